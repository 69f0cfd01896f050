import { type SQL, sql } from 'drizzle-orm'
import type { Responses } from '../../languages/words'
import { saidInWords } from '../../shared/match-sides'
import { FORMER_COLLEAGUE, fullName, personName } from '../../shared/person-name'
import type { Queryable, Transaction } from '../platform/database/database'
import { inLetters } from '../tables/columns'
import {
  boolean,
  listOf,
  number,
  objectOf,
  readRow,
  readRows,
  type Row,
  text,
} from '../platform/database/rows'
import type { Following } from '../platform/events/following.queries'
import { cutPage } from '../platform/http/cursor'
import { UUID } from '../platform/http/route'
import { containing } from '../platform/http/text'
import { isNamed } from '../people/users.queries'
import { addressOf } from '../tables/people.conditions'
import { users } from '../tables/people.tables'
import { matches, seats } from '../tables/pairings.tables'
import { fileKeys, listKeys } from './seats.rules'

const matchShape = {
  id: matches.id,
  pairingId: matches.pairingId,
  status: matches.status,
  overruled: matches.overruled,
  hostId: matches.hostId,
  isBooked: boolean,
  people: listOf(
    objectOf({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: text,
      department: users.department,
      answer: seats.answer,
      rescueReason: seats.rescueReason,
    }),
  ),
}

/**
 * Matches with their people in their places: as they are now while the pairing is active, afterwards as they were when it
 * was completed. A match of which a manager does not see everybody is left out.
 * @param which of the seats `s`
 * @param order of the matches `m` with their `seated` people
 */
const readMatches = (db: Queryable, which: SQL, order: SQL) =>
  readRows(
    db,
    matchShape,
    sql`
    select m.id, m.round_id as "pairingId", coalesce(seated.recorded_status, m.status) as status, m.overruled, m.host_id as "hostId", seated.people,
      exists (select from meetings where match_id = m.id and state = 'booked') as "isBooked"
    from (
      select s.match_id, min(s.recorded_status) as recorded_status,
        json_agg(json_build_object('id', s.user_id, 'firstName', coalesce(s.recorded_first_name, u.first_name),
          'lastName', coalesce(s.recorded_last_name, u.last_name), 'email', coalesce(s.recorded_email, ${addressOf('u')}),
          'department', case when s.recorded_answer is null then u.department else s.recorded_department end,
          'answer', coalesce(s.recorded_answer, s.answer), 'rescueReason', s.rescue_reason) order by s.place) as people
      from seats s left join users u on u.id = s.user_id
      where ${which} and s.match_id is not null group by s.match_id
      having bool_and(u.id is not null or s.recorded_answer is not null)) seated
    join matches m on m.id = seated.match_id order by ${order}`,
  )

function toPairingMatch(
  { people, pairingId: _, ...match }: Row<typeof matchShape>,
  { isolated, rounds }: Responses,
) {
  const rescued = people.flatMap(({ rescueReason: why, ...person }) =>
    why ? [{ name: isolated(personName(person)), why }] : [],
  )
  const isRescued = rescued.length > 0
  const shown = people.map(({ rescueReason: _why, answer: _said, ...person }) => person)
  return {
    ...match,
    ...listKeys(shown),
    answers: people.map(({ answer }) => saidInWords[answer]),
    rescued: isRescued,
    rescuedFor: isRescued ? rounds.madeFor(rescued) : null,
  }
}

/** Matches by their ids, in their order. */
const matchesById = (db: Queryable, ids: string[]) =>
  readMatches(db, sql`s.match_id = any(${sql.param(ids)}::uuid[])`, sql`m.id`)

/** The first matches of each of these pairings, by pairing. */
export async function firstMatches(db: Queryable, pairingIds: string[], limit: number, words: Responses) {
  if (limit === 0 || pairingIds.length === 0) return {}
  const first = await readRows(
    db,
    { id: matches.id },
    sql`
    select m.id from unnest(${sql.param(pairingIds)}::uuid[]) as p(id)
    cross join lateral (select id from matches where round_id = p.id order by id limit ${limit}) m`,
  )
  const ids = first.map(({ id }) => id)
  const rows = await matchesById(db, ids)
  return Object.fromEntries(
    pairingIds.map((id) => [
      id,
      rows.filter(({ pairingId }) => pairingId === id).map((row) => toPairingMatch(row, words)),
    ]),
  )
}

