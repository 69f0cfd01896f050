import type { Words } from '../../words'

export const inRounds: Words['member']['inRounds'] = {
  meetings: {
    suggests: (name) => `In questo giro l’orario lo propone ${name}.`,
    youSuggest: 'In questo giro l’orario lo proponi tu.',
    book: { entry: { text: (starter) => `Il vostro caffè di questo giro.\nPer cominciare: ${starter}` } },
  },
  matches: {
    description: {
      one: 'Una persona a ogni giro. Ecco la tua.',
      none: 'Una persona a ogni giro, e tutte quelle che hai incontrato.',
    },
    answers: { not_confirmed: 'Questa volta no' },
    changed: { none: 'In questo giro non hai più un incontro.' },
    none: { next: 'Il prossimo giro te ne porta uno.' },
    stranded: { text: 'Non serve aspettare il prossimo giro.' },
  },
}
