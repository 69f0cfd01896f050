import { setTimeout as sleep } from 'node:timers/promises'
import { today } from '../../../server/platform/context/clock'
import type { Outcome } from '../../../server/mail/delivery.rules'
import type { ReadyRow } from '../../../server/mail/engine/row-messages'
import { KINDS_THAT_NAME_A_MATCH } from '../../../server/mail/engine/sends.queries'
import { textOf } from '../../../server/mail/frozen-mail'
import { type Connection, MailServerAway, type Transport } from '../../../server/mail/transport'
import { matchMessage } from './match-message'
import { claimPost, findPost, findToTell, givePostBack, storePost, toldTogether } from './people.queries'
import { openConversation } from './find-people'
import type { SlackContext } from './presses'
import { rowMessage } from './row-message'
import type { Off } from './state'
import { type SlackMessage, SlackRefused, type SlackWeb } from './web'

/** What a row needs to be told in Slack. */
export type SlackRow = Pick<ReadyRow, 'row' | 'content'>

const CONNECTIONS = 4
/** Longer than a call may take: whoever claimed a post and has not said what came of it is dead. */
const CLAIM_MS = 20_000
/** So long a row may wait for Slack's limits, and for others of its match, before it is told; its lease is two minutes. */
const LONGEST_WAIT_MS = 60_000

/** Slack as a delivery method. While it is off, nothing is told. */
export function slackTransport(slack: SlackContext, off: Off): Transport<SlackRow> {
  const inTurn = takingTurnsBy<Outcome | undefined>()
  const web: SlackWeb = {
    ...slack.web,
    async post(channel, message) {
      const ts = await slack.web.post(channel, message)
      off.worked()
      return ts
    },
  }
  return {
    name: 'slack',
    connections: CONNECTIONS,
    isIdempotent: false,
    async open() {
      if (off.code) throw new MailServerAway({ code: off.code, message: 'Slack does not work.' })
      return openConnection({ ...slack, web, inTurn }, off)
    },
  }
}

/** Work about the same thing is done one after the other. */
function takingTurnsBy<Result>() {
  const last = new Map<string, Promise<unknown>>()
  return async (about: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(about)
    const mine = (async () => {
      await before?.catch(() => undefined)
      return work()
    })()
    last.set(about, mine)
    try {
      return await mine
    } finally {
      if (last.get(about) === mine) last.delete(about)
    }
  }
}

type Telling = SlackContext & { inTurn: ReturnType<typeof takingTurnsBy<Outcome | undefined>> }

function openConnection(slack: Telling, off: Off): Connection<SlackRow> {
  const closing = new AbortController()
  return {
    get isUsable() {
      return !closing.signal.aborted && !off.code
    },
    async deliver(ready, commit) {
      try {
        return await tell(slack, ready, commit, patience(closing.signal))
      } catch (error) {
        if (closing.signal.aborted)
          return { kind: 'dropped', code: 'stopped', message: 'The server stopped.' }
        if (!(error instanceof SlackRefused)) throw error
        if (error.kind === 'off') await off.turnOff(error)
        return outcomeOf(error)
      }
    },
    close: () => closing.abort(),
  }
}

function outcomeOf({ kind, code, message, retryAfterSeconds, isTooOften }: SlackRefused): Outcome {
  const fault = { code, message }
  if (kind === 'off' || kind === 'away') return { kind: 'away', ...fault }
  if (kind === 'uncertain') return { kind, ...fault }
  if (isTooOften) return { kind: 'refused', isTemporary: true, isTooOften, retryAfterSeconds, ...fault }
  // A row fails of the eighth; ten in a row are no row's fault.
  if (kind === 'later') return { kind: 'dropped', ...fault }
  return { kind: 'refused', isTemporary: false, ...fault }
}

