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
