import { type Placeholder, type SQL, sql } from 'drizzle-orm'
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  CONNECTION_STATUSES,
  FORM,
  MATCH_STATUSES,
  MEETING_REPLIES,
  MEETING_STATES,
  type OVERRULED_RULES,
  PAIRING_STATUSES,
  RESCUE_REASONS,
} from '../../shared/limits'
import { instant, isOneOf } from './columns'
import { COMMON, domainGroups } from './directory.tables'
import { users } from './people.tables'

/** One round of pairing for a scope (a domain group, or the whole company) and a month. */
export const pairings = pgTable(
  'pairings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    /** YYYY-MM */
    month: text('month').notNull(),
    domainGroupId: uuid('domain_group_id').references(() => domainGroups.id, { onDelete: 'set null' }),
    /** The group's display name at the time; null for the whole company. */
    domainGroupName: text('domain_group_name'),
    groupNumber: integer('group_number').notNull().default(1),
    status: text('status', { enum: PAIRING_STATUSES }).notNull(),
    /** Matches that are not called off. */
    totalPairs: integer('total_pairs').notNull(),
    fileName: text('file_name').notNull(),
    /** The administrator took the completed file off the list. */
    fileDeletedAt: instant('file_deleted_at'),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    certificate: jsonb('certificate').notNull(),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
    /** Since when its people see their matches; null: nobody has been told yet. */
    publishedAt: instant('published_at'),
    /** One more with each change of the round. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    unique('pairings_file_unique').on(t.fileName),
    uniqueIndex('pairings_one_active_per_scope_and_month')
      .on(sql`coalesce(${t.domainGroupId}, ${COMMON})`, t.month)
      .where(sql`${t.status} = 'active'`),
    index('pairings_month').on(t.month),
    check('pairings_month_form', sql`${t.month} ~ ${sql.raw(`'${FORM.month}'`)}`),
    check('pairings_status', isOneOf(t.status, PAIRING_STATUSES)),
    check('pairings_completed', sql`(${t.status} = 'completed') = (${t.completedAt} is not null)`),
  ],
)

/** SQL: employees may know of this pairing. Whatever is read for them asks this. */
export const isPublished = sql`${pairings.publishedAt} is not null`

/** SQL: the match `m` is not called off. Whatever counts a pairing's matches, or who met whom, asks this. */
export const stands = sql`m.status <> 'called_off'`

/** SQL: how many people a pairing has, by its counted matches and who was left out: its members are up to a million. */
export const peopleOf = (pairing: 'p' | 'pairings') => sql`((
    select coalesce(sum(m.matches * case when m.user3_connection_status is null then 2 else 3 end), 0)
    from match_counts m where m.pairing_id = ${sql.raw(pairing)}.id and ${stands}) + (
    select count(*) from pairing_members m where m.pairing_id = ${sql.raw(pairing)}.id and m.match_id is null))::int`

/** Two people of a pairing who are to meet, or three, with what each says about whether they did. */
export const matches = pgTable(
  'matches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    pairingId: uuid('pairing_id')
      .notNull()
      .references(() => pairings.id, { onDelete: 'cascade' }),
    user1Id: uuid('user1_id')
      .notNull()
      .references(() => users.id),
    user2Id: uuid('user2_id')
      .notNull()
      .references(() => users.id),
    /** Why these two were paired: sentences for the match card and the newsletter. */
    why: jsonb('why').$type<string[]>().notNull(),
    /** The rules that an administrator overruled to bring these two together; null: none. */
    overruled: jsonb('overruled').$type<OverruledRule[]>(),
    matchDate: instant('match_date').notNull(),
    status: text('status', { enum: MATCH_STATUSES }).notNull(),
    completedAt: instant('completed_at'),
    user1ConnectionStatus: text('user1_connection_status', { enum: CONNECTION_STATUSES })
      .notNull()
      .default('pending'),
    user2ConnectionStatus: text('user2_connection_status', { enum: CONNECTION_STATUSES })
      .notNull()
      .default('pending'),
    user1ConfirmedAt: instant('user1_confirmed_at'),
    user2ConfirmedAt: instant('user2_confirmed_at'),
    /** Who joined the two, so that nobody is left out; null: nobody did. */
    user3Id: uuid('user3_id').references(() => users.id),
    user3ConnectionStatus: text('user3_connection_status', { enum: CONNECTION_STATUSES }),
    user3ConfirmedAt: instant('user3_confirmed_at'),
    /** Who suggests the time; null: a match from before that was decided. */
    organiserId: uuid('organiser_id').references(() => users.id),
    /** When they were reminded to; null: they were not. */
    organiserRemindedAt: instant('organiser_reminded_at'),
    /** Why each of the two had nobody, of a match that was made to rescue them; null: a match of the round itself. */
    user1Rescue: text('user1_rescue', { enum: RESCUE_REASONS }),
    user2Rescue: text('user2_rescue', { enum: RESCUE_REASONS }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // Has the status, so that the dashboard counts a pairing's matches without reading their rows.
    index('matches_pairing').on(t.pairingId, t.status),
    // The first matches of a pairing, without sorting all of them.
    index('matches_in_order').on(t.pairingId, t.id).concurrently(),
    index('matches_user1').on(t.user1Id),
    index('matches_user2').on(t.user2Id),
    index('matches_organiser').on(t.organiserId),
    // Of few matches: what reads everybody's edges finds those of the third ones at once.
    index('matches_user3').on(t.user3Id).where(sql`${t.user3Id} is not null`),
    index('matches_of_three').on(t.pairingId).where(sql`${t.user3Id} is not null`),
    check(
      'matches_organiser_is_of_it',
      sql`${t.organiserId} in (${t.user1Id}, ${t.user2Id}, coalesce(${t.user3Id}, ${t.user1Id}))`,
    ),
    check('matches_two_people', sql`${t.user1Id} <> ${t.user2Id}`),
    check('matches_three_people', sql`${t.user3Id} <> ${t.user1Id} and ${t.user3Id} <> ${t.user2Id}`),
    check(
      'matches_third',
      sql`case when ${t.user3Id} is null then ${t.user3ConnectionStatus} is null and ${t.user3ConfirmedAt} is null
        else ${t.user3ConnectionStatus} is not null end`,
    ),
    check('matches_user3_answer', isOneOf(t.user3ConnectionStatus, CONNECTION_STATUSES)),
    check('matches_status', isOneOf(t.status, MATCH_STATUSES)),
    check('matches_rescue', sql`(${t.user1Rescue} is null) = (${t.user2Rescue} is null)`),
    check('matches_user1_rescue', isOneOf(t.user1Rescue, RESCUE_REASONS)),
    check('matches_user2_rescue', isOneOf(t.user2Rescue, RESCUE_REASONS)),
    check('matches_user1_answer', isOneOf(t.user1ConnectionStatus, CONNECTION_STATUSES)),
    check('matches_user2_answer', isOneOf(t.user2ConnectionStatus, CONNECTION_STATUSES)),
  ],
)

/** SQL: the id of a person: a parameter or a column. */
type PersonOf = string | Placeholder | SQL | AnyPgColumn
const own = (match: string, column: string) => sql.raw(`${match}.${column}`)

/** SQL: what somebody said of their match. */
export const answerOf = (match: string, person: PersonOf): SQL =>
  sql`case when ${own(match, 'user1_id')} = ${person} then ${own(match, 'user1_connection_status')}
    when ${own(match, 'user2_id')} = ${person} then ${own(match, 'user2_connection_status')}
    else ${own(match, 'user3_connection_status')} end`

/**
 * SQL: the match is open for a person: its pairing is active, and it is not completed, or the other one alone said that
 * they met.
 */
export const isOpenFor = (userId: string | Placeholder) =>
  sql`(pairings.status = 'active' and (matches.status = 'active' or matches.status = 'completed'
    and ${answerOf('matches', userId)} <> 'confirmed'))`

/** SQL: the other one of a match; of three, the first of the other two. */
export const partnerOf = (match: string, person: PersonOf): SQL =>
  sql`case when ${own(match, 'user1_id')} = ${person} then ${own(match, 'user2_id')} else ${own(match, 'user1_id')} end`

/** SQL: of a match of three the second of the other two; null in a pair. */
export const thirdOf = (match: string, person: PersonOf): SQL =>
  sql`case when ${own(match, 'user3_id')} = ${person} then ${own(match, 'user2_id')} else ${own(match, 'user3_id')} end`

/** SQL: the ids of the others of a match, for `in`. */
export const othersIn = (match: string, person: PersonOf): SQL =>
  sql`(${partnerOf(match, person)}, ${thirdOf(match, person)})`

/** SQL: somebody is one of the people of a match. */
export const isOfMatch = (match: string, person: PersonOf): SQL =>
  sql`(${own(match, 'user1_id')} = ${person} or ${own(match, 'user2_id')} = ${person} or ${own(match, 'user3_id')} = ${person})`

/** SQL: what the people of a match said, none of it null. */
export const answers = (match: string): SQL =>
  sql`(${own(match, 'user1_connection_status')}, ${own(match, 'user2_connection_status')},
    coalesce(${own(match, 'user3_connection_status')}, 'pending'))`

/** SQL: one row per person of a match, with the others of it (`third_id` is null in a pair) and their own answer. */
export const seats = sql.raw(`(
  select id as match_id, pairing_id, status, why, user1_rescue, user1_id as user_id, user2_id as partner_id,
    user3_id as third_id, user1_connection_status as answer from matches
  union all
  select id, pairing_id, status, why, user1_rescue, user2_id, user1_id, user3_id, user2_connection_status from matches
  union all
  select id, pairing_id, status, why, user1_rescue, user3_id, user1_id, user2_id, user3_connection_status from matches
  where user3_id is not null)`)

/**
 * SQL: one row for each two people who meet in a match: one in a pair, three in a match of three. Of three, somebody may
 * have been missing when the other two met: `missed` says so of these two.
 */
export const edges = sql.raw(`(
  select pairing_id, status, user1_id as one_id, user2_id as other_id,
    user3_id is not null and 'not_confirmed' in (user1_connection_status, user2_connection_status) as missed from matches
  union all
  select pairing_id, status, user1_id, user3_id, 'not_confirmed' in (user1_connection_status, user3_connection_status)
  from matches where user3_id is not null
  union all
  select pairing_id, status, user2_id, user3_id, 'not_confirmed' in (user2_connection_status, user3_connection_status)
  from matches where user3_id is not null)`)

/**
 * The time at which the people of a match meet. It outlives its match, and names its people itself, so that all can be
 * told when the match is deleted.
 */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    matchId: uuid('match_id').references(() => matches.id, { onDelete: 'set null' }),
    user1Id: uuid('user1_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    user2Id: uuid('user2_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    user3Id: uuid('user3_id').references(() => users.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    state: text('state', { enum: MEETING_STATES }).notNull(),
    /** One more with each change: by it, calendars know which invitation is the newest. */
    sequence: integer('sequence').notNull(),
    /** By which calendars know the meeting, for the match's life: 128 random bits. */
    uid: text('uid').notNull(),
    /** Who chose the time, or cancelled it; null: it was booked or cancelled by itself. */
    bookedBy: uuid('booked_by').references(() => users.id, { onDelete: 'set null' }),
    /** What the calendars of the two replied to its newest invitation. */
    user1Reply: text('user1_reply', { enum: MEETING_REPLIES }),
    user2Reply: text('user2_reply', { enum: MEETING_REPLIES }),
    user3Reply: text('user3_reply', { enum: MEETING_REPLIES }),
    changedAt: instant('changed_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('meetings_one_per_match').on(t.matchId),
    unique('meetings_uid').on(t.uid),
    index('meetings_user1').on(t.user1Id),
    index('meetings_user2').on(t.user2Id),
    index('meetings_to_come').on(t.startsAt).where(sql`${t.state} = 'booked'`),
    check('meetings_two_people', sql`${t.user1Id} <> ${t.user2Id}`),
    index('meetings_user3').on(t.user3Id).where(sql`${t.user3Id} is not null`),
    check('meetings_three_people', sql`${t.user3Id} <> ${t.user1Id} and ${t.user3Id} <> ${t.user2Id}`),
    check(
      'meetings_booked_by',
      sql`${t.bookedBy} in (${t.user1Id}, ${t.user2Id}, coalesce(${t.user3Id}, ${t.user1Id}))`,
    ),
    check('meetings_state', isOneOf(t.state, MEETING_STATES)),
    check('meetings_user1_reply', isOneOf(t.user1Reply, MEETING_REPLIES)),
    check('meetings_user2_reply', isOneOf(t.user2Reply, MEETING_REPLIES)),
    check('meetings_user3_reply', isOneOf(t.user3Reply, MEETING_REPLIES)),
    check('meetings_sequence', sql`${t.sequence} >= 0`),
    check('meetings_uid_form', sql`${t.uid} ~ '^[0-9a-f]{32}$'`),
    check('meetings_quarter_hour', sql`extract(epoch from ${t.startsAt})::bigint % 900 = 0`),
  ],
)

/** Everyone a pairing considered: matched, or left out with the reason. Carries "one active match per person". */
export const pairingMembers = pgTable(
  'pairing_members',
  {
    pairingId: uuid('pairing_id')
      .notNull()
      .references(() => pairings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** null: left out. */
    matchId: uuid('match_id').references(() => matches.id, { onDelete: 'cascade' }),
    /** Why this person was left out, in words. */
    reason: text('reason'),
    /** True while the pairing is active. */
    isActive: boolean('is_active').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pairingId, t.userId] }),
    uniqueIndex('pairing_members_one_active_match')
      .on(t.userId)
      .where(sql`${t.isActive} and ${t.matchId} is not null`),
    index('pairing_members_user').on(t.userId),
    index('pairing_members_match').on(t.matchId),
    index('pairing_members_left_out').on(t.pairingId).where(sql`${t.matchId} is null`),
    check('pairing_members_outcome', sql`(${t.matchId} is null) = (${t.reason} is not null)`),
  ],
)

