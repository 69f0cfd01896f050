import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { OPEN_STEP_STATES, STEP_STATES } from '../../shared/limits'
import {
  forEachSetting,
  type ProgrammeSettings,
  type Setting,
  type SettingName,
} from '../../shared/programme'
import { instant, isOneOf, isWithin, ownedBy } from './columns'
import { matches } from './pairings.tables'
import { users } from './people.tables'
import { sends } from './sending.tables'

const columnName = (name: SettingName) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function columnOf(setting: Setting, name: SettingName) {
  const column = columnName(name)
  if ('values' in setting) return text(column, { enum: setting.values }).notNull().default(setting.initial)
  if ('least' in setting) return integer(column).notNull().default(setting.initial)
  return boolean(column).notNull().default(setting.initial)
}
const ofType = <Value>() =>
  text()
    .$type<Value>()
    .notNull()
    .default('' as Value)
/** A column for each setting, of the type of its values. */
const settingColumns = forEachSetting(columnOf) as unknown as {
  [Name in SettingName]: ReturnType<typeof ofType<ProgrammeSettings[Name]>>
}

function checksOf(setting: Setting, name: SettingName, column: AnyPgColumn) {
  const rule = `programme_${columnName(name)}`
  if ('values' in setting) return [check(rule, isOneOf(column, setting.values))]
  return 'least' in setting ? [check(rule, isWithin(column, setting))] : []
}

/** What the people team decides about the programme: one row, made at the first start. A setting of the operator goes before it. */
export const programme = pgTable(
  'programme',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Cron expression of five fields; null: every month is run by hand. */
    cycle: text('cycle'),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** YYYY-MM-DD: the day of the next round, where it is made by hand. */
    nextRound: text('next_round'),
    ...settingColumns,
    /** The plan in force, by the operator or the people team: expression and time zone. null: by hand. */
    plan: text('plan'),
    /** Since when: occurrences before are nobody's. */
    planSince: instant('plan_since'),
  },
  (t) => [
    check('programme_one_row', sql`${t.isOnly}`),
    check('programme_cycle', sql`${t.cycle} ~ '^[^ ]+( [^ ]+){4}$'`),
    check('programme_time_zone', sql`${t.timeZone} ~ '^[A-Za-z][A-Za-z0-9_+/-]*$'`),
    ...Object.values(forEachSetting((setting, name) => checksOf(setting, name, t[name]))).flat(),
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
    matchId: ownedBy('match_id', () => matches.id),
    userId: ownedBy('user_id', () => users.id),
    sendId: uuid('send_id').references(() => sends.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.matchId, t.userId] }), index('reminders_user').on(t.userId)],
)
