export interface Command {
  id: string
  label: string
  /** What kind of thing it is, at the right. */
  kind: string
  /** Other words one might look for. */
  words?: string
  run: () => void
}

/** The commands in which every typed word occurs; those whose label begins with the text come first. */
export function commandsFor(commands: readonly Command[], typed: string): Command[] {
  const text = typed.trim().toLowerCase()
  const words = text.split(/\s+/)
  const found = commands.filter(({ label, kind, words: more = '' }) => {
    const whole = `${label} ${kind} ${more}`.toLowerCase()
    return words.every((word) => whole.includes(word))
  })
  const begins = ({ label }: Command) => (label.toLowerCase().startsWith(text) ? 0 : 1)
  return text ? found.toSorted((one, other) => begins(one) - begins(other)) : found
}

/** The place after a key: arrows go round, Home and End to the ends; the same place for any other key. */
export function placeAfter(key: string, place: number, count: number): number {
  if (count === 0) return 0
  if (key === 'ArrowDown') return (place + 1) % count
  if (key === 'ArrowUp') return (place - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return place
}
