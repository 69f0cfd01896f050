import type { Words } from '../../words'

export const inRounds: Words['member']['inRounds'] = {
  meetings: {
    suggests: (name) => `Cette fois-ci, c’est ${name} qui propose l’heure.`,
    youSuggest: 'Cette fois-ci, c’est toi qui proposes l’heure.',
    book: { entry: { text: (starter) => `Votre café de cette tournée.\nPour commencer\u202f: ${starter}` } },
  },
  matches: {
    description: {
      one: 'Une personne par tournée. La voici.',
      none: 'Une personne par tournée, et toutes celles que tu as rencontrées.',
    },
    answers: { not_confirmed: 'Raté cette fois-ci' },
    changed: { none: 'Tu n’as plus de rencontre à cette tournée.' },
    none: { next: 'La prochaine tournée t’en apportera une.' },
    stranded: { text: 'Pas besoin d’attendre la prochaine tournée.' },
  },
}
