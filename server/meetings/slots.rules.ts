import { coffeeSlots, SLOT_MINUTES } from '../../shared/coffee-slots'
import { minutesOf, type WorkingHours } from '../../shared/working-hours'
import { addDays, dayOf, instantOf, timeOf } from '../platform/context/clock'
import type { Stretch } from './calendars/busy.rules'

/** When somebody could meet. */
export interface Availability {
  timeZone: string
  workingHours: WorkingHours
  /** Whether they ever said their hours, or are taken to work as usual. */
  saidHours: boolean
  /** What their calendar says; null: nothing is known. */
  busy: readonly Stretch[] | null
}

/** Slots, or what is in their way. */
export type Suggestion =
  | { slots: Stretch[] }
  | { slots: []; obstacle: 'no-common-hours' }
  /** `whose`: the place of somebody whose calendar is full; null: all calendars together are. */
  | { slots: []; obstacle: 'busy'; whose: number | null; until: number }

const MINUTE = 60_000
const QUARTER = 15 * MINUTE
const DAY = 1440 * MINUTE
const LENGTH = SLOT_MINUTES * MINUTE
/** How many of a person's working days are looked at, from the next one on. */
const WORKING_DAYS = 10
const MOST_SLOTS = 3

/** A working day of one person: its date, and the hours they work. */
interface WorkingDay extends Stretch {
  day: string
}
/** A stretch that all work, with the date that it is for each. */
interface CommonHours extends Stretch {
  days: string[]
}

/** Suggests times at one moment; keeps what it has computed of zones and hours, so that many matches cost little. */
export class SlotFinder {
  private readonly days = new Map<string, WorkingDay[]>()
  private readonly common = new Map<string, Candidate[]>()
  private readonly usual = new Map<string, Stretch[]>()

  constructor(private readonly now: Date) {}

  /** Up to three times for some people, the same whichever of them asks. */
  find(people: readonly Availability[]): Suggestion {
    const all = this.candidates(people)
    if (all.length === 0) return { slots: [], obstacle: 'no-common-hours' }
    const timeZone = people[0]?.timeZone
    if (timeZone !== undefined && people.every((one) => isNothingKnown(one) && one.timeZone === timeZone))
      return { slots: this.usualSlots(timeZone) }
    const isFree = people.map(({ busy }) => isFreeOf(busy))
    const slots = choose(all, (slot) => isFree.every((of) => of(slot)))
    if (slots.length > 0) return { slots }
    const full = isFree.findIndex((of) => !all.some(of))
    const until = Math.max(...all.map(({ end }) => end))
    return { slots: [], obstacle: 'busy', whose: full === -1 ? null : full, until }
  }

  /** Whether a slot is still to come, within the hours of all, and in nobody's way. */
  fits(people: readonly Availability[], start: number): boolean {
    const slot = { start, end: start + LENGTH }
    return (
      start > this.now.getTime() &&
      people.every(({ timeZone, workingHours, busy }) => {
        const day = dayOf(new Date(start), timeZone)
        return (
          workingHours.days.includes(weekdayOf(day)) &&
          hoursOn(day, timeZone, workingHours).some(
            (hours) => hours.start <= start && slot.end <= hours.end,
          ) &&
          isFreeOf(busy)(slot)
        )
      })
    )
  }

  /** Next week's three, by the clocks of a zone. */
  private usualSlots(timeZone: string): Stretch[] {
    return keptBy(this.usual, timeZone, () =>
      coffeeSlots(dayOf(this.now, timeZone)).map(({ day, time }) => {
        const start = instantOf(day, time, timeZone).getTime()
        return { start, end: start + LENGTH }
      }),
    )
  }

  /** Every quarter hour at which all work, the best first. */
  private candidates(people: readonly Availability[]): Candidate[] {
    return keptBy(this.common, people.map(keyOf).join(' '), () =>
      candidatesIn(
        people.reduce<CommonHours[]>(
          (found, person) => this.inCommon(found, person),
          [{ start: -Infinity, end: Infinity, days: [] }],
        ),
      ),
    )
  }

