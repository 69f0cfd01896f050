import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import { number } from '../../platform/database/rows'
import { pairings } from '../../tables/pairings.tables'

/** Rounds by their ids, with how many of their people are matched for the first time. */
export const roundsToAnnounce = (db: Queryable, ids: readonly string[]) =>
  db
    .select({
      id: pairings.id,
      group: pairings.domainGroupName,
      pairs: pairings.totalPairs,
      newFaces: sql`(
        select count(*)::int from seats s where s.pairing_id = pairings.id and s.match_id is not null
          and not exists (select from seats earlier join pairings p on p.id = earlier.pairing_id
            where earlier.user_id = s.user_id and earlier.match_id is not null and p.created_at < pairings.created_at))`.mapWith(
        number,
      ),
    })
    .from(pairings)
    .where(inArray(pairings.id, [...ids]))
