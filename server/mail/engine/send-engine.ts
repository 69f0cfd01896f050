import { setTimeout as sleep } from 'node:timers/promises'
import { today } from '../../platform/context/clock'
import { type Context, readsReturns } from '../../platform/context/context'
import { Breaker, outageReason, SendersFaults } from './breaker'
import { type Outcome, unmade } from '../delivery.rules'
import { Instance } from './instance'
import { TransitionWriter } from './transition-writer'
import { type Messages, NewsletterMessages, type ReadyRow } from './row-messages'
import {
  finishSends,
  mendSends,
  outlook,
  pauseForOutage,
  pauseUntilResumed,
  reclaimRows,
  releaseRows,
  releaseStrays,
  resumeAfterOutage,
  startQueuedSends,
  storeTransitions,
} from './rows.queries'
import { type Connection, IdleConnections, MailServerAway, type Transport } from '../transport'
import { transitionFor } from './transition.rules'
import { createTransport } from '../transports'
import type { DeliveryMethod } from '../../../shared/limits'

/** A sleep that can be ended early. */
class WakeSignal {
  private isSet = false
  private endSleep: (() => void) | undefined

  wake(): void {
    this.isSet = true
    this.endSleep?.()
  }

  /** Waits so many milliseconds, or until `wake`; not at all when that was called since the last wait. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.isSet && milliseconds > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds)
        this.endSleep = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      this.endSleep = undefined
    }
    this.isSet = false
  }
}

/** A row that is being handed over: longer than the longest wait for the server's answer. */
const COMMIT_LEASE_MS = 660_000
const POLL_MS = 1_000
/** While nothing is under way anywhere: new work wakes the engine. */
const QUIET_POLL_MS = 10_000
const RECLAIM_EVERY_MS = 2_000
const FAULT_WAIT_MS = 500
const IDLE_CONNECTION_MS = 5_000
const STOP_PATIENCE_MS = 1_500
/** Rows are leased ahead for so long: fewer statements where mails go out fast, and none kept from others where not. */
const AHEAD_MS = 250
const LEAST_AHEAD = 8
const MOST_AHEAD = 40

export interface SendEngine {
  /** This instance's number, by which rows name their holder. */
  readonly instance: number
  /** Looks for work at once. */
  wake(): void
  /** Ends after the messages under way; what was only leased goes back. */
  stop(): Promise<void>
}

/** Starts sending on this instance: any number of them share the work by leasing rows. */
export function startSendEngine(
  context: Context,
  transport: Transport = createTransport(context.config, { isRelayed: readsReturns(context) }),
): SendEngine {
  return startDelivery(context, {
    name: 'mail',
    transport,
    messages: new NewsletterMessages(context),
    warnOfOutage: ({ code, seconds }) =>
      context.log.warn({ code, seconds }, 'sending: the mail server cannot be reached'),
  })
}

/** One delivery method with its transport and its messages. */
interface Delivery<Payload> {
  name: DeliveryMethod
  transport: Transport<Payload>
  messages: Messages<Payload>
  /** Logs that the transport cannot be reached, and in how many seconds it is tried again. */
  warnOfOutage: (fault: { code: string; seconds: number }) => void
}

/** Starts sending by one delivery method. */
export const startDelivery = <Payload>(context: Context, delivery: Delivery<Payload>): SendEngine =>
  new Engine(context, delivery)

class Engine<Payload> implements SendEngine {
  private readonly instanceLink: Instance
  private readonly writer: TransitionWriter
  private readonly breaker = new Breaker()
  private queue: ReadyRow<Payload>[] = []
  private busy = 0
  private isStopping = false
  private readonly signal = new WakeSignal()
  private readonly idleConnections = new IdleConnections<Payload>(IDLE_CONNECTION_MS)
  private readonly activeConnections = new Set<Connection<Payload>>()
  private readonly done: Promise<void>
  private reclaimedAt = Number.NEGATIVE_INFINITY
  /** How many rows to have in hand, by how many were taken since the lease before. */
  private ahead: number
  private taken = 0
  private leasedAt = performance.now()
  private readonly sendersFaults = new SendersFaults()
  private holding = Promise.resolve()
  /** Rows that a connection works on. */
  private readonly inHand = new Set<number>()
  /** The database failed while rows were leased or given back, so some may be leased to us that we do not hold. */
  private mayHaveStrays = false

