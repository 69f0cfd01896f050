import Bowser from 'bowser'

/** A browser and its system in words, from the header it sends: "Firefox on Windows". */
export function deviceOf(userAgent: string | null): string {
  const { browser, os } = Bowser.parse(userAgent || 'unknown')
  if (!browser.name) return 'An unknown browser'
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
