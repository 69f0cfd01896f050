import { randomBytes } from 'node:crypto'
import { eachOf } from '../platform/database/uuids'
import { blocksAmong } from '../people/blocks/blocks.queries'
import type { Context, Stretch } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { lock } from '../platform/database/lock'
import { BOOKING_LOCK } from '../platform/database/locks'
import { type Description, invite } from './invite'
import { bookedTimes, insertMeetings, type MeetingRow } from './meetings.queries'
import type { Plan } from './plan-matches'

/**
 * Books the first slot of every match whose people all have a calendar that is known, where nobody has booked or
 * cancelled anything yet and nobody blocks another, and invites them; only where the programme wants it. Returns the plans, with what is booked.
 * @param descriptions by the ids of the matches: why these two, and a question to begin with
 */
export async function bookByThemselves(
  context: Context,
  tx: Transaction,
  plans: ReadonlyMap<string, Plan>,
  descriptions: ReadonlyMap<string, Description>,
): Promise<ReadonlyMap<string, Plan>> {
  if (context.programme.settings.booking !== 'auto') return plans
  const now = context.clock.now()
  const bookable = [...descriptions.keys()].flatMap((matchId) => {
    const plan = plans.get(matchId)
    const [slot] = plan?.found.slots ?? []
    return plan && slot && plan.isKnown && !plan.meeting ? { plan, slot } : []
  })
  // A block since the round was made: then neither is given an appointment.
  const ids = bookable.flatMap(({ plan: { people } }) => people.map(({ id }) => id))
  const apart = new Set(
    (await blocksAmong(tx, eachOf(ids))).flatMap(([one, other]) => [one + other, other + one]),
  )
  const wanted = bookable.filter(
    ({ plan: { people } }) => !people.some((one) => people.some((other) => apart.has(one.id + other.id))),
  )
  if (wanted.length === 0) return plans
  await lock(tx, BOOKING_LOCK)
  const free = await stillFree(tx, wanted)
  if (free.length === 0) return plans
  const booked = await insertMeetings(
    tx,
    free.map(({ plan: { id }, slot }) => ({
      matchId: id,
      startsAt: new Date(slot.start),
      endsAt: new Date(slot.end),
      state: 'booked' as const,
      sequence: 0,
      uid: randomBytes(16).toString('hex'),
      bookedBy: null,
      changedAt: now,
      createdAt: now,
    })),
  )
  const all = new Map(plans)
  const told = booked.flatMap((meeting) => {
    const plan = plans.get(meeting.matchId ?? '')
    if (!plan) return []
    all.set(plan.id, { ...plan, meeting })
    return { meeting, description: descriptions.get(plan.id) }
  })
  await invite(context, tx, 'booked', told)
  return all
}

/** Those of whose people none has got another coffee at that time since the plans were made. */
async function stillFree<Wanted extends { plan: Plan; slot: Stretch }>(
  tx: Transaction,
  wanted: Wanted[],
): Promise<Wanted[]> {
  const ids = wanted.flatMap(({ plan: { people } }) => people.map(({ id }) => id))
  const window = {
    start: Math.min(...wanted.map(({ slot }) => slot.start)),
    end: Math.max(...wanted.map(({ slot }) => slot.end)),
  }
  const timesOf = new Map(ids.map((id) => [id, [] as Pick<MeetingRow, 'startsAt' | 'endsAt'>[]]))
  for (const time of await bookedTimes(tx, ids, window)) timesOf.get(time.userId)?.push(time)
  return wanted.filter(({ plan: { people }, slot: { start, end } }) => {
    const isThen = ({ startsAt, endsAt }: Pick<MeetingRow, 'startsAt' | 'endsAt'>) =>
      startsAt.getTime() < end && endsAt.getTime() > start
    return !people.some(({ id }) => timesOf.get(id)?.some(isThen))
  })
}
