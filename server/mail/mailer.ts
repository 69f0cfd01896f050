import { randomUUID } from 'node:crypto'
import type { Config } from '../platform/context/config'
import { type Mailer, MailRefused, type OutgoingMail } from '../platform/context/mailer'
import { buildMessage } from './message'
import { IdleConnections, MailServerAway, type Message } from './transport'
import { createTransport } from './transports'
import { Watch } from '../platform/watching/watch'

/** Short, because somebody waits at a screen for these mails. */
const ANSWER_TIMEOUT_MS = 20_000
const IDLE_LINE_MS = 10_000
const LINES_KEPT = 2
/** How long a stopping product waits for mails that are under way. */
const STOP_WITHIN_MS = 2_000

/** Hands single mails over at once, by the same transports as the newsletters but over lines of their own. */
export function createMailer(config: Config, watch = new Watch()): Mailer & { close(): Promise<void> } {
  const transport = createTransport(config, { answerTimeoutMs: ANSWER_TIMEOUT_MS })
  const domain = /@([^>\s]+)/.exec(config.mailFrom)?.[1] ?? 'localhost'
  const idle = new IdleConnections(IDLE_LINE_MS, LINES_KEPT)
  /** The mails under way, each with what stops waiting for it. */
  const underWay = new Map<Promise<void>, () => void>()

  async function deliver(message: Message, commit: () => Promise<boolean>) {
    const used = idle.take()
    if (used) {
      const outcome = await used.deliver(message, commit)
      idle.keep(used)
      if (outcome.kind !== 'dropped') return outcome
    }
    const line = await transport.open()
    const outcome = await line.deliver(message, commit)
    idle.keep(line)
    return outcome
  }

  async function handOver(mail: OutgoingMail, commit: () => Promise<boolean>): Promise<void> {
    const messageId = mail.messageId ?? `<${randomUUID()}@${domain}>`
    // The moment on the wire, not a moment of the product: no rule depends on it.
    const message = await buildMessage(config.mailFrom, { ...mail, messageId }, new Date())
    const outcome = await watch.mail('single', () =>
      deliver(message, commit).catch((error: unknown) => {
        if (error instanceof MailServerAway) return { kind: 'away' as const, ...error.fault }
        throw error
      }),
    )
    if (outcome.kind === 'accepted') return
    if (outcome.kind === 'fenced')
      throw new MailRefused('The message was held back at the last moment.', false, 'fenced')
    const isTemporary = outcome.kind !== 'refused' || outcome.isTemporary
    const retryAfter = outcome.kind === 'refused' ? outcome.retryAfterSeconds : undefined
    const isUncertain = outcome.kind === 'uncertain'
    throw new MailRefused(outcome.message, isTemporary, outcome.code, retryAfter, isUncertain)
  }

  return {
    send(mail, commit = async () => true) {
      let giveUp = () => {}
      const over = new Promise<void>((resolve, reject) => {
        giveUp = () =>
          reject(new MailRefused('The product stopped meanwhile.', true, 'stopped', undefined, true))
        handOver(mail, commit).then(resolve, reject)
      })
      underWay.set(over, giveUp)
      return over.finally(() => underWay.delete(over))
    },
    async close() {
      const deadline = setTimeout(() => {
        for (const giveUp of underWay.values()) giveUp()
      }, STOP_WITHIN_MS)
      await Promise.allSettled(underWay.keys())
      clearTimeout(deadline)
      idle.close()
    },
  }
}
