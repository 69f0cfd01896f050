import { type HoursColumns, hoursColumns, type Part } from './hours'
import { hasHosts, type Instance, type Person, type Preference, type TableSize } from './model'
import { monthNumber } from './month'
import { hashText } from './random'

export const SAME = 0
export const ANY = 1
export const CROSS = 2

/** Where an instance does not say how many months nobody is to meet again. */
const NO_REPEAT_MONTHS = 3

/** What each of these numbers means. */
export const PREFERENCES: readonly Preference[] = ['same-department', 'any', 'cross-department']

/** The instance in columns: what a caller with large data passes instead of objects. */
export interface Columns {
  /** Months since year 0. */
  month: number
  seed: number
  /** Who met in so many months before the round's is not paired; 0 bars nobody. */
  noRepeatMonths: number
  /** SAME, ANY or CROSS of each person. */
  preference: Uint8Array
  /** Number of each person's department; equal numbers, equal departments. */
  department: Int32Array
  /** The number of those who have none; absent if everybody has one. Then only `divisions` says who is same-only. */
  none?: number | undefined
  /** What everybody prefers, where `preference` takes nobody for same-only. */
  wishes?: Uint8Array | undefined
  /** What binds every two besides: by each, a number of everybody's department (NONE: none) and preference. */
  divisions?: readonly DivisionColumns[]
  /** Whole numbers ≥ 0. */
  debt: Float64Array
  /** A 32-bit hash of each person's id: makes the result independent of the order of people. Optional. */
  key?: Uint32Array
  /** Meetings: positions of the two people, and the month. */
  meetingA: Int32Array
  meetingB: Int32Array
  meetingMonth: Int32Array
  /** Barred pairs: the positions of a person and of one on their `avoid`. Optional. */
  barredA?: Int32Array
  barredB?: Int32Array
  /** Working hours; absent if nobody has given any. */
  hours?: HoursColumns | undefined
  /** Number of each person's group; absent if people of one group may meet. */
  group?: Int32Array | undefined
  place?: string | undefined
  /** Whether people left out may join a pair. */
  threes?: boolean
  /** 1 for hosts, 0 for guests; absent in an instance without hosts. */
  host?: Uint8Array | undefined
  /** How many sit at a table; absent for pairs. */
  size?: TableSize | undefined
  /** Each person's topics; absent if nobody has any. */
  topics?: Topics | undefined
}

/** Of somebody without a department, in a division. */
export const NONE = -1

export interface DivisionColumns {
  department: Int32Array
  preference: Uint8Array
}

type Topics = readonly (readonly string[])[]

/** How many two of a match have a topic in common. */
export const sharedIn = (topics: Topics, match: ArrayLike<number>): number => {
  let shared = 0
  for (let i = 0; i < match.length; i++)
    for (let j = 0; j < i; j++)
      if (topics[match[i]!]!.some((one) => topics[match[j]!]!.includes(one))) shared++
  return shared
}

/** The columns without private facts: hours and blocks. */
export const openColumns = ({ hours: _1, barredA: _2, barredB: _3, ...open }: Columns): Columns => open

export type MeetingColumns = Pick<Columns, 'meetingA' | 'meetingB' | 'meetingMonth'>

