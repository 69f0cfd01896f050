import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database'
import { boolean, number, readRow, readRows } from '../../platform/database/rows'
import { users } from '../../tables/people.tables'

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

/** An account, and another one that has an address already: the older of the two first. */
export async function twoAccounts(db: Queryable, id: string, email: string) {
  const found = await readRows(
    db,
    account,
    sql`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.created_at as "createdAt", u.is_admin as "isAdmin",
      (select count(distinct s.match_id)::int from seats s where s.user_id = u.id) as matches
    from users u where u.erased_at is null and (u.id = ${id} or u.email = ${email}) order by u.created_at, u.id`,
  )
  return { own: found.find((one) => one.id === id), older: found[0], newer: found[1] }
}

/** Whether an entry of the whitelist keeps an address out. */
export async function isBarred(db: Queryable, email: string): Promise<boolean> {
  const { is } = await readRow(
    db,
    { is: boolean },
    sql`select exists (select from allowed_emails where email = ${email} and not is_active) as "is"`,
  )
  return is
}

/** What a newer account says of its person where it is set up. */
const PROFILE =
  sql.raw(`first_name, last_name, profile_image, department, manager_id, bio, time_zone, language, browser_language,
  working_days, works_from, works_to, meeting_link, needs_profile_setup`)

/**
 * Passes on from an account, which is erased next, to the older one of the same person: a profile that is set up, what the directory
 * says and by which id, whom they manage and block, and who blocks them. Who has opted out of either has opted out. Of the
 * whitelist, the entry of the address that the person has in the end counts, or a bar that an administrator made.
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
      validated_at = coalesce(u.validated_at, newer.validated_at),
      is_active = case when exists (select from directory_users d where d.user_id = newer.id) then newer.is_active
        when exists (select from directory_users d where d.user_id = u.id) then u.is_active else ${either('is_active')} end
    from users newer where u.id = ${id} and newer.id = ${newId}`)
  await tx.execute(sql`
    update users u set participation_status = 'opted_out', pause_start_date = null, pause_end_date = null, pause_reason = null
    from users newer where u.id = ${id} and newer.id = ${newId} and newer.participation_status = 'opted_out'`)
  await tx.execute(sql`
    update users u set (${PROFILE}) = (select ${PROFILE} from users where id = ${newId})
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
