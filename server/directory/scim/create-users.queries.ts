import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database'
import { boolean, readRows, text } from '../../platform/database/rows'
import { UUID } from '../../platform/http/route'
import { endSessionsOfMany } from '../../sign-in/sessions.queries'
import { NAMED } from './places.queries'
import { nameOf, type Said } from './user.rules'
import { zoneOf } from './users.queries'

// Statements that make many people at once: a statement for each of them, and a commit, would cost most of the time.

/** SQL: what the directory says of the new people (s), each a row. */
function given(all: readonly Said[]) {
  const rows = all.map((said) => {
    const name = nameOf(said)
    const isId = said.manager !== null && UUID.test(said.manager)
    return {
      ...said,
      firstName: name?.firstName ?? '',
      lastName: name?.lastName ?? '',
      knownZone: zoneOf(said),
      managerId: isId ? said.manager : null,
      managerEmail: isId ? null : said.manager?.toLowerCase(),
    }
  })
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (
    "userName" text, active boolean, "externalId" text, "givenName" text, "familyName" text, "displayName" text,
    "workEmail" text, title text, locale text, "timeZone" text, department text, manager text,
    "firstName" text, "lastName" text, "knownZone" text, "managerId" uuid, "managerEmail" text)`
}

/** The accounts that some of these addresses have already, locked. */
export const lockAccounts = (tx: Transaction, emails: string[]) =>
  readRows(
    tx,
    { id: text, email: text, isActive: boolean, isAdmin: boolean },
    sql`select id, email, is_active as "isActive", is_admin as "isAdmin" from users
      where email = any(${sql.param(emails)}::text[]) order by id for update`,
  )

export const endSessions = (tx: Transaction, ids: string[], now: Date) =>
  endSessionsOfMany(tx, sql`select unnest(${sql.param(ids)}::uuid[]) as id`, now)

/** Nobody is their manager any more: the directory names another one. */
export async function forgetManagers(tx: Transaction, ids: string[]): Promise<void> {
  await tx.execute(sql`update users set manager_id = null where id = any(${sql.param(ids)}::uuid[])`)
}

/** Makes the departments that new people are in and that are missing on their lists. Their whitelist entries are there. */
export async function makeDepartments(tx: Transaction, all: readonly Said[], now: Date): Promise<void> {
  await tx.execute(sql`
    insert into departments (name, display_name, domain_group_id, created_at)
    select distinct on (w.domain_group_id, lower(s.department)) s.department, s.department, w.domain_group_id,
      ${now.toISOString()}::timestamptz
    from ${given(all)} join allowed_emails w on w.email = s."userName"
    where s.department is not null and not exists (${NAMED})
    order by w.domain_group_id, lower(s.department)
    on conflict do nothing`)
}

/**
 * Makes the accounts of people, or finds them by their address, writes to them what the directory says, and stores that.
 * What it does not say stays the person's own. Returns the ids, without those of whom it said something already.
 */
export async function insertDirectoryUsers(
  tx: Transaction,
  all: readonly Said[],
  now: Date,
): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const rows = await readRows(
    tx,
    { id: text },
    sql`
    with accounts as (
      insert into users as u (email, auth_method, is_active, first_name, last_name, time_zone, department, manager_id, created_at, updated_at)
      select s."userName", 'directory', s.active, s."firstName", s."lastName", s."knownZone", named.name, boss.id, ${at}, ${at}
      from ${given(all)} join allowed_emails w on w.email = s."userName"
      left join lateral (${NAMED} for share) named on true
      left join lateral (
        select id from users where id = s."managerId" and email <> s."userName" and erased_at is null
        union all
        select id from users where email = s."managerEmail" and email <> s."userName") boss on true
      order by s."userName"
      on conflict (email) do update set is_active = excluded.is_active, updated_at = excluded.updated_at,
        first_name = coalesce(nullif(excluded.first_name, ''), u.first_name),
        last_name = coalesce(nullif(excluded.last_name, ''), u.last_name),
        time_zone = coalesce(u.time_zone, excluded.time_zone),
        department = coalesce(excluded.department, u.department),
        manager_id = coalesce(excluded.manager_id, u.manager_id)
      returning id, email)
    insert into directory_users (user_id, external_id, given_name, family_name, display_name, work_email, title, locale,
      time_zone, department, manager, created_at, updated_at)
    select accounts.id, s."externalId", s."givenName", s."familyName", s."displayName", s."workEmail", s.title, s.locale,
      s."timeZone", s.department, s.manager, ${at}, ${at}
    from ${given(all)} join accounts on accounts.email = s."userName"
    on conflict do nothing
    returning user_id as id`,
  )
  return rows.map(({ id }) => id)
}
