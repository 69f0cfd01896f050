import { createHash } from 'node:crypto'
import { matching } from '../../../languages/en/mail/matching'
import type { Responses } from '../../../languages/words'
import type { Certificate, ChangePrice } from '../../../matching'
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
import type { AskedWishes, OverruledRule } from '../../tables/pairings.tables'
import { readRoundInput } from '../round-input'
import { type FoundRound, runChange, type RoundInput } from '../run-matching'
import { whyBroughtTogether, whyTogether } from '../why.rules'
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
import { isAsAsked, mergeWishes, wishesAmong, wishesInWords } from './changes.rules'

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
    throw new HttpError(409, 'pairing_completed', (w) => w.pairings.completedNoChange(name))
  await refusePairingInUse(context, tx, id, 'change')
  const approved = await approvedNewsletter(tx, id)
  const title = approved && (await readAsCaller(context, tx, (reader) => approvedNewsletter(reader, id)))
  if (approved !== undefined)
    throw new HttpError(409, 'newsletter_approved', (w) => w.pairings.approved(title))
  if (await isInCycle(tx, id)) throw new HttpError(409, 'cycle_running', (w) => w.pairings.cycleAtWork(name))
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
  if ('tables' in (proof.certificate as object))
    throw new HttpError(409, 'tables_stay', (w) => w.pairings.tablesStay(pairing.name))
  const context = ofProgramme(outer, pairing.programmeId)
  const people = await peopleOfPairing(tx, id)
  const unready = new Set(await unreadyIn(tx, pairing, today(context.clock)))
  const matches = await matchesInColumns(tx, id)
  const changes = await changesOf(tx, id)
  const [first] = await replacedSince(tx, id, firstVersion(changes))
  const wishes = changes.at(-1)?.wishes ?? NO_WISHES
  const partner = new Map(
    (matches.people as Pair[]).flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
  )
  const input = await readRoundInput(context, tx, people, pairing.month, proof.seed, id)
  return {
    pairing,
    /** Everybody of it. */
    input: { ...input, avoid: sparing(input.avoid, partner) },
    /** Who of them can't be paired today. */
    unready,
    /** The two of each pair, by the other's id. */
    partner,
    /** Those of the members who are named, by id: whom the wishes are about. */
    named: await namesOf(context, tx, [wishes, asked].flatMap(namedIn)),
    matches,
    leftOut: await leftOutOf(tx, id),
    certificate: proof.certificate as Certificate,
    /** What was asked earlier and still holds. */
    wishes,
    first: (first?.certificate ?? proof.certificate) as ChangePrice & { trios?: number },
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
const sparing = (avoid: RoundInput['avoid'], partner: Map<string, string>) =>
  new Map(Array.from(avoid, ([id, others]) => [id, others.filter((other) => other !== partner.get(id))]))

/** Who is in a match of the round, and can't be paired any more. */
export const goneFrom = ({ unready, partner }: CurrentRound): string[] =>
  [...unready].filter((id) => partner.has(id))

const keyOf = (people: readonly string[]): string => people.slice(0, 2).sort().join()

type Pair = [string, string]
type Three = [string, string, string]

/** Matches of three that are not among others. */
const without = (some: Three[], others: Three[]) => {
  const known = new Set(others.map(String))
  return some.filter((three) => !known.has(String(three)))
}

/** The round as it is. */
function presentRound(current: CurrentRound, wishes: AskedWishes) {
  const { certificate, leftOut, first } = current
  return {
    round: { certificate, overruled: [] as FoundRound['overruled'], isChanged: 'kept' in certificate },
    wishes,
    digest: digestOf([]),
    changes: [] as FoundRound['changes'],
    ended: [] as string[],
    made: [] as NewRound['matches'],
    leftOut,
    threes: [] as { joins: boolean; who: string; pair: Pair }[],
    moreThrees: (certificate.trios ?? 0) - (first.trios ?? 0),
    people: 0,
    price: priceOf(certificate, first),
  }
}

/** What a round of one version is recognized by: what is different. */
const digestOf = (changes: unknown[]) =>
  createHash('sha256').update(JSON.stringify(changes)).digest('hex').slice(0, 32)

const priceOf = (of: ChangePrice, first: ChangePrice): ChangePrice => ({
  pairs: of.pairs - first.pairs,
  leftOutDebt: of.leftOutDebt - first.leftOutDebt,
  crossPairs: of.crossPairs - first.crossPairs,
  repeats: of.repeats - first.repeats,
})

/**
 * The best round under what is asked now and was asked earlier; the present one where that is as asked already and all take
 * part. Searches without a transaction: it may take long. @throws 422 with the rule in words
 */
export async function findChange(context: Context, current: CurrentRound, asked: Asked) {
  const { unready, named, matches, input } = current
  const preferences = new Map(input.ids.map((id, i) => [id, input.preferences[i]]))
  const takesPart = (id: string) => preferences.has(id) && !unready.has(id)
  const left = [...asked.together, ...asked.apart].flat().find((id) => unready.has(id))
  if (left !== undefined) throw refusedAs((w) => w.pairings.cannotBePaired(nameAmong(named)(left)))
  const wishes = mergeWishes(wishesAmong(current.wishes, takesPart), asked)
  const present = { matches: matches.people, partner: current.partner, out: current.wishes.out, takesPart }
  if (goneFrom(current).length === 0 && isAsAsked(present, asked)) return presentRound(current, wishes)
  const trios = matches.people.filter((people): people is Three => people.length > 2)
  const own = ofProgramme(context, current.pairing.programmeId)
  const { threes } = own.programme.settings
  const found = await runChange(
    { ...input, threes },
    {
      base: { pairs: matches.people.map(([one, other]) => [one, other] as Pair), trios },
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
  const allowed = new Set(matches.people.map(keyOf))
  const broken = [...overruled].filter(([key]) => !asked.overrule && !allowed.has(key))
  if (broken.length > 0)
    throw refused(
      own,
      broken.flatMap(([, rules]) => rules),
      true,
    )

  const { changes, trios: seated = [], explanations } = round
  const lose = new Set(changes.filter(({ before }) => before !== null).map(({ id }) => id))
  const joins = new Map(seated.flatMap(([a, b, c]) => [[a, c] as const, [b, c] as const]))
  const isEnded = ([one, , third]: string[]) => lose.has(one as string) || joins.get(one as string) !== third
  const told = [
    ...without(trios, seated).map(([a, b, c]) => ({ joins: false, who: c, pair: [a, b] as Pair })),
    ...without(seated, trios).map(([a, b, c]) => ({ joins: true, who: c, pair: [a, b] as Pair })),
  ]
  const brought = new Set(wishes.together.map(keyOf))
  const preferenceOf = (id: string) => preferences.get(id) ?? 'any'
  const nextId = risingIds(context.clock.now())
  const made = explanations.pairs.map((explanation) => {
    const [one, other] = explanation.pair
    const third = joins.get(one)
    const key = keyOf(explanation.pair)
    const people = [one, other, ...(third ? [third] : [])]
    return {
      id: nextId(),
      people,
      why:
        brought.has(key) && !third
          ? whyBroughtTogether(explanation)
          : whyTogether(people.map(preferenceOf), explanation, 2),
      overruled: overruled.get(key)?.map(({ reason }) => reason as OverruledRule) ?? null,
    }
  })
  const leftOut = [
    ...explanations.leftOut.map(({ id, reason, change }) => ({
      userId: id,
      reason: `${reason} ${change}`.trim(),
    })),
    ...round.out.map((id) => ({
      userId: id,
      reason: takesPart(id) ? matching.leftOutByWish : matching.cannotBePaired,
    })),
  ]
  return {
    round: { ...round, isChanged: true },
    /** What holds afterwards. */
    wishes,
    /** What the round is recognized by. */
    digest: digestOf([...changes.map((change) => [change.before, change.after]), ...told]),
    changes,
    /** The matches that end. */
    ended: matches.ids.filter((_, k) => isEnded(matches.people[k] ?? [])),
    made,
    leftOut,
    /** Who joins a pair now, and who no longer does, with the two of it. */
    threes: told,
    /** How many matches of three there are more than in the round as it was first made. */
    moreThrees: seated.length - (current.first.trios ?? 0),
    /** For how many people something changes: their partner, or who sits with them. */
    people: new Set([...changes.map(({ id }) => id), ...told.flatMap(({ who, pair }) => [who, ...pair])])
      .size,
    price: priceOf(round.certificate, current.first),
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
