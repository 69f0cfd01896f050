import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const server: Worded<typeof en.server> = {
  coffeeOf: (names) => `Un caffè per ${names}.`,
  booked: (when) => `Il vostro caffè: ${when}.`,
  skip: 'Salta il prossimo giro',
  rest: 'Leggi il resto',
  refused: {
    unknown: 'Cup of Joe non può riconoscerti, quindi non è cambiato niente.',
    stranger: 'Questo incontro non è il tuo, quindi non è cambiato niente.',
    old: 'Questo pulsante non funziona più. Puoi fare lo stesso dalla tua pagina.',
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
    byMail: (chat: string, code: string) =>
      `${chat} rifiuta tutto (${code}), quindi gli avvisi arrivano via e-mail. Correggi il token o i permessi dell’app: si riprova ogni minuto.`,
    away: 'Non raggiungibile',
    waits: (chat: string, code: string) =>
      `${chat} non è raggiungibile (${code}); si riprova ogni minuto. I messaggi destinati a ${chat} aspettano e dopo un’ora partono via e-mail.`,
    notYet: 'Non ancora provato',
    told: (chat: string) => `Chi ha scelto ${chat} riceve lì gli avvisi.`,
  },
  chatId: (chat: string) => `ID ${chat}`,
}
