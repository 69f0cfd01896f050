import { randomBytes } from 'node:crypto'
import { eachOf } from '../platform/database/uuids'
import { blocksAmong } from '../people/blocks/blocks.queries'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { lock } from '../platform/database/lock'
import { BOOKING_LOCK } from '../platform/database/locks'
import { type Description, invite } from './invite'
import { bookedTimes, insertMeetings, overlapping } from './meetings.queries'
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
    return plan && slot && plan.isKnown && !plan.meeting ? { plan, startsAt: new Date(slot.start) } : []
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
    free.map(({ plan: { id }, startsAt }) => ({
      matchId: id,
      startsAt,
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
async function stillFree<Wanted extends { plan: Plan; startsAt: Date }>(
  tx: Transaction,
  wanted: Wanted[],
): Promise<Wanted[]> {
  const ids = wanted.flatMap(({ plan: { people } }) => people.map(({ id }) => id))
  const taken = await bookedTimes(tx, ids, overlapping(wanted.map(({ startsAt }) => startsAt)))
  const startsOf = new Map(ids.map((id) => [id, [] as Date[]]))
  for (const { userId, startsAt } of taken) startsOf.get(userId)?.push(startsAt)
  return wanted.filter(({ plan: { people }, startsAt }) => {
    const { start, end } = overlapping([startsAt])
    const isThen = (other: Date) => other.getTime() >= start && other.getTime() <= end
    return !people.some(({ id }) => startsOf.get(id)?.some(isThen))
  })
}
