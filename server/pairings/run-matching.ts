import { Worker } from 'node:worker_threads'
import type { MailReason } from '../../languages/reasons'
import { waitingFor } from '../../shared/waiting'
import {
  type Certificate,
  type ChangedRound,
  changeRound,
  type ChangeResult,
  changeTables,
  hasTables,
  joinTables,
  type Hours,
  type Instance,
  type LeftOutExplanation,
  match,
  matchTables,
  type MeetingColumns,
  type Preference,
  renamed,
  type Round,
  type MatchExplanation,
  type TablesCertificate,
  type TablesRound,
  type TableSize,
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
  departments: (string | null)[]
  preferences: Preference[]
  /** What binds them besides. */
  besides?: { departments: string[]; preferences: Preference[] }
  /** Where a programme mixes its people by something: what their matches read of it, in place of whose wish applied. */
  mixed?: MailReason[]
  debts: number[]
  /** Who hosts; absent: everybody is equal. */
  hosts?: boolean[]
  /** When they work, by id; people not in it find a time with everybody. */
  hours: Map<string, Hours>
  /** Whose hours nobody gave: they count as long as nobody is left out for them. */
  assumed?: Set<string>
  /** The people they must not be paired with, by id. */
  avoid: Map<string, string[]>
  /** What they like to talk about, by id. */
  topics?: Map<string, string[]>
  /** How many sit at a table. */
  size?: number
  /** Whether people left out may join a pair. */
  threes?: boolean
  /** The domain group that it is for, by name; null: the company. */
  place?: string | null
  /** Who met within so many months is not paired. */
  noRepeatMonths?: number
  /** The domain group of each, where only people of different ones meet; empty: none. */
  groups?: string[]
  meetings: MeetingColumns
}

/** The people of a round. */
export type RoundPeople = Pick<RoundInput, 'ids' | 'departments' | 'preferences' | 'besides' | 'hosts'>

/** Up to this many people a round takes a few milliseconds, less than starting a thread. */
const AT_ONCE = 1_000
/** A round under wishes takes longer. */
const CHANGED_AT_ONCE = 150

/** A round that there is, and what is wished of it. */
export interface ChangeInput {
  /** The people of each match. */
  base: string[][]
  wishes: Wishes
}

/** What tables prove of themselves, how many sit at one, and how many two at a table they are. */
type TablesProof = TablesCertificate & { size: number; edges: number }

/**
 * What a round proves of itself. Of tables it has the figures that pairs have, by which all rounds are counted (a table is one of
 * `pairs`, two at a table across departments one of `crossPairs`), and the proof in place of a witness.
 */
export type RoundCertificate = Omit<Certificate, 'witness'> & {
  witness?: Certificate['witness']
  /** Of a changed round: how many matches stay. */
  kept?: number
  tables?: TablesProof
}

/**
 * A round as it is stored, with what a match says of why its people were put together. In columns: a large one as objects takes
 * another thread long to send, and holds up the one that receives it.
 */
export interface MadeRound {
  certificate: RoundCertificate
  leftOut: LeftOutExplanation[]
  /** Positions in the list of people, match after match. */
  seated: Int32Array
  /** How many people each match has. */
  sizes: Uint8Array
  why: MailReason[][]
}

/** After about how many more rounds each guest whom a round leaves out has a seat, by id; of a round without hosts nobody. */
export function waitsAfter(
  { ids, hosts, debts, size = 2 }: RoundInput,
  leftOut: readonly { id: string }[],
): Map<string, number> {
  if (!hosts) return new Map()
  const owed = new Map(ids.map((id, i) => [id, debts[i] as number]))
  const order = leftOut
    .map(({ id }) => ({ id, waited: owed.get(id) ?? 0 }))
    .sort((a, b) => b.waited - a.waited)
  const many = { hosts: hosts.filter(Boolean).length, size }
  let before = 0
  return new Map(
    order.map(({ id, waited }, k) => {
      if (waited !== order[k - 1]?.waited) before = k
      return [id, waitingFor(before, many)!.rounds]
    }),
  )
}

/** How many people a round leaves out, and what they are owed. */
type Loss = [people: number, debt: number]
const isLess = ([people, debt]: Loss, [others, otherDebt]: Loss) =>
  people < others || (people === others && debt < otherDebt)

/** The input without the assumed hours of everybody, or of some. */
function without(input: RoundInput, those = input.assumed): RoundInput {
  const hours = new Map(input.hours)
  for (const id of those ?? []) if (input.assumed?.has(id)) hours.delete(id)
  return { ...input, hours }
}

