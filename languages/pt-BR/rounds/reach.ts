import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits } = formatsOf('pt-BR')

export const reach: Words['rounds']['reach'] = {
  title: 'A quem chegou',
  failed: 'Não foi possível carregar a quem chegou.',
  reached: (people) => `Chegou: ${digits(people)}`,
  waiting: (people) => `Na fila: ${digits(people)}`,
  uncertain: (people) => `Incerto: ${digits(people)}`,
  missed: (people) => `Não chegou: ${digits(people)}`,
  byMail: (reason) => `E-mail: ${reason}`,
  byChat: (chat, reason) => `${chat}: ${reason}`,
  tryAgain: 'Tentar de novo',
  pending: 'Tentando…',
  tryFailed: 'Não foi possível reenviar os e-mails',
}
