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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '../../shared/languages/languages'
import { type DeliveryMethod, OPEN_SEND_STATES, SEND_KINDS, SEND_STATES } from '../../shared/limits'
import { domainGroups } from './directory.tables'
import { instant, isOneOf, ownedBy } from './columns'
import { newsletters } from './newsletters.tables'
import { matches, pairings } from './pairings.tables'
import { users } from './people.tables'

/** One sending of a newsletter to the people of one pairing: the frozen content, and the log afterwards. */
export const sends = pgTable(
  'sends',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: SEND_KINDS }).notNull().default('newsletter'),
    newsletterId: uuid('newsletter_id').references(() => newsletters.id, { onDelete: 'set null' }),
    pairingId: uuid('round_id').references(() => pairings.id, { onDelete: 'set null' }),
    pairingFile: text('pairing_file'),
    domainGroupId: uuid('domain_group_id').references(() => domainGroups.id, { onDelete: 'set null' }),
    domainGroupName: text('domain_group_name'),
    newsletterTitle: text('newsletter_title').notNull(),
    month: integer('month').notNull(),
    year: integer('year').notNull(),
    /** What every mail of this send is made from: subject, HTML and text with places for each person's values. */
    snapshot: jsonb('snapshot').$type<Snapshot>().notNull(),
    state: text('state', { enum: SEND_STATES }).notNull(),
    /** Why it is paused or waiting. */
    reason: text('reason'),
    /** Paused because the mail server is away, not by an administrator: any instance that reaches it resumes the send. */
    resumesByItself: boolean('resumes_by_itself').notNull().default(false),
    totalMatches: integer('total_matches').notNull(),
    validatedMatches: integer('validated_matches').notNull(),
    totalRecipients: integer('total_recipients').notNull(),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** When its personal content was deleted; then the snapshot is empty, and nothing can be shown or sent again. */
    purgedAt: instant('purged_at'),
  },
  (t) => [
    uniqueIndex('sends_one_open_per_round')
      .on(t.newsletterId, t.pairingId)
      .where(isOneOf(t.state, OPEN_SEND_STATES)),
    index('sends_month').on(t.year, t.month),
    index('sends_round').on(t.pairingId),
    check('sends_state', isOneOf(t.state, SEND_STATES)),
    check('sends_kind', isOneOf(t.kind, SEND_KINDS)),
  ],
)

export const RECIPIENT_STATES = [
  'waiting',
  'leased',
  'committing',
  'sent',
  'failed',
  'unknown',
  'cancelled',
] as const
export const NOT_SENT = RECIPIENT_STATES.filter((state) => state !== 'sent')

/**
 * One recipient of a send, frozen when it starts.
 * waiting → leased → committing → sent | failed; a crash while committing leaves `unknown`.
 */
export const sendRecipients = pgTable(
  'send_recipients',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sendId: ownedBy('send_id', () => sends.id),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** By which way: a row for each. What a chat can't deliver may go by mail: each row has all that its mail needs. */
    way: text('way').$type<DeliveryMethod>().notNull().default('mail'),
    /** Where the mail goes. Who it is to is `userId`: an address may change, and be somebody else's later. */
    email: text('email').notNull(),
    matchEmail: text('match_email'),
    /** The ids of the people that the mail names, its match, in its order. */
    names: uuid('names').array().notNull().default([]),
    matchValidated: boolean('match_validated').notNull(),
    validationIssues: jsonb('validation_issues').$type<string[]>().notNull(),
    /** The values that fill the markers of the snapshot for this person. */
    values: jsonb('values').$type<RecipientValues>().notNull(),
    /** Equal for a person and a newsletter, even in another send. */
    messageId: text('message_id').notNull(),
    state: text('state', { enum: RECIPIENT_STATES }).notNull(),
    /** Grows with every lease: the fence against an instance that no longer holds the row. */
    attempt: integer('attempt').notNull().default(0),
    /** Temporary refusals so far. */
    refusals: integer('refusals').notNull().default(0),
    /** The instance that holds the row, or held it last; alive as long as its advisory lock is. */
    leasedBy: integer('leased_by'),
    leaseEndsAt: instant('lease_ends_at'),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sendStatus: text('send_status'),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    failureReason: text('failure_reason'),
    /** Refused because of who sends, not who receives: tried again when the administrator resumes the send. */
    isSendersFault: boolean('is_senders_fault').notNull().default(false),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    uniqueIndex('send_recipients_once_a_way').on(t.sendId, t.email, t.way),
    // Nobody gets one newsletter twice, not even from a second send after a cancelled one.
    uniqueIndex('send_recipients_message_a_way')
      .on(t.messageId, t.way)

      .where(sql`${t.state} not in ('failed', 'cancelled')`),
    index('send_recipients_due').on(t.nextAttemptAt, t.id).where(sql`${t.state} = 'waiting'`),
    index('send_recipients_held').on(t.leasedBy).where(sql`${t.state} in ('leased', 'committing')`),
    index('send_recipients_state').on(t.sendId, t.state),
    index('send_recipients_names').using('gin', t.names),
    // Deleting accounts (the undo of an import) checks for each whether it is here.
    index('send_recipients_user').on(t.userId),
    check('send_recipients_state', isOneOf(t.state, RECIPIENT_STATES)),
  ],
)

/** MAIL_RATE over all instances: the instant from which the next message may go out. */
export const mailRate = pgTable('mail_rate', {
  key: text('key').primaryKey(),
  freeAt: instant('free_at').notNull(),
})

/** Where in HTML or text a value stands that is not simply read. */
export type Inside = 'link' | 'tag' | undefined

/** A piece of a frozen mail: literal text, a person's value, or a part that is repeated or left out by one. */
export type TemplateNode<Literal = string> =
  | Literal
  | { value: string; isIn?: Inside }
  | { section: string; not?: boolean; nodes: TemplateNode<Literal>[] }

/** The frozen content of a send: in English, and in `others` for those who read another language. */
export interface Snapshot {
  subject: string
  html: TemplateNode[]
  text: TemplateNode[]
  others?: Partial<Record<Language, Snapshot>>
}

/** One time of a repeated part: a text, or several by their names. */
export type RepeatedItem = string | Record<string, string>

/** What is personal in one person's mail; a list fills a repeated part, an empty text leaves its part out. */
export type RecipientValues = Record<string, string | RepeatedItem[]>

/**
 * What of these is about the person themselves. All others are about their match, and are deleted when one of its people is
 * erased: a new value, too, unless it is named here.
 */
export const OWN_VALUES = [
  'firstName',
  'joinedLater',
  'notNeeded',
  'waits',
  'youHost',
  'tooLate',
  'matchId',
  'programmeId',
  'ownZone',
  'when',
  'hasDeclined',
  'language',
]

/**
 * People told that their match can't make it, or who asked for someone else. Whether they are stranded now is not stored:
 * it follows from who takes part today.
 */
export const strandings = pgTable(
  'strandings',
  {
    matchId: ownedBy('match_id', () => matches.id),
    /** The stranded person. */
    userId: ownedBy('user_id', () => users.id),
    /** The mail that told them; null: they saw it on their page first, or the log is deleted. */
    sendId: uuid('send_id').references(() => sends.id, { onDelete: 'set null' }),
    /** When they asked for someone else. */
    askedAt: instant('asked_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.matchId, t.userId] }), index('strandings_user').on(t.userId)],
)
