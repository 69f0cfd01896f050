import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('pl')

export const summary: MailWords['summary'] = {
  because: 'Dostajesz tę wiadomość, bo administrujesz Cup of Joe.',
  troubles: 'Wymaga uwagi',
  notPaired: 'Bez pary',
  beforehand: 'Przed rundą',
  leftOut: 'Bez drugiej osoby',
  andMore: (count) => `I jeszcze ${digits(count)}; cała lista jest w panelu.`,
}
