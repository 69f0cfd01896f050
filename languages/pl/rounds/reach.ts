import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('pl')

export const reach: Words['rounds']['reach'] = {
  title: 'Do kogo dotarło',
  failed: 'Nie udało się wczytać, do kogo dotarło.',
  reached: (people) => `Dotarło: ${digits(people)}`,
  waiting: (people) => `Czeka: ${digits(people)}`,
  uncertain: (people) => `Niepewne: ${digits(people)}`,
  missed: (people) => `Nie dotarło: ${digits(people)}`,
  byMail: (reason) => `E-mail: ${reason}`,
  byChat: (chat, reason) => `${chat}: ${reason}`,
  tryAgain: 'Spróbuj ponownie',
  pending: 'Próbujemy…',
  tryFailed: 'Nie udało się wysłać e-maili ponownie',
}
