import { inArray } from 'drizzle-orm'
import sharp from 'sharp'
import type { Queryable } from '../database/database'
import { images } from '../images/images.tables'
import { mailPhotos } from './mail.tables'
import type { MailAttachment } from '../context/mailer'
import { PHOTO_CID } from './personal-mail'

/** Shown at 128 px; twice that for dense screens. */
const EDGE = 256
const AT_ONCE = 50

/** The small copies of these pictures, as far as they exist. */
async function smallCopies(db: Queryable, filenames: string[]) {
  const originals = await db.select().from(images).where(inArray(images.filename, filenames))
  return Promise.all(
    originals.map(async ({ filename, content }) => ({
      filename,
      content: await sharp(content)
        .resize(EDGE, EDGE, { fit: 'cover' })
        .flatten({ background: '#FFFFFF' })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer(),
    })),
  )
}

/**
 * Stores the small copies that travel in mails, for the pictures that have none yet. The copies stay when a person
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
    const copies = await smallCopies(db, missing)
    await db.transaction(async (tx) => {
      // Locked, so that a person who is erased meanwhile leaves no copy behind: erasing locks and deletes the original.
      const originals = await tx
        .select({ filename: images.filename })
        .from(images)
        .where(inArray(images.filename, missing))
        .for('key share')
      const kept = copies.filter(({ filename }) => originals.some((one) => one.filename === filename))
      if (kept.length > 0) await tx.insert(mailPhotos).values(kept).onConflictDoNothing()
    })
  }
}

/** A person's photo as it travels inside messages, for a mail that is only looked at: nothing is stored. */
export const photoForPreview = async (db: Queryable, filename: string) =>
  byName(filename === '' ? [] : await smallCopies(db, [filename]))

/** The stored photos of the given names as they travel inside messages, by name. */
export async function mailPhotosByName(
  db: Queryable,
  filenames: string[],
): Promise<Map<string, MailAttachment>> {
  const wanted = [...new Set(filenames.filter((name) => name !== ''))]
  if (wanted.length === 0) return new Map()
  return byName(await db.select().from(mailPhotos).where(inArray(mailPhotos.filename, wanted)))
}

const byName = (copies: (typeof mailPhotos.$inferSelect)[]): Map<string, MailAttachment> =>
  new Map(
    copies.map(({ filename, content }) => [
      filename,
      { filename: 'match.jpg', content, contentType: 'image/jpeg', cid: PHOTO_CID },
    ]),
  )
