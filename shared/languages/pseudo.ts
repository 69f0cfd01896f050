const ACCENTED: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}

/** Other languages say the same in up to so much more. */
const LONGER = 0.4

const accented = (text: string) => text.replaceAll(/[aeiou]/gi, (letter) => ACCENTED[letter] ?? letter)
/** Breaks where words do. */
const padding = (length: number) => '~'.repeat(length).replaceAll(/~{6}/g, ' ~~~~~')
const padded = (text: string) => `⟦${accented(text)}${padding(Math.ceil(text.length * LONGER))}⟧`

/**
 * A dictionary in a language that nobody speaks: each text with accents, longer, and in brackets at both ends. What a screen
 * shows without them was never in the dictionary; what has lost a bracket is cut off.
 */
export function pseudo(text: unknown): unknown {
  if (typeof text === 'string') return padded(text)
  if (typeof text === 'function') return (...given: unknown[]) => pseudo(text(...given))
  if (Array.isArray(text))
    return ['⟦', ...text.map((piece) => (typeof piece === 'string' ? accented(piece) : piece)), '⟧']
  if (typeof text !== 'object' || text === null) return text
  return Object.fromEntries(Object.entries(text).map(([name, value]) => [name, pseudo(value)]))
}
