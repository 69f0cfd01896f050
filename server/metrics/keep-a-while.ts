/** Results that took less time are computed again at every call. */
const QUICK_MS = 100
/** A result is kept so many times as long as it took: then counting takes at most a twentieth of the time. */
const KEPT_TIMES = 20
const LONGEST_MS = 60_000
/** The most keys that are kept; beyond that, all are dropped. */
const MOST_KEYS = 100

/**
 * Keeps expensive results for a while, in proportion to the time they took, and lets calls that come meanwhile wait for the
 * same one. An error is not kept.
 */
export function keepAWhile<Answer>(elapsed: () => number = () => performance.now()) {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>()
  return function answerTo(key: string, find: () => Promise<Answer>): Promise<Answer> {
    const known = kept.get(key)
    if (known && elapsed() < known.until) return known.answer
    if (kept.size >= MOST_KEYS) kept.clear()
    const start = elapsed()
    const entry = { answer: find(), until: Number.POSITIVE_INFINITY }
    kept.set(key, entry)
    void settle(entry.answer).then((isFound) => {
      const took = elapsed() - start
      if (!isFound) kept.delete(key)
      entry.until = took < QUICK_MS ? 0 : elapsed() + Math.min(took * KEPT_TIMES, LONGEST_MS)
      return isFound
    })
    return entry.answer
  }
}

const settle = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => true,
    () => false,
  )
