import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database'
import { images, sends, users } from '../database/schema'

export async function insertImage(db: Queryable, image: typeof images.$inferInsert): Promise<void> {
  await db.insert(images).values(image)
}

export async function findImage(db: Queryable, filename: string) {
  const rows = await db
    .select({ content: images.content, mime: images.mime })
    .from(images)
    .where(eq(images.filename, filename))
  return rows[0]
}

/**
 * Deletes photos that are nobody's any more. None while a newsletter is being sent: mails still to be made may show
 * the photo a partner had when the send began.
 */
export async function deleteReplacedPhotos(db: Queryable): Promise<number> {
  const open = db
    .select({ one: sql`1` })
    .from(sends)
    .where(inArray(sends.state, ['queued', 'sending', 'paused']))
  const shown = db.select({ one: sql`1` }).from(users).where(eq(users.profileImage, images.filename))
  const { rowCount } = await db
    .delete(images)
    .where(and(eq(images.source, 'profile'), notExists(shown), notExists(open)))
  return rowCount ?? 0
}
