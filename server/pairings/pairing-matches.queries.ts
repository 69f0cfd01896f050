import { type SQL, sql } from 'drizzle-orm'
import type { RescueReason } from '../../shared/limits'
import { fullName, personName } from '../../shared/person-name'
import type { Queryable } from '../platform/database/database'
import { inLetters } from '../tables/columns'
import { listOf, number, objectOf, readRow, readRows, type Row, text } from '../platform/database/rows'
import { cutPage } from '../platform/http/cursor'
import { UUID } from '../platform/http/route'
import { containing } from '../platform/http/text'
import { findNamed, isNamed } from '../people/named.queries'
import { users } from '../tables/people.tables'
import { rescueInWords } from './certificate.rules'
import { matches, seats } from '../tables/pairings.tables'
import { seatedIn } from './seats.queries'
import { fileKeys, listKeys } from './seats.rules'

const matchShape = {
  id: matches.id,
  pairingId: matches.pairingId,
  status: matches.status,
  overruled: matches.overruled,
  people: listOf(
    objectOf({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: text,
      rescueReason: seats.rescueReason,
    }),
  ),
}

function toPairingMatch({ people, pairingId: _, ...match }: Row<typeof matchShape>) {
  const rescued = people.flatMap(({ rescueReason, ...person }): [string, RescueReason][] =>
    rescueReason ? [[personName(person), rescueReason]] : [],
  )
  const isRescued = rescued.length > 0
  const shown = people.map(({ rescueReason: _why, ...person }) => person)
  return {
    ...match,
    ...listKeys(shown),
    rescued: isRescued,
    rescuedFor: isRescued ? rescueInWords(...rescued) : null,
  }
}

/** Matches by their ids, in their order. */
const matchesById = (db: Queryable, ids: string[]) =>
  readRows(
    db,
    matchShape,
    sql`
    select m.id, m.pairing_id as "pairingId", coalesce(seated.recorded_status, m.status) as status, m.overruled, seated.people
    from ${seatedIn(sql`s.match_id = any(${sql.param(ids)}::uuid[])`)} seated join matches m on m.id = seated.match_id
    order by m.id`,
  )

/** The first matches of each of these pairings, by pairing. */
export async function firstMatches(db: Queryable, pairingIds: string[], limit: number) {
  if (limit === 0 || pairingIds.length === 0) return {}
  const first = await readRows(
    db,
    { id: matches.id },
    sql`
    select m.id from unnest(${sql.param(pairingIds)}::uuid[]) as p(id)
    cross join lateral (select id from matches where pairing_id = p.id order by id limit ${limit}) m`,
  )
  const rows = await matchesById(
    db,
    first.map(({ id }) => id),
  )
  return Object.fromEntries(
    pairingIds.map((id) => [id, rows.filter(({ pairingId }) => pairingId === id).map(toPairingMatch)]),
  )
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
        sql`
        with found as ${people && search ? foundBy(pairingId, search, people) : sql`not materialized (select id from matches where pairing_id = ${pairingId})`}
        select count(*)::int as total, array(select id from found where ${page}) as ids from found`,
      )
  // Cut by the ids: whoever manages the pairing's group doesn't see the matches of people who have left it.
  const { rows: ids, nextCursor } = cutPage(found.ids, limit, (id) => id)
  const rows = await matchesById(db, ids)
  const isMore = areMany && (last !== undefined || nextCursor !== undefined)
  return { rows: rows.map(toPairingMatch), nextCursor, total: found.total, isMore }
}

/** SQL: the seat `s` of a completed round records a name or address that contains a text. */
const isRecorded = (search: string) =>
  sql`lower(s.recorded_first_name || ' ' || s.recorded_last_name || ' ' || s.recorded_email) like ${containing(search)}`

/** SQL: the ids of a pairing's matches with one of few people: as the round records them, or as they are now. */
const foundBy = (pairingId: string, search: string, people: string[]): SQL => sql`materialized (
    select distinct s.match_id as id from seats s
    where s.pairing_id = ${pairingId} and s.match_id is not null and case when s.recorded_answer is not null
      then ${isRecorded(search)} else s.user_id = any(${sql.param(people)}::uuid[]) end)`

/** The first matches of a pairing whose people a search finds, where it finds many: read in their order until a page is full. */
async function firstFound(
  db: Queryable,
  pairingId: string,
  { search, limit, last }: { search: string; limit: number; last: string | undefined },
) {
  const { ids } = await readRow(
    db,
    { ids: listOf(text) },
    sql`
    select array(
      select m.id from matches m where m.pairing_id = ${pairingId} ${last ? sql`and m.id > ${last}::uuid` : sql``}
        and exists (select from seats s left join users u on u.id = s.user_id and s.recorded_answer is null
          where s.match_id = m.id and (${isRecorded(search)} or ${isNamed('u', search)}))
      order by m.id limit ${sql.raw(String(Math.floor(limit) + 1))}) as ids`,
  )
  return { ids, total: Math.min(ids.length, limit) }
}

/** All matches of a pairing as its file shows them. */
export async function fileMatches(db: Queryable, pairingId: string) {
  const rows = await readRows(
    db,
    {
      status: matches.status,
      people: listOf(
        objectOf({
          firstName: users.firstName,
          lastName: users.lastName,
          email: text,
          answer: seats.answer,
          rescueReason: seats.rescueReason,
        }),
      ),
    },
    sql`
    select coalesce(seated.recorded_status, m.status) as status, seated.people
    from ${seatedIn(sql`s.pairing_id = ${pairingId}`)} seated join matches m on m.id = seated.match_id
    order by ${inLetters(sql`seated.people -> 0 ->> 'lastName'`)}, ${inLetters(sql`seated.people -> 0 ->> 'firstName'`)}, m.id`,
  )
  return rows.map(({ status, people }) => ({
    ...fileKeys(people.map((person) => ({ ...person, name: fullName(person) }))),
    status,
    rescued: people.some(({ rescueReason }) => rescueReason !== null),
  }))
}
