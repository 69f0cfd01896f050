import { sql } from 'drizzle-orm'
import {
  bigint,
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
import type { Reason } from '../../languages/reasons'
import { OPEN_STEP_STATES, STEP_STATES } from '../../shared/limits'
import type { ProgrammeSettings } from '../../shared/programme'
import { instant, isOneOf, ownedBy } from './columns'
import { matches } from './pairings.tables'
import { users } from './people.tables'
import { programmeReference } from './programmes.tables'
import { sends } from './sending.tables'

/** One occurrence of the cycle. Its row makes sure that it runs once. */
export const cycles = pgTable(
  'cycles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    programmeId: programmeReference(),
    /** The instant that the programme's plan names; the work begins later if no instance was running then. */
    scheduledAt: instant('scheduled_at').notNull(),
    startedAt: instant('started_at').notNull(),
    /** The settings with which it began, and goes on whatever is changed meanwhile; those that an earlier version did not know are as they are now. */
    programme: jsonb('programme').$type<ProgrammeSettings>(),
    /** null: a step is still open. */
    finishedAt: instant('finished_at'),
  },
  (t) => [
    unique('cycles_once_in_programme').on(t.programmeId, t.scheduledAt),
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
    cycleId: ownedBy('cycle_id', () => cycles.id),
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
    note: jsonb('note').$type<Reason[]>(),
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

/** Reminders of matches. Each person at most once per match, even if the mail fails or its log is deleted. */
export const reminders = pgTable(
  'reminders',
  {
    matchId: ownedBy('match_id', () => matches.id),
    userId: ownedBy('user_id', () => users.id),
    sendId: uuid('send_id').references(() => sends.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.matchId, t.userId] }), index('reminders_user').on(t.userId)],
)
