import type { MailReason as Reason } from '../../languages/reasons'
import type { Names } from '../engine/witness'
import { shareHalfHour } from '../model/hours'
import { type Columns, CROSS, SAME } from '../model/columns'
import { monthText } from '../model/month'
import type { ColumnWishes, Refusal } from './wishes'

/**
 * The wishes that contradict each other, whatever the rules say.
 * @param isTables whether somebody can be brought together with several
 */
export function contradictionsOf(wishes: ColumnWishes, { id }: Names, isTables = false): Refusal[] {
  const person = (i: number) => ({ person: id(i) })
  const refusals: Refusal[] = []
  const refuse = (reason: Refusal['reason'], people: number[], message: Reason) =>
    refusals.push({ reason, people: people.map(id), message, overrulable: false })
  const partner = new Map<number, number>()
  const out = new Set(wishes.out)
  const apart = new Set(wishes.apart.map(keyOf))
  for (const [a, b] of [...wishes.together, ...wishes.apart])
    if (a === b) refuse('one-person', [a], { code: 'matching.refused.onePerson', args: { name: person(a) } })
  for (const [a, b] of wishes.together) {
    if (a === b) continue
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const first = partner.get(one) ?? other
      partner.set(one, first)
      if (first !== other && !isTables)
        refuse('together-twice', [one, first, other], {
          code: 'matching.refused.togetherTwice',
          args: { name: person(one), other: person(first), third: person(other) },
        })
      if (out.has(one))
        refuse('together-and-out', [one, other], {
          code: 'matching.refused.togetherAndOut',
          args: { name: person(one), other: person(other) },
        })
    }
    if (apart.has(keyOf([a, b])))
      refuse('together-and-apart', [a, b], {
        code: 'matching.refused.togetherAndApart',
        args: { name: person(a), other: person(b) },
      })
  }
  return refusals
}

/**
 * The rules that pairs brought together would break. Of a pair that is barred, or has no time in common, only that it can't be is
 * told, and nothing overrules it: hours, managers and private blocks sound alike.
 */
export function brokenRules(columns: Columns, together: [number, number][], names: Names): Refusal[] {
  const barred = new Set<string>()
  const wanted = new Set(together.map(keyOf))
  const { noRepeatMonths, barredA = [], barredB = [] } = columns
  for (let k = 0; k < barredA.length; k++) {
    const key = keyOf([barredA[k]!, barredB[k]!])
    if (wanted.has(key)) barred.add(key)
  }
  const met = latestMeetings(columns, together)
  const hoursOf = (i: number) => columns.hours?.sets[columns.hours.of[i]!] ?? null
  return together.flatMap((pair): Refusal[] => {
    const people = pair.map(names.id)
    const both = { name: { person: people[0]! }, other: { person: people[1]! } }
    if (barred.has(keyOf(pair)) || !shareHalfHour(hoursOf(pair[0]), hoursOf(pair[1])))
      return [{ reason: 'barred', people, message: { code: 'matching.refused.barred' }, overrulable: false }]
    const refusals: Refusal[] = []
    const refuse = (reason: Refusal['reason'], message: Reason, overrulable = true) =>
      refusals.push({ reason, people, message, overrulable })
    if (columns.group && columns.group[pair[0]] === columns.group[pair[1]])
      refuse('one-group', { code: 'matching.refused.oneGroup', args: both }, false)
    const unwanted = againstPreference(columns, pair, names)
    if (unwanted) refuse('preference', unwanted)
    const month = met.get(keyOf(pair))
    if (month !== undefined && noRepeatMonths > 0 && columns.month - month <= noRepeatMonths)
      refuse('met-lately', {
        code: 'matching.refused.metLately',
        args: { ...both, month: monthText(month) },
      })
    return refusals
  })
}

function againstPreference(
  { preference, department: of }: Columns,
  pair: [number, number],
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

/** The month of the latest meeting of each pair, by its key. */
function latestMeetings(columns: Columns, pairs: [number, number][]): Map<string, number> {
  const { meetingA, meetingB, meetingMonth } = columns
  const asked = new Uint8Array(columns.preference.length)
  for (const [a, b] of pairs) asked[a] = asked[b] = 1
  const latest = new Map<string, number>()
  for (let k = 0; k < meetingA.length; k++) {
    if (!asked[meetingA[k]!] || !asked[meetingB[k]!]) continue
    const key = keyOf([meetingA[k]!, meetingB[k]!])
    latest.set(key, Math.max(latest.get(key) ?? 0, meetingMonth[k]!))
  }
  return latest
}

/** The same for a pair in either order. */
function keyOf([a, b]: [number, number]): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`
}
