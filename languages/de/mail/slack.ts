import type { MailWords } from '../../words'

export const slack: MailWords['slack'] = {
  coffeeOf: (names) => `Ein Kaffee für ${names}.`,
  booked: (when) => `Euer Kaffee: ${when}.`,
  skip: 'Nächste Runde aussetzen',
  rest: 'Weiterlesen',
  refused: {
    unknown: 'Cup of Joe weiß nicht, wer du bist. Deshalb wurde nichts geändert.',
    stranger: 'Dieses Treffen ist das von anderen. Deshalb wurde nichts geändert.',
    old: 'Dieser Knopf geht nicht mehr. Auf deiner Seite geht dasselbe.',
  },
  home: {
    noMatch: 'Du hast gerade kein offenes Treffen.',
    next: (date) => `Die nächste Runde ist am ${date}.`,
    skipping: 'Du setzt die nächste Runde aus und bist danach von selbst wieder dabei.',
    away: 'Du machst gerade nicht mit.',
    pause: 'Einen Monat Pause',
    back: 'Wieder mitmachen',
    open: 'Deine Seite',
  },
}
