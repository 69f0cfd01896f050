import { createHash } from 'node:crypto'
import type { Context } from '../../../server/platform/context/context'
import { alone } from '../../../server/platform/database/lock'
import { type Envelope, Mailbox, MailboxAway } from './imap'
import {
  deleteOldMessages,
  forgetMessage,
  haveSent,
  noteHandled,
  noteMarked,
  unmarked,
} from './mailbox.queries'
import { keepState, type MailboxState, stateOf } from './mailbox-state'
import { fieldsOf } from './parts.rules'
import { mailboxSettings } from './settings'
import type { Transaction } from '../../../server/platform/database/database'
import { verifiedMessageId } from '../../../server/mail/message-id'
import { takeEventsIn } from '../../../server/mail/log/mail-events'
import { type CalendarReply, takeReply } from '../../../server/meetings/book-meeting'
import { isMailboxFault, mostTellingCode } from '../../../server/mail/delivery.rules'
import { calendarsIn, parameter, partsOf, propertiesOf, valueOf, wordOf } from '../../ics/ics-text.rules'

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
  private async mark(opened: Mailbox): Promise<void> {
    const { db } = this.context
    const uids = await unmarked(db, opened.uidValidity)
    if (uids.length === 0) return
    await opened.mark(uids)
    await noteMarked(db, opened.uidValidity, uids)
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

/** A message that may be for the product. */
interface Message extends Envelope {
  /** Equal for two deliveries of one message. */
  id: string
  uidValidity: string
  uid: number
  kind: 'reply' | 'report'
}

/**
 * Does what a message asks for, and notes in the same transaction that it was done, so that nothing is done twice. False
 * when it was done before, or the message is not for the product: then nothing is noted.
 */
export async function handleMessage(context: Context, message: Message): Promise<boolean> {
  const { id, uidValidity, uid } = message
  return context.db.transaction(async (tx) => {
    if (!(await noteHandled(tx, { id, uidValidity, uid, dealtAt: context.clock.now() }))) return false
    const isOurs =
      message.kind === 'reply'
        ? await takeCalendar(context, tx, message)
        : await takeReport(context, tx, message)
    if (!isOurs) await forgetMessage(tx, id)
    return isOurs
  })
}

async function takeCalendar(
  outer: Context,
  tx: Transaction,
  { texts, header, receivedAt }: Message,
): Promise<boolean> {
  // What came before a restore may have been read before it.
  const context = receivedAt ? { ...outer, dueSince: receivedAt } : outer
  const reply = readReply(texts[0] ?? '', header)
  return reply !== undefined && takeReply(context, tx, reply)
}

/** A mail of ours that came back for good is a bounce, as if its provider had reported it. */
async function takeReport({ clock, secret }: Context, tx: Transaction, message: Message): Promise<boolean> {
  const [status = '', headers = ''] = message.texts
  const report = readReport(status, headers)
  const messageId = report && verifiedMessageId(secret, report.messageId)
  if (!messageId || !(await haveSent(tx, messageId))) return false
  const now = clock.now()
  const at = message.receivedAt && message.receivedAt < now ? message.receivedAt : now
  await takeEventsIn(tx, [{ ...report, messageId, id: `mailbox ${message.id}`, kind: 'bounced', at }], now)
  return true
}

/** That a message can't be delivered, for good (RFC 3464). */
interface Report {
  /** Of the message that came back. */
  messageId: string
  /** Such as 5.1.1: what the refusing server says, else the report's status. */
  code: string
  /** The receiving server's words. */
  reason: string
  isAddressFault: boolean
}

/**
 * What a report says of the message whose headers came back with it; undefined when it is only late, or when either can't be
 * understood.
 */
export function readReport(text: string, headers: string): Report | undefined {
  const [header = ''] = headers.split(/\r?\n\r?\n/)
  const messageId = /^<[^<>\s]{1,300}>$/.exec(fieldsOf(header, 'message-id')[0] ?? '')?.[0]
  const failed = text
    .split(/\r?\n[ \t]*\r?\n/)
    .find((block) => /^failed\b/i.test(fieldsOf(block, 'action')[0] ?? ''))
  const status = failed && /^[45]\.\d{1,3}\.\d{1,3}/.exec(fieldsOf(failed, 'status')[0] ?? '')?.[0]
  if (!messageId || !failed || !status) return undefined
  const words = fieldsOf(failed, 'diagnostic-code')[0]?.replace(/^[\w-]+;\s*/, '') ?? ''
  const message = words
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, 500)
  const said = { code: status, message }
  return { messageId, code: mostTellingCode(said), reason: message, isAddressFault: isMailboxFault(said) }
}

/** What tells who replies to what; nothing else is parsed. */
const TELLING = /^(BEGIN|END|METHOD|UID|SEQUENCE|ATTENDEE|RECURRENCE-ID)[;:]/i
/** Of a name with an address. */
const LONGEST_SENDER = 1_000
const REPLIES: Record<string, CalendarReply['reply']> = {
  ACCEPTED: 'accepted',
  TENTATIVE: 'tentative',
  DECLINED: 'declined',
}

/**
 * The reply of a calendar to an invitation (RFC 5546); undefined when it is something else, such as the proposal of another
 * time, or not about exactly one event and one person.
 * @param header of the mail: who replies must have sent it
 */
export function readReply(text: string, header: string): CalendarReply | undefined {
  const [calendar, ...more] = calendarsIn(text, TELLING) ?? []
  if (!calendar || more.length > 0) return undefined
  const [event, ...others] = partsOf(calendar, 'VEVENT')
  const [attendee, ...guests] = event ? propertiesOf(event, 'ATTENDEE') : []
  if (!event || !attendee || others.length + guests.length > 0) return undefined
  if (wordOf(calendar, 'METHOD') !== 'REPLY' || valueOf(event, 'RECURRENCE-ID') !== undefined)
    return undefined
  const uid = /^([\da-f]{32})@/.exec(valueOf(event, 'UID') ?? '')?.[1]
  const email = /^mailto:(.+)$/i.exec(attendee.value)?.[1]?.trim().toLowerCase()
  const partstat = parameter(attendee, 'PARTSTAT')
  const reply = REPLIES[(partstat ?? '').toUpperCase()]
  const sequence = Number(valueOf(event, 'SEQUENCE') ?? 0)
  if (!uid || !email || !reply || !Number.isSafeInteger(sequence)) return undefined
  return email === senderOf(header) ? { uid, sequence, email, reply } : undefined
}

/** The address of a mail that is from one person. */
function senderOf(header: string): string | undefined {
  const [from = '', ...more] = fieldsOf(header, 'from')
  if (from.length > LONGEST_SENDER) return undefined
  // A name may be quoted, comments may lie within each other, and both may hold what looks like an address.
  let bare = from
  for (let whole = ''; bare !== whole; ) {
    whole = bare
    bare = whole.replace(/"(?:[^"\\]|\\.)*"|\((?:[^()"\\]|\\.)*\)/g, '').trim()
  }
  const found = /^[^<>,]*<([^<>\s,]+@[^<>\s,]+)>$/.exec(bare)?.[1] ?? /^[^<>\s,]+@[^<>\s,]+$/.exec(bare)?.[0]
  return more.length > 0 ? undefined : found?.toLowerCase()
}
