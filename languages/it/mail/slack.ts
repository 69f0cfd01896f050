import type { MailWords } from '../../words'

export const slack: MailWords['slack'] = {
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
}
