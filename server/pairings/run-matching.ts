import { Worker } from 'node:worker_threads'
import {
  type ChangedRound,
  changeRound,
  type ChangeResult,
  type Instance,
  joinPairs,
  match,
  type MeetingColumns,
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
  /** Its matches of three by id, who joined last. */
  trios: [string, string, string][]
  wishes: Wishes
  /** What refusals call those whom the wishes name, by id. */
  names: Map<string, string>
}

export const optionsOf = ({ names, trios }: ChangeInput) => ({
  nameOf: (id: string) => names.get(id) ?? 'Somebody',
  trios,
})

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
  const { base, wishes } = change
  if (input.ids.length <= CHANGED_AT_ONCE) {
    const instance = toInstance(input)
    const found = changeRound(instance, base, wishes, optionsOf(change))
    return Promise.resolve(withTrios(found, instance, change))
  }
  return inWorker<ChangeFound>({ input, change })
}

/**
 * A changed round with its matches of three: those that there were stay, where the pair and the wishes allow it; whoever else
 * is left out may join a pair if the programme wants it.
 */
export function withTrios(
  found: ChangeResult,
  instance: Instance,
  { trios, wishes }: ChangeInput,
  meetings?: MeetingColumns,
): ChangeResult {
  if (!found.ok || (trios.length === 0 && !instance.threes)) return found
  const { pairs, unmatched, out } = found.round
  const partner = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
  const apart = new Map<string, string[]>()
  for (const [a, b] of wishes.apart ?? []) {
    apart.set(a, [...(apart.get(a) ?? []), b])
    apart.set(b, [...(apart.get(b) ?? []), a])
  }
  const alone = new Set(unmatched)
  const kept = trios.filter(
    ([a, b, c]) => partner.get(a) === b && alone.has(c) && ![a, b].some((id) => apart.get(c)?.includes(id)),
  )
  const people = instance.people.map((person) => {
    const others = apart.get(person.id)
    return others ? { ...person, avoid: [...(person.avoid ?? []), ...others] } : person
  })
  const seated = new Set(kept.flat())
  const joined = instance.threes
    ? joinPairs(
        { ...instance, people },
        { pairs: pairs.filter(([a]) => !seated.has(a)), away: [...seated, ...out] },
        meetings,
      )
    : []
  return { ok: true, round: { ...found.round, trios: [...kept, ...joined] } }
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
