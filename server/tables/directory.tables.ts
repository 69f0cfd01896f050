import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '../../shared/languages/languages'
import { FORM, GALLERY_SOURCES } from '../../shared/limits'
import { bytes, instant, isOneOf } from './columns'

/** SQL: the list of people without a group, where a group's id is compared. */
export const COMMON = sql.raw("'00000000-0000-0000-0000-000000000000'::uuid")

/** Companies, sites or subsidiaries: each has its own departments, pairings and newsletters. */
export const domainGroups = pgTable(
  'domain_groups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** 1, 2, 3 …: the letter A, B, C … in the names of its pairing files. */
    number: integer('number').generatedAlwaysAsIdentity().notNull(),
    name: text('name').notNull(),
    displayName: text('display_name').notNull(),
    description: text('description').notNull(),
    color: text('color').notNull(),
    /** Of its people whose own language is not known; null: the company's. */
    language: text('language', { enum: LANGUAGES }),
    isActive: boolean('is_active').notNull().default(true),
    /** YYYY-MM-DD: the day of its next round, where another was announced than that of the programme. */
    nextRound: text('next_round'),
    /** When that day was given. */
    nextRoundAt: instant('next_round_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('domain_groups_name_unique').on(sql`lower(${t.name})`),
    check('domain_groups_language', isOneOf(t.language, LANGUAGES)),
    check('domain_groups_color', sql`${t.color} ~ ${sql.raw(`'${FORM.color}'`)}`),
  ],
)

/** The whitelist: an exact address, or `*@domain`. */
export const allowedEmails = pgTable(
  'allowed_emails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    domain: text('domain').notNull(),
    domainGroupId: uuid('domain_group_id').references(() => domainGroups.id, { onDelete: 'set null' }),
    addedBy: text('added_by').notNull(),
    reason: text('reason').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Of an entry that is not active: the company's directory barred it, so it can let the person in again. */
    isBarredByDirectory: boolean('is_barred_by_directory').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    unique('allowed_emails_email_unique').on(t.email),
    index('allowed_emails_group').on(t.domainGroupId),
    index('allowed_emails_domain').on(t.domain),
    // The newest first, without sorting all of them.
    index('allowed_emails_added').on(t.createdAt, t.email),
    // The few entries that stand for a domain, among any number of addresses.
    uniqueIndex('allowed_emails_whole_domains').on(t.domain).where(sql`${t.email} like '*@%'`),
    check(
      'allowed_emails_email',
      sql`${t.email} = lower(${t.email}) and split_part(${t.email}, '@', 2) = ${t.domain}`,
    ),
  ],
)

/** Departments of a group, or of the common list (no group). Each list has its Other. */
export const departments = pgTable(
  'departments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    displayName: text('display_name').notNull(),
    domainGroupId: uuid('domain_group_id').references(() => domainGroups.id, { onDelete: 'cascade' }),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // Case-insensitive, as the matching compares them; the common list counts as a group.
    uniqueIndex('departments_name_unique').on(
      sql`coalesce(${t.domainGroupId}, ${COMMON})`,
      sql`lower(${t.name})`,
    ),
  ],
)

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
