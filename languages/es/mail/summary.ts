import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('es')

export const summary: MailWords['summary'] = {
  because: 'Recibes este correo porque administras Cup of Joe.',
  troubles: 'Requiere atención',
  notPaired: 'Sin encuentro',
  beforehand: 'Antes de la ronda',
  leftOut: 'Se quedan sin nadie',
  andMore: (count) => `Y ${digits(count)} más; el panel los tiene todos.`,
}
