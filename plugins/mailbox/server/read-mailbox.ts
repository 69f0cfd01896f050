import { createHash } from 'node:crypto'
import type { Context } from '../../../server/platform/context/context'
import { alone } from '../../../server/platform/database/lock'
import { handleMessage } from './handle-message'
import { Mailbox, MailboxAway } from './imap'
import { deleteOldMessages, noteMarked, unmarked } from './mailbox.queries'
import { keepState, type MailboxState, stateOf } from './mailbox-state'
import { fieldsOf } from './parts.rules'
import { mailboxSettings } from './settings'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
/** So many messages at a time are looked at. */
const BATCH = 50
/** Messages that came longer ago are about nothing that is still open. */
const OLDEST_DAYS = 92
/** That a message was dealt with is known for longer than it could be read. */
const KEPT_DAYS = 400
/** One reading ends after so long; the next one goes on. */
const LONGEST_MS = 5 * MINUTE
/** After so many tries a message that can't be read is left out. */
const MOST_TRIES = 3
const LONGEST_WAIT_MINUTES = 15

/**
 * Reads what has arrived in the mailbox, on one instance at a time, and deals with it: replies of calendars, and reports of
 * mails that can't be delivered. Everything else stays as it is, unread. Returns how many messages were dealt with.
 */
export async function readMailbox(context: Context, signal?: AbortSignal): Promise<number> {
  const { config, database } = context
  if (!mailboxSettings.of(config)) return 0
  return alone(database, async (tryLock) =>
    (await tryLock('mailbox')) ? new Reading(context, signal).run() : 0,
  )
}

class Reading {
  private dealtWith = 0
  private readonly end = performance.now() + LONGEST_MS

  constructor(
    private readonly context: Context,
    private readonly signal: AbortSignal | undefined,
  ) {}

  async run(): Promise<number> {
    const { context, signal } = this
    const { clock, config, db, log } = context
    const settings = mailboxSettings.of(config)
    if (!settings) return 0
    const state = await stateOf(context, settings)
    const now = clock.now()
    if (state.away && now < new Date(state.away.nextTryAt)) return 0
    try {
      const mailbox = await Mailbox.open(settings, signal)
      try {
        await this.readAll(mailbox, state)
      } finally {
        await mailbox.close()
      }
      await deleteOldMessages(db, new Date(now.getTime() - KEPT_DAYS * DAY))
      await keepState(context, { ...state, away: null, readAt: now.toISOString() })
    } catch (error) {
      // What was cut off by the product's own end says nothing of the mailbox.
      if (signal?.aborted) return this.dealtWith
      const isAway = error instanceof MailboxAway
      const problem = isAway
        ? error.message
        : `${settings.host} breaks off while messages are read, or one of them can't be read; after some tries it is left out.`
      if (isAway) log.warn(problem)
      else log.error({ err: error }, 'the mailbox could not be read to its end')
      // A message in the way is not a server in trouble: it is soon left out, and counts as no try of the server.
      const tries = isAway ? (state.away?.tries ?? 0) + 1 : 0
      const wait = isAway ? Math.min(2 ** (tries - 1), LONGEST_WAIT_MINUTES) * MINUTE : MINUTE
      const nextTryAt = new Date(now.getTime() + wait).toISOString()
      const since = state.away?.since ?? now.toISOString()
      await keepState(context, { ...state, away: { problem, since, tries, nextTryAt } })
    }
    return this.dealtWith
  }

  private async readAll(mailbox: Mailbox, state: MailboxState): Promise<void> {
    const { context } = this
    if (state.uidValidity !== mailbox.uidValidity)
      Object.assign(state, { uidValidity: mailbox.uidValidity, uid: 0, stuck: null })
    await this.mark(mailbox)
    const since = new Date(context.clock.now().getTime() - OLDEST_DAYS * DAY)
    const numbers = await mailbox.numbersAfter(state.uid, since)
    for (let at = 0; at < numbers.length && !this.isOver(); ) {
      const first = numbers[at] as number
      const isSlow = state.stuck !== null && first <= state.stuck.until
      const some = numbers.slice(at, at + (isSlow ? 1 : BATCH))
      at += some.length
      try {
        await this.readSome(mailbox, some)
      } catch (error) {
        // With its connection, nothing more can be read of this mailbox now.
        if (!this.noteStuck(state, some)) throw error
        context.log.warn({ uid: first }, 'a message of the mailbox can’t be read, and is left out')
      }
      state.uid = some.at(-1) as number
      if (state.stuck && state.uid >= state.stuck.until) state.stuck = null
      await keepState(context, state)
    }
  }

  private isOver(): boolean {
    return this.signal?.aborted === true || performance.now() > this.end
  }

  private async readSome(mailbox: Mailbox, numbers: number[]): Promise<void> {
    const worth = await mailbox.worthOf(numbers)
    for (const uid of numbers) {
      const found = worth.get(uid)
      if (!found) continue
      const parts = found.kind === 'reply' ? [found.calendar] : [found.status, found.original]
      const message = await mailbox.read(uid, parts)
      if (!message) continue
      const { uidValidity } = mailbox
      const name = fieldsOf(message.header, 'message-id')[0] || `${uidValidity} ${uid}`
      const id = createHash('sha256').update(name).digest('base64url')
      if (await handleMessage(this.context, { id, uidValidity, uid, kind: found.kind, ...message }))
        this.dealtWith += 1
    }
    await this.mark(mailbox)
  }

  /** Marks what was dealt with, now or just before a crash. */
  private async mark(mailbox: Mailbox): Promise<void> {
    const { db } = this.context
    const uids = await unmarked(db, mailbox.uidValidity)
    if (uids.length === 0) return
    await mailbox.mark(uids)
    await noteMarked(db, mailbox.uidValidity, uids)
  }

  /** Whether the message can be left out now, as it was tried often enough. */
  private noteStuck(state: MailboxState, numbers: number[]): boolean {
    const uid = numbers[0] as number
    const { stuck } = state
    const until = Math.max(stuck?.until ?? 0, numbers.at(-1) as number)
    const tries = stuck?.uid === uid && numbers.length === 1 ? stuck.tries + 1 : 1
    state.stuck = { uid, until, tries }
    return tries > MOST_TRIES
  }
}

/** Looks into the mailbox now and every minute, and never delays anything else that runs by itself. */
export function startReadingMailbox(context: Context): { stop(): Promise<void> } {
  if (!mailboxSettings.of(context.config)) return { stop: () => Promise.resolve() }
  const stopping = new AbortController()
  const poll = () =>
    context.watch
      .span('read mailbox', {}, async (add) =>
        add({ 'mailbox.messages': await readMailbox(context, stopping.signal) }),
      )
      .catch((error: Error) => context.log.error({ err: error }, 'the mailbox could not be read'))
  let running: Promise<unknown> = poll()
  const timer = setInterval(() => {
    running = running.then(poll)
  }, MINUTE)
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
