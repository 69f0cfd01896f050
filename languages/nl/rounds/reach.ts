import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('nl')

export const reach: Words['rounds']['reach'] = {
  title: 'Wie bereikt is',
  failed: 'Het kon niet worden geladen wie bereikt is.',
  reached: (people) => `Bereikt: ${digits(people)}`,
  waiting: (people) => `Wacht: ${digits(people)}`,
  uncertain: (people) => `Onzeker: ${digits(people)}`,
  missed: (people) => `Niet bereikt: ${digits(people)}`,
  byMail: (reason) => `E-mail: ${reason}`,
  byChat: (chat, reason) => `${chat}: ${reason}`,
  tryAgain: 'Opnieuw proberen',
  pending: 'Bezig…',
  tryFailed: 'De mails konden niet opnieuw worden verstuurd',
}
