import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('es')

export const reach: Words['rounds']['reach'] = {
  title: 'A quién ha llegado',
  failed: 'No se ha podido cargar a quién ha llegado.',
  reached: (people) => `Ha llegado: ${digits(people)}`,
  waiting: (people) => `En espera: ${digits(people)}`,
  uncertain: (people) => `Incierto: ${digits(people)}`,
  missed: (people) => `No ha llegado: ${digits(people)}`,
  byMail: (reason) => `Correo: ${reason}`,
  byChat: (chat, reason) => `${chat}: ${reason}`,
  tryAgain: 'Volver a intentarlo',
  pending: 'Intentando…',
  tryFailed: 'No se han podido volver a enviar los correos',
}
