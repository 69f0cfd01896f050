import { LONGEST } from './limits'

interface Named {
  firstName?: string | null
  lastName?: string | null
}

/** First and last name as one; empty while neither is set. */
export const fullName = ({ firstName, lastName }: Named): string =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim()

/** The name, else the whole address: where nothing else says who it is. */
export const nameOrAddress = (person: Named & { email: string }): string => fullName(person) || person.email

/** The name, else the address before its @, else "Unknown": where the address stands nearby, or should not be shown. */
export const personName = (person: Named & { email?: string | null }): string =>
  fullName(person) || person.email?.split('@')[0] || 'Unknown'

/** Names as a text lists them: "Ada", "Ada and Bo", "Ada, Bo and Cleo". */
export const inWords = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** What follows a name and is neither of its two; a comma shows it of the longer ones, which are somebody's name, too. */
const SUFFIX =
  /(?:[\s,]+(?:jr|sr|i{2,3}|iv|ph\.?\s?d)|\s*,\s*(?:md|m\.d|mba|msc|m\.sc|bsc|ma|ba|esq|cpa|dds|rn|pe))\.?$/i

/** "Lovelace, Ada" or "Ada Lovelace"; a name of one word is the first one. What is after a dash is a place or a team. */
export function splitName(full: string): { firstName: string; lastName: string } {
  let name = full.trim()
  while (SUFFIX.test(name)) name = name.replace(SUFFIX, '')
  const [last = '', first] = name.split(/\s*,\s*/)
  const words = name.split(/\s+/)
  const [firstName, lastName] = first
    ? [first.split(/\s+[-–]\s+/)[0]!, last]
    : words.length === 1
      ? [name, '']
      : [words.slice(0, -1).join(' '), words.at(-1)!]
  return { firstName: firstName.slice(0, LONGEST.name), lastName: lastName.slice(0, LONGEST.name) }
}

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
