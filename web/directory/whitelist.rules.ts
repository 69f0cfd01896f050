import { emailProblem, plainEmail } from '../sign-in/sign-in.rules'

/** What is wrong with a whitelist entry, an address or `*@domain`; null if nothing is. */
export function whitelistProblem(text: string): string | null {
  const pattern = plainEmail(text)
  if (!pattern) return 'Email is required'
  const address = pattern.startsWith('*@') ? `any${pattern.slice(1)}` : pattern
  return emailProblem(address) === null ? null : 'Please enter a valid email address'
}

/** The domain of an address or a pattern. */
export const domainOf = (text: string): string => plainEmail(text).split('@').at(-1) ?? ''

/** Whether an entry lets in a whole domain. */
export const isWholeDomain = (email: string): boolean => email.startsWith('*@')

export interface PastedLine {
  /** From 1, as in the box. */
  line: number
  text: string
  problem: string | null
}

/** The entries of a pasted list, one a line or separated by commas and semicolons; a repeated one counts once. */
export function pastedLines(text: string): PastedLine[] {
  const seen = new Set<string>()
  return text.split(/\r?\n/).flatMap((row, index) =>
    row
      .split(/[,;\t]/)
      .map(plainEmail)
      .filter(Boolean)
      .map((entry) => {
        const repeated = seen.has(entry)
        seen.add(entry)
        return {
          line: index + 1,
          text: entry,
          problem: repeated ? 'Stands further up already' : whitelistProblem(entry),
        }
      }),
  )
}
