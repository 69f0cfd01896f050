import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database'
import { images } from '../tables/directory.tables'
import { mailPhotos } from '../tables/mail.tables'

export type MailPhoto = typeof mailPhotos.$inferSelect

/** The pictures of these names, in their full size. */
export const readOriginals = (db: Queryable, filenames: string[]) =>
  db.select().from(images).where(inArray(images.filename, filenames))

/** The small copies of these pictures. */
export const readPhotos = (db: Queryable, filenames: string[]): Promise<MailPhoto[]> =>
  db.select().from(mailPhotos).where(inArray(mailPhotos.filename, filenames))

/** Which of these pictures have a small copy. */
export async function storedNames(db: Queryable, filenames: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ filename: mailPhotos.filename })
    .from(mailPhotos)
    .where(sql`${mailPhotos.filename} = any(${sql.param(filenames)}::text[])`)
  return new Set(rows.map(({ filename }) => filename))
}

/** Stores small copies of the pictures that are still there. */
export async function insertPhotos(db: Queryable, copies: MailPhoto[]): Promise<void> {
  const filenames = copies.map(({ filename }) => filename)
  await db.transaction(async (tx) => {
    // Locked, so that a person erased in the meantime leaves no copy behind: erasing locks and deletes the original.
    const originals = await tx
      .select({ filename: images.filename })
      .from(images)
      .where(inArray(images.filename, filenames))
      .for('key share')
    const kept = copies.filter(({ filename }) => originals.some((one) => one.filename === filename))
    if (kept.length > 0) await tx.insert(mailPhotos).values(kept).onConflictDoNothing()
  })
}
