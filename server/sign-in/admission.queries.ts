import { desc, eq, min, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database'
import { boolean, readRow } from '../platform/database/rows'
import { allowedEmails } from '../tables/directory.tables'
import { HttpError, type Localized } from '../platform/http/errors'

/** How many domains the message names. */
const NAMED = 3

/** The whitelist's domains, one more than the message names: whole domains first, then those of single addresses. */
async function whitelistDomains(db: Queryable): Promise<string[]> {
  const { domain, email, createdAt } = allowedEmails
  const rows = await db
    .select({ domain })
    .from(allowedEmails)
    .where(eq(allowedEmails.isActive, true))
    .groupBy(domain)
    .orderBy(desc(sql`bool_or(${email} like '*@%')`), min(createdAt), domain)
    .limit(NAMED + 1)
  return rows.map((row) => row.domain)
}

/** The text of invalid_email, the same in every response and on every page. */
export async function readInvalidEmailMessage(db: Queryable): Promise<Localized> {
  const domains = await whitelistDomains(db)
  return (w) => w.signIn.onlyCompany(domains.slice(0, NAMED), domains.length > NAMED)
}

/**
 * Refuses an address that may not join: 403 invalid_email where the whitelist does not know its domain,
 * 403 unauthorized_email where it does. Administrators are exempt, but not where a stranger could learn from it who they are.
 */
export async function assertAdmission(
  db: Queryable,
  email: string,
  { byStranger = false } = {},
): Promise<void> {
  const domain = email.slice(email.indexOf('@') + 1)
  // The view whitelist_coverage gives the same for accounts, but this address may have no account.
  const { isCovered, knowsDomain } = await readRow(
    db,
    { isCovered: boolean, knowsDomain: boolean },
    sql`
    select coalesce(
        (select is_active from allowed_emails where email = ${email}),
        (select is_active from allowed_emails where email = ${`*@${domain}`}),
        false)
        -- The directory’s name for somebody who has another address here is nobody else’s.
        and not exists (select from directory_users where user_name = ${email})
      or ${!byStranger} and exists (select from users where email = ${email} and is_admin) as "isCovered",
      exists (select from allowed_emails where domain = ${domain}) as "knowsDomain"`,
  )
  if (isCovered) return
  if (knowsDomain) throw new HttpError(403, 'unauthorized_email', (w) => w.signIn.notAuthorized)
  throw new HttpError(403, 'invalid_email', await readInvalidEmailMessage(db))
}

/** Whether somebody has shown that they have this very address, or an administrator has said so by listing it. */
export async function isVouchedFor(db: Queryable, email: string): Promise<boolean> {
  const { isVouched } = await readRow(
    db,
    { isVouched: boolean },
    sql`
    select exists (select from users where email = ${email} and (is_validated or is_admin))
      or exists (select from allowed_emails where email = ${email} and is_active) as "isVouched"`,
  )
  return isVouched
}
