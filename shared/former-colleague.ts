/** What somebody who was erased is called wherever they stood: in the history of others, in lists and logs. */
export const FORMER_COLLEAGUE = 'A former colleague'

/** Whether an address is the one an erased person's rows were given: it has no @, so it can never be one. */
export const isErased = (email: string): boolean => email.startsWith('erased-') && !email.includes('@')

/** An address as it is shown: nobody is to see the one of somebody who was erased. */
export const shownAddress = (email: string): string => (isErased(email) ? FORMER_COLLEAGUE : email)
