import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database'
import { number, readRows, type Row, text } from '../platform/database/rows'
import { pairings } from '../tables/pairings.tables'
import { users } from '../tables/people.tables'
import { isPerson } from '../tables/people.conditions'
import type { DepartmentSize } from './connection-map.rules'
import { type Asked, departmentKey, departmentLabels, isAsked } from './metrics.queries'

/** SQL: only people of a group, by the whitelist. */
const inGroup = (domainGroupId: string | undefined): SQL =>
  domainGroupId === undefined
    ? sql``
    : sql`join whitelist_coverage w on w.user_id = ${users.id} and w.domain_group_id = ${domainGroupId}::uuid`

/** How many people each department has, of everyone or of one group. */
export async function departmentSizes(
  db: Queryable,
  domainGroupId: string | undefined,
): Promise<DepartmentSize[]> {
  return readRows(
    db,
    { key: text, label: text, people: number },
    sql`
    with counted as materialized (
      select ${departmentKey} as key, coalesce(${users.department}, '') as spelling, count(*) as total
      from ${users} ${inGroup(domainGroupId)} where ${isPerson} group by 1, 2),
    ${departmentLabels}
    select key, label, sum(total)::int as people from counted join labelled using (key) group by 1, 2`,
  )
}

const metCell = { month: pairings.month, a: number, b: number, met: number }
export type MetCell = Row<typeof metCell>

/**
 * Matches that took place, by month and by the places of the two people's departments, the smaller place first. A match of
 * three counts for each two of them who were there. Both people belong to the group, if one is given. Erased people have no
 * department, so their matches are not here.
 */
export async function metBetween(
  db: Queryable,
  placeOf: Map<string, number>,
  asked: Asked,
  domainGroupId: string | undefined,
): Promise<MetCell[]> {
  return readRows(
    db,
    metCell,
    sql`
    with place as materialized (
      select * from unnest(${sql.param([...placeOf.keys()])}::text[], ${sql.param([...placeOf.values()])}::int[]) as p(key, n)),
    person as materialized (
      select ${users.id} as id, place.n from ${users} ${inGroup(domainGroupId)} join place on place.key = ${departmentKey}
      where ${isPerson}),
    rounds as materialized (
      select p.id, p.month from pairings p where ${isAsked(asked)}),
    seated as (
      select p.month, s.match_id, s.place, s.answer, person.n
      from rounds p join seats s on s.pairing_id = p.id
      join matches m on m.id = s.match_id and m.status = 'completed' join person on person.id = s.user_id)
    select one.month, least(one.n, other.n) as a, greatest(one.n, other.n) as b, count(*)::int as met
    from seated one join seated other on other.match_id = one.match_id and other.place > one.place
    where 'not_confirmed' not in (one.answer, other.answer) and (one.answer = 'confirmed' and other.answer = 'confirmed'
      or one.match_id not in (select match_id from seats where answer = 'not_confirmed' and match_id is not null))
    group by 1, 2, 3 order by 1, 2, 3`,
  )
}
