import type { Words } from '../../words'

export const inRounds: Words['member']['inRounds'] = {
  meetings: {
    suggests: (name) => `En esta ronda propone la hora ${name}.`,
    youSuggest: 'En esta ronda propones tú la hora.',
    book: { entry: { text: (starter) => `Vuestro café de esta ronda.\nPara empezar: ${starter}` } },
  },
  matches: {
    description: {
      one: 'Una persona en cada ronda. Aquí está la tuya.',
      none: 'Una persona en cada ronda, y todas las que has conocido.',
    },
    answers: { not_confirmed: 'Esta vez no pudo ser' },
    changed: { none: 'En esta ronda ya no tienes encuentro.' },
    none: { next: 'En la próxima ronda te presentaremos a alguien.' },
    stranded: { text: 'No hace falta esperar a la próxima ronda.' },
  },
}