/**
 * Makes the best round for this input. Where assumed hours leave out more people, or people who are owed more, than none would,
 * those count no more who were left out; if that is not enough, nobody's.
 */
export function makeRound(input: RoundInput): MadeRound {
  const made = bestRound(input)
  if (!input.assumed?.size || made.leftOut.length === 0) return made
  const lossOf = (round: MadeRound) => lossIn(input, round)
  const free = bestRound(without(input))
  if (!isLess(lossOf(free), lossOf(made))) return made
  const some = bestRound(without(input, new Set(made.leftOut.map(({ id }) => id))))
  return isLess(lossOf(free), lossOf(some)) ? free : some
}

function lossIn({ ids, debts }: RoundInput, { leftOut }: Pick<MadeRound, 'leftOut'>): Loss {
  const left = new Set(leftOut.map(({ id }) => id))
  return [left.size, ids.reduce((sum, id, place) => sum + (left.has(id) ? (debts[place] as number) : 0), 0)]
}

function bestRound(input: RoundInput): MadeRound {
  const places = placesOf(input)
  const instance = instanceOf(input)
  const { meetings } = input
  const round = hasTables(instance) ? matchTables(instance, meetings) : match(instance, meetings)
  const { matches, leftOut } = round.explanations
  return {
    certificate: certificateOf(input, round),
    leftOut: unsaid(input, leftOut),
    seated: Int32Array.from(
      matches.flatMap(({ people }) => people),
      (id) => places.get(id) as number,
    ),
    sizes: Uint8Array.from(matches, ({ people }) => people.length),
    why: matches.map(({ why }) => saidOf(input, why)),
  }
}

const WISHES = /^why\.(?:open|both|one|table)(?:Across|Within)?$/
/** What a match reads: of a programme that mixes by something, that in place of whose wish applied. */
const saidOf = ({ mixed }: RoundInput, why: MailReason[]): MailReason[] =>
  mixed ? [...mixed, ...why.filter(({ code }) => !WISHES.test(code))] : why

/** Why people were left out, without sentences that speak of departments where those are not what is mixed by. */
const unsaid = ({ mixed }: RoundInput, leftOut: LeftOutExplanation[]): LeftOutExplanation[] =>
  mixed
    ? leftOut.map((one) => ({
        ...one,
        reasons: one.reasons.map(
          (reason): MailReason =>
            /^matching\.(?:scarce|table\.across)/.test(reason.code)
              ? { code: 'matching.nobodyLeft' }
              : reason,
        ),
      }))
    : leftOut

/**
 * The certificate of a round as it is stored. Bars between people are private: its witness names people by their position
 * in the list.
 */
function certificateOf(input: RoundInput, round: Round | TablesRound): RoundCertificate {
  if (!('tables' in round)) {
    const places = placesOf(input)
    // How many share a topic would tell of few people.
    const { sharedTopics: _1, ...certificate } = round.certificate
    return renamed(certificate, (id) => String(places.get(id)))
  }
  const {
    tables,
    certificate: { sharedTopics: _2, ...of },
  } = round
  return {
    pairs: tables.length,
    pairsBound: tables.length,
    leftOutDebt: of.leftOutDebt.value,
    crossPairs: of.crossEdges.value,
    crossPairsBound: of.crossEdges.bound,
    repeats: of.repeats.value,
    recencyCost: 0,
    optimal: of.optimal,
    tables: {
      ...of,
      size: input.size!,
      edges: tables.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0),
    },
  }
}

const placesOf = ({ ids }: RoundInput) => new Map(ids.map((id, place) => [id, place]))

/** The matches of a round by the positions of their people, in the order of the first. */
export function matchesOf({ seated, sizes, why }: MadeRound) {
  let at = 0
  return Array.from(sizes, (size, k) => ({
    people: Array.from(seated.subarray(at, (at += size))),
    why: why[k] ?? [],
  })).sort((a, b) => (a.people[0] as number) - (b.people[0] as number))
}

/** The best round for this input. A large one is computed on its own thread, so that it doesn't block other calls. */
export const runMatching = (input: RoundInput): Promise<MadeRound> =>
  input.ids.length <= AT_ONCE ? Promise.resolve(makeRound(input)) : inWorker<MadeRound>({ input })

/** Lets others join existing tables; assumed hours count unless fewer could join because of them. */
export function runJoins(input: RoundInput, tables: string[][]): MatchExplanation[] {
  const joined = (of: RoundInput) => {
    const instance = instanceOf(of)
    return hasTables(instance) ? joinTables(instance, tables, of.meetings) : []
  }
  const sitting = new Set(tables.flat())
  const seats = (found: MatchExplanation[]) =>
    found.flatMap(({ people }) => people.filter((id) => !sitting.has(id))).length
  const made = joined(input)
  const free = input.assumed?.size ? joined(without(input)) : made
  const found = seats(free) > seats(made) ? free : made
  return found.map((one) => ({ ...one, why: saidOf(input, one.why) }))
}

