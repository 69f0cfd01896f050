import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { isOneOf } from './columns'

/** What our policies can refuse by; browsers report the narrower names of scripts and styles. */
export const DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'media-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
] as const
export type Directive = (typeof DIRECTIVES)[number]

/** How often browsers reported that the content policy refused something, a day; older than 30 days is deleted. */
export const policyViolations = pgTable(
  'content_policy_violations',
  {
    /** YYYY-MM-DD in the product's time zone. */
    day: text('day').notNull(),
    directive: text('directive', { enum: DIRECTIVES }).notNull(),
    /** An origin, a word such as `inline`, or `other`: nothing else of a report is kept. */
    blocked: text('blocked').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.directive, t.blocked] }),
    check('content_policy_violations_day', sql`${t.day} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    check('content_policy_violations_directive', isOneOf(t.directive, DIRECTIVES)),
    check('content_policy_violations_blocked', sql`length(${t.blocked}) between 1 and 100`),
  ],
)
