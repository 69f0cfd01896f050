import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from '../database/columns'

/** Pictures as they travel in mails: small, and kept when a person changes theirs, so that a log shows what was sent. */
export const mailPhotos = pgTable('mail_photos', {
  /** Name of the image it was made from; the content behind a name never changes. */
  filename: text('filename').primaryKey(),
  content: bytes('content').notNull(),
})
