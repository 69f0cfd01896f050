import { type SQL, sql } from 'drizzle-orm'
import type { MailReason } from '../../languages/reasons'
import type { RescueReason } from '../../shared/limits'
import type { Queryable } from '../platform/database/database'
import { uuids } from '../platform/database/uuids'
import {
  isNotCalledOff,
  type LeftOutSeat,
  matches,
  type OverruledRule,
  pairings,
} from '../tables/pairings.tables'
import { storeShared } from '../people/topics/topics.queries'
import type { PairingRow } from './pairings.queries'

export interface NewMatch {
  id: string
  /** In their places. */
  people: string[]
  /** Who of them hosts the others; without, all are equal. */
  hostId?: string | null
  why: MailReason[]
  overruled?: OverruledRule[] | null
  /** Why each of them had nobody, of a match that is made to rescue them. */
  rescue?: RescueReason[]
}

/** Stores a pairing with its matches and everyone left out: three statements, whatever the size. */
export async function insertPairing(
  db: Queryable,
  pairing: typeof pairings.$inferInsert,
  newMatches: NewMatch[],
  leftOut: LeftOutSeat[],
): Promise<PairingRow> {
  const [row] = await db.insert(pairings).values(pairing).returning()
  await insertMatches(db, row as PairingRow, newMatches, leftOut)
  return row as PairingRow
}

/** Stores matches of an active pairing with their people, and the people left out. */
export async function insertMatches(
  db: Queryable,
  { id, createdAt }: Pick<PairingRow, 'id' | 'createdAt'>,
  newMatches: NewMatch[],
  leftOut: LeftOutSeat[],
): Promise<void> {
  const column = (values: (string | null)[], type: string) => sql`${sql.param(values)}::${sql.raw(type)}[]`
  const numbers = (values: number[]) => sql`${`{${values.join()}}`}::int[]`
  const why = places(newMatches.map((match) => JSON.stringify(match.why)))
  const overruled = places(newMatches.map(({ overruled: rules }) => (rules ? JSON.stringify(rules) : null)))
  const at = sql`${createdAt.toISOString()}::timestamptz`
  const seated = newMatches.flatMap((match) =>
    match.people.map((userId, place) => ({ match, userId, place })),
  )
  const rescue = places(seated.map(({ match, place }) => match.rescue?.[place] ?? null))
  const people = sql`unnest(${uuids(seated.map(({ match }) => match.id))}, ${uuids(seated.map(({ userId }) => userId))},
    ${numbers(seated.map(({ place }) => place))}, ${rescue.places}::int[]) as s(match_id, user_id, place, rescue)`
  const programmeId = sql`(select programme_id from rounds where id = ${id})`
  // Who suggests the time is stored at once: an update would write each row, and its place in each index, once more.
  await db.execute(sql`
    with seated as materialized (
      select s.*, p.seed from rounds p cross join ${people} where p.id = ${id}),
    organisers as (${organisersOf(sql`seated`)})
    insert into matches (id, round_id, why, overruled, match_date, status, created_at, organiser_id, host_id)
    select m.id, ${id}::uuid, (${column(why.texts, 'jsonb')})[why], (${column(overruled.texts, 'jsonb')})[overruled], ${at},
      'active', ${at}, organisers.user_id, m.host_id
    from unnest(${uuids(newMatches.map((match) => match.id))}, ${why.places}::int[], ${overruled.places}::int[], ${column(
      newMatches.map(({ hostId = null }) => hostId),
      'uuid',
    )}) as m(id, why, overruled, host_id)
    join organisers on organisers.match_id = m.id order by m.id`)
  await db.execute(sql`
    insert into seats (round_id, programme_id, user_id, match_id, place, reasons, wait_rounds, rescue_reason, is_active)
    select ${id}::uuid, ${programmeId}, user_id, match_id, place, null, null, (${column(rescue.texts, 'text')})[rescue], true from ${people}
    union all
    select ${id}::uuid, ${programmeId}, l.user_id, null, null, l.reasons, l.wait_rounds, null, true
    from unnest(${uuids(leftOut.map((one) => one.userId))}, ${column(
      leftOut.map(({ reasons }) => JSON.stringify(reasons)),
      'jsonb',
    )}, ${sql.param(leftOut.map(({ waitRounds = null }) => waitRounds))}::int[]) as l(user_id, reasons, wait_rounds)`)
  await storeShared(
    db,
    newMatches.map((match) => match.id),
  )
}

/** The few different texts among very many, and the place in them of each, as PostgreSQL counts. */
function places(values: (string | null)[]) {
  const place = new Map<string | null, number>()
  for (const value of values) if (!place.has(value)) place.set(value, place.size + 1)
  return { texts: [...place.keys()], places: `{${values.map((value) => place.get(value)).join()}}` }
}

/**
 * SQL: who of each match of `seated` (match_id, user_id, place, seed) suggests the time, as (match_id, user_id): the one who did so
 * less often before, else one of the first two by the seed of the round.
 */
const organisersOf = (seated: SQL): SQL => sql`
  select distinct on (s.match_id) s.match_id, s.user_id
  from ${seated} s left join (
    select organiser_id, count(*) as times from ${matches} m
    where m.organiser_id in (select user_id from ${seated} s) and ${isNotCalledOff} group by 1) before on before.organiser_id = s.user_id
  order by s.match_id, coalesce(before.times, 0),
    case when s.place < 2 then s.place <> abs(hashtextextended(s.match_id::text, s.seed) % 2) else true end, s.place`
