import { z } from 'zod'
import type { ServerWords } from '../../../languages/words'
import { toCome } from '../../../server/meetings/plan-matches'
import { undoSkip, updateParticipation } from '../../../server/people/participation/participation.actions'
import { ownProgrammes } from '../../../server/people/participation/own-programmes'
import { today } from '../../../server/platform/context/clock'
import type { Context } from '../../../server/platform/context/context'
import { contextForProgramme } from '../../../server/platform/context/programmes'
import { HttpError, type Localized } from '../../../server/platform/http/errors'
import { type Languages, wordsFor } from '../../../server/platform/http/language'
import { contextForMatch } from '../../../server/pairings/matches.actions'
import { openMatches } from '../../../server/pairings/matches.queries'
import { causeOf } from '../../../server/platform/process/log'
import { askFor } from '../../../server/replies/links/another'
import { answerFor, chooseFor, findActivePerson } from '../../../server/replies/links/mail-links'
import { findLinkedMatch, findLinkedPerson } from '../../../server/replies/links/mail-links.queries'
import { bookFor } from '../../../server/replies/links/plan'
import { noteActivity } from '../../../server/sign-in/sessions.queries'
import { buttons, type Card, Spans, text } from './card.rules'
import { type Chat, ChatRefused, type RefusalKind } from './chat'
import { eachOf } from './each-of'
import { matchCard } from './match-card'
import { changedSince, chatIdsIn, markShown, postsOf } from './presses.queries'

/** What a button is about. Whoever presses it could have changed it. */
export const aboutOfButton = z.strictObject({
  matchId: z.uuid().optional(),
  start: z.iso.datetime().optional(),
  programmeId: z.uuid().optional(),
})
type About = z.infer<typeof aboutOfButton>

/**
 * Does what a button says, and says what it did, or why it did nothing, to who pressed.
 * @param userId who pressed, as far as they are known
 */
export async function doneFor(
  { context, title }: Chat,
  userId: string | undefined,
  act: string,
  about: About | undefined,
  words: ServerWords,
): Promise<{ text: Localized; isDone: boolean }> {
  try {
    if (!userId) throw refusal('unknown')
    if (!about) throw refusal('old')
    await findActivePerson(context, userId)
    const sentence = about.matchId
      ? await doneWithMatch(context, act, { ...about, matchId: about.matchId, userId }, words)
      : await doneWithPart(context, act, { ...about, userId })
    return { text: sentence, isDone: true }
  } catch (error) {
    if (error instanceof HttpError) return { text: error.text, isDone: false }
    context.log.error({ cause: causeOf(error) }, `a press in ${title} failed`)
    return { text: (w) => w.platform.ourFault, isDone: false }
  }
}

const refusal = (why: keyof ServerWords['mail']['chat']['refused']) =>
  new HttpError(404, 'not_found', (_, { mail }) => mail.chat.refused[why])

/** @throws as what the links of mails do; 404 the match is gone, or of other people */
async function doneWithMatch(
  context: Context,
  what: string,
  { start, ...whose }: { userId: string; matchId: string; start?: string | undefined },
  words: ServerWords,
): Promise<Localized> {
  const arrivedAt = context.clock.now()
  const found = await findLinkedMatch(context.db, whose.matchId)
  if (!found) throw new HttpError(404, 'not_found', (w) => w.replies.matchGone)
  if (!found.people.some(({ id }) => id === whose.userId)) throw refusal('stranger')
  if (what === 'met') return answerFor(context, whose, 'confirmed')
  if (what === 'not_met') return answerFor(context, whose, 'not_confirmed')
  if (what === 'skip') {
    const { programme } = await contextForMatch(context, whose.matchId)
    return chooseFor(context, { userId: whose.userId, programmeId: programme.id }, 'skip')
  }
  if (what === 'another') {
    const stranding = await askFor(context, whose, words)
    return () => stranding?.message ?? ''
  }
  if (what !== 'book' || start === undefined) throw refusal('old')
  // To move what is booked takes more than a button that was offered before: of that it says so.
  const sequence = toCome(found.meeting, arrivedAt) ? null : (found.meeting?.sequence ?? null)
  await bookFor(context, whose, { start, sequence }, arrivedAt)
  return (_, { mail }) => mail.meetings.plan.booked
}

const CHOICES = ['skip', 'stay', 'pause_1', 'in', 'not_in'] as const

