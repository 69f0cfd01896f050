import { and, eq, inArray, isNull, lt, notInArray } from 'drizzle-orm'
import { pageFiles } from '../../tables/installation.tables'
import type { Queryable, Transaction } from '../database/database'

/** The content of a hashed file of any version that was started lately. */
export async function findPageFile(db: Queryable, name: string): Promise<Buffer | undefined> {
  const [file] = await db
    .select({ content: pageFiles.content })
    .from(pageFiles)
    .where(eq(pageFiles.name, name))
  return file?.content
}

/** Notes that these are the files of now, and forgets those that were replaced before `oldest`. Returns which are stored. */
export async function renewPageFiles(
  tx: Transaction,
  names: string[],
  { now, oldest }: { now: Date; oldest: Date },
): Promise<Set<string>> {
  await tx.delete(pageFiles).where(lt(pageFiles.replacedAt, oldest))
  await tx
    .update(pageFiles)
    .set({ replacedAt: now })
    .where(and(isNull(pageFiles.replacedAt), notInArray(pageFiles.name, names)))
  const stored = await tx
    .update(pageFiles)
    .set({ replacedAt: null })
    .where(inArray(pageFiles.name, names))
    .returning({ name: pageFiles.name })
  return new Set(stored.map(({ name }) => name))
}

/** Stores files. Another instance of the same version may have done so. */
export const storePageFiles = (tx: Transaction, files: { name: string; content: Buffer }[]) =>
  tx.insert(pageFiles).values(files).onConflictDoNothing()
