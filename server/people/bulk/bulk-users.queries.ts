import { and, type SQL, sql } from 'drizzle-orm'
import type { ParticipationStatus } from '../../../shared/limits'
import { MOST_NAMED } from '../../platform/audit/record-audit'
import type { Moment } from '../../platform/context/clock'
import type { Queryable, Transaction } from '../../platform/database/database'
import { listOf, number, readRow, text } from '../../platform/database/rows'
import { joinCoverage } from '../../tables/coverage.tables'
import { COMMON } from '../../tables/directory.tables'
import { readReach } from '../../directory/reach.queries'
import { isOfStatus, participationOn } from '../../tables/people.conditions'
import { PAUSE_REASON } from '../participation.rules'
import { isSelected, type UserSelection } from '../users.queries'
import { endSessionsOfMany } from '../../sign-in/sessions.queries'
import { changeNoted } from './undo.queries'

export type Becoming =
  | { status: ParticipationStatus; end: string | null }
  | { department: string }
  | { groupId: string }
  | { signedOutBut: string }

/** What is changed in the person's own row. */
export type OfPerson = Exclude<Becoming, { signedOutBut: string } | { groupId: string }>

/** SQL: the department is on the person's own list; looked up once for all. Needs whitelist_coverage joined. */
const isOnList = (department: string) =>
  sql`coalesce(whitelist_coverage.domain_group_id, ${COMMON}) in (
    select coalesce(d.domain_group_id, ${COMMON}) from departments d where d.name = ${department} and d.is_active)`

/** SQL: a change would alter the person's row, or end a session of theirs. */
function isAltered(becoming: Becoming, { now, day }: Moment): SQL {
  if ('signedOutBut' in becoming)
    return sql`users.id <> ${becoming.signedOutBut} and exists (select from auth_sessions s
      where s.user_id = users.id and s.ended_at is null and s.expires_at > ${now.toISOString()}::timestamptz)`
  if ('department' in becoming)
    return sql`(users.department is distinct from ${becoming.department} and ${isOnList(becoming.department)})`
  if ('groupId' in becoming)
    return sql`(whitelist_coverage.is_covered and whitelist_coverage.domain_group_id is distinct from ${becoming.groupId})`
  const isOther = sql`not ${isOfStatus(becoming.status, day)}`
  return becoming.status === 'paused'
    ? sql`(${isOther} or users.pause_end_date is distinct from ${becoming.end}::date)`
    : isOther
}

/** How many people a change would alter, how many it would refuse, and who of them is in an active pairing. */
export async function previewUsers(db: Queryable, these: UserSelection, becoming: Becoming, moment: Moment) {
  const from = sql`from users ${joinCoverage}`
  const chosen = isSelected(these, moment.day)
  const reach = await readReach(
    db,
    sql`select users.id ${from} where ${and(chosen, isAltered(becoming, moment))}`,
    moment,
  )
  return { ...reach, changed: reach.people, refused: await countRefused(db, these, becoming, moment.day) }
}

/** Counts the people whose own list does not have the department. */
export async function countRefused(db: Queryable, these: UserSelection, becoming: Becoming, day: string) {
  if (!('department' in becoming)) return 0
  const isMissing = sql`not ${isOnList(becoming.department)}`
  const { refused } = await readRow(
    db,
    { refused: number },
    sql`select count(*)::int as refused from users ${joinCoverage} where ${and(isSelected(these, day), isMissing)}`,
  )
  return refused
}

/** The columns that a change sets, and to what. */
function assigned(becoming: OfPerson, day: string): [string, SQL][] {
  if ('department' in becoming) return [['department', sql`${becoming.department}`]]
  const isPause = becoming.status === 'paused'
  // People who are paused already only get another end date.
  const kept = (column: 'pause_start_date' | 'pause_reason', begun: SQL) =>
    isPause
      ? sql`case when ${participationOn(day)} = 'paused' then users.${sql.raw(column)} else ${begun} end`
      : sql`null`
  return [
    ['participation_status', sql`${becoming.status}`],
    ['pause_start_date', kept('pause_start_date', sql`${day}::date`)],
    ['pause_end_date', sql`${becoming.end}::date`],
    ['pause_reason', kept('pause_reason', sql`${PAUSE_REASON}`)],
  ]
}

/** Changes these people in one statement, and notes what they were. Returns how many changed, and the first addresses. */
export function changePeople(
  tx: Transaction,
  undoId: string,
  these: UserSelection,
  becoming: OfPerson,
  moment: Moment,
) {
  const set = assigned(becoming, moment.day)
  const names = sql.raw(set.map(([column]) => column).join(', '))
  const values = sql.join(
    set.map(([, value]) => value),
    sql`, `,
  )
  const columnsOf = (alias: string) => sql.raw(set.map(([column]) => `${alias}.${column}`).join(', '))
  const json = (alias: string) =>
    sql.raw(`jsonb_build_object(${set.map(([column]) => `'${column}', ${alias}.${column}`).join(', ')})`)
  return changeNoted(tx, undoId, {
    old: sql`
      select users.id, ${columnsOf('users')} from users ${joinCoverage}
      where ${and(isSelected(these, moment.day), isAltered(becoming, moment))} order by users.id for update of users`,
    change: sql`
      update users set (${names}, updated_at) = row(${values}, ${moment.now.toISOString()}::timestamptz)
      from old where old.id = users.id returning users.id, users.email, ${columnsOf('users')}`,
    before: json('old'),
    after: json('now_so'),
  })
}

/**
 * Puts these people in a group by whitelist entries of their very addresses: only those who may join, so that nobody is let in
 * by it. Returns how many changed, and the first addresses.
 */
export const putInGroup = (
  tx: Transaction,
  these: UserSelection,
  { groupId, by }: { groupId: string; by: string },
  moment: Moment,
) =>
  readRow(
    tx,
    { changed: number, emails: listOf(text) },
    sql`
    with put as (
      insert into allowed_emails (email, domain, domain_group_id, reason, added_by, created_at, updated_at)
      select users.email, split_part(users.email, '@', 2), ${groupId}::uuid, '', ${by},
        ${moment.now.toISOString()}::timestamptz, ${moment.now.toISOString()}::timestamptz
      from users ${joinCoverage} where ${and(isSelected(these, moment.day), isAltered({ groupId }, moment))} order by users.email
      on conflict (email) do update set domain_group_id = excluded.domain_group_id, updated_at = excluded.updated_at
      returning email)
    select count(*)::int as changed, array(select email from put order by email limit ${MOST_NAMED}) as emails from put`,
  )

/** Signs these people out everywhere. Returns how many were signed in. */
export const signOutPeople = (tx: Transaction, these: UserSelection, by: string, { now, day }: Moment) =>
  endSessionsOfMany(
    tx,
    sql`select users.id from users ${joinCoverage} where ${and(isSelected(these, day), sql`users.id <> ${by}`)}`,
    now,
  )
