import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import { pairings, periodOf } from '../../tables/pairings.tables'
import { boolean, oneOf, orNull, readRow, text } from '../../platform/database/rows'
import { type AskedProgramme, capReached, hasNoGroup, hasNotAnswered, isDormantOn } from '../rounds.queries'
import type { Given } from '../../tables/columns'
import {
  askedEachTime,
  toldOfWaiting,
  asks,
  headsUps,
  invitations,
  silences,
  skips,
} from '../../tables/participation.tables'
import { users } from '../../tables/people.tables'
import { DEFAULT_PROGRAMME, participations } from '../../tables/programmes.tables'

const isOne = (userId: string, programmeId: string) =>
  and(eq(skips.userId, userId), eq(skips.programmeId, programmeId))

/**
 * Whether a person sits a round of a programme out, and which one if it has been made: its period and whether it is still active.
 * Nobody sits out a round any more when a later one has them.
 */
export async function findSkip(db: Queryable, userId: string, programmeId: string) {
  const [row] = await db
    .select({ period: periodOf('rounds').mapWith(text), status: pairings.status })
    .from(skips)
    .leftJoin(pairings, eq(pairings.id, skips.pairingId))
    .where(
      and(
        isOne(userId, programmeId),
        sql`not exists (select from seats s join rounds later on later.id = s.round_id
          where s.user_id = ${userId} and later.programme_id = ${programmeId} and later.created_at > ${pairings.createdAt})`,
      ),
    )
  return row
}

/**
 * SQL: the day (YYYY-MM-DD) of a person's next round by hand: the one given to their group (in the default programme), else to
 * everybody; null while it is to be announced. The first round made since it was given uses it up, as long as that round is there.
 * Needs whitelist_coverage joined. @param day today
 */
export function dayByHand(programmeId: string, day: Given): SQL {
  const isOpen = sql`given.next_round >= ${day} and not exists (
    select from rounds made where made.programme_id = ${programmeId} and made.created_at >= coalesce(given.next_round_at, '-infinity')
      and (made.is_for_all or made.domain_group_id = whitelist_coverage.domain_group_id))`
  return sql`coalesce(
    (select given.next_round from domain_groups given where given.id = whitelist_coverage.domain_group_id
      and ${programmeId} = ${DEFAULT_PROGRAMME} and ${isOpen}),
    (select given.next_round from programmes given where given.id = ${programmeId} and ${isOpen}))`
}

/** Whether a person is dormant on a day, belongs to no group while others do, or is still to say yes, and the day of their next round by hand; and whether they have all the coffees that they want in its month. */
export function findNextRound(
  db: Queryable,
  userId: string,
  { programme, day, month }: { programme: AskedProgramme; day: string; month: string },
) {
  return readRow(
    db,
    {
      isDormant: boolean,
      hasNoGroup: boolean,
      capReached: users.monthlyCap,
      byHand: orNull(text),
      awaitsYes: orNull(oneOf('now', 'later')),
    },
    sql`select ${isDormantOn(day)} as "isDormant", ${hasNoGroup(programme)} as "hasNoGroup", ${capReached(month)} as "capReached",
        ${dayByHand(programme.id, day)} as "byHand",
        case when ${hasNotAnswered(programme)} then case when exists (
          select from asks where asks.user_id = users.id and asks.programme_id = ${programme.id} and asks.round_id is null)
          then 'now' else 'later' end end as "awaitsYes"
      from users join whitelist_coverage on whitelist_coverage.user_id = users.id where users.id = ${userId}`,
  )
}

/** Notes that a person sits out the next round. */
export const insertSkip = (db: Queryable, userId: string, programmeId: string, now: Date) =>
  db
    .insert(skips)
    .values({ userId, programmeId, createdAt: now })
    .onConflictDoUpdate({
      target: [skips.userId, skips.programmeId],
      set: { pairingId: null, createdAt: now },
      setWhere: isNotNull(skips.pairingId),
    })

/** Takes back that a person sits out a round that was not made yet. */
export const deleteOpenSkip = (db: Queryable, userId: string, programmeId: string) =>
  db.delete(skips).where(and(isOne(userId, programmeId), isNull(skips.pairingId)))

/**
 * A round was made without those of its scope (a group, or the company: null) who sit it out: they are in the next one.
 * People who said so while it was being made, and are in it, sit out the next one.
 */
export async function spendSkips(db: Queryable, pairingId: string, domainGroupId: string | null) {
  const inScope =
    domainGroupId === null ? sql`true` : sql`whitelist_coverage.domain_group_id = ${domainGroupId}`
  await db.execute(sql`
    update skips set round_id = ${pairingId} from whitelist_coverage
    where skips.round_id is null and skips.programme_id = (select programme_id from rounds where id = ${pairingId}) and whitelist_coverage.user_id = skips.user_id and ${inScope}
      and not exists (select from seats m where m.round_id = ${pairingId} and m.user_id = skips.user_id)`)
}

/** Deletes what is kept of an erased person's part in rounds. */
export async function forgetRoundsOf(db: Queryable, userId: string): Promise<void> {
  for (const table of [
    skips,
    silences,
    headsUps,
    asks,
    askedEachTime,
    toldOfWaiting,
    invitations,
    participations,
  ])
    await db.delete(table).where(eq(table.userId, userId))
}
