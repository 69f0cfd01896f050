/** An entry of a row is the other's number times this, plus the months since. */
export const AGE_STEP = 64

/** Pairs of people by position, and the month in which they met; without, this month. */
interface DatedPairs {
  a: Int32Array
  b: Int32Array
  month?: Int32Array
}

/** Each person's meetings: those of v are the entries of `meeting` from `rows[v]` to before `rows[v + 1]`. */
export interface Rows {
  rows: Int32Array
  meeting: Uint32Array
}

/**
 * Each person's meetings in a row, in the order of the lists.
 * @param position the number of each person by their position
 * @param now the month from which ages are counted, `youngest` at least and `oldest` at most
 */
export function rowsOf(
  position: Int32Array,
  lists: DatedPairs[],
  { now, youngest, oldest }: { now: number; youngest: number; oldest: number },
): Rows {
  const rows = new Int32Array(position.length + 1)
  for (const { a, b } of lists)
    for (let k = 0; k < a.length; k++) {
      rows[position[a[k]!]! + 1]!++
      rows[position[b[k]!]! + 1]!++
    }
  for (let v = 0; v < position.length; v++) rows[v + 1]! += rows[v]!
  const meeting = new Uint32Array(rows.at(-1)!)
  const next = rows.slice()
  for (const { a, b, month } of lists)
    for (let k = 0; k < a.length; k++) {
      const one = position[a[k]!]!
      const two = position[b[k]!]!
      const age = month ? Math.max(youngest, Math.min(oldest, now - month[k]!)) : 0
      meeting[next[one]!++] = two * AGE_STEP + age
      meeting[next[two]!++] = one * AGE_STEP + age
    }
  return { rows, meeting }
}
