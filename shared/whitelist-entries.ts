import { plainEmail } from './characters'
import { LONGEST, MOST } from './limits'

export interface PastedEntry {
  /** From 1, as in the text box. */
  line: number
  /** Trimmed and in lower case. */
  text: string
}

/** The entries of a pasted list: one per line, or separated by commas, semicolons and tabs. */
export const entriesOf = (text: string): PastedEntry[] =>
  text.split(/\r\n?|\n/).flatMap((row, index) =>
    row
      .split(/[,;\t]/)
      .map(plainEmail)
      .filter(Boolean)
      .map((entry) => ({ line: index + 1, text: entry })),
  )

const IN_PARTS = 'Paste it in parts, or let in the whole domain by *@domain.'

/** What is said of a pasted list with more characters than one import takes. */
export const PASTE_TOO_LONG = `The list is too long for one import. ${IN_PARTS}`

/** What is wrong with the size of a pasted list; undefined if nothing is. */
export function pasteFault(text: string, entries = entriesOf(text).length): string | undefined {
  if (text.length > LONGEST.paste) return PASTE_TOO_LONG
  return entries > MOST.whitelistEntries
    ? `The list has ${entries} entries; at most ${MOST.whitelistEntries} fit in one import. ${IN_PARTS}`
    : undefined
}
