import type { Client } from 'pg'

/** What was held back in a database that has just been restored. */
export interface Held {
  /** Unfinished sends that wait for an administrator. */
  sends: number
  /** Mails that may have gone out, or not. */
  unknown: number
  /** Approved newsletters that are drafts again. */
  drafts: number
  /** Automatic cycles that are not finished. */
  cycles: number
}

/**
 * The backup does not know what was mailed after it was made, so nothing that is restored may mail by itself: what is
 * unfinished waits for an administrator, and what the product would catch up on counts as done.
 */
export async function holdMails(client: Client, times: { made: string; now: Date }): Promise<Held> {
  const now = times.now.toISOString()
  const moment = `${times.made.slice(0, 16).replace('T', ' ')} UTC`
  const run = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rowCount ?? 0

  const unknown = await run(
    `update send_recipients set state = 'unknown', send_status = 'unknown', error_code = 'restored', finished_at = $1,
       failure_reason = 'The backup was made at the moment of hand-over, so it is not known whether the message arrived.'
     where state = 'committing'`,
    [now],
  )
  await run(
    `update send_recipients set state = 'waiting', leased_by = null, lease_ends_at = null where state = 'leased'`,
  )
  const sends = await run(
    `update sends set state = 'paused', resumes_by_itself = false, reason = $1 where state in ('queued', 'sending', 'paused')`,
    [
      `Restored from the backup of ${moment}, which does not know what was sent later. Compare with your mail provider before you resume: everybody who is still waiting here is mailed then, perhaps for the second time.`,
    ],
  )
  const drafts = await run(
    `update newsletters n set status = 'draft', approved_at = null, updated_at = $1, admin_notes = concat_ws(e'\\n', nullif(admin_notes, ''), $2::text)
     where status = 'approved' and not exists (select from sends s where s.newsletter_id = n.id and s.state = 'paused')`,
    [now, `Restored from the backup of ${moment}: check that it was not sent later before you approve it.`],
  )
  // Programs know an event by its id; people would read it in their channel for the second time.
  await run(
    `update webhook_deliveries d set state = 'failed' from webhooks w
     where w.id = d.webhook_id and w.form <> 'standard' and d.state = 'waiting'`,
  )
  return { sends, unknown, drafts, cycles: await holdCycle(run, now, moment) }
}

type Run = (sql: string, values?: unknown[]) => Promise<number>

async function holdCycle(run: Run, now: string, moment: string): Promise<number> {
  await run(
    `update cycle_steps set state = 'unknown', note = $2, finished_at = $1 where state = 'committing'`,
    [now, `This was being handed over when the backup of ${moment} was made.`],
  )
  await run(`update cycle_steps set state = 'skipped', note = $2, finished_at = $1 where state = 'waiting'`, [
    now,
    `This was not done yet when the backup of ${moment} was made. It is left out, because it may have been done later.`,
  ])
  const cycles = await run(`update cycles set finished_at = $1 where finished_at is null`, [now])
  // Occurrences from before the restore are not caught up on: their mails may be out.
  await run(`update programmes set plan_since = $1 where plan is not null`, [now])
  // Nobody is reminded of a match that was announced before, nor told that it can't be: they may have been already.
  await run(
    `insert into reminders (match_id, user_id, created_at)
     select distinct m.id, r.user_id, $1::timestamptz from sends s
     join pairings p on p.id = s.pairing_id and p.status = 'active'
     join matches m on m.pairing_id = p.id
     join seats seat on seat.match_id = m.id
     join send_recipients r on r.send_id = s.id and r.user_id = seat.user_id
     where s.state = 'sent' and s.kind in ('newsletter', 'rescue')
     on conflict do nothing`,
    [now],
  )
  await run(
    `insert into strandings (match_id, user_id, created_at)
     select m.id, seat.user_id, $1::timestamptz from pairings p
     join matches m on m.pairing_id = p.id and m.status = 'active' join seats seat on seat.match_id = m.id
     where p.status = 'active' and exists (select from sends s where s.pairing_id = p.id and s.kind = 'newsletter')
     on conflict (match_id, user_id) do update set asked_at = null`,
    [now],
  )
  return cycles
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
