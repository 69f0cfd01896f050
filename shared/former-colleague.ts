/** What an erased person is called wherever their name or address was: in the history of others, in lists and logs. */
export const FORMER_COLLEAGUE = 'A former colleague'

/** Whether this is the placeholder for an erased person's address; without an @ it can never be a real one. */
export const isErased = (email: string): boolean => email.startsWith('erased-') && !email.includes('@')

/** An address as people see it: "A former colleague" for one that was erased. */
export const shownAddress = (email: string): string => (isErased(email) ? FORMER_COLLEAGUE : email)

/** Whether a match's other person was erased: their address is then missing. */
export const hasLeft = (partner: { email: string }): boolean => partner.email === ''

/** In place of an erased person's address, where there has to be one; no address can be like this. */
export const FORMER_ADDRESS = 'former-colleague@erased.invalid'
