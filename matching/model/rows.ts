/** An entry of a row is the other's number times this, plus the months since. */
export const AGE_STEP = 64
/** So many people's rows are written at a time, as they fit into the processor's cache. */
const BITS = 13
const TOGETHER = 2 ** BITS

/** Pairs of people by position, and the month in which they met; without, this month. */
interface DatedPairs {
  a: Int32Array
  b: Int32Array
  month?: Int32Array
}

/** Each person's meetings: those of v are the entries of `meeting` from `rows[2 * v]` to before `rows[2 * v + 1]`. */
export interface Rows {
  rows: Int32Array
  meeting: Uint32Array
}

/**
 * Each person's meetings in a row, in the order of the lists. Entries are first gathered by groups of people and then put
 * into their rows group by group: written at once all over the memory, a large company takes twice as long. Groups are of
 * neighbours in the lists' positions, as to look numbers up is most of the work.
 * @param position the number of each person by their position
 * @param now the month from which ages are counted, `oldest` at most
 */
export function rowsOf(
  position: Int32Array,
  lists: DatedPairs[],
  { now, oldest }: { now: number; oldest: number },
): Rows {
  const count = position.length
  const groups = Math.ceil(count / TOGETHER)
  const groupStart = new Int32Array(groups + 1)
  for (const { a, b } of lists)
    for (let k = 0; k < a.length; k++) {
      groupStart[(a[k]! >>> BITS) + 1]!++
      groupStart[(b[k]! >>> BITS) + 1]!++
    }
  for (let g = 0; g < groups; g++) groupStart[g + 1]! += groupStart[g]!
  const meeting = new Uint32Array(groupStart[groups]!)
  /** Whose entry each is, within their group. */
  const owner = new Uint16Array(meeting.length)
  const next = groupStart.slice(0, groups)
  for (const { a, b, month } of lists)
    for (let k = 0; k < a.length; k++) {
      const one = a[k]!
      const two = b[k]!
      const age = month ? Math.max(0, Math.min(oldest, now - month[k]!)) : 0
      const atOne = next[one >>> BITS]!++
      owner[atOne] = one & (TOGETHER - 1)
      meeting[atOne] = position[two]! * AGE_STEP + age
      const atTwo = next[two >>> BITS]!++
      owner[atTwo] = two & (TOGETHER - 1)
      meeting[atTwo] = position[one]! * AGE_STEP + age
    }
  const rows = new Int32Array(2 * count)
  const cursor = new Int32Array(TOGETHER)
  let most = 0
  for (let g = 0; g < groups; g++) most = Math.max(most, groupStart[g + 1]! - groupStart[g]!)
  const entries = new Uint32Array(most)
  for (let g = 0; g < groups; g++) {
    const from = groupStart[g]!
    const to = groupStart[g + 1]!
    const first = g * TOGETHER
    const last = Math.min(count, first + TOGETHER)
    cursor.fill(0)
    for (let i = from; i < to; i++) cursor[owner[i]!]!++
    for (let i = first, at = from; i < last; i++) {
      const many = cursor[i - first]!
      const v = position[i]!
      rows[2 * v] = cursor[i - first] = at
      at += many
      rows[2 * v + 1] = at
    }
    entries.set(meeting.subarray(from, to))
    for (let i = from; i < to; i++) meeting[cursor[owner[i]!]!++] = entries[i - from]!
  }
  return { rows, meeting }
}
