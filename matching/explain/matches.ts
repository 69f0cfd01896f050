import type { MailReason as Reason } from '../../languages/reasons'
import { ANY, type Columns } from '../model/columns'
import type { MatchExplanation, Person } from '../model/model'
import { monthText } from '../model/month'

interface About {
  /** Pairs that a third person joins; the third is named last. */
  trios?: readonly (readonly number[])[]
  /** The people brought together by a wish. */
  byWish?: ReadonlySet<number>
}

/**
 * Why matches were made: whose wish applied in a pair, and when two last met. Of more people nobody's wish is told; of a pair
 * that somebody joins, nothing.
 * @param matches the positions of pairs, or of tables
 */
export function explainMatches(
  people: readonly Person[],
  columns: Columns,
  matches: readonly (readonly number[])[],
  { trios = [], byWish }: About = {},
): MatchExplanation[] {
  const thirds = new Map(trios.flatMap(([a, b, c]) => [[a, c!] as const, [b, c!] as const]))
  const last = lastMeetings(columns, matches)
  const known = new Map<string, Reason[]>()
  // Many matches have few reasons: another thread is sent each once.
  const shared = (why: Reason[]) => {
    const key = JSON.stringify(why)
    if (!known.has(key)) known.set(key, why)
    return known.get(key)!
  }
  return matches.map((match, k) => {
    const [a, b] = match as [number, number]
    const isPair = match.length === 2
    const isSame = match.every((i) => columns.department[i] === columns.department[a])
    const kind = isSame ? 'same' : 'cross'
    const lastMet = last[k] === -1 ? null : monthText(last[k]!)
    const wish: Reason = !isPair
      ? { code: isSame ? 'why.tableWithin' : 'why.tableAcross' }
      : byWish?.has(a)
        ? { code: 'why.broughtTogether' }
        : wishOf(columns, [a, b], isSame)
    const met: Reason =
      lastMet === null
        ? { code: isPair ? 'why.neverMet' : 'why.tableNeverMet' }
        : { code: isPair ? 'why.lastMet' : 'why.tableLastMet', args: { month: lastMet } }
    const third = thirds.get(a)
    const why = shared(third === undefined ? [wish, met] : [{ code: 'why.three' }])
    return { people: [...match, third ?? []].flat().map((i) => people[i]!.id), kind, lastMet, why }
  })
}

function wishOf({ preference }: Columns, [a, b]: [number, number], isSame: boolean): Reason {
  const isBoth = preference[a] === preference[b]
  return isBoth && preference[a] === ANY
    ? { code: isSame ? 'why.open' : 'why.openAcross' }
    : { code: `why.${isBoth ? 'both' : 'one'}${isSame ? 'Within' : 'Across'}` }
}

/** The month in which two of each match last met, or −1. */
function lastMeetings(
  { department, meetingA, meetingB, meetingMonth }: Columns,
  matches: readonly (readonly number[])[],
): Int32Array {
  const at = new Int32Array(department.length).fill(-1)
  matches.forEach((match, k) => match.forEach((i) => (at[i] = k)))
  const last = new Int32Array(matches.length).fill(-1)
  for (let k = 0; k < meetingA.length; k++) {
    const one = at[meetingA[k]!]!
    if (one !== -1 && one === at[meetingB[k]!]) last[one] = Math.max(last[one]!, meetingMonth[k]!)
  }
  return last
}
