import type { MailWords } from '../../languages/words'
import { nameOrAddress } from '../../shared/person-name'

/** An address as it is written after `mailto:`. */
export const mailtoOf = (email: string): string => encodeURIComponent(email).replace('%40', '@')

/** People by their names, as a mail lists them. */
export const namesInMail = (
  { isolated, listed }: MailWords,
  people: { firstName: string; lastName: string; email: string }[],
): string => listed(people.map((person) => isolated(nameOrAddress(person))))

/** How a mail names the others of a match, whose addresses it gives. */
export const othersInMail = (
  words: MailWords,
  others: { firstName: string; lastName: string; email: string }[],
) => ({
  partnerName: namesInMail(words, others),
  partnerEmail: others.map(({ email }) => email).join(', '),
  isOfMore: others.length > 1 ? 'yes' : '',
  partnerMailto: others.map(({ email }) => mailtoOf(email)).join(','),
})
