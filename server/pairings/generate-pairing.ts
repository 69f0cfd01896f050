import { counted, inDigits } from '../../shared/counted'
import { createHmac } from 'node:crypto'
import type { generateGroupPairing } from '../../shared/contract/pairings'
import type { Answer } from '../../shared/endpoint'
import { nameOrAddress } from '../../shared/person-name'
import type { Preference } from '../../matching'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import { type Clock, currentMonth, longDate, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Queryable, Transaction } from '../platform/database/database'
import { HttpError, notFound } from '../platform/http/errors'
import { risingIds } from '../platform/database/rising-ids'
import { readInstallation, writeInstallation } from '../platform/database/installation'
import { publicCertificate } from './certificate.rules'
import { COMPANY_WIDE, pairingDisplayName, pairingFileName, slug } from './pairing-file.rules'
import {
  allGroups,
  blockingPairing,
  eligiblePeople,
  findGroup,
  holdToPair,
  insertPairing,
  lastFileNumber,
  pairedAlready,
  peopleNamed,
  type NewMatch,
  type PairingRow,
  toPairing,
} from './pairings.queries'
import { linkByItself, onlyUnlinkedDraft } from './pairing-use.queries'
import { spendSkips } from '../people/participation/skip.queries'
import { readRoundInput } from './round-input'
import { type MadeRound, pairsOf, type RoundPeople, runMatching } from './run-matching'
import { WHY_YOU_THREE, whyYouTwo } from './why.rules'

export interface Scope {
  domainGroupId: string | null
  groupNumber: number
  groupDisplay: string
}

const companyWide: Scope = { domainGroupId: null, groupNumber: 1, groupDisplay: COMPANY_WIDE }
const scopeOf = (group: { id: string; number: number; displayName: string }): Scope => ({
  domainGroupId: group.id,
  groupNumber: group.number,
  groupDisplay: group.displayName,
})

type Generated = Answer<typeof generateGroupPairing>

interface Options {
  dryRun: boolean
  /** Pairs people who were paired this month already. */
  again: boolean
  /** Links the month's only draft without a pairing to it. */
  links: boolean
  /** For a manager: links no draft of the company, and names no round of others. */
  ofGroupOnly?: boolean
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
  return context.db.transaction(async (tx) => {
    await holdToPair(tx)
    const group = domainGroupId === null ? undefined : await findGroup(tx, domainGroupId)
    if (domainGroupId !== null && !group) throw notFound('The domain group')
    return pairScope(context, tx, group ? scopeOf(group) : companyWide, options, actor)
  })
}

/** How many people the result for all groups names; each pairing has all of its own. */
const MOST_NAMED = 100

/** Makes one pairing for every domain group that can have one, in one transaction; gives the reason for the others. */
export async function createPairings(context: Context, actor: Actor = null) {
  return context.db.transaction(async (tx) => {
    await holdToPair(tx)
    const leftOut: { group: string; name: string; reason: string }[] = []
    const created: NonNullable<Generated['pairing']>[] = []
    const skipped: { group: string; reason: string }[] = []
    for (const group of await allGroups(tx)) {
      try {
        // pairScope refuses before it writes, so the transaction can go on after a refusal.
        const options = { dryRun: false, again: false, links: false }
        const { pairing, unmatched } = await pairScope(context, tx, scopeOf(group), options, actor)
        if (pairing) created.push(pairing)
        leftOut.push(...unmatched.map(({ name, reason }) => ({ group: group.displayName, name, reason })))
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        skipped.push({ group: group.displayName, reason: error.message })
      }
    }
    const [only, ...others] = created
    if (only && others.length === 0) await linkOnlyDraft(context, tx, only, { ofGroupOnly: false }, actor)
    if (created.length === 0 && skipped.length === 0) {
      throw new HttpError(
        409,
        'no_domain_group',
        'There is no domain group yet. Add one, or generate a company-wide pairing.',
      )
    }
    return { created, skipped, leftOut: leftOut.slice(0, MOST_NAMED), leftOutTotal: leftOut.length }
  })
}

type Named = Awaited<ReturnType<typeof peopleNamed>>[number]

async function pairScope(
  context: Context,
  tx: Transaction,
  scope: Scope,
  options: Options,
  actor: Actor,
): Promise<Generated> {
  return context.watch.span('make a round', {}, () => makeRound(context, tx, scope, options, actor))
}

