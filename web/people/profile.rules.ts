import { CONTROL_BUT_LINE_BREAKS, CONTROL_CHARACTERS, VISIBLE } from '../../shared/characters'

const LONGEST_NAME = 100
const LONGEST_BIO = 1000

/** What is wrong with a required line of the profile, in the words of the contract; true if nothing is. */
export function checkLine(text: string, missing: string): string | true {
  if (text.length > LONGEST_NAME) return `At most ${LONGEST_NAME} characters`
  if (CONTROL_CHARACTERS.test(text)) return 'Line breaks and control characters are not allowed'
  return VISIBLE.test(text) ? true : missing
}

/** What is wrong with the bio; true if nothing is. */
export function checkBio(text: string): string | true {
  if (text.length > LONGEST_BIO) return `At most ${LONGEST_BIO} characters`
  return CONTROL_BUT_LINE_BREAKS.test(text) ? 'Control characters are not allowed' : true
}

/** First and last name as one, or the address of someone who has not said yet. */
export const fullName = (person: { firstName: string; lastName: string; email: string }): string =>
  `${person.firstName} ${person.lastName}`.trim() || person.email
