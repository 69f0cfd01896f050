import {
  type Hours,
  type Instance,
  leftOutDebt,
  type Meeting,
  type MeetingColumns,
  monthNumber,
  type Person,
  type Preference,
} from '../../matching'
import { addMonths } from '../context/clock'
import type { Context } from '../context/context'
import type { Queryable } from '../database/database'
import { eachOf } from '../database/uuids'
import { barredPairs, storedHours } from './limits.queries'
import { idsIn, meetingsByMonth, monthsLeftOut } from './pairings.queries'
import { weekHours } from './week-hours.rules'

/** Everything a round depends on, in columns, so that a million meetings are passed to another thread quickly. */
export interface RoundInput {
  /** YYYY-MM */
  month: string
  seed: number
  /** The people; the columns below hold positions in this list. */
  ids: string[]
  departments: string[]
  preferences: Preference[]
  debts: number[]
  /** When they work, by id; who is not in it finds a time with everybody. */
  hours: Map<string, Hours>
  /** Whom they must not be paired with, by id. */
  avoid: Map<string, string[]>
  /** Whether somebody who is left out may join a pair. */
  threes?: boolean
  /** Who met whom in each month: `ones[i]` met `others[i]`. */
  meetings: { month: string; ones: Int32Array; others: Int32Array }[]
}

/** The people of a round. */
export type RoundPeople = Pick<RoundInput, 'ids' | 'departments' | 'preferences'>

export const toRoundPeople = (
  people: { id: string; department: string; preference: Preference }[],
): RoundPeople => ({
  ids: people.map(({ id }) => id),
  departments: people.map(({ department }) => department),
  preferences: people.map(({ preference }) => preference),
})

/**
 * Reads these people's earlier rounds, and what keeps them from one another.
 * @param except a pairing that does not count: the one that is being changed, whose people these are
 * @param meetings the people's meetings, if they are known
 */
export async function readRoundInput(
  { clock, config }: Context,
  tx: Queryable,
  people: RoundPeople,
  month: string,
  seed: number,
  except: string | null = null,
  meetings?: RoundInput['meetings'],
): Promise<RoundInput> {
  const { ids } = people
  const among = except === null ? eachOf(ids) : idsIn(except)
  const hours = new Map<string, Hours>()
  const hoursOf = weekHours(month, clock.timeZone)
  for (const row of await storedHours(tx, among)) {
    const found = hoursOf(row)
    if (found) hours.set(row.id, found)
  }
  const avoid = new Map<string, string[]>()
  for (const [one, other] of await barredPairs(tx, among, { sameLine: config.sameLine }))
    avoid.set(one, [...(avoid.get(one) ?? []), other])
  const leftOut = await monthsLeftOut(tx, among, addMonths(month, -12), except)
  return {
    month,
    seed,
    ...people,
    debts: ids.map((id) => leftOutDebt(leftOut.get(id) ?? [], month)),
    hours,
    avoid,
    meetings: meetings ?? (await meetingsByMonth(tx, ids, except)),
  }
}

/** The people in the form that the engine takes. */
export const peopleOf = ({ ids, departments, preferences, debts, hours, avoid }: RoundInput): Person[] =>
  ids.map((id, i) => ({
    id,
    department: departments[i] as string,
    preference: preferences[i] as Preference,
    leftOutDebt: debts[i] as number,
    ...(hours.has(id) && { hours: hours.get(id) }),
    ...(avoid.has(id) && { avoid: avoid.get(id) }),
  }))

/** The meetings of all months in one set of columns. */
export function toColumns(meetings: RoundInput['meetings']): MeetingColumns {
  const count = meetings.reduce((sum, { ones }) => sum + ones.length, 0)
  const columns = {
    meetingA: new Int32Array(count),
    meetingB: new Int32Array(count),
    meetingMonth: new Int32Array(count),
  }
  let start = 0
  for (const { month, ones, others } of meetings) {
    columns.meetingA.set(ones, start)
    columns.meetingB.set(others, start)
    columns.meetingMonth.fill(monthNumber(month), start, start + ones.length)
    start += ones.length
  }
  return columns
}

/** The same in the form that the engine takes for few people. */
export function toInstance(input: RoundInput): Instance {
  const { month, seed, ids, meetings, threes } = input
  const history: Meeting[] = []
  for (const { month: met, ones, others } of meetings) {
    for (let i = 0; i < ones.length; i += 1) {
      history.push({ a: ids[ones[i] as number] as string, b: ids[others[i] as number] as string, month: met })
    }
  }
  return { month, seed, people: peopleOf(input), history, ...(threes && { threes }) }
}
