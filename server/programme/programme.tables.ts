import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import {
  BOOKINGS,
  CYCLE_SENDS,
  DORMANT_AFTER,
  HEADS_UP_DAYS,
  MINIMUM_USERS,
  PUBLISH_TIMES,
} from '../../shared/limits'
import { instant, isOneOf, isWithin } from '../database/columns'

/** What the people team decides about the programme: one row, made at the first start. A setting of the operator goes before it. */
export const programme = pgTable(
  'programme',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Cron expression of five fields; null: every month is run by hand. */
    cycle: text('cycle'),
    timeZone: text('time_zone').notNull().default('UTC'),
    cycleSend: text('cycle_send', { enum: CYCLE_SENDS }).notNull().default('draft'),
    minimumUsers: integer('minimum_users').notNull().default(4),
    reminders: boolean('reminders').notNull().default(false),
    headsUpDays: integer('heads_up_days').notNull().default(3),
    dormantAfter: integer('dormant_after').notNull().default(0),
    threes: boolean('threes').notNull().default(false),
    publish: text('publish', { enum: PUBLISH_TIMES }).notNull().default('at-once'),
    booking: text('booking', { enum: BOOKINGS }).notNull().default('offer'),
    /** By what the cycle runs now, whoever decided it: expression and time zone. null: by hand. */
    plan: text('plan'),
    /** Since when: occurrences before are nobody's. */
    planSince: instant('plan_since'),
  },
  (t) => [
    check('programme_one_row', sql`${t.isOnly}`),
    check('programme_cycle', sql`${t.cycle} ~ '^[^ ]+( [^ ]+){4}$'`),
    check('programme_time_zone', sql`${t.timeZone} ~ '^[A-Za-z][A-Za-z0-9_+/-]*$'`),
    check('programme_cycle_send', isOneOf(t.cycleSend, CYCLE_SENDS)),
    check('programme_publish', isOneOf(t.publish, PUBLISH_TIMES)),
    check('programme_booking', isOneOf(t.booking, BOOKINGS)),
    check('programme_minimum_users', isWithin(t.minimumUsers, MINIMUM_USERS)),
    check('programme_heads_up_days', isWithin(t.headsUpDays, HEADS_UP_DAYS)),
    check('programme_dormant_after', isWithin(t.dormantAfter, DORMANT_AFTER)),
    check('programme_plan_since', sql`(${t.plan} is null) = (${t.planSince} is null)`),
  ],
)