  constructor(
    private readonly context: Context,
    private readonly delivery: Delivery<Payload>,
  ) {
    this.ahead = this.transport.connections * LEAST_AHEAD
    const fault = (error: unknown) =>
      context.log.error({ err: error }, 'sending: the database cannot be reached')
    this.instanceLink = new Instance(context.database.directUrl, () => this.wake(), fault)
    this.writer = new TransitionWriter(
      (transitions) => {
        const now = context.clock.now()
        return storeTransitions(context.database.pool, transitions, {
          instance: this.instance,
          day: today(context.clock),
          now,
          endsAt: new Date(now.getTime() + COMMIT_LEASE_MS),
        })
      },
      fault,
      () => this.inHand.size,
    )
    this.done = this.run()
  }

  private get transport(): Transport<Payload> {
    return this.delivery.transport
  }

  private get isMail(): boolean {
    return this.delivery.name === 'mail'
  }

  get instance(): number {
    return this.instanceLink.number
  }

  wake(): void {
    this.signal.wake()
  }

  async stop(): Promise<void> {
    this.isStopping = true
    this.wake()
    await this.done
    await this.instanceLink.close()
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      let wait = POLL_MS
      try {
        wait = await this.turn()
      } catch (error) {
        this.context.log.error({ err: error }, 'sending: a turn failed')
        this.mayHaveStrays = true
        wait = FAULT_WAIT_MS
      }
      await this.signal.wait(wait)
    }
    await this.release(this.queue.splice(0))
    const patience = performance.now() + STOP_PATIENCE_MS
    while (this.busy > 0) {
      await sleep(20)
      // A message that is cut before its end is not sent and waits for the next start.
      if (performance.now() > patience) for (const connection of this.activeConnections) connection.close()
    }
    await Promise.race([
      this.holding.then(() => this.writer.settled()),
      sleep(STOP_PATIENCE_MS, undefined, { ref: false }),
    ])
    this.idleConnections.close()
  }

  /** One look at the database: takes orphans back, leases what is due, ends what is done. Returns how long to wait. */
  private async turn(): Promise<number> {
    if (!this.instanceLink.isAlive) return POLL_MS
    const { db, clock } = this.context
    if (performance.now() - this.reclaimedAt > RECLAIM_EVERY_MS) {
      await reclaimRows(db, clock.now(), {
        way: this.delivery.name,
        isIdempotent: this.transport.isIdempotent,
      })
      await mendSends(db, clock.now())
      if (this.isMail && this.breaker.wasReached()) await resumeAfterOutage(db)
      this.reclaimedAt = performance.now()
    }
    if (this.breaker.waitMs > 0) return Math.min(this.breaker.waitMs, POLL_MS)
    const room = this.breaker.isAway ? 1 - this.busy : this.ahead - this.queue.length
    if (room <= 0) return POLL_MS
    if (this.mayHaveStrays) {
      await releaseStrays(db, this.instance, [...this.queue.map(({ row }) => row.id), ...this.inHand])
      this.mayHaveStrays = false
    }
    await startQueuedSends(db, clock.now())
    const { rows, waitMs } = await this.delivery.messages.lease(this.instance, room)
    this.measure()
    if (rows.length > 0) {
      this.queue.push(...rows)
      this.startWorkers()
      if (rows.length < room) return Math.max(waitMs, 1)
      return this.queue.length > this.ahead >> 1 ? POLL_MS : 0
    }
    if (this.busy === 0 && this.queue.length === 0) {
      await this.writer.settled()
      await finishSends(this.context)
    }
    if (waitMs > 0) return waitMs
    const { due, isQuiet } = await outlook(db, this.delivery.name)
    if (isQuiet && this.busy === 0) return QUIET_POLL_MS
    return due ? Math.min(Math.max(due.getTime() - clock.now().getTime(), 5), POLL_MS) : POLL_MS
  }

