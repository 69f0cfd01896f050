import { type SQL, sql } from 'drizzle-orm'
import { personName } from '../../shared/person-name'
import type { Queryable } from '../platform/database/database'
import { inLetters } from '../tables/columns'
import {
  boolean,
  listOf,
  number,
  objectOf,
  orNull,
  readRow,
  readRows,
  type Row,
  text,
} from '../platform/database/rows'
import { cutPage } from '../platform/http/cursor'
import { UUID } from '../platform/http/route'
import { containing } from '../platform/http/text'
import { findNamed, isNamed } from '../people/named.queries'
import { addressOf } from '../tables/people.conditions'
import { users } from '../tables/people.tables'
import { rescueInWords } from './certificate.rules'
import { matchesOf } from './completed-matches.queries'
import { matches, pairings } from '../tables/pairings.tables'

const personJson = (alias: 'u1' | 'u2' | 'u3') => {
  const own = sql.raw(alias)
  return sql`jsonb_build_object('id', ${own}.id, 'firstName', ${own}.first_name, 'lastName', ${own}.last_name,
    'email', ${addressOf(alias)})`
}

/** The same for a row of `matchesOf`. */
const keptPersonJson = (user: 'user1' | 'user2' | 'user3') => {
  const own = sql.raw(user)
  return sql`jsonb_build_object('id', m.${own}_id, 'firstName', m.${own}_first_name, 'lastName', m.${own}_last_name,
    'email', m.${own}_email)`
}

export const personShape = objectOf({
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: text,
})
const matchShape = {
  id: matches.id,
  user1: personShape,
  user2: personShape,
  user3: orNull(personShape),
  status: matches.status,
  overruled: matches.overruled,
  user1Rescue: matches.user1Rescue,
  user2Rescue: matches.user2Rescue,
}

function toPairingMatch({ user1Rescue, user2Rescue, ...match }: Row<typeof matchShape>) {
  const rescuedFor =
    user1Rescue && user2Rescue
      ? rescueInWords([personName(match.user1), user1Rescue], [personName(match.user2), user2Rescue])
      : null
  return { ...match, rescued: rescuedFor !== null, rescuedFor }
}
type PairingMatch = ReturnType<typeof toPairingMatch>

/** The first matches of each of these pairings, by pairing. */
export async function firstMatches(db: Queryable, pairingIds: string[], limit: number) {
  if (limit === 0 || pairingIds.length === 0) return {}
  const rows = await readRows(
    db,
    { pairingId: pairings.id, ...matchShape },
    sql`
    select p.id as "pairingId", m.id, m.status, m.user1, m.user2, m.user3, m.overruled, m."user1Rescue", m."user2Rescue"
    from unnest(${sql.param(pairingIds)}::uuid[]) as p(id)
    cross join lateral (
      select m.id, m.status, m.overruled, ${personJson('u1')} as user1, ${personJson('u2')} as user2,
        case when m.user3_id is not null then (select ${personJson('u3')} from users u3 where u3.id = m.user3_id) end as user3,
        m.user1_rescue as "user1Rescue", m.user2_rescue as "user2Rescue"
      from matches m join users u1 on u1.id = m.user1_id join users u2 on u2.id = m.user2_id
      where m.pairing_id = p.id order by m.id limit ${limit}) m`,
  )
  const byPairing: Record<string, PairingMatch[]> = {}
  for (const { pairingId, ...match } of rows) (byPairing[pairingId] ??= []).push(toPairingMatch(match))
  return byPairing
}

/**
 * A page of a pairing's matches by id; with a search text, those with a person whose name or address contains it.
 * @param most of more people, matches are not counted beyond the page
 */
export async function matchPage(
  db: Queryable,
  pairingId: string,
  { limit = 100, cursor, search }: { limit?: number; cursor?: string; search?: string },
  most?: number,
) {
  const last = cursor && UUID.test(cursor) ? cursor : undefined
  const people = search ? await findNamed(db, search, most) : undefined
  const areMany = search !== undefined && search !== '' && people === undefined
  const page = sql`${last ? sql`id > ${last}::uuid` : sql`true`} order by id limit ${limit + 1}`
  const found = areMany
    ? await firstFound(db, pairingId, { search, limit, last })
    : await readRow(
        db,
        { total: number, ids: listOf(text) },
        people && search
          ? sql`
            ${foundBy(pairingId, search, people)}
            select count(*)::int as total, array(select id from found where ${page}) as ids from found`
          : sql`
            select coalesce(sum(matches), 0)::int as total, array(select id from ${firstOf(pairingId, page)}) as ids
            from match_counts where pairing_id = ${pairingId}`,
      )
  // Cut by the ids: whoever manages the pairing's group doesn't see the matches of people who have left it.
  const { rows: ids, nextCursor } = cutPage(found.ids, limit, (id) => id)
  const rows = await readRows(
    db,
    matchShape,
    sql`
    select m.match_id as id, m.status, m.overruled, ${keptPersonJson('user1')} as user1, ${keptPersonJson('user2')} as user2,
      case when m.user3_id is not null then ${keptPersonJson('user3')} end as user3,
      m.user1_rescue as "user1Rescue", m.user2_rescue as "user2Rescue"
    from ${matchesOf(pairingId)} m where m.match_id = any(${sql.param(ids)}::uuid[]) order by m.match_id`,
  )
  const isMore = areMany && (last !== undefined || nextCursor !== undefined)
  return { rows: rows.map(toPairingMatch), nextCursor, total: found.total, isMore }
}

