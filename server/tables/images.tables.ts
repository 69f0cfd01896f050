import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { GALLERY_SOURCES } from '../../shared/limits'
import { bytes, instant, isOneOf } from './columns'
import { domainGroups } from './directory.tables'

const STORED_SOURCES = ['profile', ...GALLERY_SOURCES] as const

/** Re-encoded pictures under generated names; the content behind a name never changes. */
export const images = pgTable(
  'images',
  {
    filename: text('filename').primaryKey(),
    /** Who put it there: an employee's photo, or the administrator's gallery. */
    source: text('source', { enum: STORED_SOURCES }).notNull(),
    mime: text('mime').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    content: bytes('content').notNull(),
    /** What the uploaded file was called, or what an attached asset shows; empty for photos. */
    title: text('title').notNull().default(''),
    /** The attached asset this is the copy of; each is in the gallery once. */
    copiedFrom: text('copied_from').unique('images_copied_once'),
    /** The group whose manager put it into the gallery; null: an administrator did, or it is a photo. */
    domainGroupId: uuid('domain_group_id').references(() => domainGroups.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('images_gallery').on(t.createdAt).where(sql`${t.source} <> 'profile'`),
    check('images_copied', sql`(${t.source} = 'copied') = (${t.copiedFrom} is not null)`),
    check('images_source', isOneOf(t.source, STORED_SOURCES)),
  ],
)
