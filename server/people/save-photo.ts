import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '../context'
import { users } from '../database/schema'
import { insertImage } from '../images/images.queries'
import { preparePhoto } from '../images/prepare-photo'

/**
 * Makes an uploaded file the person's photo and answers its name. The photo before stays until the daily clean-up:
 * pages that are open, and mails that are being made, still show it.
 */
export async function savePhoto({ db, clock }: Context, userId: string, file: Buffer): Promise<string> {
  const image = await preparePhoto(file)
  const filename = `photo-${randomBytes(16).toString('hex')}.jpg`
  const now = clock.now()
  await db.transaction(async (tx) => {
    await insertImage(tx, { filename, source: 'profile', ...image, createdAt: now })
    await tx.update(users).set({ profileImage: filename, updatedAt: now }).where(eq(users.id, userId))
  })
  return filename
}
