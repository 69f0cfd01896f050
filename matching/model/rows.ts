/** An entry of a row is the other's number times this, plus the months since. */
export const AGE_STEP = 64
/** So many people's rows are written at a time, as they fit into the processor's cache. */
const BITS = 13
const TOGETHER = 2 ** BITS

/** Pairs of people by position, and how many months ago they met; without, this month. */
interface AgedPairs {
  a: Int32Array
  b: Int32Array
  age?: (k: number) => number
}

/**
 * Each person's meetings in a row, in the order of the lists. Entries are first gathered by groups of people and then put
 * into their rows group by group: written at once all over the memory, a large company takes twice as long.
 * @param position the number of each person by their position
 */
export function rowsOf(
  position: Int32Array,
  lists: AgedPairs[],
): { rowStart: Int32Array; meeting: Uint32Array } {
  const count = position.length
  const groups = Math.ceil(count / TOGETHER)
  const groupStart = new Int32Array(groups + 1)
  for (const { a, b } of lists)
    for (let k = 0; k < a.length; k++) {
      groupStart[(position[a[k]!]! >>> BITS) + 1]!++
      groupStart[(position[b[k]!]! >>> BITS) + 1]!++
    }
  for (let g = 0; g < groups; g++) groupStart[g + 1]! += groupStart[g]!
  const meeting = new Uint32Array(groupStart[groups]!)
  /** Whose entry each is, within their group. */
  const owner = new Uint16Array(meeting.length)
  const next = groupStart.slice(0, groups)
  for (const { a, b, age } of lists)
    for (let k = 0; k < a.length; k++) {
      const one = position[a[k]!]!
      const two = position[b[k]!]!
      const months = age ? age(k) : 0
      const atOne = next[one >>> BITS]!++
      owner[atOne] = one & (TOGETHER - 1)
      meeting[atOne] = two * AGE_STEP + months
      const atTwo = next[two >>> BITS]!++
      owner[atTwo] = two & (TOGETHER - 1)
      meeting[atTwo] = one * AGE_STEP + months
    }
  const rowStart = new Int32Array(count + 1)
  const cursor = new Int32Array(TOGETHER)
  for (let g = 0; g < groups; g++) {
    const from = groupStart[g]!
    const to = groupStart[g + 1]!
    const first = g * TOGETHER
    const last = Math.min(count, first + TOGETHER)
    cursor.fill(0)
    for (let i = from; i < to; i++) cursor[owner[i]!]!++
    for (let v = first, at = from; v < last; v++) {
      const many = cursor[v - first]!
      rowStart[v] = cursor[v - first] = at
      at += many
    }
    const entries = meeting.slice(from, to)
    for (let i = from; i < to; i++) meeting[cursor[owner[i]!]!++] = entries[i - from]!
  }
  rowStart[count] = meeting.length
  return { rowStart, meeting }
}
