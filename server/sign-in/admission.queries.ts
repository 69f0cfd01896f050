import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database'
import { HttpError } from '../http/errors'
import { invalidEmailMessage, UNAUTHORIZED_EMAIL } from './admission.rules'

/** The whitelist's domains, one more than are ever named: whole domains first, then those of single addresses. */
async function whitelistDomains(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ domain: string }>(sql`
    select domain from allowed_emails where is_active
    group by domain order by bool_or(email like '*@%') desc, min(created_at), domain limit 4`)
  return rows.map(({ domain }) => domain)
}

/** The text of invalid_email, the same in every answer and on every page. */
export const readInvalidEmailMessage = async (db: Queryable): Promise<string> =>
  invalidEmailMessage(await whitelistDomains(db))

/**
 * Refuses an address that may not join: 403 invalid_email where the whitelist does not know its domain,
 * 403 unauthorized_email where it does. Administrators are exempt.
 */
export async function demandAdmission(db: Queryable, email: string): Promise<void> {
  const domain = email.slice(email.indexOf('@') + 1)
  // The view whitelist_coverage says the same of accounts; an address that asks need not have one.
  const { rows } = await db.execute<{ is_covered: boolean; knows_domain: boolean }>(sql`
    select coalesce(
        (select is_active from allowed_emails where email = ${email}),
        (select is_active from allowed_emails where email = ${`*@${domain}`}),
        false)
      or exists (select from users where email = ${email} and is_admin) as is_covered,
      exists (select from allowed_emails where domain = ${domain}) as knows_domain`)
  const [found] = rows
  if (found?.is_covered) return
  if (found?.knows_domain) throw new HttpError(403, 'unauthorized_email', UNAUTHORIZED_EMAIL)
  throw new HttpError(403, 'invalid_email', await readInvalidEmailMessage(db))
}
