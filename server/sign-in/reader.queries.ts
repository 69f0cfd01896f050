import { inArray } from 'drizzle-orm'
import { wordsIn } from '../../languages/server'
import type { MailWords } from '../../languages/words'
import type { Context } from '../platform/context/context'
import { type Company, wordsFor } from '../platform/http/language'
import { languageColumns } from '../tables/people.conditions'
import { users } from '../tables/people.tables'

/**
 * What mails to an address say: in the language of its account. Without an account, in the company's, unless
 * another one is known.
 */
export async function wordsAt(
  { db, config, programme }: Pick<Context, 'db'> & Company,
  emails: string[],
  otherwise = programme.settings.language,
): Promise<(email: string) => MailWords> {
  const rows = await db
    .select({ email: users.email, ...languageColumns })
    .from(users)
    .where(inArray(users.email, emails))
  const known = new Map(rows.map((row) => [row.email, wordsFor(row, { config, programme }).mail]))
  return (email) => known.get(email) ?? wordsIn(otherwise).mail
}
