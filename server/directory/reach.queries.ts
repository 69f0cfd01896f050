import { type SQL, sql } from 'drizzle-orm'
import { inWords, personName } from '../../shared/person-name'
import type { Queryable } from '../platform/database/database'
import { peopleIn } from '../tables/pairings.tables'
import { listOf, number, objectOf, readRow, text } from '../platform/database/rows'

const MOST_NAMED = 3

const name = objectOf({ firstName: text, lastName: text, email: text })
const pair = objectOf({ pairing: text, person: name, others: listOf(name) })

/** SQL: the people for whom a whitelist entry decides: those of its address, or of its domain without an entry of their own. */
export const decidedBy = (email: string): SQL => sql`
  select id, first_name, last_name, email from users
  where not is_admin and erased_at is null and (email = ${email}
    or (${email} = '*@' || email_domain and not exists (select from allowed_emails own where own.email = users.email)))`

/**
 * The people whom a change is about, to show before it: how many, how many of them are signed in, and who is in an active
 * pairing, the first few by name.
 * @param who SQL that selects their id, first_name, last_name and email
 */
export async function readReach(db: Queryable, who: SQL, now: Date) {
  const { pairs, ...counts } = await readRow(
    db,
    { people: number, signedIn: number, paired: number, pairs: listOf(pair) },
    sql`
    with concerned as materialized (${who}),
    pairs as materialized (
      select c.last_name, c.first_name, c.id, json_build_object('pairing', pairings.name,
        'person', json_build_object('firstName', c.first_name, 'lastName', c.last_name, 'email', c.email),
        'others', json_agg(json_build_object('firstName', other.first_name, 'lastName', other.last_name, 'email', other.email)
          order by other.first_name, other.last_name, other.id)) as pair
      from concerned c
      join seats member on member.user_id = c.id and member.is_active
      join matches met on met.id = member.match_id and met.status = 'active'
      join pairings on pairings.id = met.pairing_id
      join users other on other.erased_at is null and other.id in ${peopleIn(sql`met.id`)} and other.id <> c.id
      group by c.id, c.first_name, c.last_name, c.email, pairings.id, pairings.name)
    select (select count(*)::int from concerned) as people,
      (select count(*)::int from concerned c where exists (select from auth_sessions s
        where s.user_id = c.id and s.ended_at is null and s.expires_at > ${now.toISOString()}::timestamptz)) as "signedIn",
      (select count(*)::int from pairs) as paired,
      (select coalesce(json_agg(pair), '[]') from (select pair from pairs order by last_name, first_name, id limit ${MOST_NAMED}) first) as pairs`,
  )
  return {
    ...counts,
    pairs: pairs.map(({ pairing, person, others }) => ({
      name: personName(person),
      match_name: inWords(others.map(personName)),
      pairing_name: pairing,
    })),
  }
}
