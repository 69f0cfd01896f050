import { randomUUID } from 'node:crypto'
import { oneOf, type Roll, type World } from './world'

export const GROUPS = ['north', 'south', 'west']
export const DEPARTMENTS = ['Sales', 'Legal', 'Care']
/** Of one programme after the other. The lists have lengths without a common divisor, so that each meets each. */
const FORMS = {
  join: ['everyone', 'opt-in', 'everyone', 'everyone'],
  scope: ['per-group', 'across', 'between'],
  size: [2, 3, 2, 4, 5, 3, 2],
  everyWeeks: [4, 1, 2, 1, 6],
  noRepeatMonths: [3, 1, 6, 0, 3, 1, 0, 3, 1, 6, 2],
}

export interface Size {
  people: number
  programmes: number
}

/** A company of three groups, with the default programme, which is monthly, and others of each rhythm and form. */
export async function foundCompany(world: World, { people, programmes }: Size): Promise<void> {
  const { pool, context } = world
  const now = context.clock.now().toISOString()
  await pool.query(
    `insert into domain_groups (name, display_name, description, color, created_at, updated_at)
      select name, upper(name), '', '#3B82F6', $2::timestamptz, $2::timestamptz from unnest($1::text[]) name`,
    [GROUPS, now],
  )
  await pool.query(
    `insert into allowed_emails (email, domain, domain_group_id, added_by, reason, created_at, updated_at)
      select '*@' || name || '.example', name || '.example', id, 'test', '', $1::timestamptz, $1::timestamptz from domain_groups`,
    [now],
  )
  await pool.query(
    `insert into departments (name, display_name, domain_group_id, created_at)
      select d, d, g.id, $2::timestamptz from unnest($1::text[]) d, domain_groups g`,
    [DEPARTMENTS, now],
  )
  await joinCompany(world, people)
  const first = {
    ...formOf(world.roll, 0),
    weeks: null,
    cycle: '0 9 1 * *',
    join: 'everyone',
    audience: '{}',
  }
  const { rows } = await pool.query('select id from programmes where is_default')
  await store(world, rows[0].id, first)
  for (let index = 1; index < programmes; index += 1) {
    const id = randomUUID()
    await pool.query(`insert into programmes (id, name, slug) values ($1, $2, $2)`, [
      id,
      `programme-${index}`,
    ])
    await store(world, id, formOf(world.roll, index))
  }
  await pool.query(
    `insert into participations (programme_id, user_id, is_in, changed_at)
      select p.id, u.id, true, $1 from programmes p, users u where p."join" = 'opt-in' and right(md5(u.email), 1) < 'b'`,
    [now],
  )
  await pool.query(
    `insert into blocks (user_id, blocked_id, created_at)
      select id, other, $1 from (select id, row_number() over (order by email) as n, lead(id, 3) over (order by email) as other from users) u
      where n % 4 = 1 and other is not null`,
    [now],
  )
  await context.programme.refresh()
}

/** As many new people as are said, who can be paired at once. */
export const joinCompany = ({ pool, context, roll }: World, count: number) =>
  pool.query(
    `insert into users (email, first_name, last_name, department, monthly_cap, is_email_verified, is_validated, validated_at,
        needs_profile_setup, created_at, updated_at)
      select name || '@' || ($3::text[])[1 + i * 7 % 3] || '.example', 'First' || name, 'Last' || name,
        ($2::text[])[1 + (i + $5::int) % 3], case i % 5 when 0 then 1 when 1 then 2 end, true, true, $4::timestamptz, false,
        $4::timestamptz, $4::timestamptz
      from (select i, 'p' || (select count(*) from users) + i as name from generate_series(1, $1::int) i) new`,
    [count, DEPARTMENTS, GROUPS, context.clock.now().toISOString(), roll(3)],
  )

/** How a programme is run: by its form, and what else there is by chance. */
function formOf(roll: Roll, index: number) {
  const of = <One>(list: One[]) => list[index % list.length]!
  return {
    cycle: null as string | null,
    weeks: JSON.stringify({
      every: of(FORMS.everyWeeks),
      from: `2026-12-0${1 + roll(9)}`,
      weekday: 1 + roll(5),
      at: oneOf(roll, ['07:30', '08:00', '09:00']),
    }) as string | null,
    time_zone: oneOf(roll, ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo']),
    size: of(FORMS.size),
    scope: of(FORMS.scope),
    join: of(FORMS.join),
    audience: JSON.stringify(
      oneOf(roll, [{}, {}, { departments: ['Sales', 'Legal'] }, { newcomersWeeks: 12 }]),
    ),
    no_repeat_months: of(FORMS.noRepeatMonths),
    minimum_users: 2,
    cycle_send: oneOf(roll, ['send', 'send', 'draft']),
    publish: oneOf(roll, ['at-once', 'with-newsletter']),
    threes: roll(3) === 0,
    booking: oneOf(roll, ['offer', 'auto']),
    reminders: roll(2) === 0,
    heads_up_days: oneOf(roll, [0, 3]),
    dormant_after: oneOf(roll, [0, 4]),
  }
}

async function store({ pool }: World, id: string, form: Partial<ReturnType<typeof formOf>>): Promise<void> {
  const columns = Object.keys(form).map((name, place) => `"${name}" = $${place + 2}`)
  await pool.query(`update programmes set ${columns.join()} where id = $1`, [id, ...Object.values(form)])
}
