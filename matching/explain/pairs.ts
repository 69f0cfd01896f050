import { type Columns, CROSS, type MeetingColumns, SAME } from '../model/columns'
import type { PairExplanation, Person } from '../model/model'
import { monthText } from '../model/month'

/** The month in which two of each pair or table last met, or −1. @param at the pair or table of each person, or −1 */
export function lastMeetings(
  { meetingA, meetingB, meetingMonth }: MeetingColumns,
  at: Int32Array,
): Int32Array {
  const last = new Int32Array(at.length).fill(-1)
  for (let k = 0; k < meetingA.length; k++) {
    const one = at[meetingA[k]!]!
    if (one !== -1 && one === at[meetingB[k]!]) last[one] = Math.max(last[one]!, meetingMonth[k]!)
  }
  return last
}

/**
 * Why each of some pairs was made: whose preference applied, and when the two last met.
 * @param pairs two positions a pair
 * @param byWish the positions of those who were brought together
 */
export function explainPairs(
  people: readonly Person[],
  columns: Columns,
  pairs: ArrayLike<number>,
  byWish: ReadonlySet<number> = new Set(),
): PairExplanation[] {
  const { preference, department } = columns
  const at = new Int32Array(people.length).fill(-1)
  for (let k = 0; k < pairs.length; k++) at[pairs[k]!] = k >> 1
  const last = lastMeetings(columns, at)
  return Array.from({ length: pairs.length / 2 }, (_, k) => {
    const a = pairs[2 * k]!
    const b = pairs[2 * k + 1]!
    const isSame = department[a] === department[b]
    const lastMet = last[k] === -1 ? null : monthText(last[k]!)
    const asked = [a, b].filter((i) => preference[i] === (isSame ? SAME : CROSS)).length
    const place = isSame ? 'their own department' : 'another department'
    const why = [
      `Both are open to anyone; they are from ${isSame ? 'the same department' : 'different departments'}.`,
      `One asked for someone from ${place}, the other is open to anyone.`,
      `Both asked for someone from ${place}.`,
    ][asked]!
    const before = lastMet === null ? 'They have never met over coffee.' : `They last met in ${lastMet}.`
    return {
      pair: [people[a]!.id, people[b]!.id],
      kind: isSame ? 'same' : 'cross',
      lastMet,
      reason: `${byWish.has(a) ? 'They were brought together by wish.' : why} ${before}`,
    }
  })
}
