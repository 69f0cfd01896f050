import { createHmac } from 'node:crypto'
import { type Hours, leftOutDebt, type Preference } from '../../matching'
import { addMonths } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Queryable } from '../platform/database/database'
import { eachOf } from '../platform/database/uuids'
import {
  barredPairs,
  groupsOf,
  idsIn,
  meetingsAmong,
  monthsLeftOut,
  storedHours,
} from './round-input.queries'
import type { RoundInput, RoundPeople } from './run-matching'
import { weekHours } from './week-hours.rules'

export const toRoundPeople = (
  people: { id: string; department: string; preference: Preference }[],
): RoundPeople => ({
  ids: people.map(({ id }) => id),
  departments: people.map(({ department }) => department),
  preferences: people.map(({ preference }) => preference),
})

/**
 * The seed of what is about something. Nobody can predict it, but a dry run and what is stored after it use the same one, so
 * that the preview shows what is stored.
 */
export const seedOf = ({ secret }: Context, about: string): number =>
  createHmac('sha256', secret).update(about).digest().readUInt32BE(0)

/** What keeps people from one another today: they decide it, or somebody decides it for them. */
export type Rules = Pick<RoundInput, 'hours' | 'assumed' | 'avoid' | 'noRepeatMonths' | 'groups'>

/** Reads what keeps these people from one another. @param among their ids, as a subquery */
export async function readRules(
  { clock, config, programme }: Context,
  tx: Queryable,
  { ids }: RoundPeople,
  month: string,
  among = eachOf(ids),
): Promise<Rules> {
  const hours = new Map<string, Hours>()
  const assumed = new Set<string>()
  const hoursOf = weekHours(month, clock.timeZone)
  for (const row of await storedHours(tx, among)) {
    const found = hoursOf(row)
    if (found) hours.set(row.id, found)
    if (found && row.workingDays === null) assumed.add(row.id)
  }
  const avoid = new Map<string, string[]>()
  for (const [one, other] of await barredPairs(tx, among, {
    sameLine: config.sameLine,
    programmeId: programme.id,
  }))
    avoid.set(one, [...(avoid.get(one) ?? []), other])
  const { noRepeatMonths, scope } = programme.settings
  const groups = scope === 'between' ? await groupsOf(tx, among) : undefined
  return {
    hours,
    assumed,
    avoid,
    noRepeatMonths,
    ...(groups && { groups: ids.map((id) => groups.get(id) ?? '') }),
  }
}

/** Reads these people's earlier rounds. @param among their ids, as a subquery */
export async function readHistory(
  tx: Queryable,
  ids: string[],
  month: string,
  except: string | null = null,
  among = eachOf(ids),
): Promise<Pick<RoundInput, 'debts' | 'meetings'>> {
  const leftOut = await monthsLeftOut(tx, among, addMonths(month, -12), except)
  return {
    debts: ids.map((id) => leftOutDebt(leftOut.get(id) ?? [], month)),
    meetings: await meetingsAmong(tx, ids, except),
  }
}

/**
 * Reads both.
 * @param except a pairing that does not count: the one that is being changed, whose people these are
 */
export async function readRoundInput(
  context: Context,
  tx: Queryable,
  people: RoundPeople,
  month: string,
  seed: number,
  except: string | null = null,
): Promise<RoundInput> {
  const among = except === null ? eachOf(people.ids) : idsIn(except)
  const rules = await readRules(context, tx, people, month, among)
  return { month, seed, ...people, ...rules, ...(await readHistory(tx, people.ids, month, except, among)) }
}
