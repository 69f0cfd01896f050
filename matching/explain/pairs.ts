import type { MailReason as Reason } from '../../languages/reasons'
import { ANY, type Columns, type MeetingColumns } from '../model/columns'
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
 * Why two people were put together, for both of them: whose wish applied, and when they last met.
 * @param isWished an administrator brought them together
 */
export function whyPair(
  { preference }: Columns,
  [a, b]: [number, number],
  { kind, lastMet }: Pick<PairExplanation, 'kind' | 'lastMet'>,
  isWished = false,
): Reason[] {
  const isBoth = preference[a] === preference[b]
  const wish: Reason =
    isBoth && preference[a] === ANY
      ? { code: kind === 'cross' ? 'why.openAcross' : 'why.open' }
      : { code: `why.${isBoth ? 'both' : 'one'}${kind === 'cross' ? 'Across' : 'Within'}` }
  return [
    isWished ? { code: 'why.broughtTogether' } : wish,
    lastMet === null ? { code: 'why.neverMet' } : { code: 'why.lastMet', args: { month: lastMet } },
  ]
}

/**
 * Why each of some pairs was made. Of a pair that somebody joins nothing is said of the two.
 * @param pairs two positions a pair
 * @param joined the positions of those whose pair somebody joins
 * @param byWish the positions of those who were brought together
 */
export function explainPairs(
  people: readonly Person[],
  columns: Columns,
  pairs: ArrayLike<number>,
  { joined, byWish }: Partial<Record<'joined' | 'byWish', ReadonlySet<number>>> = {},
): PairExplanation[] {
  const { department } = columns
  const at = new Int32Array(people.length).fill(-1)
  for (let k = 0; k < pairs.length; k++) at[pairs[k]!] = k >> 1
  const last = lastMeetings(columns, at)
  return Array.from({ length: pairs.length / 2 }, (_, k) => {
    const a = pairs[2 * k]!
    const b = pairs[2 * k + 1]!
    const kind = department[a] === department[b] ? 'same' : 'cross'
    const lastMet = last[k] === -1 ? null : monthText(last[k]!)
    const why = joined?.has(a) ? THREE : whyPair(columns, [a, b], { kind, lastMet }, byWish?.has(a))
    return { pair: [people[a]!.id, people[b]!.id], kind, lastMet, why }
  })
}

const THREE: Reason[] = [{ code: 'why.three' }]