async function makeRound(
  context: Context,
  tx: Transaction,
  scope: Scope,
  { dryRun, again, links, ofGroupOnly = false }: Options,
  actor: Actor,
): Promise<Generated> {
  const month = currentMonth(context.clock)
  const people = await eligiblePeople(tx, scope.domainGroupId, today(context.clock))
  await refuseUnlessReady(context, tx, scope, people.ids, ofGroupOnly)
  const paired = await pairedAlready(tx, month, people.ids)
  if (paired && !again && !dryRun)
    throw new HttpError(409, 'already_paired', pairedAlreadyMessage(scope, paired, context.clock))

  const rounds = (await readInstallation<number>(tx, ROUNDS)) ?? 0
  const seed = seedOf(context, rounds)
  const { threes } = context.programme.settings
  const input = { ...(await readRoundInput(context, tx, people, month, seed)), threes }
  const round = await context.watch.span('match', { 'matching.people': people.ids.length }, async (add) => {
    const made = await runMatching(input)
    add({ 'matching.matches': made.isCross.length })
    return made
  })
  const totalMatches = round.isCross.length
  const named = await peopleNamed(
    tx,
    round.leftOut.map(({ id }) => id),
  )
  const byId = new Map(named.map((person) => [person.id, person]))
  if (totalMatches === 0)
    throw new HttpError(409, 'no_match_possible', noPairMessage(people.ids.length, round, byId))

  const leftOut = round.leftOut.map(({ id, reason, change }) => ({
    userId: id,
    reason: `${reason} ${change}`.trim(),
  }))
  const answer = {
    totalMatches,
    unmatched: leftOut.map(({ userId, reason }) => {
      const person = byId.get(userId) as Named
      return { userId, name: nameOrAddress(person), email: person.email, reason }
    }),
    certificate: publicCertificate(round.certificate, round.leftOut.length),
    alreadyPaired: paired ? { ...paired, mailedOn: paired.mailedOn?.toISOString() ?? null } : null,
  }
  if (dryRun) {
    const message = `${inDigits(totalMatches)} pairings would be made for ${scope.groupDisplay}. Nothing was stored.`
    return { message, pairing: null, linkedNewsletter: null, ...answer }
  }
  await writeInstallation(tx, ROUNDS, rounds + 1, context.clock.now())
  const pairing = await store(context, tx, scope, {
    month,
    seed,
    round,
    leftOut,
    matches: newMatches(round, people, context.clock.now()),
  })
  await spendSkips(tx, pairing.id, scope.domainGroupId)
  await recordAudit(tx, context, actor, {
    action: 'pairing.generated',
    id: pairing.id,
    label: pairing.name,
    after: { month, group: scope.groupDisplay, pairs: totalMatches, leftOut: leftOut.length, seed },
  })
  const linkedNewsletter = links ? await linkOnlyDraft(context, tx, pairing, { ofGroupOnly }, actor) : null
  return {
    message: `Generated ${inDigits(totalMatches)} pairings for ${scope.groupDisplay}`,
    pairing: toPairing(pairing),
    linkedNewsletter,
    ...answer,
  }
}

async function refuseUnlessReady(
  context: Context,
  tx: Queryable,
  scope: Scope,
  ids: string[],
  ofGroupOnly: boolean,
): Promise<void> {
  const blocking = await blockingPairing(tx, scope.domainGroupId, ids)
  if (blocking && ofGroupOnly && blocking.domainGroupId !== scope.domainGroupId)
    throw new HttpError(
      409,
      'pairing_active',
      `${counted(blocking.people, 'person', 'people')} of ${scope.groupDisplay} ${blocking.people === 1 ? 'is' : 'are'} in a round outside of it that is still active. When an administrator has completed or deleted that, generate the next pairing.`,
    )
  if (blocking) {
    const who =
      blocking.people > 0 ? ` (${inDigits(blocking.people)} of the people to be paired are in it)` : ''
    throw new HttpError(
      409,
      'pairing_active',
      `"${blocking.name}" is still active${who}. Complete or delete it, then generate the next pairing.`,
    )
  }
  const { minimumUsers } = context.programme.settings
  if (ids.length < minimumUsers) {
    throw new HttpError(
      409,
      'too_few_people',
      `${scope.groupDisplay} has ${counted(ids.length, 'person', 'people')} ready to pair; at least ${inDigits(minimumUsers)} are needed. People count once they have signed in, set up their profile and take part.`,
    )
  }
}

