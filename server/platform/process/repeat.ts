import { setTimeout as sleep } from 'node:timers/promises'

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
