import type { Booking, CycleSend, PublishTime } from '../../shared/limits'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  BOOKINGS,
  CYCLE_SENDS,
  DORMANT_AFTER,
  HEADS_UP_DAYS,
  MINIMUM_USERS,
  OPEN_STEP_STATES,
  PUBLISH_TIMES,
  STEP_STATES,
} from '../../shared/limits'
import { instant, isOneOf, isWithin } from './columns'
import { matches } from './pairings.tables'
import { users } from './people.tables'
import { sends } from './sending.tables'

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

/** One occurrence of the cycle. Its row makes sure that it runs once. */
export const cycles = pgTable(
  'cycles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The instant that the cycle's expression names; the work begins later if no instance was running then. */
    scheduledAt: instant('scheduled_at').notNull(),
    startedAt: instant('started_at').notNull(),
    /** The settings with which it began, and goes on whatever is changed meanwhile; those that an earlier version did not know are as they are now. */
    programme: jsonb('programme').$type<ProgrammeSettings>(),
    /** null: a step is still open. */
    finishedAt: instant('finished_at'),
  },
  (t) => [
    unique('cycles_once').on(t.scheduledAt),
    index('cycles_open').on(t.scheduledAt).where(sql`${t.finishedAt} is null`),
  ],
)

/**
 * The steps of a cycle, which are also its log. A step's work and its `done` are one transaction. A mail is
 * `committing` just before it can't be taken back, and `unknown` if the process died at that moment.
 */
export const cycleSteps = pgTable(
  'cycle_steps',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cycleId: uuid('cycle_id')
      .notNull()
      .references(() => cycles.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['complete', 'resume', 'sync', 'scopes', 'pair', 'newsletter', 'send', 'summary', 'mail'],
    }).notNull(),
    /** The id of the step's subject: a domain group, pairing, newsletter or administrator; empty for kinds with one step per cycle. */
    subject: text('subject').notNull().default(''),
    /** The subject's name. */
    label: text('label').notNull().default(''),
    state: text('state', { enum: STEP_STATES }).notNull(),
    /** Raised before each try: the fence against an instance that no longer holds the step. */
    tries: integer('tries').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** What was done, or why not, in words. */
    note: text('note'),
    /** What later steps and the summary need to know. */
    outcome: jsonb('outcome'),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    unique('cycle_steps_once').on(t.cycleId, t.kind, t.subject),
    check('cycle_steps_state', isOneOf(t.state, STEP_STATES)),
    check('cycle_steps_finished', sql`(${isOneOf(t.state, OPEN_STEP_STATES)}) = (${t.finishedAt} is null)`),
  ],
)

/** Who was reminded of which match. Each person at most once per match, even if the mail fails or its log is deleted. */
export const reminders = pgTable(
  'reminders',
  {
    matchId: uuid('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sendId: uuid('send_id').references(() => sends.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.matchId, t.userId] }), index('reminders_user').on(t.userId)],
)

/** What the people team decides about the programme, unless the operator has decided it by a setting. */
export interface ProgrammeSettings {
  /** Cron expression of five fields; null: every month is run by hand. */
  cycle: string | null
  /** IANA name; every rule on days and months uses it. */
  timeZone: string
  /** How far the cycle goes: to drafts that wait for approval, or on to sending them. */
  cycleSend: CycleSend
  /** The fewest people of a pairing. */
  minimumUsers: number
  /** Whether people who have not said whether they met are reminded once, two weeks after the newsletter. */
  reminders: boolean
  /** How many days before a round of the cycle its people are told of it; 0: not at all. */
  headsUpDays: number
  /** After how many silent rounds in a row somebody is asked whether they still want to take part; 0: never. */
  dormantAfter: number
  /** Whether somebody who is left out may join a pair. */
  threes: boolean
  /** When employees see a match. */
  publish: PublishTime
  /** Whether times for coffee are suggested and booked. */
  booking: Booking
}
