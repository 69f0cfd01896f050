import type { ServerWords } from '../../languages/words'
import type { getOtherTimes, getSlots } from '../../shared/contract/meetings'
import type { Answer } from '../../shared/endpoint'
import { nameOrAddress } from '../../shared/person-name'
import { addDays, type Clock, dayOf, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { notFound } from '../platform/http/errors'
import { clientKey, countTry, createLimiter, type LocalizedWait } from '../platform/http/limits'
import { assertNotCalledOff, contextForMatch } from '../pairings/matches.actions'
import { findOwnMatch } from '../pairings/matches.queries'
import { sidesOf } from '../pairings/seats.rules'
import { type Plan, type PlanInMail, planMatches, toCome } from './plan-matches'
import type { Suggestion } from './slots.rules'
import { assertBooking, assertTakingPart, assertToMeetAgain } from './taking-part'

/** How long a page waits for calendars. */
const PATIENCE_MS = 3_000

/**
 * One person's looks at the times of one match, by their session and by their link each. Such times tell when the other
 * one can: somebody who asked all the time would read their calendar as it changes. A forwarded link must not use up the looks of its owner.
 */
const LOOKS_AN_HOUR = 60
const TOO_OFTEN: LocalizedWait = (w, minutes) => w.meetings.lookedAt(LOOKS_AN_HOUR, minutes)
/** @throws 429 */
export const limitSlotReads = (
  context: Context,
  by: 'session' | 'link',
  userId: string,
  matchId: string,
): Promise<void> =>
  countTry(
    createLimiter(context, `look-at-times-${by}`, LOOKS_AN_HOUR, 3600),
    clientKey(userId, matchId),
    TOO_OFTEN,
  )

/**
 * Times at which the people of the caller's match could meet, the same for all, or what is in the way.
 * @throws 404 not the caller's match; 409 it was called off, the other person has left, somebody does not take part, or the
 * programme books nothing; 429 too often
 */
export async function suggestSlots(
  outer: Context,
  userId: string,
  matchId: string,
  words: ServerWords,
): Promise<Answer<typeof getSlots>> {
  const context = await contextForMatch(outer, matchId)
  return offerTo(userId, await ownPlan(context, userId, matchId), context.clock, words)
}

/** All other times that suit the people of the caller's match. @throws as suggestSlots does */
export const suggestOtherTimes = async (
  context: Context,
  userId: string,
  matchId: string,
): Promise<Answer<typeof getOtherTimes>> =>
  otherTimesOf(await ownPlan(await contextForMatch(context, matchId), userId, matchId))

async function ownPlan(context: Context, userId: string, matchId: string): Promise<Plan> {
  assertBooking(context)
  const match = await findOwnMatch(context.db, userId, matchId)
  if (!match) throw notFound('match')
  await limitSlotReads(context, 'session', userId, matchId)
  const plan = await planOf(context, matchId)
  if (!plan) throw notFound('match')
  assertNotCalledOff(match)
  const { clock, db } = context
  const day = today(clock)
  const ids = plan.people.map(({ id }) => id)
  const people = await assertTakingPart(db, { userId, ids, matchId, day })
  const isOpen = match.status === 'active' && !match.isOver
  if (!isOpen && !toCome(plan.meeting, clock.now())) await assertToMeetAgain(db, people, day)
  return plan
}

/** The plan of one match, for a page: its people's calendars are waited for. */
export const planOf = async (context: Context, matchId: string): Promise<Plan | undefined> =>
  (await planMatches(context, context.db, [matchId], { patienceMs: PATIENCE_MS })).get(matchId)

/** All times that suit them, of the next twenty working days, but those that are suggested first. */
export function otherTimesOf({ allStarts, found }: Plan): Answer<typeof getOtherTimes> {
  const suggested = new Set(found.slots.map(({ start }) => start))
  const others = allStarts().filter((start) => !suggested.has(start))
  return { starts: others.map((start) => new Date(start).toISOString()) }
}

/** What is suggested to one of them. */
export function offerTo(
  userId: string,
  plan: PlanInMail,
  clock: Clock,
  words: ServerWords,
): Answer<typeof getSlots> {
  const { people, found } = plan
  const { own, others } = sidesOf(plan, userId)
  const [partnerZone = own.timeZone, ...zones] = others.map(({ timeZone }) => timeZone)
  return {
    slots: found.slots.map(({ start, end }) => ({
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    })),
    partnerTimeZone: partnerZone ?? clock.timeZone,
    moreTimeZones: zones.map((zone) => zone ?? clock.timeZone),
    ...('obstacle' in found && {
      reason: obstacleInWords(found, {
        names: people.map((person) => words.mail.isolated(person.firstName || nameOrAddress(person))),
        own: people.indexOf(own),
        timeZone: own.timeZone ?? clock.timeZone,
        words,
      }),
    }),
  }
}

/** Why there is no slot, for one of them to read. */
function obstacleInWords(
  found: Extract<Suggestion, { obstacle: string }>,
  { names, own, timeZone, words }: { names: string[]; own: number; timeZone: string; words: ServerWords },
): string {
  const texts = words.responses.meetings.obstacles
  const others = names.filter((_, place) => place !== own)
  if (found.obstacle === 'no-common-hours') return texts.noCommonHours(others)
  const free = addDays(dayOf(new Date(found.until - 1), timeZone), 1)
  const until = words.mail.dates.dayInYear(free)
  if (found.whose === null) return texts.allFull(names.length, until)
  return found.whose === own ? texts.yoursIsFull(until) : texts.isFull(names[found.whose] ?? '', until)
}
