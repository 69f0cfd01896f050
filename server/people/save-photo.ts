import { randomBytes } from 'node:crypto'
import type { Context } from '../context/context'
import { clientKey, countTry, createLimiter } from '../http/limits'
import { insertImage } from '../images/images.queries'
import { preparePhoto } from '../images/prepare-photo'
import { changeUser } from './users.queries'

/** Each takes up to a second of a processor, and stays until the clean-up. */
const PHOTOS_AN_HOUR = 60
const TOO_MANY = 'You have changed your photo many times. Please try again in {minutes}.'

/**
 * Makes an uploaded file the person's photo and answers its name. The photo before stays until the daily clean-up:
 * pages that are open, and mails that are being made, still show it.
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

/** The person is shown by their initials again; the file goes with the daily clean-up. */
export async function removePhoto({ db, clock }: Context, userId: string): Promise<void> {
  await changeUser(db, userId, { profileImage: null, updatedAt: clock.now() })
}
