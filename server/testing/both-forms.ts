import type pg from 'pg'

const PLACES = [1, 2, 3]
const each = (columns: (n: number) => string) =>
  PLACES.map((n) => `select ${columns(n)} from %s m where m.user${n}_id is not null`).join(' union all ')
const of = (table: string, columns: (n: number) => string) => each(columns).replaceAll('%s', table)

/** What people's seats say, and what the columns of the version before say of the same: each a query of the same rows. */
const FORMS: Record<string, [seats: string, before: string]> = {
  matches: [
    `select match_id, place::int, user_id, answer, answered_at, rescue_reason from seats where match_id is not null`,
    of(
      'matches',
      (n) => `m.id, ${n - 1}, m.user${n}_id, m.user${n}_connection_status, m.user${n}_confirmed_at,
      ${n < 3 ? `m.user${n}_rescue` : 'null'}`,
    ),
  ],
  pairing_members: [
    `select distinct on (pairing_id, user_id) pairing_id, user_id, match_id, reason, is_active from seats
     order by pairing_id, user_id, is_active desc, id desc`,
    `select pairing_id, user_id, match_id, reason, is_active from pairing_members`,
  ],
  completed_matches: [
    `select match_id, user_id, recorded_first_name, recorded_last_name, recorded_email, recorded_department, recorded_answer,
       recorded_status from seats where recorded_answer is not null`,
    of(
      'completed_matches',
      (n) => `m.match_id, m.user${n}_id, m.user${n}_first_name, m.user${n}_last_name, m.user${n}_email,
      m.user${n}_department, m.user${n}_connection_status, m.status`,
    ),
  ],
  meetings: [
    'select meeting_id, user_id, reply from meeting_guests',
    of('meetings', (n) => `m.id, m.user${n}_id, m.user${n}_reply`),
  ],
}

/** The rows in which people's seats and the form of the version before differ, and how many are the same. */
export async function compareForms(
  client: Pick<pg.Client, 'query'>,
): Promise<{ different: string[]; same: number }> {
  const different: string[] = []
  let same = 0
  for (const [name, [seats, before]] of Object.entries(FORMS)) {
    const { rows } = await client.query<{ side: string | null; row: string }>(`
      with now as (select s::text as row from (${seats}) s), before as (select b::text as row from (${before}) b)
      select 'only seats' as side, row from (select row from now except all select row from before) a
      union all select 'only before', row from (select row from before except all select row from now) b
      union all select null, count(*)::text from now`)
    for (const { side, row } of rows)
      if (side === null) same += Number(row)
      else different.push(`${name}, ${side}: ${row}`)
  }
  return { different, same }
}
