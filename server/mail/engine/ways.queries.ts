import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context'
import type { Queryable } from '../../platform/database/database'
import type { sends } from '../../tables/sending.tables'
import { lockedRows } from './rows.queries'

/**
 * SQL: by what the person `r."userId"` is told: as they chose, else as the programme does. By mail where a chat is not set up,
 * or knows nobody with their address. Calendars are told by mail only, as are people without a profile.
 */
export function waysOf(
  kind: (typeof sends.$inferInsert)['kind'],
  { config, plugins, programme }: Pick<Context, 'config' | 'plugins' | 'programme'>,
): SQL {
  const reachable = plugins.flatMap(({ name, deliveryMethod }) =>
    deliveryMethod?.isOn(config)
      ? [sql`case when not ${deliveryMethod.knowsNobody} then ${name}::text end`]
      : [],
  )
  if (reachable.length === 0 || kind === 'join') return sql`'{mail}'::text[]`
  return sql`coalesce((
    select case when u.by = 'mail' then '{mail}' when u.by = 'both' or ${kind} = 'invitation' then '{mail}' || chats
      when u.by = any(chats) then array[u.by] else '{mail}' end
    from (select id, email, coalesce(tell_by, ${programme.settings.tellBy}) as by from users) u,
      lateral (select array_remove(array[${sql.join(reachable, sql`, `)}], null) as chats) known
    where u.id = r."userId"), '{mail}')::text[]`
}

/**
 * Moves pending deliveries of a chat to mail, for those who have no mail in the same send. The others' are given up, and are
 * uncertain if they were before. Returns how many.
 */
export async function fallBackToMail(db: Queryable, way: string, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update send_recipients r set way = case becomes when 'waiting' then 'mail' else r.way end, state = becomes,
      refusals = 0, next_attempt_at = ${now},
      send_status = case becomes when 'failed' then 'failed' else r.send_status end,
      error_code = case becomes when 'failed' then 'chat_off' when 'unknown' then r.error_code end,
      failure_reason = case becomes when 'failed' then 'The chat did not work.' when 'unknown' then r.failure_reason end,
      finished_at = case when becomes <> 'waiting' then ${now}::timestamptz end
    from (select w.id as row, case when not exists (select from send_recipients m
          where m.send_id = w.send_id and m.email = w.email and m.way = 'mail') then 'waiting'
        when w.send_status = 'unknown' then 'unknown' else 'failed' end as becomes
      from send_recipients w where w.way = ${way} and w.state = 'waiting') told
    where r.id = told.row and r.id in (${lockedRows(sql`way = ${way} and state = 'waiting'`)})`)
  return rowCount ?? 0
}