  /** What is left of common hours when one more person has to work. */
  private inCommon(common: CommonHours[], person: Availability): CommonHours[] {
    const days = keptBy(this.days, keyOf(person), () => workingDays(this.now, person))
    return common
      .flatMap((one) =>
        days.map(({ day, start, end }) => ({
          start: Math.max(one.start, start),
          end: Math.min(one.end, end),
          days: [...one.days, day],
        })),
      )
      .filter(({ start, end }) => end - start >= LENGTH)
  }
}

/** What is kept under a key; made the first time. */
function keptBy<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const value = kept.get(key) ?? make()
  kept.set(key, value)
  return value
}

/** The hours of somebody's next working days. */
function workingDays(now: Date, { timeZone, workingHours }: Availability): WorkingDay[] {
  const found: WorkingDay[] = []
  let day = dayOf(now, timeZone)
  for (let count = 0; count < WORKING_DAYS; ) {
    day = addDays(day, 1)
    if (!workingHours.days.includes(weekdayOf(day))) continue
    count += 1
    for (const stretch of hoursOn(day, timeZone, workingHours)) found.push({ ...stretch, day })
  }
  return found
}

const keyOf = ({ timeZone, workingHours: { days, from, to } }: Availability) =>
  `${timeZone} ${days.join('')} ${from} ${to}`

/** 1 is Monday. */
export const weekdayOf = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

const isNothingKnown = ({ saidHours, busy }: Availability) => !saidHours && busy === null

/**
 * The hours of a day in a zone. On a day on which its clocks change they are put together from quarter hours: an hour that
 * does not exist is left out, and one that comes twice counts twice.
 */
function hoursOn(day: string, timeZone: string, { from, to }: WorkingHours): Stretch[] {
  const midnight = instantOf(day, '00:00', timeZone).getTime()
  const length = instantOf(addDays(day, 1), '00:00', timeZone).getTime() - midnight
  if (length === DAY)
    return [{ start: midnight + minutesOf(from) * MINUTE, end: midnight + minutesOf(to) * MINUTE }]
  const found: Stretch[] = []
  for (let start = midnight; start < midnight + length; start += QUARTER) {
    const time = timeOf(new Date(start), timeZone)
    if (time < from || time >= to) continue
    const last = found.at(-1)
    if (last?.end === start) last.end += QUARTER
    else found.push({ start, end: start + QUARTER })
  }
  return found
}

interface Candidate extends CommonHours {
  /** From the middle of the slot to the middle of the common hours. */
  distance: number
}

/** Every quarter hour at which a slot can begin. */
function candidatesIn(common: CommonHours[]): Candidate[] {
  const found: Candidate[] = []
  for (const { start: begin, end, days } of common) {
    const middle = (begin + end) / 2
    for (let start = Math.ceil(begin / QUARTER) * QUARTER; start + LENGTH <= end; start += QUARTER)
      found.push({
        start,
        end: start + LENGTH,
        days,
        distance: Math.abs(start + LENGTH / 2 - middle),
      })
  }
  return found.sort((one, other) => one.distance - other.distance || one.start - other.start)
}

const isFreeOf =
  (busy: readonly Stretch[] | null) =>
  (slot: Stretch): boolean =>
    !busy?.some(({ start, end }) => start < slot.end && slot.start < end)

/** The first three that are free: on different days as long as there are such, then wherever they don't overlap. */
function choose(all: Candidate[], isFree: (slot: Stretch) => boolean): Stretch[] {
  const chosen: Candidate[] = []
  const fits = {
    otherDay: (slot: Candidate) =>
      chosen.every(({ days }) => days.every((day, person) => day !== slot.days[person])),
    noOverlap: (slot: Candidate) => chosen.every(({ start, end }) => slot.end <= start || end <= slot.start),
  }
  for (const rule of [fits.otherDay, fits.noOverlap])
    for (const slot of all) {
      if (chosen.length === MOST_SLOTS) break
      if (rule(slot) && isFree(slot)) chosen.push(slot)
    }
  return chosen.map(({ start, end }) => ({ start, end }))
}
