import { rowsOf, type World } from './world'

/** SQL: the number of a month (YYYY-MM). */
const number = (month: string) => `(left(${month}, 4)::int * 12 + right(${month}, 2)::int)`

/** SQL: the pairs of seats that are new (after $1), each with a seat of the same two in an older match that stands. */
const AGAIN = `
  from seats a join seats b on b.match_id = a.match_id and b.user_id > a.user_id
  join rounds p on p.id = a.round_id join programmes g on g.id = p.programme_id
  join seats c on c.user_id = a.user_id and c.match_id <> a.match_id and c.id < a.id
  join seats d on d.match_id = c.match_id and d.user_id = b.user_id
  join matches m on m.id = c.match_id and m.status <> 'called_off' join rounds q on q.id = c.round_id
  where greatest(a.id, b.id) > $1`

/** What no new match may be, as the rows that break it. Written apart from the product's own queries. */
const OF_NEW_SEATS: Record<string, string> = {
  'two who met within the months of the programme are paired': `
    select p.name, q.name as before, a.user_id, b.user_id as other ${AGAIN} and g.no_repeat_months > 0
      and abs(${number('p.month')} - ${number('q.month')}) <= g.no_repeat_months`,
  'two who have an open match with each other elsewhere are paired': `
    select p.name, q.name as before, a.user_id, b.user_id as other ${AGAIN} and q.programme_id <> p.programme_id
      and q.status = 'active' and m.status = 'active' and c.is_active and d.is_active`,
  'two are paired of whom one blocks the other': `
    select p.name, a.user_id, b.user_id as other from seats a join seats b on b.match_id = a.match_id and b.user_id <> a.user_id
    join rounds p on p.id = a.round_id join blocks x on x.user_id = a.user_id and x.blocked_id = b.user_id
    where greatest(a.id, b.id) > $1`,
  // Undone changes give people back the match that they would have; who left since is not there for it.
  'somebody of the company no longer is paired': `
    select p.name, u.email from seats a join users u on u.id = a.user_id and not u.is_active join rounds p on p.id = a.round_id
    where a.id > $1 and a.match_id is not null and a.stepped_out_at is null and (a.rescue_reason is not null or not exists (
      select from round_changes c where c.round_id = p.id and c.version = p.version and c.asked is null))`,
  'a round between groups brings two of one group together': `
    select p.name, a.user_id, b.user_id as other from seats a join seats b on b.match_id = a.match_id and b.user_id > a.user_id
    join rounds p on p.id = a.round_id join programmes g on g.id = p.programme_id and g.scope = 'between'
    join users x on x.id = a.user_id join users y on y.id = b.user_id and y.email_domain = x.email_domain
    where greatest(a.id, b.id) > $1`,
  'a round of one group has somebody of another': `
    select p.name, u.email from seats a join rounds p on p.id = a.round_id join domain_groups g on g.id = p.domain_group_id
    join users u on u.id = a.user_id and u.email_domain <> g.name || '.example' where a.id > $1`,
  'a match has more people or fewer than its programme seats': `
    select p.name, g.size, count(*) from seats a join rounds p on p.id = a.round_id join programmes g on g.id = p.programme_id
    where a.stepped_out_at is null and a.match_id in (select match_id from seats where id > $1)
    group by p.name, a.match_id, g.size, g.threes
    having count(*) > case when g.size > 2 then g.size + 1 when g.threes then 3 else 2 end
      or count(*) < g.size - 1 and bool_and(a.rescue_reason is null and a.id > $1)`,
  'somebody is paired in a programme that they did not join, or left': `
    select p.name, a.user_id from seats a join rounds p on p.id = a.round_id join programmes g on g.id = p.programme_id
    left join participations c on c.programme_id = g.id and c.user_id = a.user_id
    where a.id > $1 and a.match_id is not null
      and not coalesce(c.is_in or c.until <= p.created_at::date + 1, g."join" = 'everyone')`,
  'somebody is paired in a programme that is not for them': `
    select p.name, u.email from seats a join rounds p on p.id = a.round_id join programmes g on g.id = p.programme_id
    join users u on u.id = a.user_id where a.id > $1 and a.match_id is not null and (
      not coalesce(g.audience -> 'departments' ? u.department, true)
      or u.created_at < p.created_at - (g.audience ->> 'newcomersWeeks')::int * interval '1 week' - interval '1 day')`,
}

