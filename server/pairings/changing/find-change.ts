import { matching } from '../../../languages/en/mail/matching'
import type { Responses } from '../../../languages/words'
import { FORMER_COLLEAGUE } from '../../../shared/former-colleague'
import { nameOrAddress } from '../../../shared/person-name'
import { today } from '../../platform/context/clock'
import { type Context, readAsCaller } from '../../platform/context/context'
import { ofProgramme } from '../../platform/context/programmes'
import type { Queryable, Transaction } from '../../platform/database/database'
import { risingIds } from '../../platform/database/rising-ids'
import { HttpError, type Say } from '../../platform/http/errors'
import { sayAbout } from '../../platform/http/language'
import { engineIn } from '../in-words.rules'
import { lockLinkedNewsletters, refusePairingInUse } from '../pairing-use.queries'
import { lockPairing, makeRoom, peopleNamed } from '../pairings.queries'
import { peopleOfPairing, unreadyIn } from '../round-input.queries'
import type { AskedWishes } from '../../tables/pairings.tables'
import { readRoundInput } from '../round-input'
import { type FoundRound, type RoundCertificate, runChange, type RoundInput } from '../run-matching'
import {
  answeredMatches,
  approvedNewsletter,
  proofOf,
  changesOf,
  isInCycle,
  leftOutOf,
  matchesInColumns,
  type NewRound,
  replacedSince,
} from './changes.queries'
import { type Differences, digestOf, keyOf, pairsDiffer, tablesDiffer } from './differences'
import { isAsAsked, mergeWishes, type Price, wishesAmong, wishesInWords } from './changes.rules'

export interface Asked extends AskedWishes {
  overrule: boolean
  version: number
}

export type Named = Awaited<ReturnType<typeof peopleNamed>>[number]

export const nameOf = (person: Omit<Named, 'id'>): string =>
  person.erasedAt ? FORMER_COLLEAGUE : nameOrAddress(person)

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
  const approved = await approvedNewsletter(tx, id)
  const title = approved && (await readAsCaller(context, tx, (reader) => approvedNewsletter(reader, id)))
  if (approved !== undefined)
    throw new HttpError(409, 'newsletter_approved', (w) => w.pairings.approved(title && w.isolated(title)))
  if (await isInCycle(tx, id))
    throw new HttpError(409, 'cycle_running', (w) => w.pairings.cycleAtWork(w.isolated(name)))
  const answered = await answeredMatches(tx, id)
  if (answered > 0) throw new HttpError(409, 'round_begun', (w) => w.pairings.answered(answered, name))
  if (version !== undefined && pairing.version !== version) throw await changedMeanwhile(context, tx, id)
  return pairing
}

/** What somebody else did to the round meanwhile. */
async function changedMeanwhile(context: Context, tx: Transaction, id: string): Promise<HttpError> {
  const newest = (await readAsCaller(context, tx, (reader) => changesOf(reader, id))).at(-1)
  const by = (newest && whoMade(newest)) ?? null
  const asked = newest?.asked
  const inWords = asked && (await wishesAsRead(context, tx, [asked]))
  return new HttpError(409, 'stale', (w) => w.pairings.changedBy(by, inWords ? inWords(w, asked) : null))
}

const namedIn = ({ together, apart, out }: AskedWishes) => [...together.flat(), ...apart.flat(), ...out]

/** What puts these wishes in words, with the names as they are now. */
export async function wishesAsRead(
  context: Pick<Context, 'asManager'>,
  db: Queryable,
  all: AskedWishes[],
): Promise<(words: Responses, wishes: AskedWishes) => string[]> {
  const people = await namesOf(context, db, all.flatMap(namedIn))
  return (words, wishes) => wishesInWords(words, wishes, nameAmong(people))
}

/** The name of a person by id, among these. */
export const nameAmong = (people: Map<string, Named>) => (id: string) => {
  const person = people.get(id)
  return person ? nameOf(person) : FORMER_COLLEAGUE
}

/** Who made a change, by name; null when their account was erased. */
export const whoMade = ({
  firstName,
  lastName,
  email,
  erasedAt,
}: Awaited<ReturnType<typeof changesOf>>[number]): string | null =>
  email === null || erasedAt ? null : nameOrAddress({ firstName, lastName, email })

export const NO_WISHES: AskedWishes = { together: [], apart: [], out: [] }

