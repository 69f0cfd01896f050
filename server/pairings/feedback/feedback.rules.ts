import { FEWEST_SHOWN } from '../../../shared/limits'

/** Feedback that is in no batch yet. */
export interface Waiting {
  matchId: string
  userId: string
  /** YYYY-MM */
  month: string
  domainGroupId: string | null
}

/** Feedback that is shown together or not at all. */
export interface Batch<Of extends Waiting = Waiting> {
  of: Of[]
  /** Shown under the group of its people; else under the whole company only. */
  isOfGroup: boolean
}

const isEnough = (some: readonly Waiting[]) => new Set(some.map(({ userId }) => userId)).size >= FEWEST_SHOWN

/**
 * The batches that can be made of what waits: of a month and group, as soon as five people gave any. What is left is one batch
 * of the whole company, if it is of five people and nothing else of the month is shown, or the month is over.
 */
export function batchesOf<Of extends Waiting>(
  waiting: readonly Of[],
  currentMonth: string,
  shownMonths: ReadonlySet<string>,
): Batch<Of>[] {
  return [...groupBy(waiting, ({ month }) => month)].flatMap(([month, ofMonth]) => {
    const groups = [...groupBy(ofMonth, ({ domainGroupId }) => domainGroupId).values()]
    const rest = groups.filter((group) => !isEnough(group)).flat()
    const full = groups.filter(isEnough).map((of) => ({ of, isOfGroup: true }))
    const isDue = month < currentMonth || (full.length === 0 && !shownMonths.has(month))
    return isDue && isEnough(rest) ? [...full, { of: rest, isOfGroup: false }] : full
  })
}

function groupBy<Key, One>(some: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>()
  for (const one of some) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}
