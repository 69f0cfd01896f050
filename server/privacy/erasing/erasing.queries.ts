import { eq, sql } from 'drizzle-orm'
import { PROFILE_TEXTS } from '../../../shared/profile-texts'
import { readFormerAddresses } from '../../platform/audit/audit.queries'
import type { Queryable, Transaction } from '../../platform/database/database'
import { lock } from '../../platform/database/lock'
import { BOOKING_LOCK, PAIRING_LOCK } from '../../platform/database/locks'
import { boolean, number, orNull, readRows } from '../../platform/database/rows'
import { directoryMembers, directoryUsers, formerAccounts } from '../../tables/company-directory.tables'
import { columnName } from '../../tables/columns'
import { heldCredentials } from '../../tables/installation.tables'
import { mailEvents } from '../../tables/mail.tables'
import { newsletters } from '../../tables/newsletters.tables'
import { users } from '../../tables/people.tables'
import { ACCOUNT_COLUMNS } from '../../directory/former-accounts.queries'

/**
 * Keeps pairings, sends, the mail provider's events, reminders and invitations from storing a name that they have just read:
 * waits for those that are running and blocks others. All take these locks in this order, before a person's row, so there is
 * no deadlock: a send has locked its newsletter when it books times by itself, for which it takes the lock of reminders.
 */
export async function lockForErasing(tx: Transaction): Promise<void> {
  await lock(tx, PAIRING_LOCK)
  await tx.execute(sql`lock table ${newsletters}, ${mailEvents} in exclusive mode`)
  await lock(tx, BOOKING_LOCK)
}

/**
 * The addresses of somebody: today's first, then those that they had by the audit log and by the mails to them. Former ones
 * that are somebody else's now are left out.
 */
export async function addressesOf(tx: Transaction, { id, email }: { id: string; email: string }) {
  const mailed = await readRows(
    tx,
    { email: users.email },
    sql`
    select distinct r.email from send_recipients r
    where r.user_id = ${id} and not exists (select from users u where u.email = r.email)`,
  )
  return [...new Set([email, ...(await readFormerAddresses(tx, id)), ...mailed.map((one) => one.email)])]
}

/** Deletes what they had before a restore. */
export async function eraseFromRestores(tx: Transaction, id: string) {
  await tx.delete(formerAccounts).where(eq(formerAccounts.userId, id))
  await tx.delete(heldCredentials).where(eq(heldCredentials.userId, id))
}

const account = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  createdAt: users.createdAt,
  isAdmin: users.isAdmin,
  matches: number,
}
type Account = { id: string; createdAt: Date; email: string }

/** Accounts, the oldest first. */
export const accountsOf = (db: Queryable, ids: string[], email = '') =>
  readRows(
    db,
    account,
    sql`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.created_at as "createdAt", u.is_admin as "isAdmin",
      (select count(distinct s.match_id)::int from seats s where s.user_id = u.id) as matches
    from users u where u.erased_at is null and (u.id = any(${sql.param(ids)}::uuid[]) or u.email = ${email})
    order by u.created_at, u.id`,
  )

/** An account, and another one that has an address already. */
export async function twoAccounts(db: Queryable, id: string, email: string) {
  const found = await accountsOf(db, [id], email)
  return { own: found.find((one) => one.id === id), older: found[0], newer: found[1] }
}

/** What a newer account that is set up says of its person goes before what the older one says. */
const PROFILE = sql.raw(
  [
    ...['first_name', 'last_name', ...Object.keys(PROFILE_TEXTS).map(columnName), 'meeting_link'].map(
      (one) => `${one} = coalesce(nullif(newer.${one}, ''), u.${one})`,
    ),
    "topics = case newer.topics when '{}' then u.topics else newer.topics end",
    'attributes = u.attributes || newer.attributes',
    ...'profile_image department manager_id time_zone language browser_language working_days works_from works_to'
      .split(' ')
      .map((one) => `${one} = coalesce(newer.${one}, u.${one})`),
  ].join(', '),
)

/**
 * Passes on from an account, which is erased next, to the older one of the same person: a complete profile, the people who
 * report to them, the groups that they manage, and blocks in both directions. A pause, opt-out, skip or leave of either
 * account holds. Of the whitelist, the entry of the address that the person has in the end counts, or a bar that an
 * administrator made.
 */
