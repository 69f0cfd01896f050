/** Letters and digits without accents, case and signs: "R&D" and "r & d" are alike. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether so many letters added, left out, replaced or swapped make one word of the other. */
function isWithin(one: string, other: string, edits: number): boolean {
  if (one === other) return true
  if (edits === 0) return false
  let at = 0
  while (one[at] === other[at]) at += 1
  const [a, b] = [one.slice(at), other.slice(at)]
  const isSwapped = a.length > 1 && a[0] === b[1] && a[1] === b[0]
  return (
    isWithin(a.slice(1), b.slice(1), edits - 1) ||
    isWithin(a.slice(1), b, edits - 1) ||
    isWithin(a, b.slice(1), edits - 1) ||
    (isSwapped && isWithin(a.slice(2), b.slice(2), edits - 1))
  )
}

/** One wrong letter of five, at most two; none in short words ("East", "West"), and no digit ("Team 1", "Team 2"). */
const isNearWord = (one: string, other: string): boolean =>
  one === other ||
  (!/\p{N}/u.test(one + other) &&
    isWithin(one, other, Math.min(2, Math.floor(Math.min(one.length, other.length) / 5))))

/** Returns the first of some names of which this one is probably a misspelling. Names that differ by case alone are one. */
export function nearest(name: string, others: readonly string[]): string | null {
  const words = wordsOf(name)
  const isNear = (other: string) => {
    const theirs = wordsOf(other)
    return (
      (words.length === theirs.length && words.every((word, at) => isNearWord(word, theirs[at] ?? ''))) ||
      words.join('') === theirs.join('')
    )
  }
  const key = name.toLowerCase()
  return (words[0] && others.find((other) => other.toLowerCase() !== key && isNear(other))) || null
}
