import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { FORMER_COLLEAGUE } from '../../../shared/person-name'
import { MOST_NAMED } from '../../platform/audit/record-audit'
import type { Queryable, Transaction } from '../../platform/database/database'
import { listOf, number, readRow, text } from '../../platform/database/rows'
import { undoRows, undos } from '../../tables/imports.tables'
import type { Notes } from '../undo.queries'

export async function insertUndo(tx: Transaction, undo: typeof undos.$inferInsert): Promise<string> {
  const [row] = await tx.insert(undos).values(undo).returning({ id: undos.id })
  if (!row) throw new Error('An insert returned no row')
  return row.id
}

/**
 * Changes many rows in one statement, and notes what they were. Returns how many changed, and the first of their addresses.
 * @param old SQL that selects and locks the rows; `change` changes those and returns them, with their id and email
 * @param before SQL: what is noted of a row of `old`; `after`: of the same row as it is then, in `now_so`
 */
export const changeNoted = (
  tx: Transaction,
  undoId: string,
  { old, change, before, after }: { old: SQL; change: SQL; before: SQL; after: SQL },
) =>
  readRow(
    tx,
    { changed: number, emails: listOf(text) },
    sql`
    with old as materialized (${old}),
    now_so as (${change}),
    noted as (
      insert into undo_rows (undo_id, subject_id, before, after)
      select ${undoId}::uuid, old.id, ${before}, ${after} from old join now_so on now_so.id = old.id)
    select count(*)::int as changed,
      array(select email from now_so order by email limit ${MOST_NAMED}) as emails from now_so`,
  )

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

/** SQL: what a change of many noted. */
export const notesOf = (id: string): Notes => sql`
  select case undos.kind when 'user' then 'person' else undos.kind end as kind, subject_id, before, after
  from undo_rows join undos on undos.id = undo_id where undo_id = ${id}`

/** SQL: the ids of the people that a change of many changed. */
export const changedBy = (undoId: string): SQL =>
  sql`select subject_id from undo_rows where undo_id = ${undoId}`

/** SQL: the ids of those who took part before it. */
export const tookPartBefore = (undoId: string): SQL =>
  sql`${changedBy(undoId)} and before ->> 'participation_status' = 'active'`

/** Deletes what can be taken back about an erased person. */
export async function eraseFromUndos(tx: Transaction, { id, email }: { id: string; email: string }) {
  await tx.delete(undoRows).where(sql`subject_id = ${id} or before ->> 'email' = ${email}`)
  await tx
    .update(undoRows)
    .set({ before: sql`before || jsonb_build_object('added_by', ${FORMER_COLLEAGUE}::text)` })
    .where(sql`before ->> 'added_by' = ${email}`)
}
