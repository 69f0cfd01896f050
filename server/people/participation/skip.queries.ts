import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import { pairings } from '../../tables/pairings.tables'
import { boolean, orNull, readRow } from '../../platform/database/rows'
import { hasNoGroup, isDormantOn } from '../rounds.queries'
import { domainGroups } from '../../tables/directory.tables'
import { headsUps, invitations, silences, skips } from '../../tables/participation.tables'

/** Whether a person sits a round out, and which one if it has been made: its month (YYYY-MM) and whether it is still active. */
export async function findSkip(db: Queryable, userId: string) {
  const [row] = await db
    .select({ month: pairings.month, status: pairings.status })
    .from(skips)
    .leftJoin(pairings, eq(pairings.id, skips.pairingId))
    .where(eq(skips.userId, userId))
  return row
}

/** Whether a person is dormant on a day, whether they belong to no group while others do, the day announced to their group, and when their last round was made. */
export const findNextRound = (db: Queryable, userId: string, day: string) =>
  readRow(
    db,
    {
      isDormant: boolean,
      hasNoGroup: boolean,
      groupsRound: orNull(domainGroups.nextRound),
      lastRound: orNull(pairings.createdAt),
    },
    sql`select ${isDormantOn(day)} as "isDormant", ${hasNoGroup} as "hasNoGroup",
        (select g.next_round from domain_groups g where g.id = whitelist_coverage.domain_group_id and g.next_round >= ${day}) as "groupsRound",
        (select max(p.created_at) from seats s join pairings p on p.id = s.pairing_id where s.user_id = users.id) as "lastRound"
      from users join whitelist_coverage on whitelist_coverage.user_id = users.id where users.id = ${userId}`,
  )

/** Notes that a person sits out the next round. */
export const insertSkip = (db: Queryable, userId: string, now: Date) =>
  db
    .insert(skips)
    .values({ userId, createdAt: now })
    .onConflictDoUpdate({
      target: skips.userId,
      set: { pairingId: null, createdAt: now },
      setWhere: isNotNull(skips.pairingId),
    })

/** Takes back that a person sits out a round that was not made yet. */
export const deleteOpenSkip = (db: Queryable, userId: string) =>
  db.delete(skips).where(and(eq(skips.userId, userId), isNull(skips.pairingId)))

/**
 * A round was made without those of its scope (a group, or the company: null) who sit it out: they are in the next one.
 * People who said so while it was being made, and are in it, sit out the next one.
 */
export async function spendSkips(db: Queryable, pairingId: string, domainGroupId: string | null) {
  const inScope =
    domainGroupId === null ? sql`true` : sql`whitelist_coverage.domain_group_id = ${domainGroupId}`
  await db.execute(sql`
    update skips set pairing_id = ${pairingId} from whitelist_coverage
    where skips.pairing_id is null and whitelist_coverage.user_id = skips.user_id and ${inScope}
      and not exists (select from seats m where m.pairing_id = ${pairingId} and m.user_id = skips.user_id)`)
}

/** Deletes what is kept of an erased person's part in rounds. */
export async function forgetRoundsOf(db: Queryable, userId: string): Promise<void> {
  for (const table of [skips, silences, headsUps, invitations])
    await db.delete(table).where(eq(table.userId, userId))
}
