import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('it')

export const sample: Responses['sample'] = {
  evaluationOnly: 'I dati di esempio servono solo alle prove, e in produzione si rifiutano.',
  there: 'I 100 utenti di esempio ci sono già.',
  added: (users, matches) => `Aggiunti: ${digits(users)} utenti di esempio e ${digits(matches)} incontri.`,
}
