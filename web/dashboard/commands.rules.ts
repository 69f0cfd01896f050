export interface Command {
  id: string
  label: string
  /** What kind of thing it is, at the end. */
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
