import { nameOrAddress } from '../../shared/person-name'
import { isBlocked } from '../people/blocks/blocks.queries'
import { onLeaveAt } from '../people/workers.queries'
import type { Context } from '../platform/context/context'
import type { Queryable, Transaction } from '../platform/database/database'
import { HttpError, notFound } from '../platform/http/errors'
import { bookedTimes } from './meetings.queries'
import { allTakePart, type Invitee, inviteesById } from './guests.queries'

/**
 * Checks that a time can be looked for, and returns the caller and the others of the match.
 * @throws 409 another person has left, or somebody stepped out of the match
 */
export async function assertTakingPart(
  db: Queryable,
  { userId, ids, ...of }: { userId: string; ids: string[]; matchId: string; day: string },
): Promise<{ own: Invitee; others: Invitee[] }> {
  const people = await inviteesById(db, ids, of)
  const own = people.find(({ id }) => id === userId)
  const others = people.filter((person) => person !== own)
  if (!own || people.length < ids.length) throw notFound('match')
  if (others.some(({ isErased }) => isErased))
    throw new HttpError(409, 'match_left', (w) => w.meetings.matchLeft)
  const absent = [own, ...others].find((person) => !person.takesPart)
  if (absent === own) throw new HttpError(409, 'not_taking_part', (w) => w.meetings.notTakingPart)
  if (absent) throw cannotMakeIt(absent)
  return { own, others }
}

/**
 * The people of an earlier match meet again if all of them would be in a round today, and none has blocked another since; the
 * others must not learn which it is. Not asked of what is booked already: a refusal to move it could only be for a block.
 * @throws 409
 */
export async function assertToMeetAgain(
  db: Queryable,
  { own, others }: { own: Invitee; others: Invitee[] },
  day: string,
): Promise<void> {
  const ids = [own, ...others].map(({ id }) => id)
  if ((await isBlocked(db, ids)) || !(await allTakePart(db, ids, day))) throw cannotMakeIt(others[0] ?? own)
}

const cannotMakeIt = (partner: Invitee) =>
  new HttpError(409, 'not_taking_part', (w) => w.meetings.cannotMakeIt(w.isolated(nameOrAddress(partner))))

/**
 * Nobody has two coffees at the same time, in whatever programmes, or one while they are on leave. Called under the lock under
 * which all is booked.
 * @throws 409
 */
export async function assertFree(
  tx: Transaction,
  ids: string[],
  {
    matchId,
    startsAt,
    endsAt,
    timeZone,
  }: { matchId: string; startsAt: Date; endsAt: Date; timeZone: string },
): Promise<void> {
  const booked = await bookedTimes(tx, ids, { start: startsAt.getTime(), end: endsAt.getTime() })
  if (booked.some((one) => one.matchId !== matchId))
    throw new HttpError(409, 'time_taken', (w) => w.meetings.timeTaken)
  if ((await onLeaveAt(tx, ids, startsAt, timeZone)).length > 0)
    throw new HttpError(409, 'time_taken', (w) => w.meetings.onLeaveThen)
}

/** @throws 409 the programme wants nobody to suggest or book times */
export function assertBooking({ programme }: Context): void {
  if (programme.settings.booking === 'off') throw new HttpError(409, 'booking_off', (w) => w.meetings.off)
}
