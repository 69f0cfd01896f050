import { getTableName } from 'drizzle-orm'
import { type Client, escapeIdentifier } from 'pg'
import type { Reason } from '../../../languages/reasons'
import type { CREDENTIAL_KINDS } from '../../../shared/limits'
import { credentialsIn } from '../../tables/installation.tables'
import { HELD, RESTORED, type Restored } from '../jobs/restored'
import { StartError } from '../process/start-error'
import type { PluginWithTables } from '../../tables/columns'

/** What was held back in a database that has just been restored. */
export interface Held {
  /** Mails that may have gone out, or not. */
  mails: number
  /** Approved newsletters that are drafts again. */
  drafts: number
  /** Automatic cycles that are not finished. */
  cycles: number
  /** The owners of credentials that are off; of some kinds only how many there are. */
  off: { kind: (typeof CREDENTIAL_KINDS)[number]; count: number }[]
}

/**
 * The backup does not know what was mailed after it was made, so nothing that is restored may mail by itself: what was not
 * sent then is held until an administrator says so. What falls due by the restore is held when it is queued.
 */
export async function holdMails(
  client: Client,
  plugins: readonly PluginWithTables[],
  times: { made: string; now: Date },
): Promise<Omit<Held, 'off'>> {
  // The other machine's clock may have been ahead of this one's.
  const now = (times.made > times.now.toISOString() ? new Date(times.made) : times.now).toISOString()
  const moment = `${times.made.slice(0, 16).replace('T', ' ')} UTC`
  const run = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rowCount ?? 0

  const restored: Restored = { made: times.made, at: now, confirmed: [] }
  await run(
    `insert into installation (key, value, updated_at) values ($1, $2, $3)
     on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
    [RESTORED, JSON.stringify(restored), now],
  )
  // Administrators are told of failures once.
  await run(`delete from installation where key = 'unreached told'`)
  const drafts = await run(
    `update newsletters n set status = 'draft', approved_at = null, updated_at = $1, admin_notes = concat_ws(e'\\n', nullif(admin_notes, ''), $2::text)
     where status = 'approved' and not exists (
       select from sends s where s.newsletter_id = n.id and s.state in ('queued', 'sending', 'paused'))`,
    [now, `Restored from the backup of ${moment}: check that it was not sent later before you approve it.`],
  )
  const mails = await run(
    `update send_recipients set state = 'unknown', send_status = 'unknown', error_code = $2, finished_at = $1,
       leased_by = null, lease_ends_at = null,
       failure_reason = 'It was not sent yet when the backup was made, and may have been sent later.'
     where state in ('waiting', 'leased', 'committing')`,
    [now, HELD],
  )
  // Nothing of them is open, so the engine ends them.
  await run(
    `update sends set state = 'sending', resumes_by_itself = false, reason = null where state in ('queued', 'paused')`,
  )
  for (const { tables } of plugins) if (tables?.afterRestore) await run(tables.afterRestore)
  return { mails, drafts, cycles: await holdCycle(run, now, moment) }
}

type Run = (sql: string, values?: unknown[]) => Promise<number>

async function holdCycle(run: Run, now: string, moment: string): Promise<number> {
  const end = (from: string, to: string, note: Reason) =>
    run(`update cycle_steps set state = $3, note = $2, finished_at = $1 where state = $4`, [
      now,
      JSON.stringify([note]),
      to,
      from,
    ])
  await end('committing', 'unknown', { code: 'cycle.handedOverBefore', args: [moment] })
  await end('waiting', 'skipped', { code: 'cycle.openBefore', args: [moment] })
  const cycles = await run(`update cycles set finished_at = $1 where finished_at is null`, [now])
  // Occurrences from before the restore are not caught up on: their mails may be out.
  await run(`update programmes set plan_since = $1 where plan is not null`, [now])
  return cycles
}

/**
 * Turns every credential off but those of one administrator: it may have been taken away after the backup was made. Another
 * one turns them on again. @throws StartError if there are administrators, and this is none of them
 */
export async function turnOffCredentials(
  client: Client,
  plugins: readonly PluginWithTables[],
  admin: string,
  now: Date,
): Promise<Held['off']> {
  const { rows: admins } = await client.query<{ id: string; email: string }>(
    'select id, email from users where is_admin and is_active order by email',
  )
  const kept = admins.find(({ email }) => email === admin.toLowerCase())
  if (!kept && admins.length > 0)
    throw new StartError(
      `${admin} is no administrator in this backup. Name one of these: ${admins.map(({ email }) => email).join(', ')}.`,
    )
  const counts = new Map<Held['off'][number]['kind'], number>()
  for (const { table, restored: kind, flag } of credentialsIn(plugins)) {
    if (kind === 'kept' || kind === 'ended') continue
    const name = getTableName(table)
    const owner = 'userId' in table ? 'user_id' : name === 'users' ? 'id' : 'null::uuid'
    const others = `${owner} is null or ${owner} is distinct from $2::uuid`
    const { rowCount } = await client.query(
      `with gone as (${
        flag
          ? `update ${escapeIdentifier(name)} set ${flag.off} where ${flag.isOn} and (${others}) returning *`
          : `delete from ${escapeIdentifier(name)} where ${others} returning *`
      })
      insert into held_credentials (kind, of_table, user_id, content, held_at)
      select $3, $4, ${owner}, ${flag ? `jsonb_build_object('id', id, 'name', to_jsonb(gone) -> 'name')` : 'to_jsonb(gone)'}, $1 from gone`,
      [now.toISOString(), kept?.id ?? null, kind, name],
    )
    counts.set(kind, (counts.get(kind) ?? 0) + (rowCount ?? 0))
  }
  return Array.from(counts, ([kind, count]) => ({ kind, count })).filter(({ count }) => count > 0)
}

/**
 * Ends sessions and mailed links and codes: if somebody signed out or used a link after the backup was made, it would be
 * valid again. Everybody has to sign in again.
 */
export async function endSignIns(client: Client, now: Date): Promise<void> {
  await client.query('update auth_sessions set ended_at = $1 where ended_at is null', [now.toISOString()])
  await client.query(
    'update sign_in_tokens set expires_at = least(expires_at, $1::timestamptz) where used_at is null',
    [now.toISOString()],
  )
}
