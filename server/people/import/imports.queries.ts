import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/database'
import { text } from '../../platform/database/rows'
import { lock, tryLock } from '../../platform/database/lock'
import { IMPORT_LOCK } from '../../platform/database/locks'
import { inLetters } from '../../tables/columns'
import { departments } from '../../tables/directory.tables'
import { type ImportFigures, importChanges, imports } from '../../tables/imports.tables'
import type { Notes } from '../undo.queries'

/** Keeps other imports waiting until the transaction ends. */
export const lockImports = (tx: Transaction) => lock(tx, IMPORT_LOCK)
/** Takes the lock without waiting; returns false while another import runs. */
export const tryLockImports = (tx: Transaction) => tryLock(tx, IMPORT_LOCK)

/** Stores a file to be imported, or an import without one. */
export async function insertImport(
  tx: Transaction,
  file: Pick<typeof imports.$inferInsert, 'fileName' | 'createdBy' | 'createdAt' | 'content'>,
): Promise<string> {
  const [row] = await tx.insert(imports).values(file).returning({ id: imports.id })
  if (!row) throw new Error('An insert returned no row')
  return row.id
}

/** Deletes the file that an administrator uploaded before and did not import. */
export const deleteWaiting = (tx: Transaction, userId: string) =>
  tx.delete(imports).where(and(eq(imports.createdBy, userId), isNull(imports.appliedAt)))

export const deleteImport = (tx: Transaction, id: string) => tx.delete(imports).where(eq(imports.id, id))

/** Whether there is such an import; its file, which is large, is not read. */
export const hasImport = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.$count(imports, eq(imports.id, id))) > 0

export async function findImport(db: Queryable, id: string) {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  return row
}

/** The last import, whether it was taken back or not. */
export async function findLastImport(db: Queryable) {
  const [row] = await db
    .select({
      id: imports.id,
      fileName: imports.fileName,
      appliedAt: imports.appliedAt,
      undoneAt: imports.undoneAt,
      figures: imports.figures,
    })
    .from(imports)
    .where(isNotNull(imports.appliedAt))
    .orderBy(desc(imports.appliedAt))
    .limit(1)
  return row
}

/** Forgets the imports before this one, which can no longer be taken back. */
export const keepOnlyLast = (tx: Transaction, id: string) =>
  tx.delete(imports).where(and(ne(imports.id, id), isNotNull(imports.appliedAt)))

/** Notes that an import is done; its file is no longer kept. */
export const noteApplied = (
  tx: Transaction,
  id: string,
  { at, figures, refused }: { at: Date; figures: ImportFigures; refused: string | null },
) => tx.update(imports).set({ content: null, appliedAt: at, figures, refused }).where(eq(imports.id, id))

/** SQL: what an import noted. */
export const notesOf = (id: string): Notes =>
  sql`select kind, subject_id, before, after from import_changes where import_id = ${id}`

/** SQL: the ids of people who take part and were put on leave by the import. */
export const backFromLeave = (id: string) => sql`
  select n.subject_id from (${notesOf(id)}) n join users on users.id = n.subject_id
  where n.before ->> 'employee_status' = 'active' and n.after ->> 'employee_status' = 'leave'
    and users.employee_status = 'active' and users.participation_status = 'active'`

/** Notes that an import was taken back. */
export async function noteUndone(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.delete(importChanges).where(eq(importChanges.importId, id))
  await tx.update(imports).set({ undoneAt: at }).where(eq(imports.id, id))
}

/** Deletes files that were uploaded before then and never imported, and what was kept of an import. */
export async function deleteOldImports(db: Queryable, before: { uploaded: Date; applied: Date }) {
  await db.delete(imports).where(and(isNull(imports.appliedAt), lt(imports.createdAt, before.uploaded)))
  await db.delete(imports).where(lt(imports.appliedAt, before.applied))
}

/** Deletes what uploads and imports hold about an erased person. */
export async function eraseFromImports(tx: Transaction, { id, email }: { id: string; email: string }) {
  const names = sql`position(${email} in lower(concat(${imports.content}, ${imports.refused}))) > 0`
  await tx.delete(imports).where(and(isNull(imports.appliedAt), names))
  await tx.update(imports).set({ refused: null }).where(names)
  await tx
    .delete(importChanges)
    .where(sql`${importChanges.subjectId} = ${id} or ${importChanges.after} ->> 'email' = ${email}`)
  // Their reports have no manager now, also after an undo.
  const without = (side: AnyPgColumn) =>
    sql`case when ${side} ->> 'manager_id' = ${id} then ${side} || '{"manager_id": null}' else ${side} end`
  await tx
    .update(importChanges)
    .set({ before: without(importChanges.before), after: without(importChanges.after) })
    .where(sql`${id} in (${importChanges.before} ->> 'manager_id', ${importChanges.after} ->> 'manager_id')`)
}

/** The departments of all groups by name, each once. */
export async function readDepartmentNames(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({
      name: sql`${departments.displayName}`.mapWith(text),
      key: inLetters(departments.displayName).mapWith(text),
    })
    .from(departments)
    .where(eq(departments.isActive, true))
    .orderBy(inLetters(departments.displayName))
    .limit(500)
  return rows.map(({ name }) => name)
}
