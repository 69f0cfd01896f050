import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Messages from the public contact form. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyName: text('company_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    expectedUsers: text('expected_users').notNull(),
    additionalInfo: text('additional_info').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('inquiries_created').on(t.createdAt)],
)
