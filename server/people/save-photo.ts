import { randomBytes } from 'node:crypto'
import type { Context } from '../platform/context/context'
import { clientKey, countTry, createLimiter, type SayWait } from '../platform/http/limits'
import { insertImage } from '../images/images.queries'
import { preparePhoto } from '../images/prepare-images'
import { replacePhoto } from './users.queries'

/** Each takes up to a second of CPU time. */
const PHOTOS_AN_HOUR = 60
const TOO_MANY: SayWait = (w, minutes) => w.people.photoTooOften(minutes)

/**
 * Makes an uploaded file the person's photo and returns its name. The previous photo is deleted at once; mails that are
 * being sent carry small copies of their own.
 */
export async function savePhoto(context: Context, userId: string, file: Buffer): Promise<string> {
  const { db, clock } = context
  await countTry(createLimiter(context, 'photo', PHOTOS_AN_HOUR, 3600), clientKey(userId), TOO_MANY)
  const image = await preparePhoto(file)
  const filename = `photo-${randomBytes(16).toString('hex')}.jpg`
  const now = clock.now()
  await db.transaction(async (tx) => {
    await insertImage(tx, { filename, source: 'profile', ...image, createdAt: now })
    await replacePhoto(tx, userId, filename, now)
  })
  return filename
}

/** Deletes a person's photo, so that their initials are shown. */
export const removePhoto = ({ db, clock }: Context, userId: string): Promise<void> =>
  db.transaction((tx) => replacePhoto(tx, userId, null, clock.now()))
