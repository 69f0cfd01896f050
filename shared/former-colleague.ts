/** What an erased person is called wherever their name or address was: in the history of others, in lists and logs. */
export const FORMER_COLLEAGUE = 'A former colleague'

/** Whether this stands in the place of an erased person's address; without an @ it can never be a real one. */
export const isErased = (email: string): boolean => email.startsWith('erased-') && !email.includes('@')

/** An address as people see it: "A former colleague" for one that was erased. */
export const shownAddress = (email: string): string => (isErased(email) ? FORMER_COLLEAGUE : email)

/** Whether a match's other person was erased: of their own match people are told no address then. */
export const hasLeft = (partner: { email: string }): boolean => partner.email === ''