/** Turns objects into columns. Meetings of people who are not here are dropped. */
export function toColumns(instance: Instance, meetings = meetingColumns(instance)): Columns {
  const { people } = instance
  const count = people.length
  const preference = new Uint8Array(count)
  const debt = new Float64Array(count)
  const key = new Uint32Array(count)
  const hosts = hasHosts(instance)
  const { none, ...own } = divisionOf(people)
  const besides = divisionOf(people.map((person) => person.besides ?? UNDIVIDED))
  const isSameOnly = none !== undefined && own.preference.includes(SAME)
  for (let i = 0; i < count; i++) {
    const person = people[i]!
    key[i] = hashText(person.id, 0)
    preference[i] = isSameOnly && own.preference[i] === SAME ? ANY : own.preference[i]!
    debt[i] = person.leftOutDebt ?? 0
  }
  return {
    month: monthNumber(instance.month),
    seed: instance.seed,
    noRepeatMonths: instance.noRepeatMonths ?? NO_REPEAT_MONTHS,
    preference,
    // People without a department have one of their own.
    department: own.department.map((number) => (number === NONE ? none! : number)),
    none,
    wishes: isSameOnly ? own.preference : undefined,
    divisions: [
      ...(isSameOnly ? [own] : []),
      ...(besides.preference.every((one) => one === ANY) ? [] : [besides]),
    ],
    debt,
    key,
    ...meetings,
    ...barredColumns(people),
    hours: hoursColumns(people),
    group: instance.between ? numbersOf(people.map(({ group = '' }) => group)) : undefined,
    place: instance.place,
    threes: (instance.threes ?? false) && !hosts,
    host: hosts ? Uint8Array.from(people, ({ host }) => (host ? 1 : 0)) : undefined,
    size: instance.size,
    topics: people.some(({ topics }) => topics?.length) ? people.map(({ topics = [] }) => topics) : undefined,
  }
}

/** Whether a division lets two meet, by the department and preference of each. */
export const agree = ([a, one]: Part, [b, other]: Part): boolean =>
  a === NONE || b === NONE || (a === b ? one !== CROSS && other !== CROSS : one !== SAME && other !== SAME)

const UNDIVIDED = { department: null, preference: 'any' } as const

/** People's departments by number, and the number for those who have none, if there are any. */
function divisionOf(people: readonly Pick<Person, 'department' | 'preference'>[]) {
  const names = people.flatMap(({ department }) => department ?? [])
  const numbers = numbersOf(names)
  let at = 0
  const department = Int32Array.from(people, (one) => (one.department === null ? NONE : numbers[at++]!))
  return {
    department,
    none:
      names.length < people.length ? numbers.reduce((most, one) => Math.max(most, one), -1) + 1 : undefined,
    preference: Uint8Array.from(people, (one) =>
      one.department === null ? ANY : PREFERENCES.indexOf(one.preference),
    ),
  }
}

/** A number for each different name, without regard to case. */
function numbersOf(names: readonly string[]): Int32Array {
  const numbers = new Map<string, number>()
  return Int32Array.from(names, (spelling) => {
    const name = spelling.toLowerCase()
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    return number
  })
}

/** The barred pairs, by position; ids of people who are not here count for nothing. */
function barredColumns(people: Person[]): Required<Pick<Columns, 'barredA' | 'barredB'>> {
  const a: number[] = []
  const b: number[] = []
  if (people.some(({ avoid }) => avoid?.length)) {
    const index = new Map(people.map(({ id }, i) => [id, i]))
    people.forEach(({ avoid = [] }, i) => {
      for (const id of avoid) {
        const j = index.get(id)
        if (j === undefined) continue
        a.push(i)
        b.push(j)
      }
    })
  }
  return { barredA: Int32Array.from(a), barredB: Int32Array.from(b) }
}

/** The meetings, by position; those with people who have left are ignored. */
function meetingColumns({ people, history }: Instance): MeetingColumns {
  const index = new Map(people.map(({ id }, i) => [id, i]))
  const meetingA = new Int32Array(history.length)
  const meetingB = new Int32Array(history.length)
  const meetingMonth = new Int32Array(history.length)
  let kept = 0
  let lastText = ''
  let lastMonth = 0
  for (const meeting of history) {
    const a = index.get(meeting.a)
    if (a === undefined) continue
    const b = index.get(meeting.b)
    if (b === undefined) continue
    if (meeting.month !== lastText) {
      lastText = meeting.month
      lastMonth = monthNumber(lastText)
    }
    meetingA[kept] = a
    meetingB[kept] = b
    meetingMonth[kept++] = lastMonth
  }
  return {
    meetingA: meetingA.subarray(0, kept),
    meetingB: meetingB.subarray(0, kept),
    meetingMonth: meetingMonth.subarray(0, kept),
  }
}