  private measure(): void {
    const now = performance.now()
    const wanted = (this.taken * AHEAD_MS) / (now - this.leasedAt)
    const { connections } = this.transport
    this.ahead = Math.round(Math.min(Math.max(wanted, connections * LEAST_AHEAD), connections * MOST_AHEAD))
    this.taken = 0
    this.leasedAt = now
  }

  private startWorkers(): void {
    const wanted = this.breaker.isAway
      ? 1
      : Math.min(this.transport.connections, this.busy + this.queue.length)
    while (this.busy < wanted) {
      this.busy += 1
      void this.work().finally(() => {
        this.busy -= 1
        this.wake()
      })
    }
  }

  /** One connection at a time takes messages from the queue until it is empty. */
  private async work(): Promise<void> {
    let connection: Connection<Payload> | undefined
    for (let ready = this.next(); ready; ready = this.next()) {
      this.inHand.add(ready.row.id)
      try {
        connection = await this.deliver(ready, connection)
      } catch (error) {
        await this.stepBack(error, ready)
        return
      } finally {
        this.inHand.delete(ready.row.id)
      }
    }
    this.idleConnections.keep(connection)
  }

  private next(): ReadyRow<Payload> | undefined {
    const ready = this.isStopping ? undefined : this.queue.shift()
    if (ready) this.taken += 1
    // Asks for more before the connections have nothing left to send.
    if (this.queue.length === this.ahead >> 1) this.wake()
    return ready
  }

  /** Delivers one message, over a new connection if none is open. @throws MailServerAway */
  private async deliver(
    ready: ReadyRow<Payload>,
    used: Connection<Payload> | undefined,
  ): Promise<Connection<Payload> | undefined> {
    const message = this.build(ready)
    if (!message) return used
    let connection = (used?.isUsable ? used : this.idleConnections.take()) ?? (await this.open())
    let outcome = await this.handOver(connection, ready, message)
    if (outcome.kind === 'dropped' && outcome.isStale) {
      // The server had closed the idle connection; the message was never sent.
      connection = await this.open()
      outcome = await this.handOver(connection, ready, message)
    }
    if (outcome.kind === 'away') throw new MailServerAway(outcome)
    this.settle(ready, outcome)
    return connection
  }

  /** Makes the next message of the queue that is not made yet; if that fails, it fails again in its turn. */
  private buildAhead(): void {
    const next = this.queue.slice(0, this.transport.connections).find(({ message }) => !message)
    if (!next) return
    try {
      next.message = this.delivery.messages.build(next)
    } catch {
      // Reported when it is its turn.
    }
  }

  /** A message that can't be made must not hold up the others. If no message can be made, the send pauses for the administrator. */
  private build(ready: ReadyRow<Payload>): Payload | undefined {
    try {
      return ready.message ?? this.delivery.messages.build(ready)
    } catch (error) {
      this.context.log.error({ err: error }, 'sending: a message could not be made')
      this.settle(ready, unmade('The message could not be made; the log of the server says why.'))
      return undefined
    }
  }

