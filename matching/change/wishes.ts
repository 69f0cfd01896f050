import type { MailReason as Reason } from '../../languages/reasons'
import type { Names } from '../engine/witness'
import { namesOf } from '../match'
import { type Columns, CROSS, type MeetingColumns, openColumns, SAME, toColumns } from '../model/columns'
import { shareHalfHour } from '../model/hours'
import type { Instance, LeftOutExplanation } from '../model/model'
import { monthText } from '../model/month'

/** What an administrator wants to change in a round. */
export interface Wishes {
  /** Two who are to be paired, or to sit at one table. */
  together?: [string, string][]
  /** Two who are not. */
  apart?: [string, string][]
  /** People who sit this round out. */
  out?: string[]
  /** Whether pairs of `together` may break the rules of preference and of `noRepeatMonths`. A pair without hours in common, or barred, is never made. */
  overrule?: boolean
}

type Pair = [number, number]

/** Wishes by position in the caller's columns. */
export interface ColumnWishes {
  together: Pair[]
  apart: Pair[]
  out: number[]
}

/** Why wishes are refused. */
export interface Refusal {
  message: Reason
  /** The rule that two would break, if `overrule` would help. */
  rule?: 'preference' | 'met-lately'
}

type Read = Extract<ReturnType<typeof readWishes>, { refusals?: undefined }>

/**
 * Wishes by position, or why they are refused. Two who are together in the base may stay so, whatever has become of the rules
 * since. At tables, all who are brought together with one another are one of `ties`.
 */
export function readWishes(
  instance: Instance,
  base: string[][],
  { together = [], apart = [], out = [], overrule = false }: Wishes,
  meetings?: MeetingColumns,
) {
  const { people, size } = instance
  const position = new Map(people.map(({ id }, i) => [id, i]))
  if ([...together, ...apart, out].flat().some((id) => !position.has(id)))
    return { refusals: [{ message: { code: 'matching.refused.notHere' } } satisfies Refusal] }
  const placesOf = (ids: string[]) => ids.map((id) => position.get(id)!)
  const asked = together.map(placesOf) as Pair[]
  const ties = tiesOf(asked, size !== undefined)
  const wanted: ColumnWishes = {
    together: ties.flatMap((tie) => tie.flatMap((one, k) => tie.slice(k + 1).map((two): Pair => [one, two]))),
    apart: apart.map(placesOf) as Pair[],
    out: placesOf(out),
  }
  const columns = toColumns(instance, meetings)
  const names = namesOf(people, columns)
  const before = base.map(placesOf)
  const matchOf = new Map(before.flatMap((at, k) => (size ? at : at.slice(0, 2)).map((i) => [i, k])))
  const rulesOf = rulesFor(columns, ties.flat(), names)
  const broken = wanted.together.map((pair) => ({ pair, rules: rulesOf(pair) }))
  const most = size && size + (columns.host ? 0 : 1)
  const contradictions = contradictionsOf(wanted, [...asked, ...wanted.apart], { ties, most, names })
  const forbidden = broken.flatMap(({ pair: [one, two], rules }) =>
    matchOf.has(one) && matchOf.get(one) === matchOf.get(two)
      ? []
      : rules.filter(({ rule }) => !(rule && overrule)),
  )
  const refusals: Refusal[] = contradictions.length > 0 ? contradictions : forbidden
  if (refusals.length > 0) return { refusals }
  /** Pairs brought together against the rules, and the rules that each breaks. */
  const overruled = broken.flatMap(({ pair, rules }) => {
    const told = rules.filter(({ rule }) => rule)
    return told.length > 0 ? [{ pair: pair.map(names.id) as [string, string], rules: told }] : []
  })
  return { wanted, ties, columns, names, before, overruled }
}

/** Who is to be together, each pair once; at tables, whoever is brought together with one of some is with all of them. */
function tiesOf(pairs: Pair[], isTables: boolean): number[][] {
  let ties: number[][] = []
  for (const pair of pairs) {
    const isJoined = (tie: number[]) =>
      isTables ? pair.some((i) => tie.includes(i)) : pair.every((i) => tie.includes(i))
    const joined = ties.filter(isJoined)
    ties = [...ties.filter((tie) => !joined.includes(tie)), [...new Set([...joined.flat(), ...pair])]]
  }
  return ties.filter((tie) => tie.length > 1)
}

/** The wishes that contradict each other, whatever the rules say. @param pairs all that are asked about @param most at a table */
function contradictionsOf(
  { together, apart, out }: ColumnWishes,
  pairs: Pair[],
  { ties, most, names }: { ties: number[][]; most: number | undefined; names: Names },
): Refusal[] {
  const person = (i: number) => ({ person: names.id(i) })
  const found: Reason[] = []
  for (const [one, two] of pairs)
    if (one === two) found.push({ code: 'matching.refused.onePerson', args: { name: person(one) } })
  for (const [k, [a, b]] of together.entries()) {
    if (apart.some((pair) => pair.includes(a) && pair.includes(b)))
      found.push({ code: 'matching.refused.togetherAndApart', args: { name: person(a), other: person(b) } })
    for (const [one, two] of [
      [a, b],
      [b, a],
    ] as const) {
      const args = { name: person(one), other: person(two) }
      if (out.includes(one)) found.push({ code: 'matching.refused.togetherAndOut', args })
      const earlier = most ? undefined : together.slice(0, k).find((pair) => pair.includes(one))
      const other = earlier?.find((i) => i !== one)
      if (other !== undefined)
        found.push({
          code: 'matching.refused.togetherTwice',
          args: { name: person(one), other: person(other), third: person(two) },
        })
    }
  }
  for (const { length } of ties)
    if (most && length > most) found.push({ code: 'matching.refused.noRoom', args: { most, people: length } })
  return found.map((message) => ({ message }))
}

