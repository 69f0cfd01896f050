import { setTimeout as sleep } from 'node:timers/promises'
import { today } from '../../../server/platform/context/clock'
import type { Outcome } from '../../../server/mail/delivery.rules'
import type { ReadyRow } from '../../../server/mail/engine/row-messages'
import { KINDS_THAT_NAME_A_MATCH } from '../../../server/mail/engine/sends.queries'
import { textOf } from '../../../server/mail/frozen-mail'
import { type Connection, MailServerAway, type Transport } from '../../../server/mail/transport'
import type { Card } from './card.rules'
import { type Chat, ChatRefused, type Off } from './chat'
import { openConversation } from './find-people'
import { matchCard } from './match-card'
import {
  claimPost,
  findPost,
  findToTell,
  givePostBack,
  leaveToMail,
  storePost,
  toldTogether,
} from './people.queries'
import { rowCard } from './row-card'

/** What a row needs to be told in a chat. */
type ChatRow = Pick<ReadyRow, 'row' | 'content'>

const CONNECTIONS = 4
/** Longer than a call may take: whoever claimed a post and has not said what came of it is dead. */
const CLAIM_MS = 20_000
/** So long a row may wait for the chat's limits, and for others of its match, before it is told; its lease is two minutes. */
const LONGEST_WAIT_MS = 60_000

/** A chat as a delivery method. While it is off, nothing is told. */
export function chatTransport(chat: Chat, off: Off): Transport<ChatRow> {
  const inTurn = takingTurnsBy<Outcome | undefined>()
  const { way, title } = chat
  const web: Chat['web'] = {
    ...chat.web,
    async post(channel, message) {
      const messageId = await chat.web.post(channel, message)
      off.worked()
      return messageId
    },
  }
  return {
    name: way,
    connections: CONNECTIONS,
    isIdempotent: false,
    async open() {
      if (off.code) throw new MailServerAway({ code: off.code, message: `${title} does not work.` })
      return openConnection({ ...chat, web, inTurn }, off)
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

type Telling = Chat & { inTurn: ReturnType<typeof takingTurnsBy<Outcome | undefined>> }

function openConnection(chat: Telling, off: Off): Connection<ChatRow> {
  const closing = new AbortController()
  return {
    get isUsable() {
      return !closing.signal.aborted && !off.code
    },
    async deliver(ready, commit) {
      try {
        return await tell(chat, ready, commit, patience(closing.signal))
      } catch (error) {
        if (closing.signal.aborted)
          return { kind: 'dropped', code: 'stopped', message: 'The server stopped.' }
        if (!(error instanceof ChatRefused)) throw error
        if (error.kind === 'off') await off.turnOff(error)
        if (error.kind === 'nobody' && (await leaveToMail(chat, ready.row))) return { kind: 'fenced' }
        return outcomeOf(error)
      }
    },
    close: () => closing.abort(),
  }
}

function outcomeOf({ kind, code, message, retryAfterSeconds, isTooOften }: ChatRefused): Outcome {
  const fault = { code, message }
  if (kind === 'off' || kind === 'away') return { kind: 'away', ...fault }
  if (kind === 'uncertain') return { kind, ...fault }
  if (isTooOften) return { kind: 'refused', isTemporary: true, isTooOften, retryAfterSeconds, ...fault }
  // A row fails of the eighth; ten in a row are no row's fault.
  if (kind === 'later') return { kind: 'dropped', ...fault }
  return { kind: 'refused', isTemporary: false, ...fault }
}

/** Tells one person, or with them those of their match. @throws ChatRefused */
async function tell(
  chat: Telling,
  { row, content }: ChatRow,
  commit: () => Promise<boolean>,
  inTime: InTime,
): Promise<Outcome> {
  const person = row.userId ? await findToTell(chat, row.userId) : undefined
  if (!person) throw new ChatRefused('nobody', 'users_not_found')
  const isOfMatch = KINDS_THAT_NAME_A_MATCH.some((kind) => kind === content.kind)
  const matchId = isOfMatch && textOf(row.values, 'partnerName') !== '' ? textOf(row.values, 'matchId') : ''
  const apart = matchId ? await inTime(async () => chat.alone?.(matchId, person.userId)) : undefined
  if (matchId && !apart) {
    const about = { sendId: row.sendId, matchId, userId: person.userId }
    const told = await chat.inTurn(matchId, () => tellMatch(chat, about, commit, inTime))
    if (told) return told
  }
  const { channel } = await inTime(() => openConversation(chat, [person], person.userId))
  const card = apart ?? rowCard(chat.context, { row, content })
  if (!(await commit())) return { kind: 'fenced' }
  await chat.web.post(channel, chat.draw(card))
  return ACCEPTED
}

/**
 * One message for all people of a match that a send tells there, in their conversation: the first row posts it, and the
 * others find it there. Undefined: there is no such match any more, or they have left it.
 */
async function tellMatch(
  chat: Telling,
  { sendId, matchId, userId }: { sendId: string; matchId: string; userId: string },
  commit: () => Promise<boolean>,
  inTime: InTime,
): Promise<Outcome | undefined> {
  const { context } = chat
  const { clock } = context
  const people = await toldTogether(chat, sendId, matchId, today(clock))
  const mine = people.find((one) => one.userId === userId)
  if (!mine) return undefined
  const before = await findPost(chat, { sendId, matchId })
  if (before && mine.chatId !== null) return outcomeOfPost(before, clock.now())
  const { ids, channel } = await inTime(() => openConversation(chat, people, userId, matchId))
  const card = await matchCard(context, matchId, ids)
  if (!card) return undefined
  if (!(await commit())) return { kind: 'fenced' }
  const claimed = { sendId, matchId, channel, at: clock.now() }
  if (!(await claimPost(chat, claimed))) return POSTING
  await post(chat, claimed, card)
  return ACCEPTED
}

/** A message in a chat says nothing about whether the person's address takes mail. */
const ACCEPTED: Outcome = { kind: 'accepted', isRelayed: true }
const POSTING: Outcome = {
  kind: 'refused',
  isTemporary: true,
  isTooOften: true,
  code: 'posting',
  message: 'The message of the match is being posted.',
}

function outcomeOfPost({ messageId, at }: { messageId: string | null; at: Date }, now: Date): Outcome {
  if (messageId !== null) return ACCEPTED
  if (now.getTime() - at.getTime() < CLAIM_MS) return POSTING
  return {
    kind: 'uncertain',
    code: 'crash',
    message: 'It is not known whether the message of the match was posted.',
  }
}

async function post(
  chat: Chat,
  claimed: { sendId: string; matchId: string; channel: string; at: Date },
  card: Card,
): Promise<void> {
  try {
    const messageId = await chat.web.post(claimed.channel, chat.draw(card))
    await storePost(chat, { ...claimed, messageId })
  } catch (error) {
    if (error instanceof ChatRefused && error.kind !== 'uncertain') await givePostBack(chat, claimed)
    throw error
  }
}

/** Waits as the chat's limits want it, in all calls of one row no longer than its lease allows. @throws ChatRefused */
export function patience(signal: AbortSignal) {
  const until = performance.now() + LONGEST_WAIT_MS
  return async <Value>(ask: () => Promise<Value>): Promise<Value> => {
    for (;;) {
      try {
        return await ask()
      } catch (error) {
        if (!(error instanceof ChatRefused) || error.retryAfterSeconds === undefined) throw error
        const ms = Math.max(error.retryAfterSeconds, 1) * 1_000
        if (performance.now() + ms > until) throw error
        await sleep(ms, undefined, { signal })
      }
    }
  }
}
type InTime = ReturnType<typeof patience>
