import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import { pairings, periodOf } from '../../tables/pairings.tables'
import { boolean, orNull, readRow, type Row, text } from '../../platform/database/rows'
import { type AskedProgramme, capReached, hasNoGroup, isDormantOn } from '../rounds.queries'
import { domainGroups } from '../../tables/directory.tables'
import { headsUps, invitations, silences, skips } from '../../tables/participation.tables'
import { users } from '../../tables/people.tables'
import { DEFAULT_PROGRAMME, participations } from '../../tables/programmes.tables'
import { dayOf } from '../../platform/context/clock'
import type { Programme } from '../../platform/context/context'

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

/** What a person's next round by hand is told by: the day announced to their group (of the default programme), and when their last round was made. */
export const handShape = {
  groupsRound: orNull(domainGroups.nextRound),
  lastRound: orNull(pairings.createdAt),
}

/** SQL: the same. Needs whitelist_coverage joined. */
export const handColumns = (programmeId: string, day: string) => ({
  groupsRound: sql`(select g.next_round from domain_groups g where g.id = whitelist_coverage.domain_group_id and g.next_round >= ${day}
    and ${programmeId} = ${DEFAULT_PROGRAMME})`,
  lastRound: sql`(select max(p.created_at) from seats s join rounds p on p.id = s.round_id
    where s.user_id = users.id and p.programme_id = ${programmeId})`,
})

/** The day of a person's next round by hand (YYYY-MM-DD); undefined while it is to be announced. */
export function dayByHand(
  { timeZone, nextRound }: Pick<Programme['settings'], 'timeZone' | 'nextRound'>,
  { groupsRound, lastRound }: Row<typeof handShape>,
  now: Date,
): string | undefined {
  const given = groupsRound ?? (nextRound && nextRound >= dayOf(now, timeZone) ? nextRound : null)
  // The round may have been made already, of the person's group alone also before the day that was given to everybody.
  const made = lastRound && dayOf(lastRound, timeZone)
  const isMade = given && made && (made >= given || made.slice(0, 7) === given.slice(0, 7))
  return given && !isMade ? given : undefined
}

/** Whether a person is dormant on a day, whether they belong to no group while others do, and what their next round by hand is told by; and whether they have all the coffees that they want in its month. */
export function findNextRound(
  db: Queryable,
  userId: string,
  { programme, day, month }: { programme: AskedProgramme; day: string; month: string },
) {
  const { groupsRound, lastRound } = handColumns(programme.id, day)
  return readRow(
    db,
    { isDormant: boolean, hasNoGroup: boolean, capReached: users.monthlyCap, ...handShape },
    sql`select ${isDormantOn(day)} as "isDormant", ${hasNoGroup(programme)} as "hasNoGroup", ${capReached(month)} as "capReached",
        ${groupsRound} as "groupsRound", ${lastRound} as "lastRound"
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
  for (const table of [skips, silences, headsUps, invitations, participations])
    await db.delete(table).where(eq(table.userId, userId))
}

/** A round was made by hand, of a group or of everybody (null): the day that was given for it is used up, also if it is to come. */
export async function spendNextRound(tx: Queryable, programmeId: string, domainGroupId: string | null) {
  await tx.execute(
    domainGroupId === null
      ? sql`update programmes set next_round = null where id = ${programmeId} and next_round is not null`
      : sql`update domain_groups set next_round = null where id = ${domainGroupId} and next_round is not null
          and ${programmeId} = ${DEFAULT_PROGRAMME}`,
  )
  if (domainGroupId === null)
    await tx.execute(sql`
      update domain_groups set next_round = null where next_round is not null and ${programmeId} = ${DEFAULT_PROGRAMME}`)
}
