import sharp from 'sharp'
import type { Queryable } from '../platform/database/database'
import type { MailAttachment } from '../platform/context/mailer'
import { PHOTO_CID } from './personal-mail'
import { insertPhotos, type MailPhoto, readOriginals, readPhotos, storedNames } from './photos.queries'

/** Shown at 128 px; twice that for dense screens. */
const EDGE = 256
const AT_ONCE = 50

/** The small copies of these pictures, as far as they exist. */
async function smallCopies(db: Queryable, filenames: string[]) {
  const originals = await readOriginals(db, filenames)
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
  if (wanted.length === 0) return
  const known = await storedNames(db, wanted)
  const missing = wanted.filter((name) => !known.has(name))
  for (let i = 0; i < missing.length; i += AT_ONCE)
    await insertPhotos(db, await smallCopies(db, missing.slice(i, i + AT_ONCE)))
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
  return byName(await readPhotos(db, wanted))
}

const byName = (copies: MailPhoto[]): Map<string, MailAttachment> =>
  new Map(
    copies.map(({ filename, content }) => [
      filename,
      { filename: 'match.jpg', content, contentType: 'image/jpeg', cid: PHOTO_CID },
    ]),
  )
