/** What becomes of one person; pairs begin with them. */
export interface Change {
  id: string
  what: 'new-partner' | 'left-out' | 'taken-out' | 'now-in'
  /** Null: they were left out. */
  before: [string, string] | null
  /** Null: they are left out, or sit out. */
  after: [string, string] | null
}

/**
 * Everybody for whom something is different: in the order of the base round, then whoever was left out of it.
 * @param before pairs by position, two a pair, like `after`
 */
export function listChanges(
  people: readonly { id: string }[],
  before: Int32Array,
  after: Int32Array,
  out: readonly number[],
): Change[] {
  const earlier = partners(people.length, before)
  const later = partners(people.length, after)
  const isOut = new Set(out)
  const changes: Change[] = []
  const pair = (i: number, j: number): [string, string] | null =>
    j === -1 ? null : [people[i]!.id, people[j]!.id]
  const add = (i: number) => {
    const [was, is] = [earlier[i]!, later[i]!]
    const sitsOut = isOut.has(i)
    if (was === is && !sitsOut) return
    const what = sitsOut ? 'taken-out' : is === -1 ? 'left-out' : was === -1 ? 'now-in' : 'new-partner'
    changes.push({ id: people[i]!.id, what, before: pair(i, was), after: pair(i, is) })
  }
  before.forEach(add)
  earlier.forEach((was, i) => {
    if (was === -1) add(i)
  })
  return changes
}

/** Each person's partner, or −1. */
export function partners(count: number, pairs: Int32Array): Int32Array {
  const partner = new Int32Array(count).fill(-1)
  for (let k = 0; k < pairs.length; k += 2) {
    partner[pairs[k]!] = pairs[k + 1]!
    partner[pairs[k + 1]!] = pairs[k]!
  }
  return partner
}
