import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits } = formatsOf('de')

/** What the automatic cycle did, for administrators. */
export const summary: MailWords['summary'] = {
  because: 'Du bekommst diese E-Mail, weil du Cup of Joe verwaltest.',
  troubles: 'Braucht Aufmerksamkeit',
  notPaired: 'Nicht gepaart',
  beforehand: 'Vorab',
  leftOut: 'Nicht dabei',
  andMore: (count) => `Und ${digits(count)} weitere; in der Übersicht stehen alle.`,
}
