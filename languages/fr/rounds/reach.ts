import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('fr')

export const reach: Words['rounds']['reach'] = {
  title: 'Qui a été joint',
  failed: 'Impossible de charger les personnes jointes.',
  reached: (people) => `Jointes\u202f: ${digits(people)}`,
  waiting: (people) => `En attente\u202f: ${digits(people)}`,
  uncertain: (people) => `Incertaines\u202f: ${digits(people)}`,
  missed: (people) => `Pas jointes\u202f: ${digits(people)}`,
  byMail: (reason) => `E-mail\u202f: ${reason}`,
  byChat: (chat, reason) => `${chat}\u202f: ${reason}`,
  tryAgain: 'Réessayer',
  pending: 'Nouvel essai…',
  tryFailed: 'Impossible de renvoyer les e-mails',
}
