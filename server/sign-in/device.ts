import Bowser from 'bowser'

const MOST_KNOWN = 500
const known = new Map<string, string>()

/** A browser and its system in words, from the header it sends: "Firefox on Windows". Kept, as telling takes a while. */
export function deviceOf(userAgent: string | null): string {
  const text = userAgent || 'unknown'
  const device = known.get(text) ?? parsed(text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, device)
  return device
}

function parsed(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name) return 'An unknown browser'
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
