import { type Columns, CROSS, type MeetingColumns, SAME } from '../model/columns'
import type { PairExplanation, Person } from '../model/model'
import { monthText } from '../model/month'
import { partnersIn } from '../model/pairs'

/** The month in which each person last met their partner, or −1. */
export function lastMeetings(
  { meetingA, meetingB, meetingMonth }: MeetingColumns,
  partner: Int32Array,
): Int32Array {
  const last = new Int32Array(partner.length).fill(-1)
  for (let k = 0; k < meetingA.length; k++) {
    const a = meetingA[k]!
    const b = meetingB[k]!
    if (partner[a] === b) last[a] = last[b] = Math.max(last[a]!, meetingMonth[k]!)
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
  const last = lastMeetings(columns, partnersIn(pairs, people.length))
  return Array.from({ length: pairs.length / 2 }, (_, k) => {
    const a = pairs[2 * k]!
    const b = pairs[2 * k + 1]!
    const isSame = department[a] === department[b]
    const lastMet = last[a] === -1 ? null : monthText(last[a]!)
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