/** @throws as what the links of mails do */
async function doneWithPart(
  context: Context,
  what: string,
  { userId, programmeId = context.programme.id }: { userId: string; programmeId?: string | undefined },
): Promise<Localized> {
  const choice = CHOICES.find((one) => one === what)
  if (choice) return chooseFor(context, { userId, programmeId }, choice)
  if (what === 'unskip') await undoSkip(contextForProgramme(context, programmeId), userId)
  else if (what === 'back') await updateParticipation(context, userId, { participationStatus: 'active' })
  else throw refusal('old')
  await noteActivity(context.db, userId, context.clock.now())
  return (w) => w.replies.in
}

/** It is done, whatever becomes of what the chat shows of it. */
export const shows = ({ context, title }: Chat, what: Promise<void>): Promise<void> =>
  what.catch((error: unknown) =>
    context.log.warn({ cause: causeOf(error) }, `a press is not shown in ${title}`),
  )

/** As often as a message about a match may have been changed by others while it was. */
const MOST_TRIES = 3
/** A conversation can't be written to: trying again changes nothing. */
const FOR_GOOD: RefusalKind[] = ['refused', 'nobody']
/** Longer than a transaction takes. */
const UNDER_WAY_MS = 10_000

/** Changes the message about a match, wherever it was posted, to what is true now. */
export async function refreshMatch(chat: Chat, matchId: string): Promise<void> {
  const { context, title, web } = chat
  const posts = await postsOf(chat, matchId)
  if (posts.length === 0) return
  // What was decided before and is stored after it was read.
  const at = new Date(context.clock.now().getTime() - UNDER_WAY_MS)
  let shown = ''
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // Two presses at once: who writes last may have read first, and looks again.
    const now = await matchCard(context, matchId, await chatIdsIn(chat, matchId))
    if (!now || JSON.stringify(now) === shown) break
    shown = JSON.stringify(now)
    for (const post of posts)
      await web.update(post.channel, post.messageId, chat.draw(now)).catch((error: unknown) => {
        if (!(error instanceof ChatRefused) || !FOR_GOOD.includes(error.kind)) throw error
        context.log.warn({ code: error.code }, `a message in ${title} can’t be changed any more`)
      })
  }
  await markShown(chat, matchId, at)
}

const MOST_AT_ONCE = 20

/** What was changed elsewhere, by mail, on a page or by the round, is shown in the conversations of its matches. @throws ChatRefused */
export async function showChanges(chat: Chat, signal?: AbortSignal): Promise<void> {
  const changed = await changedSince(chat, chat.context.clock.now(), MOST_AT_ONCE)
  await eachOf(chat, changed, (matchId) => refreshMatch(chat, matchId), signal)
}

/** What a person has to do with us: their open matches, when the next rounds are, and the ways out and back. */
export async function homeCards(
  chat: Chat,
  person: Languages & { id: string; timeZone: string | null },
  /** What they just did there. */
  sentence: string,
): Promise<Card[]> {
  const { context } = chat
  const { db, clock, config } = context
  const { mail, responses } = wordsFor(person, context)
  const { home, skip } = mail.chat
  const cards: Card[] = []
  for (const { match } of await openMatches(db, person.id)) {
    const card = await matchCard(context, match.id, await chatIdsIn(chat, match.id), person.id)
    if (card) cards.push(card)
  }
  const here = await findLinkedPerson(db, person.id, today(clock))
  const isIn = here?.participationStatus === 'active'
  const spans = new Spans()
  const programmes = (await ownProgrammes(context, person.id, responses)).filter((one) => one.in)
  const rounds = programmes.flatMap(({ id, name, next, skipsNext, saysIn }) => {
    if (!isIn) return []
    const { timeZone } = contextForProgramme(context, id).clock
    const when = next === null ? '' : home.next(mail.dates.longDay(next, person.timeZone ?? timeZone))
    const about = { programmeId: id }
    const { ask } = mail.reminders
    return [
      ...text(`${spans.bold(name)}\n${skipsNext ? home.skipping : when}`),
      ...buttons(
        ...(saysIn === null
          ? []
          : [saysIn ? { act: 'not_in', label: ask.takeBack, about } : { act: 'in', label: ask.in, about }]),
        skipsNext ? { act: 'unskip', label: home.back, about } : { act: 'skip', label: skip, about },
      ),
    ]
  })
  const part = isIn
    ? { act: 'pause_1', label: home.pause, about: {} }
    : { act: 'back', label: home.back, about: {} }
  const page = { label: home.open, url: new URL('/home', config.appUrl).href }
  const above = { summary: sentence, parts: text(sentence), spans: [] }
  const below = {
    summary: home.open,
    parts: [
      ...(cards.length > 0 ? [] : text(home.noMatch)),
      ...rounds,
      ...(isIn ? [] : text(home.away)),
      ...buttons(part, page),
    ],
    spans: spans.list,
  }
  return [above, ...cards, below]
}
