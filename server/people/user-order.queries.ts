import { sql } from 'drizzle-orm'
import type { UserSort } from '../../shared/contract/directory'
import { listOrder, type SortKey } from '../platform/http/list-order.queries'
import { type Given, inLetters } from '../tables/columns'
import { participationOn } from '../tables/people.conditions'
import { users } from '../tables/people.tables'

type Column = UserSort extends infer Sort ? (Sort extends `-${string}` ? never : Sort) : never

const byName: SortKey[] = [
  [inLetters(users.lastName), 'text'],
  [inLetters(users.firstName), 'text'],
]

/** SQL: the sort keys of each column; the indexes of users hold the same, but for a status. */
const KEYS: Record<Column, (day: Given) => SortKey[]> = {
  name: () => byName,
  email: () => [[users.email, 'text']],
  department: () => [[inLetters(sql`coalesce(${users.department}, '')`), 'text'], ...byName],
  status: (day) => [[participationOn(day), 'text'], ...byName],
  preference: () => [[users.matchingPreference, 'text'], ...byName],
  joined: () => [[users.createdAt, 'timestamptz']],
}

/** A sort of the list of users as of a day. */
export function userOrder(sort: UserSort, day: Given) {
  const column = (sort.startsWith('-') ? sort.slice(1) : sort) as Column
  return listOrder(sort, [...KEYS[column](day), [users.id, 'uuid']])
}
