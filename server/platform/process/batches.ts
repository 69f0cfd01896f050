interface Waiting<Item, Result> {
  item: Item
  done: (result: Result) => void
  fail: (error: unknown) => void
}

/**
 * Does pieces of work together: what arrives while a batch is being done waits for the next batch. If one piece makes its batch
 * fail, the pieces are done again one by one, so that only that one fails.
 * @param work does all of them or none, and returns a result for each, in their order
 */
export function inBatches<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  {
    largest,
    waiting: most,
    full,
    isOfOne,
  }: { largest: number; waiting: number; full: () => Error; isOfOne: (error: unknown) => boolean },
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let isBusy = false

  async function finishAll(): Promise<void> {
    isBusy = true
    while (waiting.length > 0) await finish(waiting.splice(0, largest), work, isOfOne)
    isBusy = false
  }

  return (item) =>
    new Promise((done, fail) => {
      if (waiting.length >= most) return fail(full())
      waiting.push({ item, done, fail })
      if (!isBusy) void finishAll()
    })
}

async function finish<Item, Result>(
  batch: Waiting<Item, Result>[],
  work: (items: Item[]) => Promise<Result[]>,
  isOfOne: (error: unknown) => boolean,
): Promise<void> {
  try {
    const results = await work(batch.map(({ item }) => item))
    batch.forEach(({ done }, i) => done(results[i]!))
  } catch (error) {
    if (batch.length > 1 && isOfOne(error)) for (const one of batch) await finish([one], work, isOfOne)
    else for (const { fail } of batch) fail(error)
  }
}
