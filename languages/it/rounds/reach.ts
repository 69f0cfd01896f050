import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('it')

export const reach: Words['rounds']['reach'] = {
  title: 'A chi è arrivata',
  failed: 'Non è stato possibile caricare a chi è arrivata.',
  reached: (people) => `Arrivata: ${digits(people)}`,
  waiting: (people) => `In attesa: ${digits(people)}`,
  uncertain: (people) => `Incerta: ${digits(people)}`,
  missed: (people) => `Non arrivata: ${digits(people)}`,
  byMail: (reason) => `E-mail: ${reason}`,
  byChat: (chat, reason) => `${chat}: ${reason}`,
  tryAgain: 'Riprova',
  pending: 'Nuovo tentativo…',
  tryFailed: 'Non è stato possibile reinviare le e-mail',
}
