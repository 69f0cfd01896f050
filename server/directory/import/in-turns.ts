import { setImmediate as turn } from 'node:timers/promises'

/** So many rows take a few milliseconds. */
const BATCH = 2000

/** The rows of a long list in batches; between them other calls have their turn. */
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
