import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AwayFrom, ParticipationStatus } from '../../shared/limits'
import type { Queryable, Transaction } from '../platform/database/database'
import { eachOf } from '../platform/database/uuids'
import { seats, somebodySays } from '../tables/pairings.tables'

/** SQL: the places of people, by a query of their ids, in an open match of which nobody says that they met. */
const inOpenMatch = (who: SQL) =>
  and(
    sql`${seats.userId} in (${who})`,
    eq(seats.isActive, true),
    isNotNull(seats.matchId),
    sql`exists (select from matches m where m.id = ${seats.matchId} and m.status = 'active' and not ${somebodySays('confirmed')})`,
  )

/** Takes people out of their open matches, from now on. */
const stepOut = (db: Queryable, who: SQL, now: Date) =>
  db
    .update(seats)
    .set({ steppedOutAt: now })
    .where(and(inOpenMatch(who), isNull(seats.steppedOutAt)))

/** Puts people back into the open matches that they stepped out of, unless the other one has got another. */
const stepBackIn = (db: Queryable, who: SQL) =>
  db
    .update(seats)
    .set({ steppedOutAt: null })
    .where(and(inOpenMatch(who), isNotNull(seats.steppedOutAt)))

/**
 * Takes people, by their ids or a query of these, out of their open matches if they are away from now on, and back into them
 * when they take part again.
 */
export async function stepAside(
  tx: Transaction,
  who: string | string[] | SQL,
  { participationStatus, from }: { participationStatus?: ParticipationStatus; from?: AwayFrom | undefined },
  now: Date,
): Promise<void> {
  const ids = typeof who === 'string' || Array.isArray(who) ? eachOf([who].flat()) : who
  if (participationStatus === 'active') await stepBackIn(tx, ids)
  else if (participationStatus && from === 'now') await stepOut(tx, ids, now)
}
