import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('it')

export const summary: MailWords['summary'] = {
  because: 'Ricevi questa e-mail perché amministri Cup of Joe.',
  troubles: 'Da controllare',
  notPaired: 'Senza incontro',
  beforehand: 'Prima del giro',
  leftOut: 'Senza nessuno questa volta',
  andMore: (count) => `E altri ${digits(count)}; l’elenco completo è nel pannello.`,
}
