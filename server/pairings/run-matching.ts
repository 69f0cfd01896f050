import { Worker } from 'node:worker_threads'
import { match, type Round } from '../../matching'
import { type RoundInput, toInstance } from './round-input'

/** Up to this many people a round takes a few milliseconds, less than starting a thread. */
const AT_ONCE = 1_000

/** The best round for this input. A large one is computed on its own thread, so that it doesn't block other calls. */
export function runMatching(input: RoundInput): Promise<Round> {
  if (input.ids.length <= AT_ONCE) return Promise.resolve(match(toInstance(input)))
  return new Promise((resolve, reject) => {
    // Beside the bundle; see scripts/build.mjs.
    const worker = new Worker(new URL('./matching.worker.js', import.meta.url), {
      workerData: input,
      transferList: input.meetings.flatMap(({ ones, others }) => [
        ones.buffer,
        others.buffer,
      ]) as ArrayBuffer[],
    })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
