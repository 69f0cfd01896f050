import { type SQL, sql } from 'drizzle-orm'
import { type Actor, type AuditContext, recordAudits } from '../platform/audit/record-audit'
import { asEverybody, type Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { listOf, readRows, text } from '../platform/database/rows'
import { uuids } from '../platform/database/uuids'
import { domainGroups } from '../tables/directory.tables'
import { endUncoveredSessions } from './sessions.queries'

/** Somebody, or people by a query of their ids, manage no group any more. Returns the groups that they managed, with who did and who still does. */
export const forgetManagers = (tx: Transaction, who: string | SQL) =>
  readRows(
    tx,
    { id: text, name: text, before: listOf(text), after: listOf(text) },
    sql`
    with those as materialized (${typeof who === 'string' ? sql`select ${who}::uuid as id` : who}),
    gone as (delete from group_managers m using those where m.user_id = those.id returning m.domain_group_id)
    select g.id, g.display_name as name,
      array(select u.email from group_managers m join users u on u.id = m.user_id
        where m.domain_group_id = g.id order by u.email) as before,
      array(select u.email from group_managers m join users u on u.id = m.user_id
        where m.domain_group_id = g.id and m.user_id not in (select id from those) order by u.email) as after
    from domain_groups g where g.id in (select domain_group_id from gone) order by g.id`,
  )

/** Takes groups from managers, with an entry of the audit log for each group. */
export async function takeManagedGroups(
  tx: Transaction,
  context: AuditContext,
  actor: Actor,
  who: string | SQL,
): Promise<void> {
  const groups = await forgetManagers(tx, who)
  const acts = groups.map(({ id, name, before, after }) => ({
    actor,
    action: 'group.managers_changed' as const,
    id,
    label: name,
    before: { managers: before },
    after: { managers: after },
  }))
  await recordAudits(tx, context, acts)
}

/**
 * Who manages groups and is let in no more; those who are turned off by the company's directory may come back as they were.
 * @param groups those who manage no other
 */
const uncovered = (groups: string[] | undefined) => sql`select m.user_id as id from group_managers m
  join users u on u.id = m.user_id and u.is_active
  join whitelist_coverage w on w.user_id = m.user_id where not w.is_covered
    ${
      groups &&
      sql`and not exists (select from group_managers other
      where other.user_id = m.user_id and other.domain_group_id <> all (${uuids(groups)}))`
    }`

/**
 * Ends the sessions of people no longer covered by the whitelist, in a domain or in all (null), and takes the groups that
 * they manage: the next owner of the address manages nothing. A manager's act ends no right to other groups than their own:
 * an administrator's next one does. Returns how many people were signed in.
 */
export async function endUncovered(
  tx: Transaction,
  context: AuditContext & Pick<Context, 'asManager' | 'asEverybody'>,
  actor: Actor,
  domain: string | null,
): Promise<number> {
  const theirs =
    context.asManager &&
    (await context.asManager(tx, (db) => db.select({ id: domainGroups.id }).from(domainGroups)))
  return asEverybody(context, tx, async (all) => {
    await takeManagedGroups(all, context, actor, uncovered(theirs?.map(({ id }) => id)))
    return endUncoveredSessions(all, domain, context.clock.now())
  })
}