/**
 * Tells the rules that pairs of some people break. Of a pair that is barred, or has no time in common, only that it can't be is told, and
 * nothing overrules it: hours, managers and private blocks sound alike.
 */
function rulesFor(columns: Columns, people: number[], names: Names): (pair: Pair) => Refusal[] {
  const {
    noRepeatMonths,
    barredA = [],
    barredB = [],
    meetingA,
    meetingB,
    meetingMonth,
    group,
    host,
  } = columns
  const keyOf = (a: number, b: number) => (a < b ? `${a}-${b}` : `${b}-${a}`)
  const asked = new Set(people)
  const barred = new Set<string>()
  for (let k = 0; k < barredA.length; k++)
    if (asked.has(barredA[k]!)) barred.add(keyOf(barredA[k]!, barredB[k]!))
  const met = new Map<string, number>()
  for (let k = 0; k < meetingA.length; k++) {
    if (!asked.has(meetingA[k]!) || !asked.has(meetingB[k]!)) continue
    const key = keyOf(meetingA[k]!, meetingB[k]!)
    met.set(key, Math.max(met.get(key) ?? 0, meetingMonth[k]!))
  }
  const hoursOf = (i: number) => columns.hours?.sets[columns.hours.of[i]!] ?? null
  return ([one, two]) => {
    const key = keyOf(one, two)
    // Everybody may know who hosts, so that this goes before what is private.
    const args = { name: { person: names.id(one) }, other: { person: names.id(two) } }
    if (host?.[one] && host[two]) return [{ message: { code: 'matching.refused.twoHosts', args } }]
    const areGuests = host && !host[one] && !host[two]
    if ((areGuests && !columns.size) || barred.has(key) || !shareHalfHour(hoursOf(one), hoursOf(two)))
      return [{ message: { code: 'matching.refused.barred' } }]
    const refusals: Refusal[] = []
    if (group && group[one] === group[two])
      refusals.push({ message: { code: 'matching.refused.oneGroup', args } })
    const unwanted = againstPreference(columns, [one, two], names)
    if (unwanted) refusals.push({ rule: 'preference', message: unwanted })
    const month = met.get(key)
    if (month !== undefined && noRepeatMonths > 0 && columns.month - month <= noRepeatMonths)
      refusals.push({
        rule: 'met-lately',
        message: { code: 'matching.refused.metLately', args: { ...args, month: monthText(month) } },
      })
    return refusals
  }
}

function againstPreference(
  { preference, department: of }: Columns,
  pair: Pair,
  { id, department }: Names,
): Reason | null {
  const isSame = of[pair[0]] === of[pair[1]]
  const asked = pair.filter((i) => preference[i] === (isSame ? CROSS : SAME))
  if (asked.length === 0) return null
  const [one, other] = pair.map((i) => ({ person: id(i) })) as [{ person: string }, { person: string }]
  const name = { person: id(asked[0]!) }
  const [here, there] = pair.map(department) as [string, string]
  if (isSame)
    return asked.length === 2
      ? { code: 'matching.refused.bothAcross', args: { name, other, department: here } }
      : { code: 'matching.refused.oneAcross', args: { name, department: here } }
  const args = { name, other, department: here, elsewhere: there }
  return asked.length === 2
    ? { code: 'matching.refused.bothWithin', args }
    : { code: 'matching.refused.oneWithin', args: { ...args, one } }
}

/** What is told where somebody has nobody to meet. */
const NOBODY_LEFT = /^matching\.(meetsNobody|nobodyLeft|table\.metMost)/

/**
 * Why people are left out. The wishes are the reason for people who have nobody else to meet, and whose only possible
 * partner was taken by a wish.
 */
export function withWishes(
  leftOut: LeftOutExplanation[],
  people: Instance['people'],
  { columns, wanted: { together, apart, out }, names }: Read,
): LeftOutExplanation[] {
  const stuck = new Set(leftOut.flatMap(({ id, reasons }) => (NOBODY_LEFT.test(reasons[0]!.code) ? id : [])))
  if (stuck.size === 0) return leftOut
  const places = people.flatMap(({ id }, i) => (stuck.has(id) ? i : []))
  const taken = [...together.flat(), ...out]
  const rulesOf = rulesFor(openColumns(columns), [...places, ...taken, ...apart.flat()], names)
  const byWish = places.filter((i) =>
    [...taken, ...apart.filter((pair) => pair.includes(i)).flat()].some(
      (other) => other !== i && rulesOf([i, other]).length === 0,
    ),
  )
  const ids = new Set(byWish.map(names.id))
  return leftOut.map(({ id, reasons }) => ({
    id,
    reasons: ids.has(id) ? [{ code: 'matching.takenByWishes' }, { code: 'matching.withoutWish' }] : reasons,
  }))
}