/** A changed round by what is different: to tell another thread all matches takes longer. */
export interface FoundRound extends Pick<ChangedRound, 'overruled' | 'out'> {
  certificate: RoundCertificate
  leftOut: LeftOutExplanation[]
  /** The people of the matches that end. */
  ended: string[][]
  /** The matches that are new. */
  made: MatchExplanation[]
}
type ChangeFound = { ok: true; round: FoundRound } | Extract<ChangeResult, { ok: false }>

/**
 * Makes the best round under wishes, close to the one that there is. Assumed hours count unless more people were left out for
 * them, or a wish is against them.
 */
export function makeChange(input: RoundInput, change: ChangeInput): ChangeFound {
  const made = bestChange(input, change)
  if (!input.assumed?.size || (made.ok && made.round.leftOut.length === 0)) return made
  const free = bestChange(without(input), change)
  if (!made.ok) return free
  return free.ok && isLess(lossIn(input, free.round), lossIn(input, made.round)) ? free : made
}

function bestChange(input: RoundInput, { base, wishes }: ChangeInput): ChangeFound {
  const instance = instanceOf(input)
  const found = hasTables(instance)
    ? changeTables(instance, base, wishes, input.meetings)
    : changeRound(instance, base, wishes, input.meetings)
  if (!found.ok)
    return input.mixed
      ? {
          ok: false,
          refusals: found.refusals.map((one) => ({ ...one, message: unsaidRefusal(one.message) })),
        }
      : found
  const { round } = found
  const { matches: told, leftOut } = round.explanations
  const certificate = certificateOf(input, round)
  const keysOf = (matches: string[][]) => new Set(matches.map(keyOf))
  const [before, after] = [keysOf(base), keysOf(told.map(({ people }) => people))] as const
  const made = told
    .filter(({ people }) => !before.has(keyOf(people)))
    .map((one) => ({ ...one, why: saidOf(input, one.why) }))
  return {
    ok: true,
    round: {
      certificate: { ...certificate, kept: told.length - made.length },
      leftOut: unsaid(input, leftOut),
      ended: base.filter((people) => !after.has(keyOf(people))),
      made,
      overruled: round.overruled,
      out: round.out,
    },
  }
}

/** A refusal of a wish, as that of a bar where it speaks of departments. */
const unsaidRefusal = (message: MailReason): MailReason =>
  /(?:Across|Within)$/.test(message.code) ? { code: 'matching.refused.barred' } : message

const keyOf = (people: string[]) => people.toSorted().join()

/** The best round under wishes, close to the one that there is. */
export const runChange = (input: RoundInput, change: ChangeInput): Promise<ChangeFound> =>
  input.ids.length <= CHANGED_AT_ONCE
    ? Promise.resolve(makeChange(input, change))
    : inWorker<ChangeFound>({ input, change })

/** What the worker is given. */
export interface Work {
  input: RoundInput
  change?: ChangeInput
}

function inWorker<Found>(work: Work): Promise<Found> {
  return new Promise((resolve, reject) => {
    // Next to the bundle; see scripts/build.mjs.
    const worker = new Worker(new URL('./matching.worker.js', import.meta.url), { workerData: work })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

const instanceOf = ({
  month,
  seed,
  size = 2,
  threes,
  place,
  noRepeatMonths,
  groups,
  ids,
  ...of
}: RoundInput): Instance => ({
  month,
  seed,
  people: ids.map((id, i) => ({
    id,
    department: of.departments[i] ?? null,
    preference: of.preferences[i] as Preference,
    ...(of.besides && {
      besides: {
        department: of.besides.departments[i] as string,
        preference: of.besides.preferences[i] as Preference,
      },
    }),
    ...(of.hosts && { host: of.hosts[i] === true }),
    leftOutDebt: of.debts[i] as number,
    ...(of.hours.has(id) && { hours: of.hours.get(id) }),
    ...(of.avoid.has(id) && { avoid: of.avoid.get(id) }),
    ...(groups && { group: groups[i] }),
    ...(of.topics?.has(id) && { topics: of.topics.get(id) }),
  })),
  history: [],
  ...(place && { place }),
  ...(noRepeatMonths !== undefined && { noRepeatMonths }),
  ...(groups && { between: true }),
  // Tables have no use for it: they take one more where that seats more people.
  ...(size === 2 ? threes && { threes } : { size: size as TableSize }),
})
