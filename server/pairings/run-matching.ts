import { Worker } from 'node:worker_threads'
import { type Instance, match, type Round } from '../../matching'

/** Up to this many people a round takes a few milliseconds, less than starting a thread. */
const AT_ONCE = 1_000

/** The best round of an instance; a large one is computed on a thread of its own, so that other calls go on. */
export function runMatching(instance: Instance): Promise<Round> {
  if (instance.people.length <= AT_ONCE) return Promise.resolve(match(instance))
  return new Promise((resolve, reject) => {
    // Beside the bundle; see scripts/build.mjs.
    const worker = new Worker(new URL('./matching.worker.js', import.meta.url), { workerData: instance })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
