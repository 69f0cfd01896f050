/** How many milliseconds a result is kept that took so many to find: finding then takes at most a twentieth of the time. */
type KeptFor = (took: number) => number

/** Quick results are found again at every call, costly ones are kept for a minute at most. */
export const ifCostly: KeptFor = (took) => (took < 100 ? 0 : Math.min(took * 20, 60_000))
/** For a quarter of a second at least, so that one look serves everyone who watches. */
export const forAllWhoWatch: KeptFor = (took) => Math.max(took * 20, 250)

/** Keeps results for a while, and lets calls that come meanwhile wait for the same one. An error is not kept. */
export function keepAWhile<Result>(
  keptFor: (took: number, result: Result) => number,
  elapsed: () => number = () => performance.now(),
) {
  const kept = new Map<string, { result: Promise<Result>; until: number }>()
  return function resultOf(key: string, find: () => Promise<Result>): Promise<Result> {
    const start = elapsed()
    for (const [known, { until }] of kept) if (until <= start) kept.delete(known)
    const known = kept.get(key)
    if (known) return known.result
    const entry = { result: find(), until: Number.POSITIVE_INFINITY }
    kept.set(key, entry)
    entry.result.then(
      (result) => (entry.until = elapsed() + keptFor(elapsed() - start, result)),
      () => kept.delete(key),
    )
    return entry.result
  }
}

const LONGEST_MS = 60_000

/**
 * Keeps results as long as nothing at all is written to the database, by whichever instance: whoever has just changed
 * something is told of it. Each call says how the database was when its request came (`Caller.asOf`). For a minute at most,
 * as a database that is restored to an earlier moment counts its changes anew.
 */
export function whileNothingChanges<Result>(elapsed: () => number = () => performance.now()) {
  let kept = { asOf: '', until: 0, results: new Map<string, Promise<Result>>() }
  return function resultOf(asOf: string, key: string, find: () => Promise<Result>): Promise<Result> {
    if (kept.asOf !== asOf || kept.until <= elapsed())
      kept = { asOf, until: elapsed() + LONGEST_MS, results: new Map() }
    const { results } = kept
    const known = results.get(key)
    if (known) return known
    const result = find()
    results.set(key, result)
    result.catch(() => results.delete(key))
    return result
  }
}
