import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('fr')

export const reach: Words['rounds']['reach'] = {
  title: 'Qui a été joint',
  failed: 'Impossible de charger qui a été joint.',
  reached: (people) => `Joints\u202f: ${digits(people)}`,
  waiting: (people) => `En attente\u202f: ${digits(people)}`,
  uncertain: (people) => `Incertains\u202f: ${digits(people)}`,
  missed: (people) => `Pas joints\u202f: ${digits(people)}`,
  byMail: (reason) => `E-mail\u202f: ${reason}`,
  tryAgain: 'Réessayer',
  pending: 'Nouvel essai...',
  tryFailed: 'Impossible de renvoyer les e-mails',
}
