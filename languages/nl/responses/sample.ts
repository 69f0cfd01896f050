import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('nl')

export const sample: Responses['sample'] = {
  evaluationOnly: 'Voorbeeldgegevens zijn alleen voor een evaluatie, en worden in productie geweigerd.',
  there: 'De 100 voorbeeldgebruikers zijn er al.',
  added: (users, matches) =>
    `${digits(users)} voorbeeldgebruikers en ${digits(matches)} matches zijn toegevoegd.`,
}
