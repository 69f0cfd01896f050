import type { generateGroupPairing } from '../../shared/contract/pairings'
import type { ServerWords } from '../../languages/words'
import type { Answer } from '../../shared/endpoint'
import { nameOrAddress } from '../../shared/person-name'
import type { Preference } from '../../matching'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import { type Clock, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Queryable, Transaction } from '../platform/database/database'
import { ENGLISH, HttpError, notFound, type Say } from '../platform/http/errors'
import { reportProgress } from '../platform/http/long-work'
import { tellRounds } from '../platform/events/tell.queries'
import { onceFor } from '../platform/process/once-for'
import { takingTurns } from '../platform/process/turns'
import { risingIds } from '../platform/database/rising-ids'
import { readInstallation, writeInstallation } from '../platform/database/installation'
import { publicCertificate } from './certificate.rules'
import { engineIn, leftOutIn } from './in-words.rules'
import { COMPANY_WIDE, pairingDisplayName } from './pairing-file.rules'
import { complete } from './pairings.actions'
import {
  allGroups,
  blockingPairing,
  type EarlierRounds,
  findGroup,
  holdToPair,
  isProgrammeRunning,
  nextFileName,
  pairedAlready,
  peopleNamed,
  toPairing,
} from './pairings.queries'
import { linkByItself, onlyUnlinkedDraft } from './pairing-use.queries'
import { FIRST_PROGRAMME, isMonthly } from '../../shared/programme'
import { sayAbout, wordsAbout } from '../platform/http/language'
import { periodAt } from '../platform/jobs/plan.rules'
import { spendSkips } from '../people/participation/skip.queries'
import { insertPairing, type NewMatch } from './insert-pairing.queries'
import { readRoundInput, seedOf } from './round-input'
import { eligiblePeople } from './round-input.queries'
import { type MadeRound, matchesOf, type RoundPeople, runMatching } from './run-matching'
import { whyTogether } from './why.rules'

/** Whom a pairing is for: a domain group, or the whole company. */
interface Scope {
  id: string | null
  number: number
  displayName: string
}
const companyWide: Scope = { id: null, number: 1, displayName: COMPANY_WIDE }

type Generated = Omit<Answer<typeof generateGroupPairing>, 'message'> & { message: Say }

interface Options {
  dryRun: boolean
  /** Pairs people who were paired this month already. */
  again: boolean
  /** Also completes the active pairings of earlier months: of the scope, or of the whole company. */
  completes?: 'scope' | 'company' | undefined
  /** Links the month's only draft without a pairing to it. */
  links: boolean
  /** How many rounds the same call made before, or would make; then a dry run refuses what the call itself refuses. */
  before?: number
  /** For a manager: links no draft of the company, and names no round of others. */
  ofGroupOnly?: boolean
  /** Of who reads what became of it. */
  words?: ServerWords
}

/**
 * Pairs everyone of a scope (a domain group, or the company: null) for the current month, and stores it.
 * A dry run computes the same and stores nothing.
 * @throws 404 unknown group; 409 too few people, someone still in an active pairing or paired this month already, or no
 * pair is allowed
 */
export async function generatePairing(
  context: Context,
  domainGroupId: string | null,
  options: Options,
  actor: Actor = null,
): Promise<Generated> {
  return inTurn(context, async (tx) => {
    const scope = domainGroupId === null ? companyWide : await findGroup(tx, domainGroupId)
    if (!scope) throw notFound('domainGroup')
    return makeRound(context, tx, scope, options, actor, reportProgress)
  })
}

/** A call that waits for another pairing to be made holds no connection. */
const turns = onceFor((_: Context['config']) => takingTurns(1))

