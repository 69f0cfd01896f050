import { Worker } from 'node:worker_threads'
import {
  type ChangedRound,
  changeRound,
  type ChangeResult,
  type Hours,
  type Instance,
  joinPairs,
  type LeftOutExplanation,
  match,
  type Meeting,
  type MeetingColumns,
  monthNumber,
  type Person,
  type Preference,
  type Round,
  type Wishes,
} from '../../matching'

// The thread that makes large rounds loads this file: nothing of the database, which would cost it half a second.

/** Everything a round depends on, in columns, so that a million meetings are passed to another thread quickly. */
export interface RoundInput {
  /** YYYY-MM */
  month: string
  seed: number
  /** The people; the columns below hold positions in this list. */
  ids: string[]
  departments: string[]
  preferences: Preference[]
  debts: number[]
  /** When they work, by id; who is not in it finds a time with everybody. */
  hours: Map<string, Hours>
  /** Whom they must not be paired with, by id. */
  avoid: Map<string, string[]>
  /** Whether somebody who is left out may join a pair. */
  threes?: boolean
  /** Who met whom in each month: `ones[i]` met `others[i]`. */
  meetings: { month: string; ones: Int32Array; others: Int32Array }[]
}

/** The people of a round. */
export type RoundPeople = Pick<RoundInput, 'ids' | 'departments' | 'preferences'>

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

/**
 * A round as it is stored, with what a match says of why the two were paired. In columns: a large one as objects takes another
 * thread long to tell, and holds up whoever listens.
 */
export interface MadeRound extends Pick<Round, 'trios' | 'certificate'> {
  leftOut: LeftOutExplanation[]
  /** Positions in the list of people, two a pair. */
  pairs: Int32Array
  /** Of each pair: 1 if it is of two departments. */
  isCross: Uint8Array
  lastMet: (string | null)[]
}

export function toMade({ trios, certificate, explanations }: Round, ids: string[]): MadeRound {
  const places = new Map(ids.map((id, place) => [id, place]))
  const { pairs, leftOut } = explanations
  return {
    ...(trios && { trios }),
    certificate,
    leftOut,
    pairs: Int32Array.from(
      pairs.flatMap(({ pair }) => pair),
      (id) => places.get(id) ?? -1,
    ),
    isCross: Uint8Array.from(pairs, ({ kind }) => Number(kind === 'cross')),
    lastMet: pairs.map(({ lastMet }) => lastMet),
  }
}

/** The pairs of a round by the positions of their people, in the order of the first. */
export function pairsOf({ pairs, isCross, lastMet }: MadeRound) {
  return Array.from(isCross, (cross, k) => ({
    one: pairs[2 * k] as number,
    other: pairs[2 * k + 1] as number,
    kind: cross ? ('cross' as const) : ('same' as const),
    lastMet: lastMet[k] as string | null,
  })).sort((a, b) => a.one - b.one)
}

/** The best round for this input. A large one is computed on its own thread, so that it doesn't block other calls. */
export function runMatching(input: RoundInput): Promise<MadeRound> {
  if (input.ids.length <= AT_ONCE) return Promise.resolve(toMade(match(toInstance(input)), input.ids))
  return inWorker<MadeRound>({ input })
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

/** The people in the form that the engine takes. */
export const peopleOf = ({ ids, departments, preferences, debts, hours, avoid }: RoundInput): Person[] =>
  ids.map((id, i) => ({
    id,
    department: departments[i] as string,
    preference: preferences[i] as Preference,
    leftOutDebt: debts[i] as number,
    ...(hours.has(id) && { hours: hours.get(id) }),
    ...(avoid.has(id) && { avoid: avoid.get(id) }),
  }))

/** The meetings of all months in one set of columns. */
export function toColumns(meetings: RoundInput['meetings']): MeetingColumns {
  const count = meetings.reduce((sum, { ones }) => sum + ones.length, 0)
  const columns = {
    meetingA: new Int32Array(count),
    meetingB: new Int32Array(count),
    meetingMonth: new Int32Array(count),
  }
  let start = 0
  for (const { month, ones, others } of meetings) {
    columns.meetingA.set(ones, start)
    columns.meetingB.set(others, start)
    columns.meetingMonth.fill(monthNumber(month), start, start + ones.length)
    start += ones.length
  }
  return columns
}

/** The same in the form that the engine takes for few people. */
export function toInstance(input: RoundInput): Instance {
  const { month, seed, ids, meetings, threes } = input
  const history: Meeting[] = []
  for (const { month: met, ones, others } of meetings) {
    for (let i = 0; i < ones.length; i += 1) {
      history.push({ a: ids[ones[i] as number] as string, b: ids[others[i] as number] as string, month: met })
    }
  }
  return { month, seed, people: peopleOf(input), history, ...(threes && { threes }) }
}
