import type { Context } from '../platform/context/context'
import type { Queryable } from '../platform/database/database'
import type { Stretch } from '../platform/context/context'
import { workingHoursOf } from '../../shared/working-hours'
import { leaveOf, type StoredLeave } from '../people/working-days.rules'
import {
  bookedTimes,
  type MatchToPlan,
  matchesToPlan,
  type MeetingRow,
  type PersonOfMatch,
} from './meetings.queries'
import { ALL_WORKING_DAYS, type Availability, SlotFinder, type Suggestion } from './slots.rules'

/** Ten working days of somebody who works once a week. */
const LONGEST_WINDOW = 75
/** How many days ahead a time can be booked. */
export const LATEST_DAYS = 60

/** When the people of a match could meet, or do, as mails say it. */
export interface PlanInMail extends Omit<MatchToPlan, 'id' | 'people'> {
  people: Omit<PersonOfMatch, keyof StoredLeave>[]
  found: Suggestion
}
export interface Plan extends PlanInMail {
  id: string
  /** The calendars of all are known. */
  isKnown: boolean
  /** Every start of a time that suits all, of the next twenty working days; found when it is asked for. */
  allStarts: () => number[]
}

/** What is booked and still to come. */
export const toCome = (meeting: MeetingRow | null | undefined, now: Date): MeetingRow | undefined =>
  meeting?.state === 'booked' && meeting.startsAt > now ? meeting : undefined

const stretchOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  start: startsAt.getTime(),
  end: endsAt.getTime(),
})

/** The time that is booked needs no offer, and one that was cancelled does not suit them. */
const withoutTime = (of: Availability, meeting: MeetingRow | null): Availability =>
  meeting ? { ...of, busy: [...of.busy, stretchOf(meeting)] } : of

/** When people are busy, by the plugins that know it. */
async function busyTimes(context: Context, db: Queryable, people: string[], patienceMs: number) {
  const all = new Map<string, readonly Stretch[]>()
  for (const { busyTimes: ask } of context.plugins)
    for (const [id, busy] of (await ask?.(context, db, people, { patienceMs })) ?? []) {
      const known = all.get(id)
      all.set(id, known ? [...known, ...busy] : busy)
    }
  return all
}

/** The plans of any number of matches, by their ids; none where the programme books nothing. Patience is for calendars. */
export async function planMatches(
  context: Context,
  db: Queryable,
  matchIds: string[],
  { patienceMs = 0 } = {},
): Promise<Map<string, Plan>> {
  const { clock, programme } = context
  if (programme.settings.booking === 'off' || matchIds.length === 0) return new Map()
  const rows = await matchesToPlan(db, matchIds)
  const start = clock.now().getTime()
  const window = { start, end: start + LONGEST_WINDOW * 86_400_000 }
  const ids = rows.flatMap(({ people }) => people.map(({ id }) => id))
  const busy = await busyTimes(context, db, ids, patienceMs)
  const booked = new Map<string, Awaited<ReturnType<typeof bookedTimes>>>()
  for (const meeting of await bookedTimes(db, ids, window))
    booked.set(meeting.userId, [...(booked.get(meeting.userId) ?? []), meeting])
  const { minutes } = programme.settings
  const finder = new SlotFinder(clock.now(), minutes)
  const availabilityOf = (person: PersonOfMatch, { id, meeting }: MatchToPlan): Availability => {
    // What is booked with somebody else may be in no calendar yet.
    const elsewhere = booked.get(person.id)?.filter(({ matchId }) => matchId !== id) ?? []
    const timeZone = person.timeZone ?? clock.timeZone
    const leave = leaveOf(person, timeZone)
    const own = {
      timeZone,
      workingHours: workingHoursOf(person),
      isKnown: person.workingDays !== null || busy.has(person.id),
      busy: [...(busy.get(person.id) ?? []), ...elsewhere.map(stretchOf), ...(leave ? [leave] : [])],
    }
    return withoutTime(own, meeting)
  }
  return new Map(
    rows.map((row) => {
      const people = row.people.map((person) => availabilityOf(person, row))
      return [
        row.id,
        {
          ...row,
          found: finder.find(people, row.id),
          isKnown: row.people.every(({ id }) => busy.has(id)),
          allStarts: () => allStartsFor(people, clock.now(), minutes),
        },
      ]
    }),
  )
}

function allStartsFor(people: Availability[], now: Date, minutes: number): number[] {
  const latest = now.getTime() + LATEST_DAYS * 86_400_000
  return new SlotFinder(now, minutes, ALL_WORKING_DAYS).findAll(people).filter((start) => start <= latest)
}