/** A page of a pairing's matches by id; with a search text, those with a person whose name or address contains it. */
export async function matchPage(
  db: Queryable,
  pairingId: string,
  { limit = 100, cursor, search }: { limit?: number; cursor?: string; search?: string },
  words: Responses,
) {
  const last = cursor && UUID.test(cursor) ? cursor : undefined
  const { total, ids } = await readRow(
    db,
    { total: number, ids: listOf(text) },
    sql`
    with found as ${search ? foundBy(pairingId, search) : sql`not materialized (select id from matches where round_id = ${pairingId})`}
    select count(*)::int as total, array(
      select id from found where ${last ? sql`id > ${last}::uuid` : sql`true`} order by id limit ${limit + 1}) as ids from found`,
  )
  // Cut by the ids: the group's managers don't see the matches of people who have left it.
  const page = cutPage(ids, limit, (id) => id)
  return { ...page, rows: (await matchesById(db, page.rows)).map((row) => toPairingMatch(row, words)), total }
}

/** Those of which something is new, with their people; all of them, if the pairing was changed. */
export async function followMatches(
  db: Queryable,
  pairingId: string,
  following: Following,
  words: Responses,
) {
  const ofPairing = sql`${matches.pairingId} = ${pairingId}`
  const found = await readRows(
    db,
    { id: matches.id },
    sql`
    select distinct matches.id from rounds join matches on ${ofPairing} join seats on seats.match_id = matches.id
      join users on users.id = seats.user_id
    where rounds.id = ${pairingId} and ${following.isNext(matches.id, 'rounds', 'matches', 'seats', 'users')}
    order by matches.id limit ${following.beyondLimit}`,
  )
  const { rows, ...page } = following.cut(found)
  const read = await matchesById(
    db,
    rows.map(({ id }) => id),
  )
  return {
    ...page,
    rows: read.map((row) => toPairingMatch(row, words)),
    total: await db.$count(matches, ofPairing),
  }
}

/** SQL: the ids of a pairing's matches with somebody of this name or address: as the completed round records it, else as it is now. */
const foundBy = (pairingId: string, search: string): SQL => sql`materialized (
    select distinct s.match_id as id from seats s
    where s.round_id = ${pairingId} and s.match_id is not null and case when s.recorded_answer is not null
      then lower(s.recorded_first_name || ' ' || s.recorded_last_name || ' ' || s.recorded_email) like ${containing(search)}
      else s.user_id in (select u.id from users u where ${isNamed('u', search)}) end)`

/** All matches of a pairing as its file shows them. */
export async function fileMatches(db: Queryable, pairingId: string) {
  const nameOfFirst = (key: 'lastName' | 'firstName') =>
    inLetters(sql`seated.people -> 0 ->> ${sql.raw(`'${key}'`)}`)
  const rows = await readMatches(
    db,
    sql`s.round_id = ${pairingId}`,
    sql`${nameOfFirst('lastName')}, ${nameOfFirst('firstName')}, m.id`,
  )
  return rows.map(({ status, hostId, people }) => ({
    ...fileKeys(
      people.map((person) => ({ ...person, name: fullName(person) })),
      hostId,
    ),
    status,
    rescued: people.some(({ rescueReason }) => rescueReason !== null),
  }))
}

/** Nobody is active in these pairings any more; each seat records its person, their answer and their match as they are now. */
export async function recordSeats(tx: Queryable, pairingIds: string[]): Promise<void> {
  const ofPairings = sql`seats.round_id = any(${sql.param(pairingIds)}::uuid[])`
  await tx.execute(sql`update seats set is_active = false where ${ofPairings} and match_id is null`)
  await tx.execute(sql`
    update seats set is_active = false, recorded_first_name = u.first_name, recorded_last_name = u.last_name,
      recorded_email = ${addressOf('u')}, recorded_department = u.department, recorded_answer = seats.answer,
      recorded_status = m.status
    from users u, matches m where u.id = seats.user_id and m.id = seats.match_id and ${ofPairings}`)
}

/** Takes an erased person's name, address and department out of the records; that there was a match stays. */
export const eraseFromRecords = (tx: Transaction, userId: string) =>
  tx.execute(sql`
    update seats set recorded_first_name = ${FORMER_COLLEAGUE}, recorded_last_name = '', recorded_email = '',
      recorded_department = null
    where user_id = ${userId} and recorded_answer is not null`)
