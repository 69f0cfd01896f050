const MINUTE_MS = 60_000

/** How many calls of a method Slack takes in a minute: its tiers (https://docs.slack.dev/apis/web-api/rate-limits). */
const A_MINUTE: Record<string, number> = {
  'auth.test': 300,
  'users.lookupByEmail': 50,
  'conversations.open': 50,
  'chat.postMessage': 300,
  'chat.update': 50,
  'chat.postEphemeral': 100,
  'views.publish': 100,
  'apps.connections.open': 10,
}
/** One message a second in a channel; short bursts pass. */
const BURST = 3

/** Counts calls as Slack does. */
export class Rates {
  private readonly calls = new Map<string, number[]>()
  private readonly storms: { method: string | undefined; left: number; seconds: number }[] = []

  /** @param speed how much faster than the clock time passes for the limits */
  constructor(private readonly speed: number) {}

  /** Refuses so many of the next calls. */
  storm(left: number, seconds: number, method?: string): void {
    this.storms.push({ method, left, seconds })
  }

  /** Takes a call, or says after how many seconds to ask again. */
  take(method: string, channel?: string): number | undefined {
    const storm = this.storms.find((one) => one.left > 0 && (one.method ?? method) === method)
    if (storm) {
      storm.left -= 1
      return storm.seconds
    }
    const limits = [{ key: method, most: A_MINUTE[method] ?? 20, withinMs: MINUTE_MS }]
    if (channel && method === 'chat.postMessage')
      limits.push({ key: channel, most: BURST, withinMs: BURST * 1000 })
    const now = performance.now() * this.speed
    for (const { key, most, withinMs } of limits) {
      const recent = (this.calls.get(key) ?? []).filter((at) => at > now - withinMs)
      this.calls.set(key, recent)
      if (recent.length >= most)
        return Math.max(1, Math.ceil((recent[0]! + withinMs - now) / 1000 / this.speed))
    }
    for (const { key } of limits) this.calls.get(key)!.push(now)
    return undefined
  }
}