/** What must hold at any time, as the rows that break it; $1 is now. */
const ALWAYS: Record<string, string> = {
  'somebody has two matches in one programme': `
    select p.programme_id, s.user_id from seats s join matches m on m.id = s.match_id and m.status <> 'called_off'
    join rounds p on p.id = s.round_id and p.status = 'active' where $1::timestamptz is not null
    group by 1, 2 having count(*) > 1`,
  'somebody is in two rounds of one period': `
    select p.programme_id, coalesce(p.day, p.month), s.user_id from seats s join rounds p on p.id = s.round_id
    left join matches m on m.id = s.match_id
    where p.created_at > $1::timestamptz - interval '40 days' and coalesce(m.status, '') <> 'called_off' and s.match_id is not null
    group by 1, 2, 3 having count(distinct s.round_id) > 1`,
  'a match is of fewer than two': `
    select m.id from matches m left join seats s on s.match_id = m.id
    where m.created_at > $1::timestamptz - interval '3 days' group by 1 having count(s.id) < 2`,
  'somebody has two coffees at one time': `
    select a.starts_at, b.starts_at, x.user_id from meetings a join seats x on x.match_id = a.match_id and x.stepped_out_at is null
    join seats y on y.user_id = x.user_id and y.match_id <> x.match_id and y.stepped_out_at is null
    join meetings b on b.match_id = y.match_id and b.state = 'booked'
    join matches m on m.id = a.match_id and m.status <> 'called_off' join matches n on n.id = b.match_id and n.status <> 'called_off'
    where a.state = 'booked' and a.starts_at > $1::timestamptz and a.id < b.id
      and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
  'somebody gets a mail of a round twice': `
    select s.kind, r.user_id, s.round_id, count(*) from send_recipients r join sends s on s.id = r.send_id
    where s.created_at > $1::timestamptz - interval '40 days' and s.round_id is not null and s.kind in ('newsletter', 'reminder', 'stranded', 'rescue')
    group by s.kind, r.user_id, s.round_id, r."values" ->> 'matchId' having count(*) > 1`,
  'a mail is there twice': `
    select r.message_id from send_recipients r join sends s on s.id = r.send_id
    where s.created_at > $1::timestamptz - interval '40 days' group by 1 having count(*) > 1`,
  'a round is announced twice on one day': `
    select r.user_id, r."values" ->> 'programmeId' from send_recipients r join sends s on s.id = r.send_id and s.kind = 'heads-up'
    where s.created_at > $1::timestamptz - interval '1 day' group by 1, 2 having count(*) > 1`,
}

/** Looks at what is new since the last look. @throws what was broken */
export function watchRules(world: World) {
  let last = 0
  let before: Map<string, number> | undefined
  const assertRules = async (rules: Record<string, string>, value: unknown, after: string) => {
    for (const [rule, statement] of Object.entries(rules)) {
      const broken = await rowsOf(world, statement, [value])
      if (broken.length > 0) throw new Error(`${after}: ${rule}: ${JSON.stringify(broken.slice(0, 3))}`)
    }
  }
  const newestSeat = async () =>
    (await rowsOf<{ id: number }>(world, 'select coalesce(max(id), 0)::int as id from seats'))[0]!.id
  /** How many coffees everybody who wants so many at most has, by person and month. */
  const counts = async () => {
    const rows = await rowsOf<{ key: string; coffees: number }>(
      world,
      `select s.user_id || ' ' || p.month as key, count(*)::int as coffees
        from seats s join users u on u.id = s.user_id and u.monthly_cap is not null join rounds p on p.id = s.round_id
        join matches m on m.id = s.match_id and m.status <> 'called_off'
        where s.stepped_out_at is null
          and s.round_id = any(array(select id from rounds where created_at > $1::timestamptz - interval '70 days')) group by 1`,
      [world.context.clock.now()],
    )
    return new Map(rows.map(({ key, coffees }) => [key, coffees]))
  }
  const assertCaps = async (after: string) => {
    const [then, now] = [before, await counts()]
    if (!then) throw new Error(`${after}: nobody thought that it gives anybody a seat`)
    const fresh = await rowsOf<{ id: string; month: string; cap: number; isSeated: boolean }>(
      world,
      `select distinct u.id, p.month, u.monthly_cap as cap, s.match_id is not null as "isSeated"
        from seats s join users u on u.id = s.user_id and u.monthly_cap is not null join rounds p on p.id = s.round_id
        where s.id > $1 and (s.match_id is not null or p.version = 1)`,
      [last],
    )
    for (const { id, month, cap, isSeated } of fresh) {
      const [had, has] = [then, now].map((of) => of.get(`${id} ${month}`) ?? 0) as [number, number]
      const isOver = isSeated ? has > cap && has > had : has >= cap && had >= cap
      if (isOver)
        throw new Error(
          `${after}: ${id} has ${had}, then ${has} coffees in ${month}, ${isSeated ? 'but wants' : 'and is left out at'} ${cap}`,
        )
    }
  }
  return {
    /** Before what may give people seats: how many coffees they have is a look at everybody. */
    async remember(): Promise<void> {
      before = await counts()
    },
    /** What was made since the last look. */
    async assertNew(after: string): Promise<void> {
      const newest = await newestSeat()
      if (newest > last) {
        await assertCaps(after)
        await assertRules(OF_NEW_SEATS, last, after)
      }
      before = undefined
      last = newest
    },
    assertAlways: (after: string) => assertRules(ALWAYS, world.context.clock.now(), after),
  }
}
