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

/** "Lovelace, Ada" or "Ada Lovelace"; a name of one word is the first one. */
export function splitName(full: string): { firstName: string; lastName: string } {
  const [last = '', first] = full.split(/\s*,\s*/)
  const words = full.split(/\s+/)
  const [firstName, lastName] = first
    ? [first, last]
    : words.length === 1
      ? [full, '']
      : [words.slice(0, -1).join(' '), words.at(-1)!]
  return { firstName: firstName.slice(0, LONGEST.name), lastName: lastName.slice(0, LONGEST.name) }
}
