import type { Pool } from 'pg'

/** How much is filled in, for measuring at a size that no test needs. */
export interface LargeCompany {
  people: number
  /** Pairings of the months up to and with the given one, which is still active. */
  months: number
  departments: number
  /** YYYY-MM */
  current: string
  /** Each domain group has pairings of its own; they have 1 %, 50 % and 49 % of the people, instead of a third each. */
  sites?: true
}

/**
 * Fills an empty database with a company in three domain groups: departments of very uneven size, a company-wide
 * pairing a month in which everyone is matched by chance, two thirds of the matches met, sessions of most people.
 * A few statements, whatever the size; the same every time.
 */
export async function fillLargeCompany(pool: Pool, company: LargeCompany): Promise<void> {
  const { people, months, departments, current, sites } = company
  const groupOfPerson = sites ? 'case when i % 100 = 0 then 1 when i % 2 = 1 then 2 else 3 end' : '1 + i % 3'
  const first = `${current}-01`
  // Without it, its people would be taken for a production's, and an evaluation would not start on it.
  await pool.query(
    `insert into installation (key, value, updated_at) values ('mode', '"evaluation"', '${first}')
     on conflict (key) do nothing`,
  )
  // The product makes it at its first start.
  await pool.query(
    'insert into programmes (id, is_default) values (gen_random_uuid(), true) on conflict do nothing',
  )
  // A small company is filled in while its product runs, whose transactions must not wait in a circle with these.
  const restore = people > 10_000 ? await withoutChecks(pool, ['matches', 'seats']) : () => undefined
  await pool.query(`
    insert into domain_groups (name, display_name, description, color, created_at, updated_at)
    select 'group-' || g, 'Group ' || g, '', '#3B82F6', '${first}', '${first}' from generate_series(1, 3) g`)
  await pool.query(`
    insert into allowed_emails (email, domain, domain_group_id, added_by, reason, created_at, updated_at)
    select '*@' || name || '.example', name || '.example', id, 'bench', '', '${first}', '${first}' from domain_groups`)
  await pool.query(
    `
    insert into departments (name, display_name, domain_group_id, created_at)
    select 'department-' || d, 'Department ' || d, g.id, '${first}' from generate_series(1, $1::int) d, domain_groups g`,
    [departments],
  )
  // The square of an even spread: the first department has about a twelfth, the last ones a handful each.
  await pool.query(
    `
    insert into users (email, first_name, last_name, department, participation_status, pause_start_date, pause_end_date,
      pause_reason, is_email_verified, is_validated, needs_profile_setup, created_at, updated_at)
    select 'person' || i || '@group-' || (${groupOfPerson}) || '.example', 'First' || i % 997, 'Last' || i % 4999,
      'department-' || (1 + floor($2 * power(luck, 2)))::int,
      case when i % 25 = 0 then 'opted_out' when i % 20 = 1 then 'paused' else 'active' end,
      case when i % 20 = 1 and i % 25 <> 0 then '${first}'::date end,
      case when i % 20 = 1 and i % 25 <> 0 then '${first}'::date + (i % 60)::int end,
      case when i % 20 = 1 and i % 25 <> 0 then 'temporary' end,
      true, true, i % 50 = 2, '${first}', '${first}'
    from (select i, (hashint4(i)::bigint + 2147483648) / 4294967296.0 as luck from generate_series(1, $1::int) i) p`,
    [people, departments],
  )
  await pool.query(
    `
    insert into rounds (programme_id, domain_group_id, domain_group_name, name, month, status, total_pairs, file_name, seed, certificate,
      created_at, published_at, completed_at)
    select (select id from programmes where is_default), g.id, g.display_name, month || ' ' || coalesce(g.display_name, 'Group A - All Users'), month,
      case when n = 0 then 'active' else 'completed' end, $1::int / 2, 'pairing-' || month || coalesce('-' || g.name, '-group1-all-users') || '-1.json', n,
      jsonb_build_object('pairs', $1::int / 2, 'pairsBound', $1::int / 2, 'leftOutDebt', 0, 'crossPairs', $1::int / 3,
        'crossPairsBound', $1::int / 3, 'repeats', n, 'recencyCost', n * 20, 'optimal', true, 'witness',
        jsonb_build_object('people', (select jsonb_agg(md5(i::text)) from generate_series(1, least($1::int, 5000)) i))),
      started, started, case when n > 0 then started + interval '27 days' end
    from (
      select n, to_char('${first}'::date - make_interval(months => n), 'YYYY-MM') as month,
        ('${first}'::date - make_interval(months => n) + interval '2 days') as started
      from generate_series(0, $2::int - 1) n) m
    ${sites ? 'cross join' : 'left join'} domain_groups g ${sites ? '' : 'on false'}`,
    [people, months],
  )
  await pool.query(`
    with pairs as materialized (
      select gen_random_uuid() as id, round_id, created_at, one, other, is_active,
        abs(hashtext(one::text || month)::bigint) % 100 < case when is_active then 30 else 66 end as is_met
      from (
        select p.id as round_id, p.created_at, p.month, p.status = 'active' as is_active, u.id as one,
          row_number() over by_chance as place, lead(u.id) over by_chance as other
        from rounds p left join domain_groups g on g.id = p.domain_group_id
        join users u on g.id is null or u.email_domain = g.name || '.example'
        window by_chance as (partition by p.id order by md5(u.id::text || p.month))) people
      where place % 2 = 1 and other is not null),
    made as (
      insert into matches (id, round_id, why, match_date, status, completed_at, created_at)
      select id, round_id, '[{"code":"why.open"}]', created_at, case when is_met then 'completed' else 'active' end,
        case when is_met then created_at + interval '10 days' end, created_at
      from pairs)
    insert into seats (programme_id, round_id, user_id, match_id, place, answer, answered_at, is_active)
    select (select id from programmes where is_default) as programme, round_id, person, id, place, case when is_met then 'confirmed' else 'pending' end,
      case when is_met then created_at + make_interval(days => 9 + place) end, is_active
    from pairs cross join lateral (values (one, 0), (other, 1)) as both_of(person, place) order by round_id, id, place`)
  await pool.query(`
    insert into auth_sessions (token_hash, user_id, expires_at, last_accessed_at, created_at)
    select sha256(id::text::bytea), id, '${first}'::date + interval '60 days',
      '${first}'::date + (hashtext(id::text) % 30) * interval '1 day', '${first}'
    from users where hashtext(email) % 10 <> 0`)
  await restore()
  await pool.query('vacuum analyze')
}

