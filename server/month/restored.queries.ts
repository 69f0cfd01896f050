import { and, eq, getTableName, sql } from 'drizzle-orm'
import type { CREDENTIAL_KINDS } from '../../shared/limits'
import type { Queryable, Transaction } from '../platform/database/database'
import { listOf, number, readRow, readRows, text } from '../platform/database/rows'
import { HELD } from '../platform/jobs/restored'
import { credentialsIn, heldCredentials } from '../tables/installation.tables'
import { sendRecipients, sends } from '../tables/sending.tables'
import type { PluginWithTables } from '../tables/columns'

/** How many of each are named. */
const MOST_NAMED = 5

/** What is off since a restore: how many of each kind, and whose or what the first of them are. */
export const heldCredentialsByKind = (db: Queryable) =>
  readRows(
    db,
    { what: heldCredentials.kind, count: number, names: listOf(text) },
    sql`
    select h.kind as what, count(*)::int as count,
      coalesce((array_agg(distinct coalesce(u.email, h.content ->> 'name')) filter (
        where coalesce(u.email, h.content ->> 'name') is not null))[:${MOST_NAMED}], '{}') as names
    from held_credentials h left join users u on u.id = h.user_id group by h.kind order by h.kind`,
  )

const isHeld = sql`r.state = 'unknown' and r.error_code = ${HELD}`

/** The mails that are held since a restore: how many, and of which kinds the first are. */
export const heldMails = (db: Queryable) =>
  readRow(
    db,
    { count: number, names: listOf(text) },
    sql`
    select count(*)::int as count, coalesce((array_agg(distinct s.newsletter_title))[:${MOST_NAMED}], '{}') as names
    from send_recipients r join sends s on s.id = r.send_id where ${isHeld} and s.purged_at is null`,
  )

/** The sends that have such mails. */
export async function sendsWithHeld(db: Queryable): Promise<string[]> {
  const rows = await readRows(
    db,
    { id: sends.id },
    sql`select distinct s.id from sends s join send_recipients r on r.send_id = s.id
      where ${isHeld} and s.purged_at is null order by s.id`,
  )
  return rows.map(({ id }) => id)
}

/** Nobody is asked about them any more; it stays unknown whether they arrived. */
export const leaveMails = (db: Queryable) =>
  db
    .update(sendRecipients)
    .set({ errorCode: null })
    .where(and(eq(sendRecipients.state, 'unknown'), eq(sendRecipients.errorCode, HELD)))

/** Turns what is off of a kind on again; what somebody has made anew meanwhile stays as it is. */
export async function turnOn(
  tx: Transaction,
  plugins: readonly PluginWithTables[],
  kind: (typeof CREDENTIAL_KINDS)[number],
): Promise<void> {
  for (const { table, flag } of credentialsIn(plugins).filter(({ restored }) => restored === kind)) {
    const rows = sql`held_credentials h where h.of_table = ${getTableName(table)}`
    await tx.execute(
      flag
        ? sql`update ${table} set ${sql.raw(flag.on)} where id in (select (h.content ->> 'id')::uuid from ${rows})`
        : sql`insert into ${table} select (jsonb_populate_record(null::${table}, h.content)).* from ${rows}
            and (not h.content ? 'domain_group_id' or exists (
              select from domain_groups g where g.id::text = h.content ->> 'domain_group_id'))
            -- After two restores the newer one counts.
            order by h.held_at desc on conflict do nothing`,
    )
  }
}

export const forgetHeld = (tx: Transaction, kind: (typeof CREDENTIAL_KINDS)[number]) =>
  tx.delete(heldCredentials).where(eq(heldCredentials.kind, kind))
