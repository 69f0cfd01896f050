import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { LANGUAGES } from '../../shared/languages/languages'
import { FORMER_COLLEAGUE } from '../../shared/person-name'
import {
  EMPLOYEE_STATUSES,
  MATCHING_PREFERENCES,
  MOST,
  MOST_CAP,
  PARTICIPATION_STATUSES,
  type TellBy,
} from '../../shared/limits'
import { mapValues, pick } from '../../shared/map-values'
import { PROFILE_TEXTS } from '../../shared/profile-texts'
import { images } from './directory.tables'
import { columnName, type Credential, inLetters, instant, isOneOf, isWithin } from './columns'
import { ATTRIBUTE_SOURCES, type AttributeNames, DEPARTMENT } from '../../shared/attributes'

/** People with an account: employees, administrators, and the empty rows of erased people. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    emailDomain: text('email_domain').notNull().generatedAlwaysAs(sql`split_part(email, '@', 2)`),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    profileImage: text('profile_image').references(() => images.filename, { onDelete: 'set null' }),
    /** The name of a department on the person's list. */
    department: text('department'),
    matchingPreference: text('matching_preference', { enum: MATCHING_PREFERENCES }).notNull().default('any'),
    /** The person's manager, as an import said. */
    managerId: uuid('manager_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** The most coffees a month, over all programmes; null: as many as there are. */
    monthlyCap: integer('monthly_cap'),
    ...mapValues(PROFILE_TEXTS, (_, name) => text(columnName(name)).notNull().default('')),
    /** Ids of what they like to talk about. */
    topics: text('topics').array().notNull().default([]),
    /** Their values of `attributes`, by its ids. */
    attributes: jsonb('attributes').$type<Record<string, string>>().notNull().default({}),
    /** IANA name; null: not given, so the programme's time zone counts. */
    timeZone: text('time_zone'),
    /** The person's language as they chose it, as the directory or an import says, and as their browser said at set-up: the first that is there counts, else the company's. */
    language: text('language', { enum: LANGUAGES }),
    directoryLanguage: text('directory_language', { enum: LANGUAGES }),
    browserLanguage: text('browser_language', { enum: LANGUAGES }),
    /** By what they want to be told; null: by what the programme does. */
    tellBy: text('tell_by').$type<TellBy>(),
    /** Working hours: days (1 is Monday) and minutes since midnight, in the person's time zone; null: not given. */
    workingDays: integer('working_days').array(),
    worksFrom: integer('works_from'),
    worksTo: integer('works_to'),
    /** An https address for video, or empty. */
    meetingLink: text('meeting_link').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** A person of the sample company: test access may sign them in. */
    isSample: boolean('is_sample').notNull().default(false),
    participationStatus: text('participation_status', { enum: PARTICIPATION_STATUSES })
      .notNull()
      .default('active'),
    pauseStartDate: date('pause_start_date', { mode: 'string' }),
    pauseEndDate: date('pause_end_date', { mode: 'string' }),
    pauseReason: text('pause_reason'),
    employeeStatus: text('employee_status', { enum: EMPLOYEE_STATUSES }).notNull().default('active'),
    leaveStartDate: date('leave_start_date', { mode: 'string' }),
    leaveEndDate: date('leave_end_date', { mode: 'string' }),
    leaveReason: text('leave_reason'),
    /** The first day in the company, as an import says. */
    joinedOn: date('joined_on', { mode: 'string' }),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    isValidated: boolean('is_validated').notNull().default(false),
    validatedAt: instant('validated_at'),
    needsProfileSetup: boolean('needs_profile_setup').notNull().default(true),
    authMethod: text('auth_method').notNull().default('magic_link'),
    passwordHash: text('password_hash'),
    /** When the person was erased. The empty row only keeps their place in the history of others. */
    erasedAt: instant('erased_at'),
    /** What the administrator's search looks in; stored, because computing it for 100,000 people takes too long. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(department, ''))`,
      ),
    /**
     * What the whitelist's entry of this very address says, as a trigger keeps it: whether it is active, and its group;
     * null without such an entry. Looking up 100,000 entries takes too long.
     */
    entryIsActive: boolean('entry_is_active'),
    entryGroupId: uuid('entry_group_id'),
    /**
     * By what they belong to a domain group: its id if an entry of their very address decides, else `@` and their domain;
     * `@` alone for erased people, who are everybody's. One condition, answered by an index, finds the people that a
     * manager sees.
     */
    groupKey: text('group_key')
      .notNull()
      .generatedAlwaysAs(
        sql`case when erased_at is not null then '@' else coalesce(case when entry_is_active is null
          then '@' || nullif(split_part(email, '@', 2), '') else entry_group_id::text end, '') end`,
      ),
    /** When the person last signed in, came back, or pressed something in a mail, to the hour; null: never. */
    lastActiveAt: instant('last_active_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    unique('users_email_unique').on(t.email),
    index('users_domain').on(t.emailDomain),
    // Department first, to find its people; the rest, so that the dashboard counts without reading the rows.
    index('users_department').on(
      t.department,
      t.participationStatus,
      t.pauseEndDate,
      t.needsProfileSetup,
      t.erasedAt,
      t.groupKey,
    ),
    // The orders in which the dashboard lists everyone; a status depends on the day.
    index('users_name').on(inLetters(t.lastName), inLetters(t.firstName), t.id),
    index('users_department_name').on(
      inLetters(sql`coalesce(${t.department}, '')`),
      inLetters(t.lastName),
      inLetters(t.firstName),
      t.id,
    ),
    index('users_preference_name').on(
      t.matchingPreference,
      inLetters(t.lastName),
      inLetters(t.firstName),
      t.id,
    ),
    index('users_joined').on(t.createdAt, t.id),
    // Whether a manager sees a person's rows in other tables, without reading the person. Not by the group first: then
    // PostgreSQL finds half of all people by it, one by one, where it had better read all.
    index('users_whose').on(t.id, t.groupKey),
    index('users_manager').on(t.managerId).where(sql`${t.managerId} is not null`),
    // Few entries, as most people are alike in it: ready people are counted without reading the rows, also in some groups.
    index('users_readiness')
      .on(
        t.groupKey,
        t.emailDomain,
        t.entryIsActive,
        t.entryGroupId,
        t.isActive,
        t.isAdmin,
        t.isValidated,
        t.needsProfileSetup,
        t.participationStatus,
        t.pauseEndDate,
        t.employeeStatus,
        t.leaveStartDate,
        t.leaveEndDate,
      )
      .where(sql`${t.erasedAt} is null`),
    check('users_manager_other', sql`${t.managerId} <> ${t.id}`),
    check('users_email', sql`${t.email} = lower(${t.email})`),
    check('users_preference', isOneOf(t.matchingPreference, MATCHING_PREFERENCES)),
    check('users_participation', isOneOf(t.participationStatus, PARTICIPATION_STATUSES)),
    check('users_employee_status', isOneOf(t.employeeStatus, EMPLOYEE_STATUSES)),
    check(
      'users_pause_dates',
      sql`${t.participationStatus} = 'paused' or (${t.pauseStartDate} is null and ${t.pauseEndDate} is null and ${t.pauseReason} is null)`,
    ),
    check('users_language', isOneOf(t.language, LANGUAGES)),
    check('users_directory_language', isOneOf(t.directoryLanguage, LANGUAGES)),
    check('users_browser_language', isOneOf(t.browserLanguage, LANGUAGES)),
    check('users_time_zone', sql`${t.timeZone} ~ '^[A-Za-z][A-Za-z0-9_+/-]*$'`),
    check(
      'users_working_hours',
      sql`(${t.workingDays} is null and ${t.worksFrom} is null and ${t.worksTo} is null)
        or (${t.workingDays} <@ array[1, 2, 3, 4, 5, 6, 7] and cardinality(${t.workingDays}) between 1 and 7
          and ${t.worksFrom} >= 0 and ${t.worksTo} < 1440 and ${t.worksTo} - ${t.worksFrom} >= 60
          and ${t.worksFrom} % 15 = 0 and ${t.worksTo} % 15 = 0) is true`,
    ),
    check(
      'users_meeting_link',
      sql`${t.meetingLink} = '' or ${t.meetingLink} ~* '^https://[^/[:space:]][^[:space:]]*$'`,
    ),
    check('users_pause_ends_later', sql`${t.pauseEndDate} > ${t.pauseStartDate}`),
    // An erased person stays erased: no concurrent or later write can fill the row again.
    check('users_monthly_cap', isWithin(t.monthlyCap, { least: 1, most: MOST_CAP })),
    check(
      'users_erased',
      sql`${t.erasedAt} is null or (${t.email} = 'erased-' || ${t.id}::text and ${t.firstName} = ${sql.raw(`'${FORMER_COLLEAGUE}'`)}
        and ${t.lastName} = '' and ${sql.join(
          Object.values(pick(t, PROFILE_TEXTS)).map((column) => sql`${column} = ''`),
          sql` and `,
        )} and ${t.meetingLink} = '' and ${t.topics} = '{}' and ${t.attributes} = '{}'
        and ${t.timeZone} is null and ${t.workingDays} is null and ${t.department} is null and ${t.profileImage} is null
        and ${t.participationStatus} = 'opted_out' and ${t.employeeStatus} = 'active' and ${t.leaveStartDate} is null
        and ${t.leaveEndDate} is null and ${t.leaveReason} is null and ${t.passwordHash} is null and ${t.needsProfileSetup}
        and not (${t.isActive} or ${t.isAdmin} or ${t.isSample} or ${t.isValidated} or ${t.isEmailVerified}))`,
    ),
  ],
)

/** What divides people beside their departments, as the people team names it. */
export const attributes = pgTable(
  'attributes',
  {
    /** As addresses and filters have it; it stays when the names change. */
    id: text('id').primaryKey(),
    names: jsonb('names').$type<AttributeNames>().notNull(),
    source: text('source', { enum: ATTRIBUTE_SOURCES }).notNull(),
    /** The column of imports, or the directory's path; empty for people's own choice. */
    from: text('source_name').notNull().default(''),
    shown: boolean('shown').notNull().default(false),
    /** Each as it was spelled first, and as people have it. */
    values: text('choices').array().notNull().default([]),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('attributes_source', isOneOf(t.source, ATTRIBUTE_SOURCES)),
    check(
      'attributes_id',
      sql`${t.id} ~ '^[a-z][a-z0-9-]{0,39}$' and ${t.id} <> ${sql.raw(`'${DEPARTMENT}'`)}`,
    ),
    check('attributes_values', sql`cardinality(${t.values}) <= ${sql.raw(String(MOST.attributeValues))}`),
  ],
)

export const credentials: Credential[] = [
  {
    table: users,
    restored: 'administrators',
    flag: { isOn: 'is_admin', off: 'is_admin = false', on: 'is_admin = true' },
  },
]
