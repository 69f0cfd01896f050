import { and, desc, eq, ne, notExists, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/database/database'
import { users } from '../tables/people.tables'
import { images } from '../tables/directory.tables'
import { newsletters } from '../tables/newsletters.tables'
import { number } from '../platform/database/rows'

export async function insertImage(db: Queryable, image: typeof images.$inferInsert): Promise<void> {
  await db.insert(images).values(image)
}

export async function findImage(db: Queryable, filename: string) {
  const rows = await db
    .select({ content: images.content, mime: images.mime, source: images.source })
    .from(images)
    .where(eq(images.filename, filename))
  return rows[0]
}

/** Deletes photos that belong to nobody. Mails carry small copies of their own. */
export async function deleteReplacedPhotos(db: Queryable): Promise<number> {
  const shown = db.select({ one: sql`1` }).from(users).where(eq(users.profileImage, images.filename))
  const { rowCount } = await db.delete(images).where(and(eq(images.source, 'profile'), notExists(shown)))
  return rowCount ?? 0
}

const isInGallery = ne(images.source, 'profile')

const listed = {
  filename: images.filename,
  source: images.source,
  title: images.title,
  copiedFrom: images.copiedFrom,
  mime: images.mime,
  width: images.width,
  height: images.height,
  // Known without reading the content.
  size: sql`octet_length(${images.content})`.mapWith(number),
  createdAt: images.createdAt,
}

/** The gallery without the pictures themselves, newest first. */
export const galleryImages = (db: Queryable) =>
  db.select(listed).from(images).where(isInGallery).orderBy(desc(images.createdAt), images.filename)

export async function findGalleryImage(db: Queryable, filename: string) {
  const rows = await db
    .select(listed)
    .from(images)
    .where(and(eq(images.filename, filename), isInGallery))
  return rows[0]
}

export type GalleryRow = NonNullable<Awaited<ReturnType<typeof findGalleryImage>>>

/** Stores the copy of an attached asset; false when it is already in the gallery. */
export async function insertCopy(tx: Transaction, image: typeof images.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(images).values(image).onConflictDoNothing()
  return rowCount === 1
}

export const hasCopy = async (db: Queryable, name: string): Promise<boolean> =>
  (await db.$count(images, eq(images.copiedFrom, name))) > 0

export async function deleteGalleryImage(tx: Transaction, filename: string): Promise<boolean> {
  const { rowCount } = await tx.delete(images).where(and(eq(images.filename, filename), isInGallery))
  return rowCount === 1
}

/** Titles of the newsletters that are still to be sent and show this image. */
export async function unsentNewslettersShowing(db: Queryable, path: string): Promise<string[]> {
  const rows = await db
    .select({ title: newsletters.title })
    .from(newsletters)
    .where(
      and(
        ne(newsletters.status, 'sent'),
        or(
          sql`position(${path} in ${newsletters.moodImageUrl}) > 0`,
          sql`position(${path} in ${newsletters.newsletterImageUrl}) > 0`,
          sql`position(${path} in ${newsletters.translations}::text) > 0`,
        ),
      ),
    )
    .orderBy(newsletters.title, newsletters.id)
  return rows.map(({ title }) => title)
}