/**
 * The matches of a pairing as they were when it was completed. Only erasing a person changes them, so that the record of
 * a month stays the same when names, departments and answers change later.
 */
export const completedMatches = pgTable(
  'completed_matches',
  {
    pairingId: uuid('pairing_id')
      .notNull()
      .references(() => pairings.id, { onDelete: 'cascade' }),
    /** The match's id. Not a foreign key: only active pairings are deleted, and each of their matches would be looked up here. */
    matchId: uuid('match_id').notNull(),
    user1Id: uuid('user1_id').notNull(),
    user1FirstName: text('user1_first_name').notNull(),
    user1LastName: text('user1_last_name').notNull(),
    /** Empty for an erased person. */
    user1Email: text('user1_email').notNull(),
    user1Department: text('user1_department'),
    user2Id: uuid('user2_id').notNull(),
    user2FirstName: text('user2_first_name').notNull(),
    user2LastName: text('user2_last_name').notNull(),
    user2Email: text('user2_email').notNull(),
    user2Department: text('user2_department'),
    status: text('status', { enum: MATCH_STATUSES }).notNull(),
    user1ConnectionStatus: text('user1_connection_status', { enum: CONNECTION_STATUSES }).notNull(),
    user2ConnectionStatus: text('user2_connection_status', { enum: CONNECTION_STATUSES }).notNull(),
    overruled: jsonb('overruled').$type<OverruledRule[]>(),
    user1Rescue: text('user1_rescue', { enum: RESCUE_REASONS }),
    user2Rescue: text('user2_rescue', { enum: RESCUE_REASONS }),
    user3Id: uuid('user3_id'),
    user3FirstName: text('user3_first_name'),
    user3LastName: text('user3_last_name'),
    user3Email: text('user3_email'),
    user3Department: text('user3_department'),
    user3ConnectionStatus: text('user3_connection_status', { enum: CONNECTION_STATUSES }),
  },
  (t) => [primaryKey({ columns: [t.pairingId, t.matchId] })],
)

