import { Worker } from 'node:worker_threads'
import {
  type ChangedRound,
  changeRound,
  type ChangeResult,
  match,
  type Round,
  type Wishes,
} from '../../matching'
import { type RoundInput, toInstance } from './round-input'

/** Up to this many people a round takes a few milliseconds, less than starting a thread. */
const AT_ONCE = 1_000
/** A round under wishes takes longer. */
const CHANGED_AT_ONCE = 150

/** A round that there is, and what is wished of it. */
export interface ChangeInput {
  /** Its pairs, two positions each. */
  base: Int32Array
  wishes: Wishes
  /** What refusals call those whom the wishes name, by id. */
  names: Map<string, string>
}

export const nameIn = (names: Map<string, string>) => (id: string) => names.get(id) ?? 'Somebody'

/** The best round for this input. A large one is computed on its own thread, so that it doesn't block other calls. */
export function runMatching(input: RoundInput): Promise<Round> {
  if (input.ids.length <= AT_ONCE) return Promise.resolve(match(toInstance(input)))
  return inWorker<Round>({ input })
}

/** A changed round by what is different: of the pairs, at least the new ones are explained. */
export type FoundRound = Omit<ChangedRound, 'pairs' | 'unmatched'>
type ChangeFound = { ok: true; round: FoundRound } | Extract<ChangeResult, { ok: false }>

/** The best round under wishes, close to the one that there is. */
export function runChange(input: RoundInput, change: ChangeInput): Promise<ChangeFound> {
  const { base, wishes, names } = change
  if (input.ids.length <= CHANGED_AT_ONCE)
    return Promise.resolve(changeRound(toInstance(input), base, wishes, nameIn(names)))
  return inWorker<ChangeFound>({ input, change })
}

/** What the worker is given. */
export interface Work {
  input: RoundInput
  change?: ChangeInput
}

function inWorker<Found>(work: Work): Promise<Found> {
  return new Promise((resolve, reject) => {
    // Beside the bundle; see scripts/build.mjs.
    const worker = new Worker(new URL('./matching.worker.js', import.meta.url), { workerData: work })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
