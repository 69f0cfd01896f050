import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MailReason } from '../../languages/reasons'
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
import { instant, isOneOf, ownedBy } from './columns'
import { COMMON, domainGroups } from './directory.tables'
import { users } from './people.tables'
import { programmeReference } from './programmes.tables'

/** One round of pairing for a scope (a domain group, or the whole company) and a month. */
export const pairings = pgTable(
  'rounds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    programmeId: programmeReference(),
    /** YYYY-MM */
    month: text('month').notNull(),
    /** YYYY-MM-DD: the day that it was made for, where rounds are not those of months. */
    day: text('day'),
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
    /** How many were asked whether they take part, and how many said so; null: nobody was. */
    asked: jsonb('asked').$type<Asked>(),
    createdAt: instant('created_at').notNull(),
    /** It is of the whole company, or was made together with the rounds of all groups: the day given to everybody is used up. */
    isForAll: boolean('is_for_all').notNull().default(false),
    completedAt: instant('completed_at'),
    /** Since when its people see their matches; null: nobody has been told yet. */
    publishedAt: instant('published_at'),
    /** One more with each change of the round. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    unique('rounds_file_unique').on(t.fileName),
    uniqueIndex('rounds_one_active_per_scope_and_period')
      .on(t.programmeId, sql`coalesce(${t.domainGroupId}, ${COMMON})`, sql`coalesce(${t.day}, ${t.month})`)
      .where(sql`${t.status} = 'active'`),
    // For the seats, which have their pairing's programme.
    unique('rounds_of_programme').on(t.id, t.programmeId),
    index('rounds_month').on(t.month),
    check('rounds_month_form', sql`${t.month} ~ ${sql.raw(`'${FORM.month}'`)}`),
    check(
      'rounds_day_form',
      sql`${t.day} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and left(${t.day}, 7) = ${t.month}`,
    ),
    check('rounds_status', isOneOf(t.status, PAIRING_STATUSES)),
    check('rounds_completed', sql`(${t.status} = 'completed') = (${t.completedAt} is not null)`),
  ],
)

/** SQL: the period that a pairing is for: its day, or its month. */
export const periodOf = (pairing: 'p' | 'rounds') => sql.raw(`coalesce(${pairing}.day, ${pairing}.month)`)

/** SQL: the pairing is of a programme; of any, if none is given. */
export const isPairingOf = (pairing: 'p' | 'rounds', id: string | undefined): SQL =>
  id === undefined ? sql`true` : sql`${sql.raw(pairing)}.programme_id = ${id}`

/** SQL: employees may know of this pairing. Whatever is read for them asks this. */
export const isPublished = sql`${pairings.publishedAt} is not null`

/** SQL: the match `m` is not called off. Whatever counts matches or meetings asks this. */
export const isNotCalledOff = sql`m.status <> 'called_off'`

/** SQL: how many people a pairing has: in a match that is not called off, or left out. */
export const peopleOf = (pairing: 'p' | 'rounds') => sql`(
  select count(*)::int from seats s where s.round_id = ${sql.raw(pairing)}.id
    and not exists (select from matches m where m.id = s.match_id and m.status = 'called_off'))`

/** People of a pairing who are to meet: who they are, their seats say. */
export const matches = pgTable(
  'matches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    pairingId: ownedBy('round_id', () => pairings.id),
    /** Why these were paired, for the match card and the newsletter. */
    why: jsonb('why').$type<MailReason[]>().notNull(),
    /** What they like to talk about in common, as it was when they were brought together: for them alone. */
    shared: jsonb('shared').$type<MailReason[]>().notNull().default([]),
    /** The rules that an administrator overruled to bring them together; null: none. */
    overruled: jsonb('overruled').$type<OverruledRule[]>(),
    matchDate: instant('match_date').notNull(),
    status: text('status', { enum: MATCH_STATUSES }).notNull(),
    completedAt: instant('completed_at'),
    /** Who suggests the time; null: a match from before that was decided. */
    organiserId: uuid('organiser_id').references(() => users.id),
    /** Who hosts the others; null: all are equal. */
    hostId: uuid('host_id').references(() => users.id),
    /** When they were reminded to; null: they were not. */
    organiserRemindedAt: instant('organiser_reminded_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // Has the status, so that a pairing's matches are counted without reading their rows.
    index('matches_round').on(t.pairingId, t.status),
    // The first matches of a pairing, without sorting all of them; and what the figures ask of each, without reading its row.
    index('matches_figures').on(t.pairingId, t.id, t.status, t.organiserRemindedAt),
    index('matches_organiser').on(t.organiserId),
    index('matches_host').on(t.hostId).where(sql`${t.hostId} is not null`),
    // They are few, so queries that leave them out find them at once.
    index('matches_called_off').on(t.id).where(sql`${t.status} = 'called_off'`),
    check('matches_status', isOneOf(t.status, MATCH_STATUSES)),
  ],
)

/**
 * One row for each person of a round, and the only place where a person and a round meet: their seat in a match, or that
 * they were left out, with the reason. The seats of one match are the people who met. A person whose match was called off
 * and who got another one has two.
 */
export const seats = pgTable(
  'seats',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    pairingId: uuid('round_id').notNull(),
    /** Of the pairing: it makes sure that nobody has two active matches in one programme. */
    programmeId: uuid('programme_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** null: left out. */
    matchId: uuid('match_id').references(() => matches.id, { onDelete: 'cascade' }),
    /** 0, 1, 2 …: the order of a match's people, the same for everybody; null: left out. */
    place: smallint('place'),
    /** Why this person was left out, and what would have helped. */
    reasons: jsonb('reasons').$type<MailReason[]>(),
    /** After about how many more rounds a guest has a seat, as they could read when they were left out; null: no guest. */
    waitRounds: integer('wait_rounds'),
    /** What they say about whether they met, and since when. */
    answer: text('answer', { enum: CONNECTION_STATUSES }).notNull().default('pending'),
    answeredAt: instant('answered_at'),
    /** Why they had nobody, of a match that was made to rescue them; null: a match of the round itself. */
    rescueReason: text('rescue_reason', { enum: RESCUE_REASONS }),
    /** When the person stepped out of the match; null: they keep it, also if they pause afterwards. */
    steppedOutAt: instant('stepped_out_at'),
    /** When an administrator's change of a round that they could see gave them this seat; null: none did, or they have looked. */
    changedAt: instant('changed_at'),
    /** When the person first looked at it on their page; null: not yet. */
    seenAt: instant('seen_at'),
    /** The round is active, and this is where the person is in it: not a match for which they got another one. */
    isActive: boolean('is_active').notNull(),
    /**
     * The person, their answer and the status of their match when the round was completed; null before. Only erasing the person changes it,
     * so that the record of a month stays the same when names, departments and answers change later.
     */
    recordedFirstName: text('recorded_first_name'),
    recordedLastName: text('recorded_last_name'),
    /** Empty for an erased person. */
    recordedEmail: text('recorded_email'),
    recordedDepartment: text('recorded_department'),
    recordedAnswer: text('recorded_answer', { enum: CONNECTION_STATUSES }),
    recordedStatus: text('recorded_status', { enum: MATCH_STATUSES }),
  },
  (t) => [
    uniqueIndex('seats_once_in_match').on(t.matchId, t.userId),
    uniqueIndex('seats_left_out').on(t.pairingId, t.userId).where(sql`${t.matchId} is null`),
    foreignKey({
      name: 'seats_of_round',
      columns: [t.pairingId, t.programmeId],
      foreignColumns: [pairings.id, pairings.programmeId],
    }).onDelete('cascade'),
    uniqueIndex('seats_one_active_match_in_programme')
      .on(t.userId, t.programmeId)
      .where(sql`${t.isActive} and ${t.matchId} is not null`),
    index('seats_round').on(t.pairingId, t.userId),
    index('seats_user').on(t.userId),
    // What people said, match by match, without reading their rows; those who say they did not meet are few.
    index('seats_answered').on(t.pairingId, t.matchId, t.answer).where(sql`${t.answer} <> 'pending'`),
    index('seats_denied').on(t.pairingId, t.matchId).where(sql`${t.answer} = 'not_confirmed'`),
    // They are few, so rescues and matches of three are found at once.
    index('seats_rescued').on(t.pairingId).where(sql`${t.rescueReason} is not null`),
    index('seats_beyond_two').on(t.pairingId, t.matchId).where(sql`${t.place} > 1`),
    check('seats_outcome', sql`(${t.matchId} is null) = (${t.reasons} is not null)`),
    check('seats_place', sql`(${t.matchId} is null) = (${t.place} is null) and ${t.place} >= 0`),
    check('seats_answer', isOneOf(t.answer, CONNECTION_STATUSES)),
    check('seats_recorded_answer', isOneOf(t.recordedAnswer, CONNECTION_STATUSES)),
    check('seats_recorded_status', isOneOf(t.recordedStatus, MATCH_STATUSES)),
    check('seats_rescue_reason', isOneOf(t.rescueReason, RESCUE_REASONS)),
    check(
      'seats_recorded',
      sql`num_nulls(${t.recordedFirstName}, ${t.recordedLastName}, ${t.recordedEmail}, ${t.recordedAnswer},
        ${t.recordedStatus}) in (0, 5)`,
    ),
  ],
)

/** SQL: the match is open for the person of the seat: its pairing is active, and it is not completed, or only by another one. */
export const isOpen = sql`(rounds.status = 'active' and (matches.status = 'active' or matches.status = 'completed'
  and seats.answer <> 'confirmed'))`

/** SQL: one of the people of the match `m` says so. */
export const somebodySays = (answer: 'confirmed' | 'not_confirmed') =>
  sql`exists (select from seats said where said.match_id = m.id and said.answer = ${sql.raw(`'${answer}'`)})`

/**
 * SQL: the matches (match_id) of a pairing p that did not take place (meeting.md §5): one of their people says so, and no two say
 * that they met. What else is completed has met. Only the answers of those who deny are read.
 */
export const deniedIn = sql`(
  select distinct denies.match_id from seats denies
  where denies.round_id = p.id and denies.answer = 'not_confirmed'
    and (select count(*) from seats yes where yes.match_id = denies.match_id and yes.answer = 'confirmed') < 2)`

/** SQL: the matches of a pairing p that stand, each with what became of it: is_met, is_denied or is_silent. */
export const standingIn = sql`(
  select m.id, m.organiser_reminded_at, denied.match_id is not null as is_denied,
    m.status = 'completed' and denied.match_id is null as is_met,
    m.status = 'active' and denied.match_id is null as is_silent
  from matches m left join ${deniedIn} denied on denied.match_id = m.id
  where m.round_id = p.id and ${isNotCalledOff})`

/** SQL: how many matches of a pairing were made after the round, and for how many people who had been left out of it. */
export const rescuesOf = (pairing: SQL): SQL => sql`
  select count(distinct s.match_id) filter (where not exists (
      select from seats sat where sat.match_id = s.match_id and sat.rescue_reason is null))::int as rescues,
    count(*) filter (where s.rescue_reason = 'left_out')::int as "rescuedLeftOut"
  from seats s join matches m on m.id = s.match_id and ${isNotCalledOff}
  where s.round_id = ${pairing} and s.rescue_reason is not null`

/** SQL: the ids of the people of a match who fit, for `in` and joins; `of_match` is their seat. */
export const peopleIn = (match: SQLWrapper, also: SQL = sql`true`): SQL =>
  sql`(select of_match.user_id from seats of_match where of_match.match_id = ${match} and ${also})`

/**
 * The time at which the people of a match meet. It outlives its match, and has guests of its own, so that all can be told
 * when the match is deleted.
 */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    matchId: uuid('match_id').references(() => matches.id, { onDelete: 'set null' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    state: text('state', { enum: MEETING_STATES }).notNull(),
    /** One more with each change: by it, calendars know which invitation is the newest. */
    sequence: integer('sequence').notNull(),
    /** By which calendars know the meeting, for the match's life: 128 random bits. */
    uid: text('uid').notNull(),
    /** Who chose the time, or cancelled it; null: it was booked or cancelled by itself. */
    bookedBy: uuid('booked_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: instant('changed_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('meetings_one_per_match').on(t.matchId),
    unique('meetings_uid').on(t.uid),
    index('meetings_to_come').on(t.startsAt).where(sql`${t.state} = 'booked'`),
    check('meetings_state', isOneOf(t.state, MEETING_STATES)),
    check('meetings_sequence', sql`${t.sequence} >= 0`),
    check('meetings_uid_form', sql`${t.uid} ~ '^[0-9a-f]{32}$'`),
    check('meetings_length', sql`${t.endsAt} > ${t.startsAt}`),
    check('meetings_quarter_hour', sql`extract(epoch from ${t.startsAt})::bigint % 900 = 0`),
  ],
)

/** The guests of a meeting, with what their calendar replied to its newest invitation. */
export const meetingGuests = pgTable(
  'meeting_guests',
  {
    meetingId: ownedBy('meeting_id', () => meetings.id),
    userId: ownedBy('user_id', () => users.id),
    reply: text('reply', { enum: MEETING_REPLIES }),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.userId] }),
    index('meeting_guests_user').on(t.userId),
    check('meeting_guests_reply', isOneOf(t.reply, MEETING_REPLIES)),
  ],
)

/** A change of a round by an administrator, or (without wishes) going back to the round as it was first made. */
export const pairingChanges = pgTable(
  'round_changes',
  {
    pairingId: ownedBy('round_id', () => pairings.id),
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

/** Of the people who were asked whether they take part in a round, how many said yes, and how many nothing. */
export interface Asked {
  asked: number
  yes: number
  silent: number
}

export type OverruledRule = (typeof OVERRULED_RULES)[number]

/** Wishes about a round, by the ids of people. */
export interface AskedWishes {
  together: [string, string][]
  apart: [string, string][]
  out: string[]
}

/** Somebody whom a round leaves out. */
export interface LeftOutSeat {
  userId: string
  reasons: MailReason[]
  /** Of a guest: after about how many more rounds they have a seat. */
  waitRounds?: number | null
}

/** Matches that a change ended, and the people left out before it. */
export interface ReplacedPart {
  matches: {
    id: string
    /** In their places. */
    people: string[]
    hostId: string | null
    why: MailReason[]
    overruled: OverruledRule[] | null
  }[]
  leftOut: LeftOutSeat[]
}