/** The version of a pairing that was last the round as it was first made. */
export const firstVersion = (changes: Awaited<ReturnType<typeof changesOf>>): number =>
  changes.findLast(({ asked }) => asked === null)?.version ?? 1

/** A round as it is, with everything that a change of it depends on. */
export type CurrentRound = Awaited<ReturnType<typeof readRound>>

/** Reads a round that can still be changed, and locks it. @throws like lockToChange */
export async function readRound(outer: Context, tx: Transaction, id: string, asked: Asked) {
  await makeRoom(tx)
  const pairing = await lockToChange(outer, tx, id, asked.version)
  const proof = await proofOf(tx, id)
  const context = ofProgramme(outer, pairing.programmeId)
  const people = await peopleOfPairing(tx, id)
  const unready = new Set(await unreadyIn(tx, pairing, today(context.clock)))
  const matches = await matchesInColumns(tx, id)
  const changes = await changesOf(tx, id)
  const [first] = await replacedSince(tx, id, firstVersion(changes))
  const wishes = changes.at(-1)?.wishes ?? NO_WISHES
  const certificate = proof.certificate as RoundCertificate
  const size = sizeOf(context.programme.settings.size, certificate, matches.people)
  const mates = new Map(
    matches.people
      .map((ids) => (size === 2 ? ids.slice(0, 2) : ids))
      .flatMap((ids) => ids.map((one) => [one, ids.filter((other) => other !== one)] as const)),
  )
  const input = await readRoundInput(context, tx, people, pairing.month, proof.seed, id)
  return {
    pairing,
    /** Everybody of it. */
    input: { ...input, size, avoid: sparing(input.avoid, mates) },
    /** Who of them can't be paired today. */
    unready,
    /** Who is with whom: the other one of a pair, all others of a table. */
    mates,
    /** Those of the members who are named, by id: whom the wishes are about. */
    named: await namesOf(context, tx, [wishes, asked].flatMap(namedIn)),
    matches,
    leftOut: await leftOutOf(tx, id),
    certificate,
    /** What was asked earlier and still holds. */
    wishes,
    first: (first?.certificate ?? proof.certificate) as RoundCertificate,
  }
}

/** People by id, with their names. Somebody whom a manager does not see any more is to them as if erased. */
export async function namesOf(
  context: Pick<Context, 'asManager'>,
  db: Queryable,
  ids: string[],
): Promise<Map<string, Named>> {
  const all = [...new Set(ids)]
  const people = new Map(
    (await readAsCaller(context, db, (reader) => peopleNamed(reader, all))).map((person) => [
      person.id,
      person,
    ]),
  )
  for (const id of all)
    if (context.asManager && !people.has(id))
      people.set(id, { id, firstName: FORMER_COLLEAGUE, lastName: '', email: '', erasedAt: NO_DAY })
  return people
}

const NO_DAY = new Date(0)

/** Matches that there are stay possible: one that came apart by itself would show that one of the two blocks the other. */
const sparing = (avoid: RoundInput['avoid'], mates: Map<string, string[]>) =>
  new Map(
    Array.from(avoid, ([id, others]) => [id, others.filter((other) => !mates.get(id)?.includes(other))]),
  )

/** How many sit at a table of a round: as its programme has it, if the round was made so. */
function sizeOf(asked: number, { tables }: RoundCertificate, people: string[][]): number {
  if (!tables) return 2
  const fits = (size: number) =>
    people.filter(({ length }) => length !== size).length === tables.otherSizes.value
  return [asked, 3, 4, 5].find((size) => size > 2 && fits(size)) ?? Math.max(asked, 3)
}

/** Who is in a match of the round, and can't be paired any more. */
export const goneFrom = ({ unready, mates }: CurrentRound): string[] =>
  [...unready].filter((id) => mates.has(id))

/** A round under wishes, and what is different in it. */
interface ChangeFound extends Differences {
  round: Pick<FoundRound, 'certificate' | 'overruled'> & { isChanged: boolean }
  /** What holds afterwards. */
  wishes: AskedWishes
  leftOut: NewRound['leftOut']
  price: Price
}

/** The round as it is. */
function presentRound(current: CurrentRound, wishes: AskedWishes): ChangeFound {
  const { certificate, leftOut, first } = current
  return {
    round: { certificate, overruled: [], isChanged: 'kept' in certificate },
    wishes,
    digest: digestOf([]),
    changes: [],
    ended: [],
    made: [],
    leftOut,
    threes: [],
    moreThrees: (certificate.trios ?? 0) - (first.trios ?? 0),
    people: 0,
    price: priceOf(certificate, first),
  }
}