const inTurn = <Result>(context: Context, make: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  turns(context.config)(() =>
    context.db.transaction(async (tx) => {
      await holdToPair(tx)
      // It may have been archived while this call waited for its turn.
      if (!(await isProgrammeRunning(tx, context.programme.id))) throw notFound('programme')
      return make(tx)
    }),
  )

/** How many people the result for all groups names; each pairing has all of its own. */
const MOST_NAMED = 100

/**
 * Makes one pairing for every domain group that can have one, in one transaction; gives the reason for the others.
 * A dry run computes the same and stores nothing.
 * @param complete whether it also completes the active pairings of earlier months, if one is made
 */
export async function createPairings(
  context: Context,
  { dryRun, complete: completes, words }: { dryRun: boolean; complete: boolean; words: ServerWords },
  actor: Actor = null,
) {
  return inTurn(context, async (tx) => {
    const all = completes ? ('company' as const) : undefined
    const made: { group: string; certificate: Generated['certificate'] }[] = []
    const leftOut: { group: string; name: string; reason: string }[] = []
    const created: NonNullable<Generated['pairing']>[] = []
    const skipped: { group: string; reason: Say }[] = []
    const groups: Scope[] =
      context.programme.settings.scope === 'per-group' ? await allGroups(tx) : [companyWide]
    for (const [place, group] of groups.entries()) {
      reportProgress((w) => w.pairings.making.group(group.displayName), place, groups.length)
      try {
        // makeRound refuses before it writes, so the transaction can go on after a refusal.
        const options = { dryRun, again: false, links: false, completes: all, before: made.length, words }
        const { pairing, unmatched, certificate } = await makeRound(context, tx, group, options, actor)
        if (pairing) created.push(pairing)
        made.push({ group: group.displayName, certificate })
        leftOut.push(...unmatched.map(({ name, reason }) => ({ group: group.displayName, name, reason })))
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        skipped.push({ group: group.displayName, reason: error.say })
      }
    }
    const [only, ...others] = created
    if (only && others.length === 0) await linkOnlyDraft(context, tx, only, false, actor)
    if (made.length === 0 && skipped.length === 0) {
      throw new HttpError(409, 'no_domain_group', (w) => w.pairings.noGroup)
    }
    return {
      created,
      groups: made,
      skipped,
      leftOut: leftOut.slice(0, MOST_NAMED),
      leftOutTotal: leftOut.length,
    }
  })
}

/** In which a round is made: people, meetings, pairs, all stored. */
const STEPS = 4

const makeRound = (
  context: Context,
  tx: Transaction,
  scope: Scope,
  { dryRun, again, links, ofGroupOnly = false, completes, before, words = ENGLISH }: Options,
  actor: Actor,
  report: typeof reportProgress = () => undefined,
): Promise<Generated> =>
  context.watch.span('make a round', {}, async () => {
    const { clock, programme } = context
    const { size, threes, publish } = programme.settings
    const period = periodAt(programme.settings, clock.now())
    const month = period.slice(0, 7)
    const people = await eligiblePeople(tx, programme, scope.id, today(clock), month)
    const earlier = completes && {
      programmeId: programme.id,
      period,
      domainGroupId: completes === 'company' ? null : scope.id,
      ofGroupOnly,
    }
    await refuseUnlessReady(context, tx, { scope, ids: people.ids, ofGroupOnly, earlier })
    const paired = await pairedAlready(tx, { programmeId: programme.id, period }, people.ids)
    if (paired && !again && (!dryRun || before !== undefined))
      throw new HttpError(
        409,
        'already_paired',
        sayAbout(context, pairedAlreadyMessage(scope, paired, clock)),
      )

    const everybody = people.ids.length
    report((w) => w.pairings.making.meetings(everybody), 1, STEPS)
    const rounds = (await readInstallation<number>(tx, ROUNDS)) ?? 0
    // What is stored counts; a dry run has to count what it would store.
    const seed = seedOf(context, `pairing ${rounds + (dryRun ? (before ?? 0) : 0)}`)
    const input = { ...(await readRoundInput(context, tx, people, month, seed)), size, threes }
    report((w) => w.pairings.making.search(everybody), 2, STEPS)
    const round = await context.watch.span('match', { 'matching.people': people.ids.length }, async (add) => {
      const made = await runMatching(input)
      add({ 'matching.matches': made.sizes.length })
      return made
    })
    const totalMatches = round.sizes.length
    const unmatched = await leftOutOf(tx, round)
    if (totalMatches === 0)
      throw new HttpError(
        409,
        'no_match_possible',
        sayAbout(context, noPairMessage(people.ids.length, size > 2, round, unmatched)),
      )
    const answer = {
      totalMatches,
      unmatched: leftOutIn(wordsAbout(words, context).mail, unmatched),
      certificate: publicCertificate(words.responses, round.certificate, round.leftOut.length),
      alreadyPaired: paired ? { ...paired, mailedOn: paired.mailedOn?.toISOString() ?? null } : null,
    }
    if (dryRun) {
      const message: Say = (w) => w.pairings.wouldBeMade(totalMatches, scope.displayName)
      return { message, pairing: null, linkedNewsletter: null, ...answer }
    }
    const now = clock.now()
    report(
      ({ pairings: { making } }) => making[size > 2 ? 'storingTables' : 'storing'](totalMatches),
      3,
      STEPS,
    )
    if (earlier) await complete(context, tx, actor, { earlier })
    await writeInstallation(tx, ROUNDS, rounds + 1, now)
    const named = {
      period,
      groupNumber: scope.number,
      groupName: scope.displayName,
      programme: programme.id === FIRST_PROGRAMME ? null : programme,
    }
    const pairing = await insertPairing(
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
        createdAt: now,
        publishedAt: publish === 'at-once' ? now : null,
      },
      newMatches(round, people, { size, now }),
      unmatched,
    )
    await spendSkips(tx, pairing.id, scope.id)
    await tellRounds(tx, 'round.made', now, [pairing])
    if (pairing.publishedAt) await tellRounds(tx, 'round.published', now, [pairing])
    await recordAudit(tx, context, actor, {
      action: 'pairing.generated',
      id: pairing.id,
      label: pairing.name,
      after: { month, group: scope.displayName, pairs: totalMatches, leftOut: unmatched.length, seed },
    })
    const made = toPairing(pairing)
    const linkedNewsletter = links ? await linkOnlyDraft(context, tx, made, ofGroupOnly, actor) : null
    const message: Say = (w) => w.pairings.made(totalMatches, scope.displayName)
    return { message, pairing: made, linkedNewsletter, ...answer }
  })