/** As many single addresses on the whitelist, of people without an account. */
export const fillGuests = (pool: Pool, guests: number) =>
  pool.query(
    `insert into allowed_emails (email, domain, added_by, reason, created_at, updated_at)
     select 'guest' || i || '@guests.example', 'guests.example', 'bench', '', now(), now() from generate_series(1, $1::int) i`,
    [guests],
  )

/** An entry of the whitelist for each person's own address, in the group they are in. */
export async function fillOwnEntries(pool: Pool): Promise<void> {
  // A million entries in one statement take longer than a statement of the product may.
  await pool.query(`begin; set local statement_timeout = 0;
    insert into allowed_emails (email, domain, domain_group_id, added_by, reason, created_at, updated_at)
    select u.email, u.email_domain, e.domain_group_id, 'bench', '', u.created_at, u.created_at
    from users u join allowed_emails e on e.email = '*@' || u.email_domain;
    commit`)
  await pool.query('vacuum analyze users, allowed_emails')
}

/** A newsletter, and its finished send to everybody who is matched, for each of the last pairings; one in two hundred was refused. */
export async function fillSends(pool: Pool, months: number): Promise<void> {
  const restore = await withoutChecks(pool, ['send_recipients'])
  await pool.query(
    `
    insert into sends (round_id, pairing_file, domain_group_id, domain_group_name, newsletter_title, month, year, snapshot, state, total_matches, validated_matches,
      total_recipients, created_at, started_at, finished_at)
    select id, file_name, domain_group_id, domain_group_name, 'Newsletter', split_part(month, '-', 2)::int, split_part(month, '-', 1)::int,
      '{"subject": "", "html": [], "text": []}', 'sent', total_pairs, total_pairs, total_pairs * 2, created_at, created_at, created_at
    from rounds where month > (select to_char(to_date(max(month), 'YYYY-MM') - make_interval(months => $1::int), 'YYYY-MM') from rounds)`,
    [months],
  )
  await pool.query(`
    with sent as (
      insert into newsletters (programme_id, month, year, title, status, brain_buzzer_choices, coffee_chat_starters, pro_tips, subject, created_at,
        updated_at, sent_at)
      select (select id from programmes where is_default), month, year, 'Newsletter', 'sent', '[]', '[]', '[]', '', min(created_at), min(created_at), min(created_at)
      from sends group by month, year returning id, month, year),
    linked as (
      insert into newsletter_rounds (newsletter_id, round_id)
      select sent.id, sends.round_id from sent join sends using (month, year))
    update sends set newsletter_id = sent.id from sent where sent.month = sends.month and sent.year = sends.year`)
  await pool.query(`
    insert into send_recipients (send_id, user_id, email, match_email, names, match_validated, validation_issues, values, message_id,
      state, next_attempt_at, finished_at)
    select s.id, u.id, u.email, mate.email, array[mate.id], true, '[]', '{"firstName": "Ada", "partnerName": "Grace Hopper", "bio": "Sailor at heart."}',
      '<' || s.id || u.id || '@bench>', case when hashtext(u.id::text || s.month) % 200 = 0 then 'failed' else 'sent' end,
      s.created_at, s.created_at
    from sends s join seats own on own.round_id = s.round_id join users u on u.id = own.user_id
    join seats other on other.match_id = own.match_id and other.user_id <> own.user_id join users mate on mate.id = other.user_id`)
  await restore()
  await pool.query('vacuum analyze sends, send_recipients, newsletters, newsletter_rounds')
}

