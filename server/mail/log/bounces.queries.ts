import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import { listOf, number, oneOf, readRow, readRows, text } from '../../platform/database/rows'
import { bounces } from '../../tables/mail.tables'
import { users } from '../../tables/people.tables'
import { inLetters } from '../../tables/columns'
import { cutPage, readOffset, totalOf } from '../../platform/http/cursor'
import { participationOn } from '../../tables/people.conditions'

/** Months of refusals without a delivered mail between them, after which somebody counts as unreachable. */
const MONTHS = 2
const COMPLAINTS_SHOWN_MS = 92 * 86_400_000

/** SQL: whether the row of `users` can't be reached by mail; worked out once for all rows. */
export const isUnreachable = sql`(${users.id} in (select user_id from bounces group by user_id having count(*) >= ${MONTHS}))`

/** People who take part but can't be reached, and people who lately reported a mail as spam and have not come back. */
const problems = (day: string, now: Date) => sql`
  (select user_id, 'bounced' as problem, array_agg(month order by month) as months, max(at) as at,
    (array_agg(code order by month desc))[1] as code, (array_agg(reason order by month desc))[1] as reason
  from bounces group by user_id having count(*) >= ${MONTHS}
  union all
  select r.user_id, 'complained', '{}', max(e.at), '', '' from mail_events e join send_recipients r on r.id = e.recipient_id
  where e.kind = 'complained' and e.at > ${new Date(now.getTime() - COMPLAINTS_SHOWN_MS)} group by r.user_id) p
  join users on users.id = p.user_id and users.is_active
    and ${participationOn(day)} = case p.problem when 'bounced' then 'active' else 'opted_out' end`

export async function countUnreachable(db: Queryable, day: string, now: Date): Promise<number> {
  const { count } = await readRow(
    db,
    { count: number },
    sql`select count(*)::int as count from ${problems(day, now)}`,
  )
  return count
}

const unreachable = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  problem: oneOf('bounced', 'complained'),
  months: listOf(text),
  lastAt: bounces.at,
  code: bounces.code,
  reason: bounces.reason,
}

/** The people who can't be reached by mail, by name, with the mail server's last message; paged. */
export async function unreachablePeople(
  db: Queryable,
  { day, now }: { day: string; now: Date },
  { limit = 100, cursor }: { limit?: number; cursor?: string } = {},
) {
  const offset = readOffset(cursor)
  const rows = await readRows(
    db,
    unreachable,
    sql`
    select users.id, users.email, users.first_name as "firstName", users.last_name as "lastName", p.problem, p.months,
      p.at as "lastAt", p.code, p.reason
    from ${problems(day, now)}
    order by p.problem, ${inLetters(users.lastName)}, ${inLetters(users.firstName)}, users.id limit ${limit + 1} offset ${offset}`,
  )
  const people = rows.map((person) => ({ ...person, lastAt: person.lastAt.toISOString() }))
  const page = cutPage(people, limit, () => String(offset + limit))
  return { ...page, total: await totalOf(page, cursor, () => countUnreachable(db, day, now)) }
}