export async function passOn(tx: Transaction, from: Account, older: Account, to: string) {
  const [newId, id] = [sql`${from.id}::uuid`, sql`${older.id}::uuid`]
  const either = (column: string) => sql.raw(`u.${column} or newer.${column}`)
  await tx.execute(sql`
    insert into blocks (user_id, blocked_id, created_at)
    select case user_id when ${newId} then ${id} else user_id end, case blocked_id when ${newId} then ${id} else blocked_id end, created_at
    from blocks where ${newId} in (user_id, blocked_id) and ${id} not in (user_id, blocked_id) on conflict do nothing`)
  await tx.execute(sql`
    insert into blocked_addresses (user_id, email, created_at)
    select ${id}, email, created_at from blocked_addresses where user_id = ${newId} and email not in (${older.email}, ${to})
    on conflict do nothing`)
  await tx.execute(sql`
    update users u set is_validated = ${either('is_validated')}, is_email_verified = ${either('is_email_verified')},
      validated_at = coalesce(u.validated_at, newer.validated_at), monthly_cap = least(u.monthly_cap, newer.monthly_cap),
      is_active = case when exists (select from directory_users d where d.user_id = newer.id) then newer.is_active
        when exists (select from directory_users d where d.user_id = u.id) then u.is_active else ${either('is_active')} end
    from users newer where u.id = ${id} and newer.id = ${newId}`)
  await tx.execute(sql`
    update users u set participation_status = newer.participation_status, pause_start_date = newer.pause_start_date,
      pause_end_date = newer.pause_end_date, pause_reason = newer.pause_reason
    from users newer where u.id = ${id} and newer.id = ${newId} and u.participation_status <> 'opted_out'
      and (newer.participation_status = 'opted_out' or newer.participation_status = 'paused' and u.participation_status = 'active')`)
  await tx.execute(sql`
    update users u set (employee_status, leave_start_date, leave_end_date, leave_reason) =
      (newer.employee_status, newer.leave_start_date, newer.leave_end_date, newer.leave_reason)
    from users newer where u.id = ${id} and newer.id = ${newId} and newer.employee_status = 'leave'`)
  await tx.execute(sql`
    insert into participations (programme_id, user_id, is_in, until, changed_at)
    select programme_id, ${id}, is_in, until, changed_at from participations where user_id = ${newId}
    on conflict (programme_id, user_id) do update set is_in = false, until = excluded.until, changed_at = excluded.changed_at
      where participations.is_in and not excluded.is_in`)
  await tx.execute(sql`
    insert into skips (user_id, programme_id, created_at)
    select ${id}, programme_id, created_at from skips where user_id = ${newId} and round_id is null
    on conflict (user_id, programme_id) do update set round_id = null, created_at = excluded.created_at`)
  await tx.execute(sql`
    update users u set needs_profile_setup = false, ${PROFILE}
    from users newer where u.id = ${id} and newer.id = ${newId} and not newer.needs_profile_setup`)
  await tx.execute(sql`update users set manager_id = nullif(${id}, id) where manager_id = ${newId}`)
  await tx.execute(sql`update users set manager_id = nullif(manager_id, id) where id = ${id}`)
  await tx.execute(sql`
    insert into group_managers (domain_group_id, user_id, created_at)
    select domain_group_id, ${id}, created_at from group_managers where user_id = ${newId} on conflict do nothing`)
  if (older.email !== to)
    await tx.execute(sql`
      delete from allowed_emails where email = ${older.email} and (is_active or is_barred_by_directory)
        and exists (select from whitelist_coverage where user_id = ${newId} and is_covered)`)
  await tx.execute(sql`
    update users set profile_image = null, email = case email when ${to} then 'merged-' || id else email end where id = ${newId}`)
}

/** What the directory says of the account that is erased, it says of the older one from now on, and finds it by both ids. */
export async function passOnDirectory(
  tx: Transaction,
  from: Account,
  older: Account,
  to: string,
): Promise<void> {
  const groups = await tx.select().from(directoryMembers).where(eq(directoryMembers.userId, from.id))
  const [said] = await tx.delete(directoryUsers).where(eq(directoryUsers.userId, from.id)).returning()
  if (!said) return
  await tx.delete(directoryUsers).where(eq(directoryUsers.userId, older.id))
  const name = said.userName ?? from.email
  const known = { userId: older.id, knownAs: said.knownAs ?? from.id, userName: name === to ? null : name }
  await tx.insert(directoryUsers).values({ ...said, ...known })
  if (groups.length > 0)
    await tx.insert(directoryMembers).values(groups.map((member) => ({ ...member, userId: older.id })))
}

/** Accounts that were put aside, of which it is decided whose they are: it was answered, or nobody is asked and a day is over. */
const isDecided = (now: Date) => sql`f.kept is not null and (f.is_same is not null
  or not f.is_asked and f.replaced_at <= ${now.toISOString()}::timestamptz - interval '1 day')`

/** The next one of them, locked; undefined when there is none. */
export async function lockDecided(tx: Transaction, now: Date) {
  const [row] = await readRows(
    tx,
    { userId: users.id, holderId: orNull(users.id), isSame: boolean },
    sql`
    select f.user_id as "userId", holder.id as "holderId", coalesce(f.is_same, false) as "isSame"
    from former_accounts f left join users holder on holder.id = f.replaced_by and holder.erased_at is null
    where ${isDecided(now)} order by f.replaced_at, f.user_id limit 1 for update of f`,
  )
  return row
}

/** Gives an account that was put aside its row back, but not its address, which somebody else has. */
export async function restoreAccount(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`
    update users u set (${ACCOUNT_COLUMNS}) = (
      select ${ACCOUNT_COLUMNS} from jsonb_populate_record(null::users, f.kept || jsonb_build_object('email', u.email,
        'profile_image', (select filename from images where filename = f.kept ->> 'profile_image'),
        'manager_id', (select boss.id from users boss where boss.id::text = f.kept ->> 'manager_id' and boss.id <> u.id))))
    from former_accounts f where f.user_id = u.id and u.id = ${id}`)
  await tx.execute(sql`delete from former_accounts where user_id = ${id}`)
}
