import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { FORMER_COLLEAGUE } from '../../../shared/former-colleague'
import type { Queryable, Transaction } from '../../platform/database/database'
import { boolean, number, readRow } from '../../platform/database/rows'
import { joinCoverage } from '../../tables/coverage.tables'
import { COMMON } from '../../tables/directory.tables'
import { undoRows, undos } from '../../tables/imports.tables'

/** The columns of a person that a change of many sets, with their types. */
const PARTICIPATION = {
  participation_status: 'text',
  pause_start_date: 'date',
  pause_end_date: 'date',
  pause_reason: 'text',
}
const DEPARTMENT = { department: 'text' }

export async function insertUndo(tx: Transaction, undo: typeof undos.$inferInsert): Promise<string> {
  const [row] = await tx.insert(undos).values(undo).returning({ id: undos.id })
  if (!row) throw new Error('An insert returned no row')
  return row.id
}

export const deleteUndo = (tx: Transaction, id: string) => tx.delete(undos).where(eq(undos.id, id))

/** A change that was made after a moment, locked so that it is taken back once; and how many rows it had. */
export async function lockUndo(tx: Transaction, id: string, after: Date) {
  const [undo] = await tx
    .select()
    .from(undos)
    .where(and(eq(undos.id, id), gt(undos.createdAt, after)))
    .for('update')
  return undo && { ...undo, rows: await tx.$count(undoRows, eq(undoRows.undoId, id)) }
}

/** Deletes changes that were made by then, which can no longer be taken back. */
export const deleteOldUndos = (db: Queryable, by: Date) => db.delete(undos).where(lte(undos.createdAt, by))

/** Gives people back what they had, where it is still as the change left it. Returns how many. */
export async function takeBackUsers(tx: Transaction, id: string, now: Date): Promise<number> {
  const { isDepartment } = await readRow(
    tx,
    { isDepartment: boolean },
    sql`select coalesce(bool_or(after ? 'department'), false) as "isDepartment" from undo_rows where undo_id = ${id}`,
  )
  const types = Object.entries(isDepartment ? DEPARTMENT : PARTICIPATION)
  const columnsOf = (alias: string) => sql.raw(types.map(([column]) => `${alias}.${column}`).join(', '))
  const recordOf = (side: 'before' | 'after', alias: string) =>
    sql.raw(`jsonb_to_record(r.${side}) as ${alias}(${types.map((type) => type.join(' ')).join(', ')})`)
  // The department may have been deleted since, or the person moved to another group.
  const isStillThere = isDepartment
    ? sql`and (b.department is null or (b.department, coalesce(whitelist_coverage.domain_group_id, ${COMMON})) in (
        select d.name, coalesce(d.domain_group_id, ${COMMON}) from departments d))`
    : sql``
  const { undone } = await readRow(
    tx,
    { undone: number },
    sql`
    with those as materialized (
      select users.id, ${columnsOf('b')}
      from undo_rows r join users on users.id = r.subject_id
      cross join lateral ${recordOf('before', 'b')}
      cross join lateral ${recordOf('after', 'a')} ${isDepartment ? joinCoverage : sql``}
      where r.undo_id = ${id} and users.erased_at is null
        and (${columnsOf('users')}) is not distinct from (${columnsOf('a')}) ${isStillThere}
      order by users.id for update of users),
    back as (
      update users set (${sql.raw(types.map(([column]) => column).join(', '))}, updated_at)
        = row(${columnsOf('those')}, ${now.toISOString()}::timestamptz)
      from those where those.id = users.id returning 1)
    select count(*)::int as undone from back`,
  )
  return undone
}

/** Gives whitelist entries back what they had, and puts removed ones on the list again. Returns how many. */
export async function takeBackEntries(tx: Transaction, id: string, now: Date): Promise<number> {
  const group = (of: string) => sql.raw(`(select id from domain_groups where id = ${of}.domain_group_id)`)
  const { undone } = await readRow(
    tx,
    { undone: number },
    sql`
    with those as materialized (
      select e.id, b.is_active, b.domain_group_id
      from undo_rows r join allowed_emails e on e.id = r.subject_id
      cross join lateral jsonb_populate_record(e, r.before) b
      cross join lateral jsonb_populate_record(e, r.after) a
      where r.undo_id = ${id} and r.after is not null
        and (e.is_active, e.domain_group_id) is not distinct from (a.is_active, a.domain_group_id)
      order by e.id for update of e),
    back as (
      update allowed_emails e set is_active = those.is_active, domain_group_id = ${group('those')}, updated_at = ${now.toISOString()}::timestamptz
      from those where those.id = e.id returning 1),
    again as (
      insert into allowed_emails (id, email, domain, domain_group_id, added_by, reason, is_active, created_at, updated_at)
      select b.id, b.email, b.domain, ${group('b')}, b.added_by, b.reason, b.is_active, b.created_at, b.updated_at
      from undo_rows r cross join lateral jsonb_populate_record(null::allowed_emails, r.before) b
      where r.undo_id = ${id} and r.after is null order by b.email
      on conflict do nothing returning 1)
    select ((select count(*) from back) + (select count(*) from again))::int as undone`,
  )
  return undone
}

/** Deletes what can be taken back about an erased person. */
export async function eraseFromUndos(tx: Transaction, { id, email }: { id: string; email: string }) {
  await tx.delete(undoRows).where(sql`subject_id = ${id} or before ->> 'email' = ${email}`)
  await tx
    .update(undoRows)
    .set({ before: sql`before || jsonb_build_object('added_by', ${FORMER_COLLEAGUE}::text)` })
    .where(sql`before ->> 'added_by' = ${email}`)
}