/** The newest send is under way again: half of its people are still to be told, a third by two ways. */
export async function fillOpenSend(pool: Pool): Promise<void> {
  await pool.query(`
    update sends set state = 'sending' where round_id in (select id from rounds where status = 'active');
    update newsletters set status = 'approved', sent_at = null where id in (select newsletter_id from sends where state = 'sending');
    insert into send_recipients (way, send_id, user_id, email, match_email, names, match_validated, validation_issues, values, message_id,
      state, next_attempt_at)
    select 'slack', send_id, user_id, email, match_email, names, true, '[]', r.values, message_id, 'waiting', next_attempt_at
    from send_recipients r join sends s on s.id = r.send_id and s.state = 'sending' where hashtext(r.email) % 3 = 0;
    update send_recipients r set state = 'waiting', finished_at = null
    from sends s where s.id = r.send_id and s.state = 'sending' and hashtext(r.email || 'half') % 2 = 0`)
  await pool.query('vacuum analyze send_recipients')
}

/** What everybody who met gave in the last month, in batches of five; a third wrote a line. */
export const fillFeedback = (pool: Pool) =>
  pool.query(`
    insert into feedback (match_id, user_id, month, beans, line, domain_group_id, batch_id, batch_size, given_at)
    select match_id, user_id, month, 1 + place % 5, case when place % 3 = 0 then 'We talked about ' || place else '' end, group_id,
      md5(group_id || ' ' || place / 5)::uuid, 5, created_at
    from (
      select m.id as match_id, person as user_id, p.month, u.group_id, m.created_at,
        row_number() over (partition by u.group_id order by person) - 1 as place, count(*) over (partition by u.group_id) as many
      from rounds p join matches m on m.round_id = p.id and m.status = 'completed'
      join (select match_id, user_id as person from seats) seated on seated.match_id = m.id
      join (select users.id, domain_groups.id as group_id
        from users join domain_groups on users.email like '%@' || domain_groups.name || '.example') u on u.id = person
      where p.status = 'active') given
    where place < many - many % 5`)

/** Takes foreign keys and indexes off large tables: to check and sort once at the end is ten times as fast. */
async function withoutChecks(pool: Pool, tables: string[]): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ drop: string; add: string }>(
    `
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype in ('f', 'u') and conrelid = any($1::text[]::regclass[])
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid = any($1::text[]::regclass[]) and not indisprimary
      and not exists (select from pg_constraint where conindid = indexrelid and contype = 'u')`,
    [tables],
  )
  for (const { drop } of rows) await pool.query(drop)
  return async () => {
    for (const { add } of rows.toReversed()) await pool.query(add)
  }
}
