import { type Fault, outageWaitSeconds } from '../delivery.rules'

/** After so many broken connections in a row, with nothing accepted between, the server is at fault. */
const DROPS_THAT_MEAN_OUTAGE = 10

/** Whether the mail server can be reached. While it can't, one row is leased now and then, to try. */
export class Breaker {
  private failures = 0
  private drops = 0
  private closedUntil = 0
  private isReached = false
  isAway = false

  constructor(private readonly elapsed: () => number = () => performance.now()) {}

  /** Milliseconds until the next try is allowed; 0: now. */
  get waitMs(): number {
    return this.isAway ? Math.max(0, this.closedUntil - this.elapsed()) : 0
  }

  /** The server could not be reached. Returns the seconds until the next try. */
  away(random: number): number {
    this.isAway = true
    this.isReached = false
    this.failures += 1
    const seconds = outageWaitSeconds(this.failures, random)
    this.closedUntil = this.elapsed() + seconds * 1000
    return seconds
  }

  /** A connection broke in mid-message. True when it is the server that is failing, not the message. */
  dropped(): boolean {
    this.drops += 1
    return this.drops >= DROPS_THAT_MEAN_OUTAGE
  }

  /** A connection is open. True when the server was away before. */
  reached(): boolean {
    const wasAway = this.isAway
    this.isReached = true
    this.isAway = false
    this.closedUntil = 0
    return wasAway
  }

  /** Whether the server was reached since this was last asked: then no send has to wait for it, whichever instance paused it. */
  wasReached(): boolean {
    const is = this.isReached && !this.isAway
    this.isReached = false
    return is
  }

  /** The server accepted or refused a message. */
  answered(): void {
    this.isReached = true
    this.failures = 0
    this.drops = 0
  }
}

const SENDERS_FAULTS_THAT_PAUSE = 5

/** Refusals because of who sends, counted for each send: going on would only use up everybody's tries. */
export class SendersFaults {
  private readonly counts = new Map<string, number>()

  /** True when there have been so many, with nothing accepted between, that the send should pause. */
  add(sendId: string): boolean {
    const count = (this.counts.get(sendId) ?? 0) + 1
    this.counts.set(sendId, count)
    if (count < SENDERS_FAULTS_THAT_PAUSE) return false
    this.counts.delete(sendId)
    return true
  }

  /** Something was accepted. */
  clear(sendId: string): void {
    this.counts.delete(sendId)
  }
}

const CERTIFICATE = /CERT|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/

/** What an administrator reads while the mail server is away. */
export function outageReason({ code, message }: Fault): string {
  const what = CERTIFICATE.test(code)
    ? 'shows a certificate that does not verify'
    : code === '535' || code === '534' || code === 'EAUTH'
      ? 'refuses the sign-in'
      : "can't be reached"
  const said = code === message || message.startsWith(code) ? message : `${code}: ${message}`
  return `The mail server ${what} (${said.slice(0, 250)}). The send goes on by itself when that is over.`
}