const isActive = (pairingId: string) =>
  sql`exists (select from pairings where id = ${pairingId} and status = 'active')`

/** SQL: a page of the ids of a pairing's matches, from an index: it is in one of two tables. */
const firstOf = (pairingId: string, page: SQL) => sql`(
  (select id from (select match_id as id from completed_matches where pairing_id = ${pairingId}) kept where ${page})
  union all
  (select id from (select id from matches where pairing_id = ${pairingId} and ${isActive(pairingId)}) open where ${page})) page`

const has = (user: 'user1' | 'user2' | 'user3', pattern: string) =>
  sql`${sql.raw(`lower(${user}_first_name || ' ' || ${user}_last_name || ' ' || ${user}_email)`)} like ${pattern}`

/** SQL: a row of `completed_matches` of a pairing with a person whose name or address contains a text. */
function isKeptMatch(pairingId: string, search: string): SQL {
  const pattern = containing(search)
  return sql`pairing_id = ${pairingId}
    and (${has('user1', pattern)} or ${has('user2', pattern)} or ${has('user3', pattern)})`
}

/** SQL: `found`, the ids of a pairing's matches with one of few people. All but matches that are called off are those of the pairing's members. */
const foundBy = (pairingId: string, search: string, people: string[]): SQL => sql`
  with people as materialized (select unnest(${sql.param(people)}::uuid[]) as id),
  found as materialized (
    select match_id as id from completed_matches where ${isKeptMatch(pairingId, search)}
    union
    select match_id from people join pairing_members on user_id = people.id and pairing_id = ${pairingId}
    where match_id is not null and ${isActive(pairingId)}
    union
    select id from matches where pairing_id = ${pairingId} and status = 'called_off' and ${isActive(pairingId)}
      and array[user1_id, user2_id, user3_id] && ${sql.param(people)}::uuid[])`

/** The first matches of a pairing whose people a search finds, where it finds many: read in their order until a page is full. */
async function firstFound(
  db: Queryable,
  pairingId: string,
  { search, limit, last }: { search: string; limit: number; last: string | undefined },
) {
  const most = sql.raw(String(Math.floor(limit) + 1))
  const after = (id: SQL) => (last ? sql`and ${id} > ${last}::uuid` : sql``)
  const { ids } = await readRow(
    db,
    { ids: listOf(text) },
    sql`
    select array(
      (select match_id as id from completed_matches where ${isKeptMatch(pairingId, search)} ${after(sql`match_id`)}
        order by match_id limit ${most})
      union all
      (select m.id from matches m where m.pairing_id = ${pairingId} and ${isActive(pairingId)} ${after(sql`m.id`)}
        and exists (select from users u where u.id in (m.user1_id, m.user2_id, m.user3_id) and ${isNamed('u', search)})
        order by m.id limit ${most})) as ids`,
  )
  return { ids, total: Math.min(ids.length, limit) }
}

/** All matches of a pairing as its file shows them. */
export async function fileMatches(db: Queryable, pairingId: string) {
  const shape = {
    user1_name: text,
    user1_email: text,
    user2_name: text,
    user2_email: text,
    user3_name: orNull(text),
    user3_email: orNull(text),
    status: matches.status,
    user1_connection_status: matches.user1ConnectionStatus,
    user2_connection_status: matches.user2ConnectionStatus,
    user3_connection_status: matches.user3ConnectionStatus,
    rescued: boolean,
  }
  return readRows(
    db,
    shape,
    sql`
    select trim(m.user1_first_name || ' ' || m.user1_last_name) as user1_name, m.user1_email,
      trim(m.user2_first_name || ' ' || m.user2_last_name) as user2_name, m.user2_email,
      trim(m.user3_first_name || ' ' || m.user3_last_name) as user3_name, m.user3_email, m.status,
      m.user1_connection_status, m.user2_connection_status, m.user3_connection_status, m.user1_rescue is not null as rescued
    from ${matchesOf(pairingId)} m
    order by ${inLetters(sql`m.user1_last_name`)}, ${inLetters(sql`m.user1_first_name`)}, m.match_id`,
  )
}
