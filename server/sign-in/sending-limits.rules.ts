import { DAY_MS } from '../http/cookies'

export interface SendingLimit {
  /** Minimum time between two mails to one address, in ms. */
  everyMs: number
  /** Maximum number of mails to one address in 24 hours. */
  perDay: number
}

export const LINK_LIMIT: SendingLimit = { everyMs: 120_000, perDay: Number.POSITIVE_INFINITY }
export const CODE_LIMIT: SendingLimit = { everyMs: 60_000, perDay: 10 }

/** How long an address must wait for its next mail, in ms; 0 if it need not wait. `sent`: newest first. */
export function waitFor(sent: Date[], now: Date, { everyMs, perDay }: SendingLimit): number {
  const until = (sentAt: Date | undefined, rest: number) =>
    sentAt === undefined ? 0 : sentAt.getTime() + rest - now.getTime()
  return Math.max(0, until(sent[0], everyMs), until(sent[perDay - 1], DAY_MS))
}
