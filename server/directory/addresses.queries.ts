import { inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/database/database'
import { boolean, orNull, readRows, text } from '../platform/database/rows'
import { endSessionsOfMany } from '../sign-in/sessions.queries'
import { auditLog } from '../tables/audit.tables'
import { allowedEmails } from '../tables/directory.tables'
import { bounces } from '../tables/mail.tables'
import { users } from '../tables/people.tables'
import { signInTokens } from '../tables/sign-in.tables'

/** An account with the address that it gets. */
export interface Move {
  id: string
  to: string
}
/** A move with what the account had before. */
export type FullMove = Awaited<ReturnType<typeof lockMovers>>[number] & { to: string }

/** Locks accounts that get another address, and reads what they have; nobody erased is among them. */
export const lockMovers = (tx: Transaction, ids: string[]) =>
  readRows(
    tx,
    { id: users.id, from: users.email, isCovered: boolean, groupId: orNull(text), isFromDirectory: boolean },
    sql`
    select u.id, u.email as "from", c.is_covered as "isCovered", c.domain_group_id as "groupId",
      exists (select from directory_users d where d.user_id = u.id) as "isFromDirectory"
    from users u join whitelist_coverage c on c.user_id = u.id
    where u.id = any(${sql.param(ids)}::uuid[]) and u.erased_at is null order by u.id for update of u`,
  )

/** Those of some addresses that an account has. */
export const takenAmong = async (db: Queryable, emails: string[]): Promise<string[]> =>
  (await db.select({ email: users.email }).from(users).where(inArray(users.email, emails))).map(
    ({ email }) => email,
  )

/**
 * Writes new addresses wherever an address stands for the person: the account, its whitelist entry, audiences, blocks that
 * were made by address, and mails that wait. A bar of the new address stays. What was stored about the old mailbox ends.
 */
export async function writeMoves(tx: Transaction, moves: FullMove[], addedBy: string, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const moved = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
    as moved (id uuid, "from" text, "to" text, "isCovered" boolean, "groupId" uuid)`
  const former = moves.map(({ from }) => from)
  await tx.execute(sql`
    delete from allowed_emails entry using ${moved}
    where entry.email = moved."to" and entry.is_active and exists (select from allowed_emails own where own.email = moved."from")`)
  await tx.execute(sql`
    update allowed_emails entry set email = moved."to", domain = split_part(moved."to", '@', 2), updated_at = ${at}
    from ${moved} where entry.email = moved."from" and not exists (select from allowed_emails bar where bar.email = moved."to")`)
  await tx.delete(allowedEmails).where(inArray(allowedEmails.email, former))
  // Who was let in stays so, in their group, also at a domain of which the whitelist says nothing.
  await tx.execute(sql`
    insert into allowed_emails (email, domain, domain_group_id, reason, added_by, created_at, updated_at)
    select moved."to", split_part(moved."to", '@', 2), moved."groupId", 'Another address', ${addedBy}, ${at}, ${at} from ${moved}
    where moved."isCovered" and not exists (select from allowed_emails whole where whole.email = '*@' || split_part(moved."to", '@', 2))
    on conflict (email) do nothing`)
  await tx.execute(
    sql`update users set email = moved."to", updated_at = ${at} from ${moved} where users.id = moved.id`,
  )
  await endSessionsOfMany(tx, sql`select id from ${moved}`, now)
  await tx.delete(signInTokens).where(inArray(signInTokens.email, former))
  await tx.delete(bounces).where(
    inArray(
      bounces.userId,
      moves.map(({ id }) => id),
    ),
  )
  await tx.execute(sql`
    with named as (delete from blocked_addresses b using ${moved} where b.email = moved."to" returning b.user_id, moved.id, b.created_at)
    insert into blocks (user_id, blocked_id, created_at) select * from named where user_id <> id on conflict do nothing`)
  await tx.execute(sql`
    update programmes set audience = jsonb_set(audience, '{addresses}', (
      select jsonb_agg(distinct coalesce(moved."to", listed)) from jsonb_array_elements_text(audience -> 'addresses') listed
      left join ${moved} on moved."from" = listed))
    where audience -> 'addresses' ?| ${sql.param(former)}::text[]`)
  await tx.execute(sql`
    update send_recipients r set email = moved."to" from ${moved}
    where r.user_id = moved.id and (r.state in ('waiting', 'unknown') or (r.state = 'failed' and r.is_senders_fault))
      and not exists (select from send_recipients other where other.send_id = r.send_id and other.way = r.way and other.email = moved."to")`)
  await tx.execute(sql`
    update send_recipients r set match_email = case r.match_email when moved."from" then moved."to" else r.match_email end,
      values = replace(r.values::text, to_json(moved."from")::text, to_json(moved."to")::text)::jsonb
    from ${moved} where r.names @> array[moved.id] and r.state = 'waiting'`)
}

/** What is known of an account that was at an address. */
const former = { email: users.email, id: users.id, until: auditLog.at, movedTo: orNull(users.email) }

/**
 * Whose addresses these were: of accounts that are there no longer (not let in, or turned off), and of those that have another
 * address since. Each with when that happened, as far as it is known, and the address that the account has now, if it moved.
 */
export const formerAccounts = (db: Queryable, emails: string[]) =>
  readRows(
    db,
    former,
    sql`
    select u.email, u.id, coalesce(entry.updated_at, u.last_active_at, u.updated_at) as until, null as "movedTo"
    from users u join whitelist_coverage c on c.user_id = u.id
    left join allowed_emails entry on entry.email = u.email and not entry.is_active
    where u.email = any(${sql.param(emails)}::text[]) and u.erased_at is null and u.is_validated and not (u.is_active and c.is_covered)
    union all (
      select distinct on (a.subject_label) a.subject_label, u.id, a.at, u.email
      from audit_log a join users u on u.id::text = a.subject_id and u.erased_at is null and u.email <> a.subject_label
      where a.action = 'user.readdressed' and a.subject_label = any(${sql.param(emails)}::text[])
        and not exists (select from users holder where holder.email = a.subject_label)
      order by a.subject_label, a.at desc)`,
  )
