import { createHmac } from 'node:crypto'
import type { MailReason } from '../../languages/reasons'
import { type Hours, leftOutDebt } from '../../matching'
import { mapKnown } from '../../shared/map-values'
import { mixOf } from '../../shared/programme'
import { readAttributes } from '../people/attributes/attributes.queries'
import { addMonths, instantOf } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Queryable } from '../platform/database/database'
import { eachOf } from '../platform/database/uuids'
import { hostsTooNear } from './levels.rules'
import {
  barredPairs,
  groupsOf,
  idsIn,
  managersOf,
  meetingsAmong,
  monthsLeftOut,
  storedHours,
  topicsAmong,
} from './round-input.queries'
import type { RoundInput, RoundPeople } from './run-matching'
import { roundsWaited } from '../people/waits.queries'
import { minutesOf, USUAL_HOURS } from '../../shared/working-hours'

/**
 * The seed of what is about something. Nobody can predict it, but a dry run and what is stored after it use the same one, so
 * that the preview shows what is stored.
 */
export const seedOf = ({ secret }: Context, about: string): number =>
  createHmac('sha256', secret).update(about).digest().readUInt32BE(0)

/** What keeps people from one another today: they decide it, or somebody decides it for them. */
export type Rules = Pick<
  RoundInput,
  'hours' | 'assumed' | 'avoid' | 'noRepeatMonths' | 'groups' | 'topics' | 'mixed'
>

/** Reads what keeps these people from one another. @param among their ids, as a subquery */
export async function readRules(
  { clock, config, programme }: Context,
  tx: Queryable,
  people: RoundPeople,
  month: string,
  among = eachOf(people.ids),
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
  const { noRepeatMonths, scope, topics, levelsAbove } = programme.settings
  const tooNear =
    people.hosts && levelsAbove > 0 ? hostsTooNear(await managersOf(tx), people, levelsAbove) : []
  for (const [guest, hosts] of tooNear) avoid.set(guest, [...(avoid.get(guest) ?? []), ...hosts])
  const mixed = await saidOfMix(tx, programme.settings)
  const groups = scope === 'between' ? await groupsOf(tx, among) : undefined
  return {
    hours,
    assumed,
    avoid,
    noRepeatMonths,
    ...(mixed && { mixed }),
    ...(topics && { topics: await topicsAmong(tx, among) }),
    ...(groups && { groups: people.ids.map((id) => groups.get(id) ?? '') }),
  }
}

/** What a match of a programme reads of what it mixes by, if its people see that; undefined where each is as they prefer. */
async function saidOfMix(tx: Queryable, settings: Context['programme']['settings']) {
  const { mix } = mixOf(settings)
  if (mix === null || mix.rule === 'personal') return undefined
  const attribute = (await readAttributes(tx)).find(({ id, shown }) => id === mix.by && shown)
  if (!attribute) return []
  const topic = mapKnown(attribute.names, (name) => ({ name, question: '' }))
  const code = mix.rule === 'different' ? 'why.mixDifferent' : 'why.mixSame'
  return [{ code, args: { name: { topic } } } satisfies MailReason]
}

interface Past {
  month: string
  /** Of the round that is being made. */
  period?: string
  except?: string | null
  /** The people's ids, as a subquery. */
  among?: ReturnType<typeof eachOf>
}

/** Reads these people's earlier rounds. Whoever hosts, or waits for a host, is owed what they waited in the programme itself. */
export async function readHistory(
  { programme }: Pick<Context, 'programme'>,
  tx: Queryable,
  people: RoundPeople,
  { month, period, except = null, among = eachOf(people.ids) }: Past,
): Promise<Pick<RoundInput, 'debts' | 'meetings'>> {
  const meetings = await meetingsAmong(tx, people.ids, except)
  const { ids, hosts } = people
  if (hosts) {
    const counted = { programmeId: programme.id, before: period ?? null, except }
    return { debts: await roundsWaited(tx, { ids, hosts }, counted), meetings }
  }
  const leftOut = await monthsLeftOut(tx, among, addMonths(month, -12), except)
  return { debts: people.ids.map((id) => leftOutDebt(leftOut.get(id) ?? [], month)), meetings }
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
  // Hosts who rest have no seat.
  const among = except === null || people.hosts ? eachOf(people.ids) : idsIn(except)
  const rules = await readRules(context, tx, people, month, among)
  return {
    month,
    seed,
    ...people,
    ...rules,
    ...(await readHistory(context, tx, people, { month, except, among })),
  }
}

const DAY = 24 * 60
const WEEK = 7 * DAY

/** A person's working hours as they are stored: days (1 is Monday), and minutes since midnight in their time zone. */
interface StoredHours {
  timeZone: string | null
  workingDays: number[] | null
  worksFrom: number | null
  worksTo: number | null
}

const USUAL = {
  workingDays: USUAL_HOURS.days,
  worksFrom: minutesOf(USUAL_HOURS.from),
  worksTo: minutesOf(USUAL_HOURS.to),
}

/**
 * Working hours in minutes of the UTC week, with the offsets that zones have in the middle of a month. People who gave a zone
 * and no hours are assumed to have the usual ones; people who gave neither have none, and find a time with everybody.
 * @param timeZone of those who have not given theirs
 * @returns the same list for the same hours
 */
export function weekHours(month: string, timeZone: string): (stored: StoredHours) => Hours | undefined {
  const known = new Map<string, Hours>()
  return (stored) => {
    const own = stored.timeZone
    const given = stored.workingDays === null && own !== null ? USUAL : stored
    const { workingDays, worksFrom, worksTo } = given
    if (workingDays === null || worksFrom === null || worksTo === null) return undefined
    const zone = own ?? timeZone
    const key = `${zone} ${workingDays.join()} ${worksFrom} ${worksTo}`
    let hours = known.get(key)
    if (!hours) {
      const middle = `${month}-15`
      const offset = (Date.parse(`${middle}T12:00:00Z`) - instantOf(middle, '12:00', zone).getTime()) / 60_000
      hours = workingDays
        .map((day) => ((day - 1) * DAY + worksFrom - offset + WEEK) % WEEK)
        .flatMap((start): Hours => {
          const end = start + worksTo - worksFrom
          if (end <= WEEK) return [[start, end]]
          return [
            [start, WEEK],
            [0, end - WEEK],
          ]
        })
        .sort(([one], [other]) => one - other)
      known.set(key, hours)
    }
    return hours
  }
}
