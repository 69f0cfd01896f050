import type { MailWords } from '../../languages/words'
import { isolated } from '../../shared/isolated'
import { nameOrAddress } from '../../shared/person-name'

/** An address as it is written after `mailto:`. */
export const mailtoOf = (email: string): string => encodeURIComponent(email).replace('%40', '@')

/** How a mail names the others of a match, whose addresses it gives. */
export const othersInMail = (
  { listed }: MailWords,
  others: { firstName: string; lastName: string; email: string }[],
) => ({
  partnerName: listed(others.map((other) => isolated(nameOrAddress(other)))),
  partnerEmail: others.map(({ email }) => email).join(', '),
  isOfThree: others.length > 1 ? 'yes' : '',
  partnerMailto: others.map(({ email }) => mailtoOf(email)).join(','),
})
