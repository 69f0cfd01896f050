import { FORMER_COLLEAGUE, nameOrAddress } from '../../../shared/person-name'
import { today } from '../../platform/context/clock'
import { type Context, readAsCaller } from '../../platform/context/context'
import { contextForProgramme } from '../../platform/context/programmes'
import type { Queryable, Transaction } from '../../platform/database/database'
import { HttpError } from '../../platform/http/errors'
import type { AskedWishes } from '../../tables/pairings.tables'
import { lockLinkedNewsletters, refusePairingInUse } from '../pairing-use.queries'
import { lockPairing, makeRoom, peopleNamed } from '../pairings.queries'
import { readRoundInput } from '../round-input'
import { peopleOfPairing, unreadyIn } from '../round-input.queries'
import type { RoundCertificate } from '../run-matching'
import {
  approvedNewsletter,
  changesOf,
  leftOutOf,
  matchesInColumns,
  proofOf,
  replacedSinceFirst,
  useOf,
} from './changes.queries'
import { wishesInWords } from './changes.rules'

export interface Asked extends AskedWishes {
  overrule: boolean
  version: number
}

export const NO_WISHES: AskedWishes = { together: [], apart: [], out: [] }

/** People by id, with their names. A manager sees people of other groups as if they were erased. */
export type People = Map<string, Awaited<ReturnType<typeof peopleNamed>>[number]>

export async function readPeople(
  context: Pick<Context, 'asManager'>,
  db: Queryable,
  ids: string[],
): Promise<People> {
  const all = [...new Set(ids)]
  const rows = await readAsCaller(context, db, (reader) => peopleNamed(reader, all))
  return new Map(rows.map((person) => [person.id, person]))
}

/** The name of a person by id. */
export const nameAmong = (people: People) => (id: string) => {
  const person = people.get(id)
  return !person || person.erasedAt ? FORMER_COLLEAGUE : nameOrAddress(person)
}

export const namedIn = ({ together, apart, out }: AskedWishes) => [
  ...together.flat(),
  ...apart.flat(),
  ...out,
]

/**
 * Locks a pairing that can still be changed.
 * @throws 404; 409 completed, announced or about to be, begun, or changed since the version that was looked at
 */
export async function lockToChange(context: Context, tx: Transaction, id: string, version?: number) {
  // Newsletters before their pairing, in the same order as saving and sending do.
  await lockLinkedNewsletters(tx, id)
  const pairing = await lockPairing(tx, id)
  const { name } = pairing
  if (pairing.status === 'completed')
    throw new HttpError(409, 'pairing_completed', (w) => w.pairings.completedNoChange(w.isolated(name)))
  await refusePairingInUse(context, tx, id, 'change')
  if ((await approvedNewsletter(tx, id)) !== undefined) {
    const title = await readAsCaller(context, tx, (reader) => approvedNewsletter(reader, id))
    throw new HttpError(409, 'newsletter_approved', (w) => w.pairings.approved(title && w.isolated(title)))
  }
  const { isInCycle, answered } = await useOf(tx, id)
  if (isInCycle) throw new HttpError(409, 'cycle_running', (w) => w.pairings.cycleAtWork(w.isolated(name)))
  if (answered > 0) throw new HttpError(409, 'round_begun', (w) => w.pairings.answered(answered, name))
  if (version === undefined || pairing.version === version) return pairing
  const newest = (await readAsCaller(context, tx, (reader) => changesOf(reader, id))).at(-1)
  const asked = newest?.asked ?? NO_WISHES
  const nameOf = nameAmong(await readPeople(context, tx, namedIn(asked)))
  throw new HttpError(409, 'stale', (w) =>
    w.pairings.changedBy(newest?.madeBy ?? null, newest?.asked ? wishesInWords(w, asked, nameOf) : null),
  )
}

/** A round as it is, with everything that a change of it depends on. */
export type CurrentRound = Awaited<ReturnType<typeof readRound>>

/** Reads a round that can still be changed, and locks it. @throws like lockToChange */
export async function readRound(outer: Context, tx: Transaction, id: string, asked: Asked) {
  await makeRoom(tx)
  const pairing = await lockToChange(outer, tx, id, asked.version)
  const context = contextForProgramme(outer, pairing.programmeId)
  const { seed, ...proof } = await proofOf(tx, id)
  const day = today(context.clock)
  const people = await peopleOfPairing(tx, context.programme, id, day)
  const matches = await matchesInColumns(tx, id)
  const [first] = await replacedSinceFirst(tx, id)
  const certificate = proof.certificate as RoundCertificate
  const wishes = (await changesOf(tx, id)).at(-1)?.wishes ?? NO_WISHES
  const size = certificate.tables?.size ?? 2
  const mates = new Map(
    matches.people
      .map((ids) => (size === 2 ? ids.slice(0, 2) : ids))
      .flatMap((ids) => ids.map((one) => [one, ids.filter((other) => other !== one)] as const)),
  )
  const input = await readRoundInput(context, tx, people, pairing.month, seed, id)
  // Matches that there are stay possible: one that came apart by itself would show that one of the two blocks the other.
  const avoid = Array.from(input.avoid, ([one, others]) => {
    const own = mates.get(one) ?? []
    return [one, others.filter((other) => !own.includes(other))] as const
  })
  const unready = new Set(await unreadyIn(tx, pairing, day))
  return {
    pairing,
    /** Everybody of it. */
    input: {
      ...input,
      size,
      threes: context.programme.settings.threes,
      place: pairing.domainGroupName,
      avoid: new Map(avoid),
    },
    /** Who of them can't be paired today. */
    unready,
    /** People in a match who can't be paired any more. */
    gone: [...unready].filter((one) => mates.has(one)),
    /** Each person's mates: the other one of a pair, all others of a table. */
    mates,
    /** The people that the wishes name. */
    named: await readPeople(outer, tx, [wishes, asked].flatMap(namedIn)),
    matches,
    leftOut: await leftOutOf(tx, id),
    certificate,
    /** What was asked earlier and still holds. */
    wishes,
    /** The certificate of the round as it was first made. */
    first: (first?.certificate ?? certificate) as RoundCertificate,
  }
}
