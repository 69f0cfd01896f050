import type { Person } from '../model/model'

/** What becomes of one person; pairs begin with them. */
export interface Change {
  id: string
  what: 'new-partner' | 'left-out' | 'taken-out' | 'now-in'
  /** Null: they were left out. */
  before: [string, string] | null
  /** Null: they are left out, or sit out. */
  after: [string, string] | null
}

type Pairs = readonly [string, string][]

/** Everybody for whom something is different: in the order of the base round, then whoever was left out of it. */
export function listChanges(
  people: readonly Person[],
  before: Pairs,
  after: Pairs,
  out: readonly string[],
): Change[] {
  const earlier = partners(before)
  const later = partners(after)
  const isOut = new Set(out)
  const changes: Change[] = []
  const add = (id: string) => {
    const [was, is] = [earlier.get(id), later.get(id)]
    if (was === is && !isOut.has(id)) return
    const what = isOut.has(id) ? 'taken-out' : !is ? 'left-out' : was ? 'new-partner' : 'now-in'
    changes.push({ id, what, before: was ? [id, was] : null, after: is ? [id, is] : null })
  }
  for (const id of before.flat()) add(id)
  for (const { id } of people) if (!earlier.has(id)) add(id)
  return changes
}

function partners(pairs: Pairs): Map<string, string> {
  return new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
}
