import type { SendProgress } from '../../../shared/contract/newsletters'

/** The state that speaks for several sends: the first that one of them is in. */
export const MOST_UNDER_WAY = ['sending', 'queued', 'paused', 'cancelled', 'sent'] as const

/** How far several sends are together, and why the first of those that speak for all is held up. */
export function sumOf(parts: SendProgress['parts']): Omit<SendProgress, 'parts'> {
  const sum = (of: 'sent' | 'failed' | 'unknown' | 'total') =>
    parts.reduce((total, part) => total + part[of], 0)
  const state = MOST_UNDER_WAY.find((each) => parts.some((part) => part.state === each)) ?? 'sent'
  const reason = parts.find((part) => part.state === state && part.reason !== null)?.reason ?? null
  return {
    sent: sum('sent'),
    failed: sum('failed'),
    unknown: sum('unknown'),
    total: sum('total'),
    state,
    reason,
  }
}
