import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('fr')

export const sample: Responses['sample'] = {
  evaluationOnly: 'Les données d’exemple servent à l’évaluation seulement, et sont refusées en production.',
  there: 'Les 100 personnes d’exemple sont déjà là.',
  added: (users, matches) =>
    `Ajouté\u202f: ${plural(users, { one: '# personne d’exemple', many: '# de personnes d’exemple', other: '# personnes d’exemple' })} et ${plural(matches, { one: '# rencontre', many: '# de rencontres', other: '# rencontres' })}.`,
}
