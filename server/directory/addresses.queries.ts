import { inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/database/database'
import { boolean, orNull, readRows, text } from '../platform/database/rows'
import { endSessionsOfMany } from '../sign-in/sessions.queries'
import { auditLog } from '../tables/installation.tables'
import { bounces } from '../tables/mail.tables'
import { users } from '../tables/people.tables'
import { programmes } from '../tables/programmes.tables'

/** An account with the address that it gets. */
export interface Move {
  id: string
  to: string
}
/** A move with what decides whether it may be. */
export type FullMove = Awaited<ReturnType<typeof readMoves>>[number]

/** Locks accounts that are to get another address, and reads what decides about that; nobody erased is among them. */
export const readMoves = (db: Queryable, moves: readonly Move[]) =>
  readRows(
    db,
    {
      id: users.id,
      from: users.email,
      to: text,
      hasRights: boolean,
      isCovered: boolean,
      groupId: orNull(text),
      isTaken: boolean,
      isBarred: boolean,
      isListed: boolean,
    },
    sql`
    with u as (
      select u.id, u.email, u.email_domain, u.is_admin, given."to", split_part(given."to", '@', 2) as domain
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as given (id uuid, "to" text) join users u on u.id = given.id
      where u.erased_at is null order by u.id for no key update of u)
    select u.id, u.email as "from", u."to", c.is_covered as "isCovered", c.domain_group_id as "groupId",
      u.is_admin or exists (select from group_managers m where m.user_id = u.id) as "hasRights",
      exists (select from users other where other.email = u."to" and other.id <> u.id)
        or exists (select from directory_users other where other.user_name = u."to" and other.user_id <> u.id) as "isTaken",
      case when own.id is null then u.domain <> u.email_domain and not coalesce(whole.is_active, true)
        else not (own.is_active or own.is_barred_by_directory) end as "isBarred",
      u.domain = u.email_domain or coalesce(whole.is_active, false) as "isListed"
    from u join whitelist_coverage c on c.user_id = u.id
    left join allowed_emails own on own.email = u."to"
    left join allowed_emails whole on whole.email = '*@' || u.domain`,
  )

/**
 * Writes new addresses wherever an address stands for the person: the account, its whitelist entry, audiences, and mails that
 * wait. A bar of either address holds for both. What was stored about the old mailbox ends.
 */
export async function writeMoves(
  tx: Transaction,
  moves: FullMove[],
  { addedBy, isDirectory, now }: { addedBy: string; isDirectory: boolean; now: Date },
) {
  const at = sql`${now.toISOString()}::timestamptz`
  const moved = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
    as moved (id uuid, "from" text, "to" text, "isCovered" boolean, "isBarred" boolean, "groupId" uuid)`
  const former = moves.map(({ from }) => from)
  await endSessionsOfMany(tx, sql`select id from ${moved}`, now)
  // What is in the way of an entry that goes with its person, or the entry itself where it may not.
  await tx.execute(sql`
    delete from allowed_emails entry using ${moved} join allowed_emails own on own.email = moved."from" and own.is_active
    where entry.email = case when moved."isBarred" then moved."from" else moved."to" end`)
  await tx.execute(sql`
    update allowed_emails own set email = moved."to", domain = split_part(moved."to", '@', 2), updated_at = ${at}
    from ${moved} where own.email = moved."from" and own.is_active`)
  // A bar is copied. A person let in stays in, in their group, also at a domain unknown to the whitelist.
  await tx.execute(sql`
    insert into allowed_emails as entry
      (email, domain, domain_group_id, reason, added_by, is_active, is_barred_by_directory, created_at, updated_at)
    select moved."to", split_part(moved."to", '@', 2),
      case when own.id is not null then own.domain_group_id when whole.id is null then moved."groupId" else whole.domain_group_id end,
      coalesce(own.reason, ${isDirectory ? sql`'From the directory'` : sql`'Another address'`}), coalesce(own.added_by, ${addedBy}),
      own.id is null, coalesce(own.is_barred_by_directory, false), ${at}, ${at}
    from ${moved} left join allowed_emails own on own.email = moved."from"
    left join allowed_emails whole on whole.email = '*@' || split_part(moved."to", '@', 2)
    where own.id is not null or moved."isCovered" and not moved."isBarred" and (${isDirectory} or whole.id is null)
    order by moved."to"
    on conflict (email) do update set is_active = excluded.is_active, updated_at = excluded.updated_at,
      is_barred_by_directory = excluded.is_barred_by_directory where entry.is_active or entry.is_barred_by_directory`)
  await tx.execute(
    sql`update users set email = moved."to", updated_at = ${at} from ${moved} where users.id = moved.id`,
  )
  // Where an administrator decides, the directory goes on calling them as it did, so that its next call finds them.
  if (!isDirectory)
    await tx.execute(sql`
      update directory_users d set user_name = nullif(coalesce(d.user_name, moved."from"), moved."to")
      from ${moved} where d.user_id = moved.id`)
  await tx.delete(bounces).where(
    inArray(
      bounces.userId,
      moves.map(({ id }) => id),
    ),
  )
  for (const column of [programmes.audience, programmes.hosts])
    await tx.execute(sql`
      update programmes set ${sql.identifier(column.name)} = jsonb_set(${column}, '{addresses}', (
        select jsonb_agg(distinct coalesce(moved."to", listed)) from jsonb_array_elements_text(${column} -> 'addresses') listed
        left join ${moved} on moved."from" = listed))
      where ${column} -> 'addresses' ?| ${sql.param(former)}::text[]`)
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
    where u.email = any(${sql.param(emails)}::text[]) and u.erased_at is null and u.is_validated and not u.is_admin and not (u.is_active and c.is_covered)
    union all (
      select distinct on (a.subject_label) a.subject_label, u.id, a.at, u.email
      from audit_log a join users u on u.id::text = a.subject_id and u.erased_at is null and u.email <> a.subject_label
      where a.action = 'user.readdressed' and a.subject_label = any(${sql.param(emails)}::text[])
        and not exists (select from users holder where holder.email = a.subject_label)
      order by a.subject_label, a.at desc)`,
  )
