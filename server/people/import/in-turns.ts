import { setImmediate as turn } from 'node:timers/promises'

/** Rows of one batch: they take a few milliseconds. */
const BATCH = 2000

/** Yields the rows of a long list in batches. Between two batches the process handles other calls. */
export async function* inTurns<Row>(rows: Iterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
    await turn()
  }
  if (batch.length > 0) yield batch
}
