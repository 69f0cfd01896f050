import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { FORM, LONGEST } from '../../shared/limits'
import {
  type Audience,
  forEachSeating,
  forEachSetting,
  type Mix,
  type ProgrammeSettings,
  type SeatingName,
  type Setting,
  type SettingName,
  type Weeks,
} from '../../shared/programme'
import { columnName, instant, isOneOf, isWithin, ownedBy } from './columns'
import { users } from './people.tables'

type Name = SettingName | SeatingName

function columnOf(setting: Setting, name: Name) {
  const column = columnName(name)
  if ('values' in setting) return text(column, { enum: setting.values }).notNull().default(setting.initial)
  if ('isTellBy' in setting) return text(column).notNull().default(setting.initial)
  if ('least' in setting) return integer(column).notNull().default(setting.initial)
  return boolean(column).notNull().default(setting.initial)
}
const ofType = <Value>() =>
  text()
    .$type<Value>()
    .notNull()
    .default('' as Value)
/** A column for each setting, of the type of its values. */
const settingColumns = { ...forEachSetting(columnOf), ...forEachSeating(columnOf) } as unknown as {
  [Of in Name]: ReturnType<typeof ofType<ProgrammeSettings[Of]>>
}

function checksOf(setting: Setting, name: Name, column: AnyPgColumn) {
  const rule = `programme_${columnName(name)}`
  if ('values' in setting) return [check(rule, isOneOf(column, setting.values))]
  return 'least' in setting ? [check(rule, isWithin(column, setting))] : []
}

/**
 * The programmes, each with what the people team decides about it. One is made at the first start; a setting of the operator
 * goes before its row.
 */
export const programmes = pgTable(
  'programmes',
  {
    id: uuid('id').primaryKey(),
    /** The one that calls mean when they name none. */
    isDefault: boolean('is_default').notNull().default(false),
    name: text('name').notNull().default('Cup of Joe'),
    /** Its name in names of files. */
    slug: text('slug').notNull().default('cup-of-joe'),
    description: text('description').notNull().default(''),
    /** #RRGGBB */
    colour: text('colour').notNull().default('#a06a3f'),
    audience: jsonb('audience').$type<Audience>().notNull().default({}),
    hosts: jsonb('hosts').$type<Audience>(),
    mix: jsonb('mix').$type<Mix>(),
    /** Cron expression of five fields; null: every month is run by hand, or it comes round in weeks. */
    cycle: text('cycle'),
    weeks: jsonb('weeks').$type<Weeks>(),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** YYYY-MM-DD: the day of the next round, where it is made by hand. */
    nextRound: text('next_round'),
    /** When that day was given: the first round made since then uses it up. null: before any round. */
    nextRoundAt: instant('next_round_at'),
    ...settingColumns,
    /** The plan in force, by the operator or the people team: expression and time zone. null: by hand. */
    plan: text('plan'),
    /** Since when: occurrences before are nobody's. */
    planSince: instant('plan_since'),
    /** Since when it is over; null: it runs. */
    archivedAt: instant('archived_at'),
  },
  (t) => [
    uniqueIndex('programmes_default').on(t.isDefault).where(sql`${t.isDefault}`),
    // Of those that run; a name is free again when its programme is archived.
    uniqueIndex('programmes_name').on(sql`lower(${t.name})`).where(sql`${t.archivedAt} is null`),
    unique('programmes_slug').on(t.slug),
    check('programme_default_stays', sql`${t.archivedAt} is null or not ${t.isDefault}`),
    check(
      'programme_name_length',
      sql`char_length(${t.name}) between 1 and ${sql.raw(String(LONGEST.programmeName))}`,
    ),
    check('programme_colour', sql`${t.colour} ~ ${sql.raw(`'${FORM.color}'`)}`),
    check('programme_one_rhythm', sql`${t.cycle} is null or ${t.weeks} is null`),
    check('programme_cycle', sql`${t.cycle} ~ '^[^ ]+( [^ ]+){4}$'`),
    check('programme_time_zone', sql`${t.timeZone} ~ '^[A-Za-z][A-Za-z0-9_+/-]*$'`),
    ...Object.values(forEachSetting((setting, name) => checksOf(setting, name, t[name]))).flat(),
    ...Object.values(forEachSeating((setting, name) => checksOf(setting, name, t[name]))).flat(),
    check('programme_default_prefers', sql`${t.preferences} or not ${t.isDefault}`),
    check('programme_not_their_manager', sql`${t.levelsAbove} <> 1`),
    check('programme_plan_since', sql`(${t.plan} is null) = (${t.planSince} is null)`),
  ],
)

/** The programme that a row belongs to. */
export const programmeReference = () =>
  uuid('programme_id')
    .notNull()
    .references(() => programmes.id)

/** SQL: the id of the programme that calls mean when they name none; looked up once a statement. */
export const DEFAULT_PROGRAMME: SQL = sql`(select id from programmes where is_default)`

/** A person's decision about one programme; without a row they are in it if everybody in its audience is. */
export const participations = pgTable(
  'participations',
  {
    programmeId: programmeReference(),
    userId: ownedBy('user_id', () => users.id),
    isIn: boolean('is_in').notNull(),
    /** Where they are out of it: the day on which they are back in it by themselves; null: they stay out. */
    until: date('until', { mode: 'string' }),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.programmeId, t.userId] }),
    index('participations_user').on(t.userId),
    check('participations_until', sql`${t.until} is null or not ${t.isIn}`),
  ],
)