/** A change of a round by an administrator, or (without wishes) going back to the round as it was first made. */
export const pairingChanges = pgTable(
  'pairing_changes',
  {
    pairingId: uuid('pairing_id')
      .notNull()
      .references(() => pairings.id, { onDelete: 'cascade' }),
    /** The version of the pairing that it made. */
    version: integer('version').notNull(),
    madeAt: instant('made_at').notNull(),
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    /** What was asked for in this change; null: to go back to the first round. */
    asked: jsonb('asked').$type<AskedWishes>(),
    /** What holds afterwards: what was asked for now and earlier. */
    wishes: jsonb('wishes').$type<AskedWishes>().notNull(),
    /** For how many people something changed. */
    people: integer('people').notNull(),
    /** What it replaced, for the way back. */
    replaced: jsonb('replaced').$type<ReplacedPart>().notNull(),
    certificateBefore: jsonb('certificate_before').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pairingId, t.version] })],
)

export type OverruledRule = (typeof OVERRULED_RULES)[number]

/** Wishes about a round, by the ids of people. */
export interface AskedWishes {
  together: [string, string][]
  apart: [string, string][]
  out: string[]
}

/** Matches that a change ended, and everybody who was left out before it. */
export interface ReplacedPart {
  matches: {
    id: string
    user1Id: string
    user2Id: string
    /** Who joined them; absent in changes from before there were matches of three. */
    user3Id?: string | null
    why: string[]
    overruled: OverruledRule[] | null
  }[]
  leftOut: { userId: string; reason: string }[]
}
