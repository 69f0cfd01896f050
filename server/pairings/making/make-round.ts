import { isDeepStrictEqual } from 'node:util'
import { type MailReason, reasonText } from '../../../languages/reasons'
import type { generateGroupPairing } from '../../../shared/contract/pairings'
import type { ServerWords } from '../../../languages/words'
import type { Answer } from '../../../shared/endpoint'
import { nameOrAddress } from '../../../shared/person-name'
import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import { type Clock, momentOf, today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import type { Queryable, Transaction } from '../../platform/database/database'
import { ENGLISH, HttpError, type Localized, localized } from '../../platform/http/errors'
import type { reportProgress } from '../../platform/http/long-work'
import { emitRoundEvents } from '../../platform/events/emit-events'
import { risingIds } from '../../platform/database/uuids'
import { readInstallation, writeInstallation } from '../../platform/database/installation'
import { publicCertificate } from '../certificate.rules'
import { allShareHalfHour } from '../../../matching'
import { COMPANY_WIDE, pairingDisplayName } from '../pairing-file.rules'
import { complete } from '../pairings.actions'
import {
  blockingPairing,
  type EarlierRounds,
  nextFileName,
  pairedAlready,
  peopleNamed,
  publish,
  toPairing,
} from '../pairings.queries'
import { linkByItself, onlyUnlinkedDraft } from '../pairing-use.queries'
import { isMonthly } from '../../../shared/programme'
import { localizedAbout, wordsAbout } from '../../platform/http/language'
import { periodAt } from '../../platform/jobs/plan.rules'
import { countAsked, spendAsks } from '../../people/participation/asks.queries'
import { spendSkips } from '../../people/participation/skip.queries'
import { insertPairing, type NewMatch } from '../insert-pairing.queries'
import { type Rules, readHistory, readRules, seedOf } from '../round-input'
import { eligiblePeople, groupsOfPeople } from '../round-input.queries'
import {
  type MadeRound,
  matchesOf,
  type RoundInput,
  type RoundPeople,
  runMatching,
  waitsAfter,
} from '../run-matching'
import { type Solving, storeAsOfNow } from './as-of-now'

/** The scope of a pairing: a domain group, or the whole company. */
export interface Scope {
  id: string | null
  number: number
  displayName: string
}
export const companyWide: Scope = { id: null, number: 1, displayName: COMPANY_WIDE }

export type Generated = Omit<Answer<typeof generateGroupPairing>, 'message'> & { message: Localized }

export interface Options {
  dryRun: boolean
  /** Pairs people who were paired this month already. */
  again: boolean
  /** Also completes the active pairings of earlier months: of the scope, or of the whole company. */
  completes?: 'scope' | 'company' | undefined
  /** Links the month's only draft without a pairing to it. */
  links: boolean
  /** It is one of those of all groups: who is in none of them had too few people around. */
  isForAll?: boolean
  /** How many rounds the same call made before, or would make; then a dry run refuses what the call itself refuses. */
  before?: number
  /** For a manager: links no draft of the company, and names no round of others. */
  ofGroupOnly?: boolean
  /** Of who reads what became of it. */
  words?: ServerWords
}

/** In which a round is made: people, meetings, pairs, all stored. */
const STEPS = 4

/** A round that is being made. */
export interface Making extends Solving {
  scope: Scope
  read: RoundRead
  /** How many were made before it. */
  before: number
  period: string
  earlier: EarlierRounds | undefined
  round: MadeRound
  report: typeof reportProgress
}

/** What a round goes by: what people decide, and what was before. */
interface RoundRead {
  now: RoundPeople & Rules
  paired: Awaited<ReturnType<typeof pairedAlready>>
  input: RoundInput
}

/** Reads what a round goes by, and solves it. @throws 409 */
export async function begin(
  context: Context,
  tx: Transaction,
  scope: Scope,
  { dryRun, again, ofGroupOnly = false, completes, before: madeBefore }: Options,
  report: typeof reportProgress = () => undefined,
): Promise<Making> {
  const { clock, programme } = context
  const { size, threes } = programme.settings
  const period = periodAt(programme.settings, clock.now())
  const month = period.slice(0, 7)
  const earlier = completes && {
    programmeId: programme.id,
    period,
    domainGroupId: completes === 'company' ? null : scope.id,
    ofGroupOnly,
  }
  const before = ((await readInstallation<number>(tx, ROUNDS)) ?? 0) + (madeBefore ?? 0)
  const readNow = async (db: Queryable) => {
    const people = await eligiblePeople(db, programme, scope.id, momentOf(clock), month)
    return { ...people, ...(await readRules(context, db, people, month)) }
  }
  const readAll = async (db: Queryable, now: RoundRead['now']): Promise<RoundRead> => {
    await refuseUnlessReady(context, db, { scope, people: now, ofGroupOnly, earlier })
    const paired = await pairedAlready(db, { programmeId: programme.id, period }, now.ids)
    if (paired && !again && (!dryRun || madeBefore !== undefined))
      throw new HttpError(
        409,
        'already_paired',
        localizedAbout(context, pairedAlreadyMessage(scope, paired, clock)),
      )
    report((w) => w.pairings.making.meetings(now.ids.length), 1, STEPS)
    // What is stored counts; a dry run has to count what it would store.
    const seed = seedOf(context, `pairing ${before}`)
    const place = scope.id && scope.displayName
    const history = await readHistory(context, db, now, { month, period })
    const input = { ...now, ...history, month, seed, size, threes, place }
    return { now, paired, input }
  }
  const making = {
    scope,
    before,
    period,
    earlier,
    report,
    read: await readAll(tx, await readNow(tx)),
    async again(db: Queryable) {
      const now = await readNow(db)
      if (isDeepStrictEqual(now, making.read.now)) return false
      making.read = await readAll(db, now)
      return true
    },
    solve: () =>
      context.watch.span('match', { 'matching.people': making.read.now.ids.length }, async (add) => {
        const { input } = making.read
        report((w) => w.pairings.making.search(input.ids.length), 2, STEPS)
        making.round = await runMatching(input)
        add({ 'matching.matches': making.round.sizes.length })
        if (making.round.sizes.length > 0) return
        const unmatched = await leftOutOf(tx, making)
        const message = noPairMessage(input.ids.length, size > 2, unmatched)
        throw new HttpError(409, 'no_match_possible', localizedAbout(context, message))
      }),
  } as Making
  await making.solve()
  return making
}

/** Stores rounds as of now, unless it is a dry run, and says what became of them. @param refuse like storeAsOfNow's */
export const finish = (
  context: Context,
  tx: Transaction,
  all: Making[],
  options: Options,
  actor: Actor,
  refuse: (scope: Scope, refusal: HttpError) => void,
): Promise<(Generated & { group: string })[]> => {
  const each = async (_: Transaction, makings: Making[]) => {
    const made = []
    for (const making of makings) {
      const { round, read, scope } = making
      const unmatched = await leftOutOf(tx, making)
      const { words = ENGLISH } = options
      const answer = {
        group: scope.displayName,
        totalMatches: round.sizes.length,
        unmatched: unmatched.map(({ reasons, waitRounds: _rounds, ...person }) => ({
          ...person,
          reason: reasonText(wordsAbout(words, context), reasons),
        })),
        certificate: publicCertificate(words.responses, round.certificate, round.leftOut.length),
        atTables: options.dryRun ? await discomfortOf(tx, making) : null,
        alreadyPaired: read.paired
          ? { ...read.paired, mailedOn: read.paired.mailedOn?.toISOString() ?? null }
          : null,
      }
      const stored = options.dryRun ? NOT_STORED : await store(context, tx, making, unmatched, options, actor)
      const said = options.dryRun ? 'wouldBeMade' : 'made'
      const message: Localized = (w) => w.pairings[said](answer.totalMatches, scope.displayName)
      made.push({ message, ...stored, ...answer })
    }
    return made
  }
  return options.dryRun
    ? each(tx, all)
    : storeAsOfNow(tx, all, each, ({ scope }, refusal) => refuse(scope, refusal))
}

/** What is uncomfortable about the tables of a round, for who decides on it; null: it has pairs. */
async function discomfortOf(tx: Queryable, { round, read: { input } }: Making) {
  const { tables } = round.certificate
  if (!tables) return null
  const groups = await groupsOfPeople(tx, input.ids)
  let first = 0
  const seats = Array.from(round.sizes, (size) =>
    Array.from(round.seated.subarray(first, (first += size)), (place) => input.ids[place] as string),
  )
  return {
    otherSizes: tables.otherSizes.value,
    withoutTime: seats.filter((ids) => !allShareHalfHour(ids.map((id) => input.hours.get(id) ?? null)))
      .length,
    mixed: seats.filter((ids) => new Set(ids.map((id) => groups.get(id))).size > 1).length,
  }
}

const NOT_STORED = { pairing: null, linkedNewsletter: null }

/** Stores a round. */
async function store(
  context: Context,
  tx: Transaction,
  { scope, before, period, earlier, round, read, report }: Making,
  unmatched: Unmatched[],
  { links, ofGroupOnly = false, isForAll = scope.id === null }: Options,
  actor: Actor,
) {
  const { clock, programme } = context
  const { size, publish: publishing } = programme.settings
  const { month, seed } = read.input
  const totalMatches = round.sizes.length
  const now = clock.now()
  const ofScope = { programmeId: programme.id, domainGroupId: scope.id }
  report(({ pairings: { making } }) => making[size > 2 ? 'storingTables' : 'storing'](totalMatches), 3, STEPS)
  if (earlier) await complete(context, tx, actor, { earlier })
  await writeInstallation(tx, ROUNDS, before + 1, now)
  const named = {
    period,
    groupNumber: scope.number,
    groupName: scope.displayName,
    programme: programme.isDefault ? null : programme,
  }
  const stored = await insertPairing(
    tx,
    {
      name: pairingDisplayName(named),
      programmeId: programme.id,
      month,
      day: isMonthly(programme.settings) ? null : period,
      domainGroupId: scope.id,
      domainGroupName: scope.id === null ? null : scope.displayName,
      groupNumber: scope.number,
      status: 'active',
      totalPairs: totalMatches,
      fileName: await nextFileName(tx, named),
      seed,
      certificate: round.certificate,
      asked: await countAsked(tx, ofScope),
      createdAt: now,
      isForAll,
    },
    newMatches(round, read.input, now),
    unmatched,
  )
  await spendSkips(tx, stored.id, scope.id)
  await spendAsks(tx, stored.id, ofScope)
  await emitRoundEvents(context, tx, 'round.made', now, [stored])
  const published =
    publishing === 'at-once' ? await publish(context, tx, stored.id, { now, day: today(clock) }) : undefined
  await recordAudit(tx, context, actor, {
    action: 'pairing.generated',
    id: stored.id,
    label: stored.name,
    after: { month, group: scope.displayName, pairs: totalMatches, leftOut: unmatched.length, seed },
  })
  const pairing = toPairing(published ?? stored)
  return {
    pairing,
    linkedNewsletter: links ? await linkOnlyDraft(context, tx, pairing, ofGroupOnly, actor) : null,
  }
}

interface Unmatched extends Omit<Generated['unmatched'][number], 'reason'> {
  reasons: MailReason[]
  waitRounds: number | null
}

/** The people that a round leaves out by name, and why. */
async function leftOutOf(
  tx: Queryable,
  { round: { leftOut }, read: { input } }: Pick<Making, 'round' | 'read'>,
): Promise<Unmatched[]> {
  const ids = leftOut.map(({ id }) => id)
  const people = new Map((await peopleNamed(tx, ids)).map((person) => [person.id, person]))
  const waits = waitsAfter(input, leftOut)
  return leftOut.map(({ id, reasons }) => {
    const person = people.get(id)!
    const named = { userId: id, name: nameOrAddress(person), email: person.email }
    return { ...named, reasons, waitRounds: waits.get(id) ?? null }
  })
}

async function refuseUnlessReady(
  context: Context,
  tx: Queryable,
  {
    scope,
    people: { ids, hosts },
    ofGroupOnly,
    earlier,
  }: { scope: Scope; people: RoundPeople; ofGroupOnly: boolean; earlier: EarlierRounds | undefined },
): Promise<void> {
  const { programme, clock } = context
  const blocking = await blockingPairing(tx, programme.id, scope.id, ids, earlier)
  // To complete this month's round and pair again would give its people another partner within the month.
  const isOfNow = blocking?.period === periodAt(programme.settings, clock.now())
  const refused = (text: Localized) => new HttpError(409, 'pairing_active', localizedAbout(context, text))
  if (blocking && ofGroupOnly && blocking.domainGroupId !== scope.id)
    throw refused(
      localized({
        code: `pairings.inAnotherRound.${isOfNow ? 'ofNow' : 'earlier'}`,
        args: [blocking.people, scope.displayName],
      }),
    )
  if (blocking)
    throw refused(
      localized({
        code: `pairings.stillActive.${isOfNow ? 'ofNow' : 'earlier'}`,
        args: [blocking.name, blocking.people],
      }),
    )
  const { minimumUsers, join } = programme.settings
  if (join === 'ask' && !(await countAsked(tx, { programmeId: programme.id, domainGroupId: scope.id })))
    throw new HttpError(409, 'not_asked', (w) => w.pairings.notAsked)
  if (hosts && !hosts.includes(true)) throw new HttpError(409, 'no_hosts', (w) => w.pairings.noHosts)
  if (hosts && !hosts.includes(false)) throw new HttpError(409, 'no_guests', (w) => w.pairings.noGuests)
  if (ids.length < minimumUsers) {
    const args: [string, number, number] = [scope.displayName, ids.length, minimumUsers]
    throw new HttpError(409, 'too_few_people', localized({ code: 'pairings.tooFew', args }))
  }
}

/** How many pairings were ever made, including deleted ones: by it, one that is made again gets another seed. */
const ROUNDS = 'pairings made'

function newMatches(round: MadeRound, { ids, hosts }: RoundPeople, now: Date): NewMatch[] {
  const nextId = risingIds(now)
  // In the order of their people and with rising ids, a large pairing goes into the indexes page after page.
  return matchesOf(round).map(({ people: places, why }) => {
    const people = places.map((place) => ids[place] as string)
    return { id: nextId(), people, hostId: hosts ? people[0]! : null, why }
  })
}

/** Links the month's only draft that has no pairing, unless an administrator unlinked it. Its texts and state stay. */
export async function linkOnlyDraft(
  context: Context,
  tx: Transaction,
  pairing: NonNullable<Generated['pairing']>,
  ofGroupOnly: boolean,
  actor: Actor,
): Promise<{ id: string; title: string } | null> {
  const draft = await onlyUnlinkedDraft(tx, pairing, ofGroupOnly)
  if (!draft) return null
  await linkByItself(tx, draft.id, pairing.id)
  await recordAudit(tx, context, actor, {
    action: 'newsletter.linked',
    id: draft.id,
    label: draft.title,
    after: { pairing: pairing.name },
  })
  return draft
}

const pairedAlreadyMessage = (
  { displayName }: Scope,
  { people, mailedOn }: { people: number; mailedOn: Date | null },
  { timeZone }: Clock,
): Localized =>
  localized({
    code: 'pairings.pairedAlready',
    args: [people, displayName, mailedOn && { at: mailedOn.toISOString(), timeZone }],
  })

function noPairMessage(people: number, isTables: boolean, unmatched: Unmatched[]): Localized {
  const alike = new Map<string, { reasons: MailReason[]; who: string[] }>()
  for (const { reasons: all, name } of unmatched) {
    const reasons = all.slice(0, -1)
    const key = JSON.stringify(reasons)
    alike.set(key, { reasons, who: [...(alike.get(key)?.who ?? []), name] })
  }
  const told = [...alike.values()].slice(0, 3)
  const more = unmatched.length - told.flatMap(({ who }) => who).length
  const all = told.flatMap(({ reasons }) => reasons)
  const text: Localized = (w, words) => {
    const texts = told.map(({ reasons, who }) => {
      const why = reasonText(words, reasons)
      return who.length > 3 ? why : `${who.join(', ')}: ${why}`
    })
    return w.pairings.noPair(people, isTables, texts, more)
  }
  // What is stored names nobody.
  return Object.assign(text, { reasons: [{ code: 'pairings.noPair', args: [people, isTables, all, more] }] })
}
