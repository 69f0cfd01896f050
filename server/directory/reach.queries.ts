import { type SQL, sql } from 'drizzle-orm'
import { inWords, personName } from '../../shared/person-name'
import type { Moment } from '../platform/context/clock'
import type { Queryable } from '../platform/database/database'
import { boolean, listOf, number, objectOf, orNull, readRow, text } from '../platform/database/rows'
import { joinCoverage } from '../tables/coverage.tables'
import { isPublished, meetings, somebodySays } from '../tables/pairings.tables'
import { isAttending } from '../tables/people.conditions'

const MOST_NAMED = 3

/** A partner in a group that the manager who asks does not manage. */
const SOMEBODY = 'somebody of another group'

const pair = objectOf({
  pairing: text,
  isPublished: boolean,
  startsAt: orNull(meetings.startsAt),
  people: listOf(objectOf({ firstName: text, lastName: text, email: text })),
})

/**
 * SQL: the people that whitelist entries (by a query of their ids) decide about: those of an address, or of a domain
 * without an entry of their own. For a removal, without people covered by their domain's entry afterwards.
 */
export const decidedBy = (entries: SQL, isRemoval: boolean): SQL => sql`
  select users.id from users
  join allowed_emails decides on decides.email = case when entry_is_active is null then '*@' || email_domain else users.email end
  where not is_admin and erased_at is null and decides.id in (${entries})
    and not (${isRemoval} and exists (select from allowed_emails whole where whole.email = '*@' || email_domain
      and whole.is_active and whole.id <> decides.id and whole.id not in (${entries})))`

/**
 * The people that a change concerns, for its preview: how many, how many are signed in or in an active pairing, and the
 * first few of their matches and booked coffees, the soonest first.
 * @param who SQL that selects their id
 */
export async function readReach(db: Queryable, who: SQL, { now, day }: Moment) {
  const at = sql`${now.toISOString()}::timestamptz`
  const { pairs, ...counts } = await readRow(
    db,
    {
      people: number,
      signedIn: number,
      paired: number,
      matches: number,
      booked: number,
      pairs: listOf(pair),
    },
    sql`
    with concerned as materialized (${who}),
    paired as materialized (
      select seat.match_id, seat.user_id, rounds.name as pairing, ${isPublished} as is_published
      from concerned c join users on users.id = c.id ${joinCoverage}
      join seats seat on seat.user_id = users.id and seat.is_active
      join matches m on m.id = seat.match_id and m.status = 'active' and not ${somebodySays('confirmed')}
      join rounds on rounds.id = seat.round_id
      where ${isAttending(day, 'seat')}),
    coffees as materialized (
      select of_match.match_id, of_match.pairing, of_match.is_published, booked.starts_at
      from (select distinct match_id, pairing, is_published from paired) of_match
      left join meetings booked on booked.match_id = of_match.match_id and booked.state = 'booked' and booked.starts_at > ${at})
    select (select count(*)::int from concerned) as people,
      (select count(*)::int from concerned c where exists (select from auth_sessions s
        where s.user_id = c.id and s.ended_at is null and s.expires_at > ${at})) as "signedIn",
      (select count(distinct user_id)::int from paired) as paired,
      (select count(*)::int from coffees) as matches,
      (select count(starts_at)::int from coffees) as booked,
      (select coalesce(json_agg(json_build_object('pairing', pairing, 'isPublished', is_published, 'startsAt', starts_at, 'people', (
          select json_agg(json_build_object('firstName', first_name, 'lastName', last_name, 'email', email)
            order by paired.user_id is null, first_name, last_name, users.id)
          from seats s join users on users.id = s.user_id and erased_at is null
          left join paired on paired.match_id = s.match_id and paired.user_id = s.user_id
          where s.match_id = first.match_id)) order by starts_at, match_id), '[]')
        from (select * from coffees order by starts_at, match_id limit ${MOST_NAMED}) first) as pairs`,
  )
  return {
    ...counts,
    pairs: pairs.map(({ people: [one, ...others], pairing, isPublished: published, startsAt }) => ({
      name: one ? personName(one) : '',
      match_name: inWords(others.map(personName)) || SOMEBODY,
      pairing_name: pairing,
      published,
      coffee_at: startsAt?.toISOString() ?? null,
    })),
  }
}

export const readEntryReach = (db: Queryable, entryId: string, isRemoval: boolean, moment: Moment) =>
  readReach(db, decidedBy(sql`select ${entryId}::uuid`, isRemoval), moment)

export const readUserReach = (db: Queryable, userId: string, moment: Moment) =>
  readReach(db, sql`select id from users where id = ${userId} and erased_at is null`, moment)
