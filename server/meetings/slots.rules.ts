import type { WorkingHours } from '../../shared/working-hours'
import { hoursOn, weekdayOf } from '../people/working-days.rules'
import { addDays, dayOf } from '../platform/context/clock'
import type { Stretch } from '../platform/context/context'

/** When somebody could meet. */
export interface Availability {
  timeZone: string
  workingHours: WorkingHours
  /** Whether they ever said their hours, or have a calendar that is known; otherwise nobody chose when they can meet. */
  isKnown: boolean
  /** When their calendar says that they are busy, or they meet somebody else. */
  busy: readonly Stretch[]
}

/** Slots, or what is in their way. */
export type Suggestion =
  | { slots: Stretch[] }
  | { slots: []; obstacle: 'no-common-hours' }
  /** `whose`: the place of somebody whose calendar is full; null: all calendars together are. */
  | { slots: []; obstacle: 'busy'; whose: number | null; until: number }

const MINUTE = 60_000
const QUARTER = 15 * MINUTE
/** How many of a person's working days are looked at, from the next one on. */
const WORKING_DAYS = 10
/** How many working days ahead all times are shown. */
export const ALL_WORKING_DAYS = 20
const MOST_SLOTS = 3

/** A working day of one person: its date, and the hours they work. */
interface WorkingDay extends Stretch {
  day: string
}
/** A stretch that all work, with the date that it is for each. */
interface CommonHours extends Stretch {
  days: string[]
}

/** Suggests times of one length at one moment; keeps what it has computed of zones and hours, so that many matches cost little. */
export class SlotFinder {
  private readonly days = new Map<string, WorkingDay[]>()
  private readonly common = new Map<string, Candidate[][]>()
  private readonly length: number

  constructor(
    private readonly now: Date,
    minutes: number,
    private readonly workingDays = WORKING_DAYS,
  ) {
    this.length = minutes * MINUTE
  }

  /**
   * Up to three times for some people, the same whichever of them asks: of the earliest days on which all can, one each,
   * nearest the middle of their common hours. Where nobody chose when they can meet, the seed spreads them.
   */
  find(people: readonly Availability[], seed: string): Suggestion {
    const all = this.candidates(people)
    if (all.length === 0) return { slots: [], obstacle: 'no-common-hours' }
    const isFree = people.map(({ busy }) => isFreeOf(busy))
    const days = people.some(({ isKnown }) => isKnown) ? all : spread(all, seed)
    const slots = choose(days, (slot) => isFree.every((of) => of(slot)))
    if (slots.length > 0) return { slots }
    const full = isFree.findIndex((of) => !all.some((day) => day.some(of)))
    const until = Math.max(...all.flat().map(({ end }) => end))
    return { slots: [], obstacle: 'busy', whose: full === -1 ? null : full, until }
  }

  /** Every start of a time that suits all, in order. */
  findAll(people: readonly Availability[]): number[] {
    const isFree = people.map(({ busy }) => isFreeOf(busy))
    return this.candidates(people)
      .flat()
      .filter((slot) => isFree.every((of) => of(slot)))
      .map(({ start }) => start)
      .sort((one, other) => one - other)
  }

  /** Every quarter hour at which all work, day by day, the nearest to the middle of a day first. */
  private candidates(people: readonly Availability[]): Candidate[][] {
    return keptBy(this.common, people.map(keyOf).join(' '), () =>
      people
        .reduce<CommonHours[]>(
          (found, person) => this.inCommon(found, person),
          [{ start: -Infinity, end: Infinity, days: [] }],
        )
        .sort((one, other) => one.start - other.start)
        .map((hours) => candidatesIn(hours, this.length))
        .filter((day) => day.length > 0),
    )
  }

  /** What is left of common hours when one more person has to work. */
  private inCommon(common: CommonHours[], person: Availability): CommonHours[] {
    const days = keptBy(this.days, keyOf(person), () => nextWorkingDays(this.now, this.workingDays, person))
    return common
      .flatMap((one) =>
        days.map(({ day, start, end }) => ({
          start: Math.max(one.start, start),
          end: Math.min(one.end, end),
          days: [...one.days, day],
        })),
      )
      .filter(({ start, end }) => end - start >= this.length)
  }
}

/** What is kept under a key; made the first time. */
function keptBy<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const value = kept.get(key) ?? make()
  kept.set(key, value)
  return value
}

/** The hours of somebody's next working days. */
function nextWorkingDays(now: Date, most: number, { timeZone, workingHours }: Availability): WorkingDay[] {
  const found: WorkingDay[] = []
  let day = dayOf(now, timeZone)
  for (let count = 0; count < most; ) {
    day = addDays(day, 1)
    if (!workingHours.days.includes(weekdayOf(day))) continue
    count += 1
    for (const stretch of hoursOn(day, timeZone, workingHours)) found.push({ ...stretch, day })
  }
  return found
}

const keyOf = ({ timeZone, workingHours: { days, from, to } }: Availability) =>
  `${timeZone} ${days.join('')} ${from} ${to}`

interface Candidate extends Stretch {
  /** The date that it is for each. */
  days: string[]
}

/** Every quarter hour of common hours at which a slot can begin, the nearest to their middle first. */
function candidatesIn({ start: begin, end, days }: CommonHours, length: number): Candidate[] {
  const found: Candidate[] = []
  for (let start = Math.ceil(begin / QUARTER) * QUARTER; start + length <= end; start += QUARTER)
    found.push({ start, end: start + length, days })
  const distance = (slot: Candidate) => Math.abs(slot.start + slot.end - begin - end)
  return found.sort((one, other) => distance(one) - distance(other) || one.start - other.start)
}

const isFreeOf =
  (busy: readonly Stretch[]) =>
  (slot: Stretch): boolean =>
    !busy.some(({ start, end }) => start < slot.end && slot.start < end)

/** How many days later than the next one the first time may be that nobody chose. */
const SPREAD_DAYS = 3

/**
 * Where nobody chose when they can meet, a whole company would meet at the same hour. So the seed of a match says from which of
 * the next days on, and which of the hours nearer to the middle of a day than its ends comes first.
 */
function spread(all: Candidate[][], seed: string): Candidate[][] {
  const first = hashOf(seed) % Math.min(SPREAD_DAYS, all.length)
  const inTurn = [...all.slice(first), ...all.slice(0, first)]
  return inTurn.map((day, index) => {
    const at = hashOf(`${seed} ${index}`) % Math.ceil(day.length / 2)
    return [...day.slice(at), ...day.slice(0, at)]
  })
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Of the first three days that have a free time, the first one: no two on the same day of anybody. */
function choose(all: Candidate[][], isFree: (slot: Stretch) => boolean): Stretch[] {
  const chosen: Candidate[] = []
  for (const day of all) {
    if (chosen.length === MOST_SLOTS) break
    const isOtherDay = chosen.every(({ days }) => days.every((date, person) => date !== day[0]?.days[person]))
    const slot = isOtherDay ? day.find(isFree) : undefined
    if (slot) chosen.push(slot)
  }
  return chosen.sort((one, other) => one.start - other.start).map(({ start, end }) => ({ start, end }))
}
