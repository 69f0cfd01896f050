import { plainEmail } from './characters'

/** The most entries of one import; a company with more people lets in its domain. */
export const MOST_ENTRIES = 20_000

export interface PastedEntry {
  /** From 1, as in the box. */
  line: number
  /** Trimmed and in lower case. */
  text: string
}

/** The entries of a pasted list: one a line, or separated by commas, semicolons and tabs. */
export const entriesOf = (text: string): PastedEntry[] =>
  text.split(/\r\n?|\n/).flatMap((row, index) =>
    row
      .split(/[,;\t]/)
      .map(plainEmail)
      .filter(Boolean)
      .map((entry) => ({ line: index + 1, text: entry })),
  )
