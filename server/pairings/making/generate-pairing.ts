import type { ServerWords } from '../../../languages/words'
import type { Actor } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import { renewStatistics, type Transaction } from '../../platform/database/database'
import { HttpError, notFound, type Localized } from '../../platform/http/errors'
import { reportProgress } from '../../platform/http/long-work'
import { assertNoRound } from '../../platform/jobs/restored'
import { onceFor } from '../../platform/process/once-for'
import { takingTurns } from '../../platform/process/turns'
import { allGroups, findGroup, isProgrammeRunning, lockToPair } from '../pairings.queries'
import {
  begin,
  companyWide,
  finish,
  type Generated,
  linkOnlyDraft,
  type Making,
  type Options,
  type Scope,
} from './make-round'

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
  const generated = await inTurn(context, async (tx) => {
    const scope = domainGroupId === null ? companyWide : await findGroup(tx, domainGroupId)
    if (!scope) throw notFound('domainGroup')
    const making = await begin(context, tx, scope, options, reportProgress)
    const [made] = await finish(context, tx, [making], options, actor, (_, refusal) => {
      throw refusal
    })
    return made as Generated
  })
  if (generated.pairing) {
    await renewStatistics(context.db, generated.totalMatches)
    await context.programme.refresh()
  }
  return generated
}

/** A call that waits for another pairing to be made holds no connection. */
const turns = onceFor((_: Context['config']) => takingTurns(1))

const inTurn = <Result>(context: Context, make: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  turns(context.config)(() =>
    context.db.transaction(async (tx) => {
      await lockToPair(tx)
      // It may have been archived while this call waited for its turn.
      if (!(await isProgrammeRunning(tx, context.programme.id))) throw notFound('programme')
      await assertNoRound(context, tx)
      return context.watch.span('make a round', {}, () => make(tx))
    }),
  )

type AtTables = NonNullable<Generated['atTables']>

/** What is uncomfortable about the tables of some rounds; null: none of them has tables. */
const sumOfTables = ([first, ...others]: AtTables[]): AtTables | null =>
  first
    ? others.reduce(
        (sum, one) => ({
          otherSizes: sum.otherSizes + one.otherSizes,
          withoutTime: sum.withoutTime + one.withoutTime,
          mixed: sum.mixed + one.mixed,
        }),
        first,
      )
    : null

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
  const all = await inTurn(context, async (tx) => {
    const options: Options = {
      dryRun,
      again: false,
      links: false,
      completes: completes ? 'company' : undefined,
      isForAll: true,
      words,
    }
    const skipped: { group: string; reason: Localized }[] = []
    const skip = ({ displayName }: Scope, refusal: HttpError) =>
      skipped.push({ group: displayName, reason: refusal.text })
    const begun: Making[] = []
    const groups: Scope[] =
      context.programme.settings.scope === 'per-group' ? await allGroups(tx) : [companyWide]
    for (const [place, group] of groups.entries()) {
      reportProgress((w) => w.pairings.making.group(w.isolated(group.displayName)), place, groups.length)
      try {
        begun.push(await begin(context, tx, group, { ...options, before: begun.length }))
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        skip(group, error)
      }
    }
    const rounds = await finish(context, tx, begun, options, actor, skip)
    const made = rounds.map(({ group, certificate }) => ({ group, certificate }))
    const leftOut = rounds.flatMap(({ group, unmatched }) =>
      unmatched.map(({ name, reason }) => ({ group, name, reason })),
    )
    const created = rounds.flatMap(({ pairing }) => pairing ?? [])
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
      atTables: sumOfTables(rounds.flatMap(({ atTables }) => atTables ?? [])),
    }
  })
  await renewStatistics(
    context.db,
    all.created.reduce((sum, { totalPairs }) => sum + totalPairs, 0),
  )
  await context.programme.refresh()
  return all
}
