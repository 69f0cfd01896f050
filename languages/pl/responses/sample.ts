import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('pl')

export const sample: Responses['sample'] = {
  evaluationOnly: 'Przykładowe dane są tylko do trybu próbnego i w trybie produkcyjnym są odrzucane.',
  there: '100 przykładowych osób już istnieje.',
  added: (users, matches) =>
    `Dodano przykładowe dane. Osoby: ${digits(users)}, spotkania: ${digits(matches)}.`,
}