/** Whom a round leaves out by name, and why. */
async function leftOutOf(tx: Queryable, { leftOut }: MadeRound): Promise<Generated['unmatched']> {
  const ids = leftOut.map(({ id }) => id)
  const people = new Map((await peopleNamed(tx, ids)).map((person) => [person.id, person]))
  return leftOut.map(({ id, reason, change }) => {
    const person = people.get(id)!
    return {
      userId: id,
      name: nameOrAddress(person),
      email: person.email,
      reason: `${reason} ${change}`.trim(),
    }
  })
}

async function refuseUnlessReady(
  context: Context,
  tx: Queryable,
  {
    scope,
    ids,
    ofGroupOnly,
    earlier,
  }: { scope: Scope; ids: string[]; ofGroupOnly: boolean; earlier: EarlierRounds | undefined },
): Promise<void> {
  const { programme, clock } = context
  const blocking = await blockingPairing(tx, programme.id, scope.id, ids, earlier)
  // To complete this month's round and pair again would give its people another partner within the month.
  const isOfNow = blocking?.period === periodAt(programme.settings, clock.now())
  const refused = (say: Say) => new HttpError(409, 'pairing_active', sayAbout(context, say))
  if (blocking && ofGroupOnly && blocking.domainGroupId !== scope.id)
    throw refused((w) =>
      w.pairings.inAnotherRound[isOfNow ? 'ofNow' : 'earlier'](blocking.people, scope.displayName),
    )
  if (blocking)
    throw refused((w) =>
      w.pairings.stillActive[isOfNow ? 'ofNow' : 'earlier'](blocking.name, blocking.people),
    )
  const { minimumUsers } = programme.settings
  if (ids.length < minimumUsers) {
    throw new HttpError(409, 'too_few_people', (w) =>
      w.pairings.tooFew(scope.displayName, ids.length, minimumUsers),
    )
  }
}

/** How many pairings were ever made, including deleted ones: by it, one that is made again gets another seed. */
const ROUNDS = 'pairings made'

function newMatches(
  round: MadeRound,
  { ids, preferences }: RoundPeople,
  { size, now }: { size: number; now: Date },
): NewMatch[] {
  const nextId = risingIds(now)
  // In the order of their people and with rising ids, a large pairing goes into the indexes page after page.
  return matchesOf(round).map(({ people, ...explanation }) => ({
    id: nextId(),
    people: people.map((place) => ids[place] as string),
    why: whyTogether(
      people.map((place) => preferences[place] as Preference),
      explanation,
      size,
    ),
  }))
}

/** Links the month's only draft that has no pairing, unless an administrator unlinked it. Its texts and state stay. */
async function linkOnlyDraft(
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

const pairedAlreadyMessage =
  (
    { displayName }: Scope,
    { people, mailedOn }: { people: number; mailedOn: Date | null },
    { timeZone }: Clock,
  ): Say =>
  ({ pairings }, { mail: { dates } }) =>
    pairings.pairedAlready(people, displayName, mailedOn && dates.longDay(mailedOn, timeZone))

function noPairMessage(
  people: number,
  isTables: boolean,
  round: MadeRound,
  unmatched: Generated['unmatched'],
): Say {
  const whoBy = new Map<string, string[]>()
  round.leftOut.forEach(({ reason }, i) =>
    whoBy.set(reason, [...(whoBy.get(reason) ?? []), unmatched[i]!.name]),
  )
  const all = [...whoBy].slice(0, 3)
  const more = people - all.flatMap(([, who]) => who).length
  return (w, { mail }) => {
    const reasons = all.map(([reason, who]) => {
      const said = engineIn(mail, reason) ?? reason
      return who.length > 3 ? said : `${who.join(', ')}: ${said}`
    })
    return w.pairings.noPair(people, isTables, reasons, more)
  }
}
