import { DAY_MS } from '../platform/http/cookies'

export type MailKind = 'link' | 'code' | 'deletion'

/** A sign-in mail of the last 24 hours. */
export interface SentMail {
  at: Date
  /** Invitations count for no limit: an administrator sends them. */
  kind: MailKind | 'invitation'
  /** The browser that asked. */
  browser: string
  /** From the part of the quota that is kept for browsers that have signed in before. */
  isReserved: boolean
}

export interface MailWish {
  kind: MailKind
  browser: string
  /** The browser has signed in as the person of this address before. */
  isKnownDevice: boolean
}

/** Minimum time between two mails of a kind. */
const EVERY_MS: Record<MailKind, number> = { link: 120_000, code: 60_000, deletion: 60_000 }
/**
 * An address gets ten links and ten codes in 24 hours, and ten more of either kind that only known devices can ask for:
 * strangers, however many browsers they have, never use up the owner's. Ten codes that delete the account come on top;
 * only a signed-in person can ask for those. A browser gets ten mails in all, so that one stranger's browser uses up the
 * links or the codes, but not both.
 */
const PER_DAY = 10

/** How many of an address's links work: the last ones. */
export const OPEN_LINKS = 3

/** The mailbox that a plus address reaches, as most mail servers deliver it; undefined for any other address. */
export const mailboxOf = (email: string): string | undefined =>
  /^[^+@]+\+/.test(email) ? email.replace(/\+[^@]*/, '') : undefined

/** How long a browser must wait for its next mail, in ms (0: it need not), and from which part of the quota it comes. */
export function placeFor(sent: SentMail[], wish: MailWish, now: Date): { wait: number; isReserved: boolean } {
  const newestFirst = sent.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const waitAmong = (isCounted: (mail: SentMail) => boolean) => {
    const mails = newestFirst.filter(isCounted)
    const until = (mail: SentMail | undefined, rest: number) =>
      mail ? mail.at.getTime() + rest - now.getTime() : 0
    const last = mails.find(({ kind }) => kind === wish.kind)
    return Math.max(0, until(last, EVERY_MS[wish.kind]), until(mails[PER_DAY - 1], DAY_MS))
  }
  const own = waitAmong(({ browser }) => browser === wish.browser)
  const shared = waitAmong(({ isReserved, kind }) => !isReserved && kind === wish.kind)
  const reserved = wish.isKnownDevice ? waitAmong(({ isReserved }) => isReserved) : Infinity
  return { wait: Math.max(own, Math.min(shared, reserved)), isReserved: reserved <= shared }
}