  private async handOver(
    connection: Connection<Payload>,
    { row }: ReadyRow<Payload>,
    message: Payload,
  ): Promise<Outcome> {
    this.activeConnections.add(connection)
    let isCommitted = false
    try {
      // The conversation with the mail server mostly waits: meanwhile the next message is made.
      setImmediate(() => this.buildAhead())
      const commit = async () => (isCommitted = await this.writer.commit(row))
      return await this.context.watch.mail('newsletter', () => connection.deliver(message, commit))
    } catch (error) {
      // A fault of the product: trying again would go on for ever, and might mail somebody twice.
      this.context.log.error({ err: error }, 'sending: a message could not be handed over')
      connection.close()
      const words = 'The message could not be handed over; the log of the server says why.'
      return isCommitted ? { kind: 'uncertain', code: 'message', message: words } : unmade(words)
    } finally {
      this.activeConnections.delete(connection)
    }
  }

  private async open(): Promise<Connection<Payload>> {
    const connection = await this.transport.open()
    if (this.breaker.reached()) this.wake()
    return connection
  }

  /** No message is at fault: everything goes back, and is tried again when the server is there. */
  private async stepBack(error: unknown, { row }: ReadyRow<Payload>): Promise<void> {
    this.writer.settle({ id: row.id, attempt: row.attempt, to: 'waiting' })
    await this.release(this.queue.splice(0))
    if (error instanceof MailServerAway) {
      if (this.breaker.waitMs === 0) await this.startOutage(error.fault.code, error.fault.message)
      return
    }
    this.context.log.error({ err: error }, 'sending: a line failed')
    await sleep(FAULT_WAIT_MS)
  }

  private async startOutage(code: string, message: string): Promise<void> {
    const seconds = this.breaker.away(Math.random())
    this.delivery.warnOfOutage({ code, seconds })
    // A send has rows of every delivery method: only those that wait for mails pause it.
    if (!this.isMail) return
    await pauseForOutage(this.context.db, outageReason({ code, message })).catch((error: unknown) =>
      this.context.log.error({ err: error }, 'sending: the database cannot be reached'),
    )
  }

  private async release(rows: ReadyRow<Payload>[]): Promise<void> {
    if (rows.length === 0) return
    await releaseRows(
      this.context.db,
      this.instance,
      rows.map(({ row }) => row),
    ).catch(() => {
      this.mayHaveStrays = true
    })
  }

  private settle({ row }: ReadyRow<Payload>, outcome: Outcome): void {
    const isBroken = outcome.kind === 'dropped' || outcome.kind === 'uncertain'
    const isOutage = isBroken && !this.isStopping && this.breaker.dropped()
    if (isOutage) {
      if (this.breaker.waitMs === 0) void this.startOutage(outcome.code, outcome.message)
      void this.release(this.queue.splice(0))
    }
    if (outcome.kind === 'accepted' || outcome.kind === 'refused') this.breaker.answered()
    if (outcome.kind === 'accepted') this.sendersFaults.clear(row.sendId)
    const transition = transitionFor(row, outcome, {
      now: this.context.clock.now(),
      random: Math.random(),
      isNobodysFault: isOutage || this.isStopping,
    })
    const isTooMany =
      outcome.kind === 'refused' && transition.isSendersFault && this.sendersFaults.add(row.sendId)
    // Paused before this row is final: a send whose last rows are refused like this must not end in the meantime.
    if (isTooMany)
      this.holding = this.holdForSender(row.sendId, outcome.code, outcome.message).finally(() =>
        this.writer.settle(transition),
      )
    else this.writer.settle(transition)
  }

  /** Refused again and again because of who sends: an administrator has to look. */
  private async holdForSender(sendId: string, code: string, message: string): Promise<void> {
    const mine = this.queue.filter(({ row }) => row.sendId === sendId)
    this.queue = this.queue.filter(({ row }) => row.sendId !== sendId)
    const reason =
      code === 'message'
        ? `${message} Check the settings, then resume.`
        : `The mail provider refuses this sender (${code}: ${message}). Check the settings, then resume.`
    try {
      await this.context.db.transaction((tx) => pauseUntilResumed(tx, sendId, reason.slice(0, 400)))
      await this.release(mine)
    } catch (error) {
      this.context.log.error({ err: error }, 'sending: could not pause')
    }
  }
}
