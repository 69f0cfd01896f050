import { inArray } from 'drizzle-orm'
import sharp from 'sharp'
import type { Queryable } from '../database/database'
import { images, mailPhotos } from '../database/schema'
import type { MailAttachment } from './mail'
import { PHOTO_CID } from './personal-mail'

/** Shown at 128 px; twice that for dense screens. */
const EDGE = 256
const AT_ONCE = 50

/**
 * Makes the small copies that travel in mails, for the pictures that have none yet. The copies stay when a person
 * changes their photo, so that what was sent can be shown later.
 */
export async function prepareMailPhotos(db: Queryable, filenames: string[]): Promise<void> {
  const wanted = [...new Set(filenames.filter((name) => name !== ''))]
  for (let i = 0; i < wanted.length; i += AT_ONCE) {
    const part = wanted.slice(i, i + AT_ONCE)
    const made = await db
      .select({ filename: mailPhotos.filename })
      .from(mailPhotos)
      .where(inArray(mailPhotos.filename, part))
    const known = new Set(made.map(({ filename }) => filename))
    const missing = part.filter((name) => !known.has(name))
    if (missing.length === 0) continue
    const originals = await db.select().from(images).where(inArray(images.filename, missing))
    const copies = await Promise.all(
      originals.map(async ({ filename, content }) => ({
        filename,
        content: await sharp(content)
          .resize(EDGE, EDGE, { fit: 'cover' })
          .flatten({ background: '#FFFFFF' })
          .jpeg({ quality: 80, mozjpeg: true })
          .toBuffer(),
      })),
    )
    if (copies.length > 0) await db.insert(mailPhotos).values(copies).onConflictDoNothing()
  }
}

/** The photos of the given names as they travel inside messages, by name. */
export async function mailPhotosByName(
  db: Queryable,
  filenames: string[],
): Promise<Map<string, MailAttachment>> {
  const wanted = [...new Set(filenames.filter((name) => name !== ''))]
  if (wanted.length === 0) return new Map()
  const rows = await db.select().from(mailPhotos).where(inArray(mailPhotos.filename, wanted))
  return new Map(
    rows.map(({ filename, content }) => [
      filename,
      { filename: 'match.jpg', content, contentType: 'image/jpeg', cid: PHOTO_CID },
    ]),
  )
}