/** Tells one person, or with them those of their match. @throws SlackRefused */
async function tell(
  slack: Telling,
  { row, content }: SlackRow,
  commit: () => Promise<boolean>,
  inTime: InTime,
): Promise<Outcome> {
  const { context, web } = slack
  const person = row.userId ? await findToTell(context.db, row.userId) : undefined
  if (!person) throw new SlackRefused('nobody', 'users_not_found')
  const isOfMatch = KINDS_THAT_NAME_A_MATCH.some((kind) => kind === content.kind)
  const matchId = isOfMatch && textOf(row.values, 'partnerName') !== '' ? textOf(row.values, 'matchId') : ''
  if (matchId) {
    const about = { sendId: row.sendId, matchId, userId: person.userId }
    const told = await slack.inTurn(matchId, () => tellMatch(slack, about, commit, inTime))
    if (told) return told
  }
  const { channel } = await inTime(() => openConversation(slack, [person], person.userId))
  const message = rowMessage(context, { row, content })
  if (!(await commit())) return { kind: 'fenced' }
  await web.post(channel, message)
  return { kind: 'accepted', isRelayed: true }
}

/**
 * One message for all people of a match that a send tells in Slack, in their conversation: the first row posts it, and the
 * others find it there. Undefined: there is no such match any more, or they have left it.
 */
async function tellMatch(
  slack: SlackContext,
  { sendId, matchId, userId }: { sendId: string; matchId: string; userId: string },
  commit: () => Promise<boolean>,
  inTime: InTime,
): Promise<Outcome | undefined> {
  const { context } = slack
  const { db, clock } = context
  const people = await toldTogether(db, sendId, matchId, today(clock))
  const mine = people.find((one) => one.userId === userId)
  if (!mine) return undefined
  const before = await findPost(db, { sendId, matchId })
  if (before && mine.slackId !== null) return outcomeOfPost(before, clock.now())
  const { ids, channel } = await inTime(() => openConversation(slack, people, userId))
  const message = await matchMessage(context, matchId, ids)
  if (!message) return undefined
  if (!(await commit())) return { kind: 'fenced' }
  const claimed = { sendId, matchId, channel, at: clock.now() }
  if (!(await claimPost(db, claimed))) return POSTING
  await post(slack, claimed, message)
  return ACCEPTED
}

/** A message in Slack says nothing about whether the person's address takes mail. */
const ACCEPTED: Outcome = { kind: 'accepted', isRelayed: true }
const POSTING: Outcome = {
  kind: 'refused',
  isTemporary: true,
  isTooOften: true,
  code: 'posting',
  message: 'The message of the match is being posted.',
}

function outcomeOfPost({ ts, at }: { ts: string | null; at: Date }, now: Date): Outcome {
  if (ts !== null) return ACCEPTED
  if (now.getTime() - at.getTime() < CLAIM_MS) return POSTING
  return {
    kind: 'uncertain',
    code: 'crash',
    message: 'It is not known whether the message of the match was posted.',
  }
}

async function post(
  { context: { db }, web }: SlackContext,
  claimed: { sendId: string; matchId: string; channel: string; at: Date },
  message: SlackMessage,
): Promise<void> {
  try {
    await storePost(db, { ...claimed, ts: await web.post(claimed.channel, message) })
  } catch (error) {
    if (error instanceof SlackRefused && error.kind !== 'uncertain') await givePostBack(db, claimed)
    throw error
  }
}

/** Waits as Slack's limits want it, in all calls of one row no longer than its lease allows. @throws SlackRefused */
export function patience(signal: AbortSignal) {
  const until = performance.now() + LONGEST_WAIT_MS
  return async <Value>(ask: () => Promise<Value>): Promise<Value> => {
    for (;;) {
      try {
        return await ask()
      } catch (error) {
        if (!(error instanceof SlackRefused) || error.retryAfterSeconds === undefined) throw error
        const ms = Math.max(error.retryAfterSeconds, 1) * 1_000
        if (performance.now() + ms > until) throw error
        await sleep(ms, undefined, { signal })
      }
    }
  }
}
type InTime = ReturnType<typeof patience>
