const LONGEST_NAME = 100
const LONGEST_BIO = 1000
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/
// oxlint-disable-next-line no-control-regex -- the same, with line breaks let through
const CONTROL_BUT_LINE_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
/** Neither a space of any kind nor a mark that only steers others. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}]/u

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
