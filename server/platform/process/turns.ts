import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Lets so many pieces of work run at once and so many more wait, first come, first served. The next one is refused with
 * what `full` returns. Without a greatest number all wait.
 */
export function takingTurns(atOnce: number, most?: { waiting: number; full: () => Error }) {
  let running = 0
  const waiting: (() => void)[] = []

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1
    else if (most && waiting.length >= most.waiting) throw most.full()
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Waits for pieces of work that run at the same time: their results, by the same names. */
export async function allOf<Work extends Record<string, unknown>>(work: Work) {
  const results = await Promise.all(
    Object.entries(work).map(async ([name, result]) => [name, await result] as const),
  )
  return Object.fromEntries(results) as { [Name in keyof Work]: Awaited<Work[Name]> }
}

/** Lets calls for the same thing that come while it is being found wait for that one result. Nothing is kept afterwards. */
export function whileFinding<Result>() {
  const underWay = new Map<string, Promise<Result>>()
  return function resultOf(key: string, find: () => Promise<Result>): Promise<Result> {
    const result = underWay.get(key) ?? find().finally(() => underWay.delete(key))
    underWay.set(key, result)
    return result
  }
}

/**
 * Does something again and again, with a rest after each time, until it is stopped. Stopping ends a rest, and waits for the work
 * that is under way.
 * @param work its faults are its own: it must not throw
 * @param restMs how long the rest after it is
 * @param isRestFirst whether it begins with a rest
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<unknown>,
  restMs: () => number,
  isRestFirst = false,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const rest = () => sleep(restMs(), undefined, { signal }).catch(() => undefined)
  const repeating = (async () => {
    if (isRestFirst) await rest()
    while (!signal.aborted) {
      await work(signal)
      await rest()
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await repeating
    },
  }
}
