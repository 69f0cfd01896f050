import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const web: Worded<typeof en.web> = {
  tellBy: {
    slack: 'Slack',
    both: 'E-mail e Slack',
  },
  setting: {
    slack: {
      label: 'Slack',
      hint: 'In Slack. Chi lì non ha un account, e ogni invito per il calendario, riceve un’e-mail.',
    },
    both: {
      label: 'Entrambi',
      hint: 'Per e-mail e in Slack.',
    },
  },
  notReached: (reason) => `Slack: ${reason}`,
  badge: 'Slack',
}

export const server: Worded<typeof en.server> = {
  coffeeOf: (names) => `Un caffè per ${names}.`,
  booked: (when) => `Il vostro caffè: ${when}.`,
  skip: 'Salta il prossimo giro',
  rest: 'Leggi il resto',
  refused: {
    unknown: 'Cup of Joe non sa chi sei. Non è cambiato niente.',
    stranger: 'Questo incontro è di altre persone. Non è cambiato niente.',
    old: 'Questo pulsante non funziona più. La tua pagina fa la stessa cosa.',
  },
  home: {
    noMatch: 'Al momento non hai incontri aperti.',
    next: (date) => `Il prossimo giro di caffè: ${date}.`,
    skipping: 'Salti il prossimo giro, e poi torni automaticamente.',
    away: 'Al momento non partecipi.',
    pause: 'Pausa di un mese',
    back: 'Partecipa di nuovo',
    open: 'La tua pagina',
  },
  health: {
    off: 'Disattivato',
    byMail: (code: string) =>
      `Slack rifiuta tutto (${code}), quindi le persone sono avvisate per e-mail. Correggi il token o i permessi dell’app: si riprova ogni minuto.`,
    away: 'Non raggiungibile',
    waits: (code: string) =>
      `Slack non è raggiungibile (${code}); si riprova ogni minuto. I messaggi destinati a Slack aspettano e dopo un’ora partono per e-mail.`,
    notYet: 'Non ancora interrogato',
    told: 'Chi lo desidera è avvisato in Slack.',
  },
  slackId: 'ID Slack',
}
