import { and, type SQL, sql } from 'drizzle-orm'
import { INVITED_AGAIN_DAYS, MOST_INVITATIONS, NOT_INVITED } from '../../../shared/readiness'
import { coveredOf } from '../../directory/whitelist.queries'
import { addressee } from '../../mail/engine/queue-mailing.queries'
import type { Moment } from '../../platform/context/clock'
import type { Queryable } from '../../platform/database/database'
import { number, oneOf, orNull, readRows, text } from '../../platform/database/rows'
import { joinCoverage } from '../../tables/coverage.tables'
import { hasJoined, isPerson, languageColumns, languagesOf } from '../../tables/people.conditions'
import { reasonOn } from '../readiness.queries'
import { newProgramme } from '../rounds.queries'
import { isSelected, type UserSelection } from '../users.queries'

/** The people that an invitation is for. */
export type Chosen = 'all' | { emails: string[] } | UserSelection

/** SQL: addresses that are covered and have no account: of the whitelist, or of those that are named. What a manager does not see counts as well. */
export function newAddresses(chosen: Chosen): SQL {
  if (chosen === 'all')
    return sql`select email from allowed_emails a where is_active and not starts_with(email, '*@')
      and not exists (select from users where users.email = a.email)`
  if (!('emails' in chosen)) return sql`select '' as email where false`
  return sql`select email from (${coveredOf(chosen.emails)}) covered
    where not exists (select from public.users where users.email = covered.email)
      and (exists (select from allowed_emails own where own.email = covered.email)
        or not exists (select from public.allowed_emails hidden where hidden.email = covered.email))`
}

/** SQL: when the invitations of a row were sent within the last twelve months. */
const lately = (row: string, now: Date) => sql`array(select one from unnest(${sql.raw(row)}.sent_times) one
  where one > ${now.toISOString()}::timestamptz - interval '12 months' order by one)`

/** SQL: all chosen people, with why they get no invitation; null: they get one. */
function meant(chosen: Chosen, { now, day }: Moment): SQL {
  const isMeant =
    chosen === 'all'
      ? sql`not ${hasJoined}`
      : 'emails' in chosen
        ? sql`users.email = any(${sql.param(chosen.emails)}::text[])`
        : isSelected(chosen, day)
  return sql`
    select users.id, users.email, users.first_name, ${languagesOf('users')}, whitelist_coverage.domain_group_id, coalesce(cardinality(${lately('before', now)}), 0) as times,
      case when ${hasJoined} then 'in' when readiness.reason = 'not-covered' then 'not-covered' when readiness.reason = 'opted-out' then 'refused'
        when cardinality(${lately('before', now)}) >= ${MOST_INVITATIONS} then 'too-often'
        when before.sent_at > ${now.toISOString()}::timestamptz - make_interval(days => ${INVITED_AGAIN_DAYS}) then 'too-soon'
        when readiness.reason not in ('never-invited', 'invited', 'not-set-up') then 'away' end as why
    from users ${joinCoverage}
    left join invitations before on before.user_id = users.id
    cross join lateral (select ${reasonOn(day, newProgramme())} as reason) readiness
    where ${and(isPerson, isMeant)}`
}

/**
 * How many people get an invitation, by their language and whether they had one before, and why the others get none. Addresses
 * without an account that would get one count as well.
 */
export const countMeant = (db: Queryable, chosen: Chosen, moment: Moment) =>
  readRows(
    db,
    {
      why: orNull(oneOf(...NOT_INVITED)),
      ...languageColumns,
      people: number,
      reminded: number,
      firstName: text,
    },
    sql`
    select why, language, "directoryLanguage", "browserLanguage", "groupLanguage", count(*)::int as people,
      count(*) filter (where times > 0)::int as reminded, min(coalesce(nullif(first_name, ''), email)) as "firstName"
    from (
      select why, times, email, first_name, language, "directoryLanguage", "browserLanguage", "groupLanguage" from (${meant(chosen, moment)}) everyone
      union all
      select null, 0, fresh.email, '', null, null, null, g.language from (${newAddresses(chosen)}) fresh
        left join allowed_emails own on own.email = fresh.email
        left join allowed_emails whole on whole.email = '*@' || split_part(fresh.email, '@', 2)
        left join domain_groups g on g.id = case when own.id is null then whole.domain_group_id else own.domain_group_id end
    ) everyone group by 1, 2, 3, 4, 5`,
  )

/** Notes one more invitation of everybody who gets one, and returns them in the order of their groups. */
export const noteInvitations = (db: Queryable, chosen: Chosen, moment: Moment) =>
  readRows(
    db,
    { ...addressee, times: number },
    sql`
    with chosen as materialized (select * from (${meant(chosen, moment)}) everyone where why is null),
    noted as (
      insert into invitations (user_id, times, sent_at, sent_times)
      select id, 1, ${moment.now.toISOString()}::timestamptz, array[${moment.now.toISOString()}::timestamptz] from chosen
      on conflict (user_id) do update set times = cardinality(${lately('invitations', moment.now)}) + 1,
        sent_at = excluded.sent_at, sent_times = ${lately('invitations', moment.now)} || excluded.sent_at
      returning user_id, times)
    select c.id, c.email, c.first_name as "firstName", c.language, c."directoryLanguage", c."browserLanguage", c."groupLanguage", g.id as "domainGroupId", g.display_name as "domainGroupName",
      noted.times
    from chosen c join noted on noted.user_id = c.id left join domain_groups g on g.id = c.domain_group_id
    order by g.number, c.id`,
  )
