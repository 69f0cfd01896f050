import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database'
import { boolean, listOf, objectOf, readRows } from '../../platform/database/rows'
import { matches, pairings, somebodySays } from '../../tables/pairings.tables'
import { users } from '../../tables/people.tables'

const onLeave = {
  matchId: matches.id,
  publishedAt: pairings.createdAt,
  people: listOf(objectOf({ id: users.id, isOut: boolean })),
}

/**
 * The open matches of a programme of which somebody is or was kept by leave, with their people but who stepped out by themselves:
 * nobody says that they met, and no time that was booked has come. Who takes part and is out of a match that they were shown is
 * kept by leave: whoever steps out by themselves pauses or opts out.
 */
export const matchesOnLeave = (db: Queryable, programmeId: string, now: Date) =>
  readRows(
    db,
    onLeave,
    sql`
    select m.id as "matchId", p.published_at as "publishedAt",
      json_agg(json_build_object('id', u.id, 'isOut', seat.stepped_out_at is not null) order by seat.place) as people
    from rounds p join matches m on m.round_id = p.id and m.status = 'active'
    join seats seat on seat.match_id = m.id and seat.is_active join users u on u.id = seat.user_id
    where p.programme_id = ${programmeId} and p.status = 'active' and p.published_at is not null
      and (seat.stepped_out_at is null or seat.stepped_out_at > p.published_at and u.participation_status = 'active')
      and not ${somebodySays('confirmed')}
      and not exists (select from meetings b where b.match_id = m.id and b.state = 'booked' and b.starts_at <= ${now.toISOString()}::timestamptz)
    group by m.id, p.published_at
    having bool_or(u.employee_status = 'leave' or seat.stepped_out_at is not null) and count(*) > 1
    order by m.id`,
  )

/** Takes people out of their matches, or puts them back. */
export const stepForLeave = (
  tx: Transaction,
  those: { matchId: string; userId: string; isOut: boolean }[],
  now: Date,
) =>
  tx.execute(sql`
    update seats set stepped_out_at = case when t."isOut" then ${now.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(those)}::jsonb) as t("matchId" uuid, "userId" uuid, "isOut" boolean)
    where seats.match_id = t."matchId" and seats.user_id = t."userId"`)
