import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context'
import type { Queryable } from '../../platform/database/database'
import type { sends } from '../../tables/sending.tables'
import { heldRows } from './rows.queries'

/** Under this name the installation knows how Slack does, where it is set up. */
export const SLACK_STATE = 'slack'
/** The workspace; or why Slack refuses everything, or can't be reached, and since when. */
export type SlackState =
  | { team: string }
  | { off: { code: string; since: string } }
  | { away: { code: string; since: string } }

/**
 * SQL: the ways by which the person `r."userId"` is told: as they chose, else as the programme does. By mail where Slack is not
 * set up, or knows nobody with their address. Calendars are told by mail only, as is who has no profile yet.
 */
export const waysOf = (
  kind: (typeof sends.$inferInsert)['kind'],
  { config, programme }: Pick<Context, 'config' | 'programme'>,
): SQL =>
  config.slack === undefined || kind === 'join'
    ? sql`'{mail}'::text[]`
    : sql`coalesce((
        select case when u.by = 'mail' or (p.user_id is not null and p.slack_id is null) then '{mail}'
          when u.by = 'both' or ${kind} = 'invitation' then '{mail,slack}' else '{slack}' end
        from (select id, email, coalesce(tell_by, ${programme.settings.tellBy}) as by from users) u
        left join slack_people p on p.user_id = u.id and p.email = u.email
        where u.id = r."userId"), '{mail}')::text[]`

/**
 * What waits for Slack goes by mail, to those who have no mail in the same send, whatever became of it. The others' is given up, and
 * is uncertain if it was before. Returns how many.
 */
export async function fallBackToMail(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update send_recipients r set way = case becomes when 'waiting' then 'mail' else r.way end, state = becomes,
      refusals = 0, next_attempt_at = ${now},
      send_status = case becomes when 'failed' then 'failed' else r.send_status end,
      error_code = case becomes when 'failed' then 'slack_off' when 'unknown' then r.error_code end,
      failure_reason = case becomes when 'failed' then 'Slack did not work.' when 'unknown' then r.failure_reason end,
      finished_at = case when becomes <> 'waiting' then ${now}::timestamptz end
    from (select w.id as row, case when not exists (select from send_recipients m
          where m.send_id = w.send_id and m.email = w.email and m.way = 'mail') then 'waiting'
        when w.send_status = 'unknown' then 'unknown' else 'failed' end as becomes
      from send_recipients w where w.way = 'slack' and w.state = 'waiting') told
    where r.id = told.row and r.id in (${heldRows(sql`way = 'slack' and state = 'waiting'`)})`)
  return rowCount ?? 0
}
