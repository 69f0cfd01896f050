import { SLOT_MINUTES } from '../../shared/coffee-slots'
import type { Context } from '../platform/context/context'
import type { Queryable } from '../platform/database/database'
import { workingHoursOf } from '../../shared/working-hours'
import { busyTimes } from './calendars/read-calendars'
import {
  bookedTimes,
  type MatchToPlan,
  matchesToPlan,
  type MeetingRow,
  type PersonOfMatch,
} from './meetings.queries'
import { type Availability, SlotFinder, type Suggestion } from './slots.rules'

/** Ten working days of somebody who works once a week. */
const LONGEST_WINDOW = 75

/** When the people of a match could meet, or do, as mails say it. */
export interface PlanInMail extends Omit<MatchToPlan, 'id'> {
  found: Suggestion
}
export interface Plan extends PlanInMail {
  id: string
  /** The calendars of all are known. */
  isKnown: boolean
  fits: (start: number) => boolean
}

/** What is booked and still to come. */
export const toCome = (meeting: MeetingRow | null | undefined, now: Date): MeetingRow | undefined =>
  meeting?.state === 'booked' && meeting.startsAt > now ? meeting : undefined

const stretchOf = ({ startsAt }: { startsAt: Date }) => {
  const start = startsAt.getTime()
  return { start, end: start + SLOT_MINUTES * 60_000 }
}

/** A time that was cancelled does not suit the two. */
function withoutTime(of: Availability, meeting: MeetingRow | null): Availability {
  return meeting?.state === 'cancelled' ? { ...of, busy: [...(of.busy ?? []), stretchOf(meeting)] } : of
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
  const busy = await busyTimes(context, db, ids, { patienceMs })
  const booked = new Map<string, Awaited<ReturnType<typeof bookedTimes>>>()
  for (const meeting of await bookedTimes(db, ids, window))
    booked.set(meeting.userId, [...(booked.get(meeting.userId) ?? []), meeting])
  /** By their calendar, and by what is booked with somebody else: their calendar may not know it yet. */
  const busyOf = (id: string, matchId: string): Availability['busy'] => {
    const elsewhere = booked.get(id)?.filter((meeting) => meeting.matchId !== matchId) ?? []
    const known = busy.get(id) ?? null
    return elsewhere.length === 0 ? known : [...(known ?? []), ...elsewhere.map(stretchOf)]
  }
  const finder = new SlotFinder(clock.now())
  const availabilityOf = (person: PersonOfMatch, matchId: string): Availability => ({
    timeZone: person.timeZone ?? clock.timeZone,
    workingHours: workingHoursOf(person),
    saidHours: person.workingDays !== null,
    busy: busyOf(person.id, matchId),
  })
  return new Map(
    rows.map((row) => {
      const people = row.people.map((person) => availabilityOf(person, row.id))
      return [
        row.id,
        {
          ...row,
          found: finder.find(people.map((person) => withoutTime(person, row.meeting))),
          isKnown: row.people.every(({ id }) => busy.has(id)),
          fits: (at: number) => finder.fits(people, at),
        },
      ]
    }),
  )
}
