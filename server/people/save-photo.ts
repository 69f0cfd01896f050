import { randomBytes } from 'node:crypto'
import type { Context } from '../context/context'
import { clientKey, countTry, createLimiter } from '../http/limits'
import { insertImage } from '../images/images.queries'
import { preparePhoto } from '../images/prepare-photo'
import { changeUser } from './users.queries'

/** Each takes up to a second of CPU time, and its file stays until the clean-up. */
const PHOTOS_AN_HOUR = 60
const TOO_MANY = 'You have changed your photo many times. Please try again in {minutes}.'

/**
 * Makes an uploaded file the person's photo and returns its name. The previous photo stays until the daily clean-up:
 * open pages, and mails that are being sent, still show it.
 */
export async function savePhoto(context: Context, userId: string, file: Buffer): Promise<string> {
  const { db, clock } = context
  await countTry(createLimiter(context, 'photo', PHOTOS_AN_HOUR, 3600), clientKey(userId), TOO_MANY)
  const image = await preparePhoto(file)
  const filename = `photo-${randomBytes(16).toString('hex')}.jpg`
  const now = clock.now()
  await db.transaction(async (tx) => {
    await insertImage(tx, { filename, source: 'profile', ...image, createdAt: now })
    await changeUser(tx, userId, { profileImage: filename, updatedAt: now })
  })
  return filename
}

/** Removes a person's photo, so that their initials are shown; the daily clean-up deletes the file. */
export async function removePhoto({ db, clock }: Context, userId: string): Promise<void> {
  await changeUser(db, userId, { profileImage: null, updatedAt: clock.now() })
}
