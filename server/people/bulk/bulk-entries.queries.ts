import { and, type SQL, sql } from 'drizzle-orm'
import type { EntryChange } from '../../../shared/contract/bulk'
import type { Moment } from '../../platform/context/clock'
import type { Queryable, Transaction } from '../../platform/database/database'
import { number, readRow } from '../../platform/database/rows'
import type { Selection } from '../../directory/list-of'
import { decidedBy, readReach } from '../../directory/reach.queries'
import { foundBy, type WhitelistFilter } from '../../directory/whitelist.queries'
import { changeNoted } from './undo.queries'

type EntrySelection = Selection<WhitelistFilter> & { isGiven?: true }

/** SQL: what a manager may take off: a single address of a domain that was given to its group, not kept out, nor an administrator's. */
const IS_GIVEN = sql`allowed_emails.is_active and not starts_with(allowed_emails.email, '*@')
  and exists (select from group_domains d where d.domain_group_id = allowed_emails.domain_group_id and d.domain = allowed_emails.domain)
  and not exists (select from users where users.email = allowed_emails.email and users.is_admin)`

/** SQL: one of these entries, and the change alters it. */
function isAltered(these: EntrySelection, change: EntryChange): SQL | undefined {
  const isThese = and(
    'ids' in these ? sql`allowed_emails.id = any(${sql.param(these.ids)}::uuid[])` : foundBy(these.filter),
    these.isGiven && IS_GIVEN,
  )
  if ('remove' in change) return isThese
  if ('isActive' in change) return and(isThese, sql`allowed_emails.is_active <> ${change.isActive}`)
  return and(isThese, sql`allowed_emails.domain_group_id is distinct from ${change.domainGroupId}::uuid`)
}

/** How many entries a change would alter, the people they decide about, and those of them in an active pairing. */
export async function previewEntries(
  db: Queryable,
  these: EntrySelection,
  change: EntryChange,
  moment: Moment,
) {
  const altered = sql`select allowed_emails.id from allowed_emails where ${isAltered(these, change)}`
  const { changed: entries } = await readRow(
    db,
    { changed: number },
    sql`select count(*)::int as changed from (${altered}) altered`,
  )
  const reach = await readReach(db, decidedBy(altered, 'remove' in change), moment)
  return { ...reach, changed: entries, refused: 0 }
}

/** Changes these entries in one statement, and notes what they were. Returns how many changed, and the first of them. */
export function changeEntryRows(
  tx: Transaction,
  undoId: string,
  these: EntrySelection,
  change: EntryChange,
  now: Date,
) {
  const [column, value] =
    'isActive' in change
      ? ['is_active', sql`${change.isActive}`]
      : ['domain_group_id', sql`${'domainGroupId' in change ? change.domainGroupId : null}::uuid`]
  const old = sql`
    select allowed_emails.* from allowed_emails where ${isAltered(these, change)} order by allowed_emails.id for update`
  const json = (alias: string) => sql.raw(`jsonb_build_object('${column}', ${alias}.${column})`)
  const done =
    'remove' in change
      ? sql`delete from allowed_emails using old where old.id = allowed_emails.id returning allowed_emails.*`
      : sql`update allowed_emails set ${sql.raw(column)} = ${value}${'isActive' in change ? sql`, is_barred_by_directory = false` : sql``}, updated_at = ${now.toISOString()}::timestamptz
          from old where old.id = allowed_emails.id returning allowed_emails.*`
  const [before, after] = 'remove' in change ? [sql`to_jsonb(old)`, sql`null`] : [json('old'), json('now_so')]
  return changeNoted(tx, undoId, { old, change: done, before, after })
}
