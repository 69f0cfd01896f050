import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('de')

export const reach: Words['rounds']['reach'] = {
  title: 'Wer erreicht wurde',
  failed: 'Wer erreicht wurde, konnte nicht geladen werden.',
  reached: (people) => `Erreicht: ${digits(people)}`,
  waiting: (people) => `Wartet: ${digits(people)}`,
  uncertain: (people) => `Unklar: ${digits(people)}`,
  missed: (people) => `Nicht erreicht: ${digits(people)}`,
  byMail: (reason) => `E-Mail: ${reason}`,
  byChat: (chat, reason) => `${chat}: ${reason}`,
  tryAgain: 'Noch einmal versuchen',
  pending: 'Wird versucht ...',
  tryFailed: 'Die E-Mails konnten nicht noch einmal verschickt werden',
}