const priceOf = (of: RoundCertificate, first: RoundCertificate): Price => ({
  ...(of.tables &&
    first.tables && {
      tables: {
        seated: of.tables.seated.value - first.tables.seated.value,
        otherSizes: of.tables.otherSizes.value - first.tables.otherSizes.value,
      },
    }),
  pairs: of.pairs - first.pairs,
  leftOutDebt: of.leftOutDebt - first.leftOutDebt,
  crossPairs: of.crossPairs - first.crossPairs,
  repeats: of.repeats - first.repeats,
})

/**
 * The best round under what is asked now and was asked earlier; the present one where that is as asked already and all take
 * part. Searches without a transaction: it may take long. @throws 422 with the rule in words
 */
export async function findChange(
  context: Context,
  current: CurrentRound,
  asked: Asked,
): Promise<ChangeFound> {
  const { unready, named, matches, input } = current
  const preferences = new Map(input.ids.map((id, i) => [id, input.preferences[i]]))
  const takesPart = (id: string) => preferences.has(id) && !unready.has(id)
  const left = [...asked.together, ...asked.apart].flat().find((id) => unready.has(id))
  if (left !== undefined) throw refusedAs((w) => w.pairings.cannotBePaired(nameAmong(named)(left)))
  const isTables = input.size > 2
  const wishes = mergeWishes(wishesAmong(current.wishes, takesPart), asked, isTables)
  const present = { matches: matches.people, mates: current.mates, out: current.wishes.out, takesPart }
  if (goneFrom(current).length === 0 && isAsAsked(present, asked)) return presentRound(current, wishes)
  const trios = matches.people.filter((people): people is [string, string, string] => people.length > 2)
  const own = ofProgramme(context, current.pairing.programmeId)
  const { threes } = own.programme.settings
  const found = await runChange(
    { ...input, threes },
    {
      base: { pairs: matches.people.map(([one, other]) => [one, other] as [string, string]), trios },
      ...(isTables && { tables: matches.people }),
      // What breaks a rule is looked at below: earlier wishes may do so as they were allowed to.
      wishes: { ...wishes, out: [...new Set([...wishes.out, ...unready])], overrule: true },
      names: new Map(
        [...named].flatMap(([id, person]) => (preferences.has(id) ? [[id, nameOf(person)]] : [])),
      ),
    },
  )
  if (!found.ok) throw refused(own, found.refusals)
  const { round } = found
  const overruled = new Map(round.overruled.map(({ pair, rules }) => [keyOf(pair), rules]))
  // A pair that is there stays allowed, whatever has become of the rules since.
  const allowed = new Set(
    [...current.mates].flatMap(([id, others]) => others.map((other) => keyOf([id, other]))),
  )
  const broken = [...overruled].filter(([key]) => !asked.overrule && !allowed.has(key))
  if (broken.length > 0)
    throw refused(
      own,
      broken.flatMap(([, rules]) => rules),
      true,
    )

  const leftOut = [
    ...round.explanations.leftOut.map(({ id, reason, change }) => ({
      userId: id,
      reason: `${reason} ${change}`.trim(),
    })),
    ...round.out.map((id) => ({
      userId: id,
      reason: takesPart(id) ? matching.leftOutByWish : matching.cannotBePaired,
    })),
  ]
  const differs = (isTables ? tablesDiffer : pairsDiffer)({
    matches,
    round,
    first: current.first,
    size: input.size,
    together: wishes.together,
    overruled,
    preferenceOf: (id) => preferences.get(id) ?? 'any',
    nextId: risingIds(context.clock.now()),
  })
  return {
    round: { ...round, isChanged: true },
    wishes,
    leftOut,
    price: priceOf(round.certificate, current.first),
    ...differs,
  }
}

/** @param overrulable whether `overrule` would help */
const refusedAs = (say: Say, overrulable = false) =>
  new HttpError(422, 'wishes_refused', say, { body: { overrulable } })

const refused = (context: Context, rules: { message: string }[], overrulable?: boolean) =>
  refusedAs(
    sayAbout(context, (_, { mail }) =>
      rules.map(({ message }) => engineIn(mail, message) ?? message).join(' '),
    ),
    overrulable,
  )
