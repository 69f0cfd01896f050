import { type SQL, sql } from 'drizzle-orm'
import { valueOf } from '../people/attributes/attributes.queries'
import type { Queryable } from '../platform/database/database'
import { number, readRows, type Row, text } from '../platform/database/rows'
import { pairings } from '../tables/pairings.tables'
import { users } from '../tables/people.tables'
import { isPerson } from '../tables/people.conditions'
import { type Asked, departmentKey, departmentLabels, isAsked } from './metrics.queries'

/** Departments with fewer people are never shown by themselves: it would be easy to see who met. */
export const LEAST_PEOPLE = 5
/** More would not be readable in a diagram; the other departments are merged with the small ones. */
export const MOST_SHOWN = 20

interface DepartmentSize {
  key: string
  label: string
  people: number
}

interface MergedDepartments {
  departments: { name: string; people: number; merged: number }[]
  /** For each department, its place in the list. */
  placeOf: Map<string, number>
}

/**
 * The departments as the map shows them, largest first: those of at least five people by themselves, at most twenty of
 * them, the rest as one line at the end. That line has five people or more too, or else takes in the smallest department
 * above it; a company of fewer than five has no map.
 * @param others what the line of the rest is called
 */
export function mergeSmall(sizes: DepartmentSize[], others: string): MergedDepartments {
  const sorted = sizes.toSorted(
    (one, other) => other.people - one.people || (one.label < other.label ? -1 : 1),
  )
  const large = sorted.filter(({ people }) => people >= LEAST_PEOPLE)
  let shown = Math.min(large.length, MOST_SHOWN)
  const peopleFrom = (place: number) => sorted.slice(place).reduce((sum, { people }) => sum + people, 0)
  while (shown > 0 && shown < sorted.length && peopleFrom(shown) < LEAST_PEOPLE) shown -= 1
  const rest = sorted.slice(shown)
  const restPeople = peopleFrom(shown)
  if (rest.length > 0 && restPeople < LEAST_PEOPLE) return { departments: [], placeOf: new Map() }

  const departments = sorted.slice(0, shown).map(({ label, people }) => ({ name: label, people, merged: 1 }))
  if (rest.length > 0) departments.push({ name: others, people: restPeople, merged: rest.length })
  return {
    departments,
    placeOf: new Map(sorted.map(({ key }, place) => [key, Math.min(place, shown)])),
  }
}

/** SQL: only people of a group, by the whitelist. */
const inGroup = (domainGroupId: string | undefined): SQL =>
  domainGroupId === undefined
    ? sql``
    : sql`join whitelist_coverage w on w.user_id = ${users.id} and w.domain_group_id = ${domainGroupId}::uuid`

/** How many people each department has, of everyone or of one group. @param by an attribute, in place of the departments */
export async function departmentSizes(
  db: Queryable,
  domainGroupId: string | undefined,
  by?: string,
): Promise<DepartmentSize[]> {
  if (by !== undefined)
    return readRows(
      db,
      { key: text, label: text, people: number },
      sql`
      select lower(value) as key, min(value) as label, count(*)::int as people
      from (select ${valueOf(by)} as value from ${users} ${inGroup(domainGroupId)} where ${isPerson}) each
      where value is not null group by 1`,
    )
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

/** SQL: for `with`: `person (id, n)`, the people by the places of their departments; erased people have none. */
export const placedPeople = (
  placeOf: ReadonlyMap<string, number>,
  domainGroupId: string | undefined,
  by?: string,
): SQL => sql`
    place as materialized (
      select * from unnest(${sql.param([...placeOf.keys()])}::text[], ${sql.param([...placeOf.values()])}::int[]) as p(key, n)),
    person as materialized (
      select ${users.id} as id, place.n from ${users} ${inGroup(domainGroupId)} join place on place.key = ${by === undefined ? departmentKey : sql`lower(${valueOf(by)})`}
      where ${isPerson})`

/** SQL: the people of the seats `one` and `other` of a completed match met: each says so, or nobody of it says otherwise. */
export const theyMet = sql`'not_confirmed' not in (one.answer, other.answer)
      and (one.answer = 'confirmed' and other.answer = 'confirmed'
      or one.match_id not in (select match_id from seats where answer = 'not_confirmed' and match_id is not null))`

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
  by?: string,
): Promise<MetCell[]> {
  return readRows(
    db,
    metCell,
    sql`
    with ${placedPeople(placeOf, domainGroupId, by)},
    rounds as materialized (
      select p.id, p.month from rounds p where ${isAsked(asked)}),
    seated as (
      select p.month, s.match_id, s.place, s.answer, person.n
      from rounds p join seats s on s.round_id = p.id
      join matches m on m.id = s.match_id and m.status = 'completed' join person on person.id = s.user_id)
    select one.month, least(one.n, other.n) as a, greatest(one.n, other.n) as b, count(*)::int as met
    from seated one join seated other on other.match_id = one.match_id and other.place > one.place
    where ${theyMet} group by 1, 2, 3 order by 1, 2, 3`,
  )
}
