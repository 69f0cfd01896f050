import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('pt-BR')

export const summary: MailWords['summary'] = {
  because: 'Você recebe este e-mail porque administra o Cup of Joe.',
  troubles: 'Precisa de atenção',
  notPaired: 'Sem encontro',
  beforehand: 'Antes da rodada',
  leftOut: 'Ficou de fora',
  andMore: (count) => `E mais ${digits(count)}; a lista completa está no painel.`,
}
