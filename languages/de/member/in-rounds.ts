import type { Words } from '../../words'

export const inRounds: Words['member']['inRounds'] = {
  meetings: {
    suggests: (name) => `${name} schlägt in dieser Runde den Termin vor.`,
    youSuggest: 'Du schlägst in dieser Runde den Termin vor.',
    book: { entry: { text: (starter) => `Euer Kaffee in dieser Runde.\nZum Anfangen: ${starter}` } },
  },
  matches: {
    description: {
      one: 'In jeder Runde jemand aus der Firma. Hier ist dein Gegenüber.',
      none: 'In jeder Runde jemand aus der Firma, und alle, die du schon getroffen hast.',
    },
    answers: { not_confirmed: 'Diesmal verpasst' },
    changed: { none: 'Du hast in dieser Runde kein Treffen mehr.' },
    none: { next: 'In der nächsten Runde triffst du wieder jemanden aus der Firma.' },
    stranded: { text: 'Du musst nicht bis zur nächsten Runde warten.' },
  },
}