/** How many pairings were ever made, including deleted ones. */
const ROUNDS = 'pairings made'

/**
 * The seed of the next pairing. Nobody can predict it, but a dry run and the pairing after it use the same one, so that
 * the preview shows what is stored. A pairing that is deleted and made again gets another seed.
 */
const seedOf = ({ secret }: Context, rounds: number): number =>
  createHmac('sha256', secret).update(`pairing ${rounds}`).digest().readUInt32BE(0)

async function store(
  context: Context,
  tx: Queryable,
  scope: Scope,
  made: {
    month: string
    seed: number
    round: MadeRound
    matches: NewMatch[]
    leftOut: { userId: string; reason: string }[]
  },
): Promise<PairingRow> {
  const { month, seed, round, matches, leftOut } = made
  const now = context.clock.now()
  const prefix = `pairing-${month}-group${scope.groupNumber}-${slug(scope.groupDisplay)}-`
  const number = (await lastFileNumber(tx, prefix)) + 1
  return insertPairing(
    tx,
    {
      name: pairingDisplayName(month, scope.groupNumber, scope.groupDisplay),
      month,
      domainGroupId: scope.domainGroupId,
      domainGroupName: scope.domainGroupId === null ? null : scope.groupDisplay,
      groupNumber: scope.groupNumber,
      status: 'active',
      totalPairs: matches.length,
      fileName: pairingFileName(month, scope.groupNumber, scope.groupDisplay, number),
      seed,
      certificate: round.certificate,
      createdAt: now,
      publishedAt: context.programme.settings.publish === 'at-once' ? now : null,
    },
    matches,
    leftOut,
  )
}

function newMatches(round: MadeRound, { ids, preferences }: RoundPeople, now: Date): NewMatch[] {
  const idOf = (place: number) => ids[place] as string
  const preferenceOf = (place: number) => preferences[place] as Preference
  const nextId = risingIds(now)
  const joined = new Map(round.trios?.map(([a, , c]) => [a, c]))
  // In the order of their people and with rising ids, a large pairing goes into the indexes page after page.
  return pairsOf(round).map(({ one, other, ...explanation }) => {
    const pair = [idOf(one), idOf(other)]
    const third = pair.flatMap((id) => joined.get(id) ?? [])
    const why = whyYouTwo([preferenceOf(one), preferenceOf(other)], explanation)
    return { id: nextId(), people: [...pair, ...third], why: third.length === 0 ? why : WHY_YOU_THREE }
  })
}

/** Links the month's only draft that has no pairing, unless an administrator unlinked it. Its texts and state stay. */
async function linkOnlyDraft(
  context: Context,
  tx: Transaction,
  pairing: Pick<PairingRow, 'id' | 'month' | 'name' | 'domainGroupId'>,
  { ofGroupOnly }: { ofGroupOnly: boolean },
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

function pairedAlreadyMessage(
  { groupDisplay }: Scope,
  { people, mailedOn }: { people: number; mailedOn: Date | null },
  { timeZone }: Clock,
): string {
  const who = counted(people, 'person', 'people')
  const told = mailedOn ? `, and a newsletter told them so on ${longDate(mailedOn, timeZone)}` : ''
  return `${who} of ${groupDisplay} ${people === 1 ? 'was' : 'were'} paired this month already${told}. A second pairing would give them another partner.`
}

function noPairMessage(people: number, { leftOut }: MadeRound, byId: Map<string, Named>): string {
  const whoBy = new Map<string, string[]>()
  for (const { id, reason } of leftOut)
    whoBy.set(reason, [...(whoBy.get(reason) ?? []), nameOrAddress(byId.get(id) as Named)])
  const all = [...whoBy].slice(0, 3)
  const reasons = all.map(([reason, who]) => (who.length > 3 ? reason : `${who.join(', ')}: ${reason}`))
  const more = people - all.flatMap(([, who]) => who).length
  return `No two of these ${inDigits(people)} people may be paired now. ${reasons.join(' ')}${more > 0 ? ` And ${inDigits(more)} more.` : ''}`
}
