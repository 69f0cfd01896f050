import { type SQL, sql } from 'drizzle-orm'
import { peopleCounts } from '../../tables/people-counts.tables'
import { kindOf, namesOf } from './counts'

/**
 * SQL: after `from`, a row for each kind of people, with how many `users.people` there are. Conditions on `users` hold for it
 * as for the table, as long as they read nothing else of a person.
 */
export const peopleByKind: SQL = sql`${peopleCounts} users`

/** SQL: what conditions on a day and the coverage read of a person's own row. */
export const askedOfKind: SQL = namesOf(
  kindOf(peopleCounts, peopleCounts.people).filter((column) => column !== peopleCounts.department),
)

/** SQL: how many people those kinds have. */
export const sumOfPeople: SQL = sql`coalesce(sum(users.people), 0)::int`
