import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import { DELIVERY_STATES, type EventType, WEBHOOK_FORMS } from '../../shared/limits'
import { SCOPES, type Scope } from '../../shared/scopes'
import { type Credential, bytes, instant, isOneOf, ownedBy } from './columns'
import { matches } from './pairings.tables'
import { users } from './people.tables'
import { sends } from './sending.tables'

/** By which programs make calls of administrators. Only the SHA-256 is here. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    keyHash: bytes('key_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    unique('api_keys_key_unique').on(t.keyHash),
    uniqueIndex('api_keys_name_unique').on(sql`lower(${t.name})`),
    check(
      'api_keys_scopes',
      sql`${t.scopes} <> '{}' and ${t.scopes} <@ ${sql.raw(`'{${SCOPES.join()}}'::text[]`)}`,
    ),
    check('api_keys_two_years', sql`${t.endsAt} <= ${t.createdAt} + interval '730 days'`),
  ],
)

/** Calls with an Idempotency-Key, and what the first of each returned. */
export const repeatableCalls = pgTable(
  'repeatable_calls',
  {
    apiKeyId: ownedBy('api_key_id', () => apiKeys.id),
    /** SHA-256 of the Idempotency-Key. */
    key: bytes('key').notNull(),
    /** SHA-256 of the call: method, address and body. */
    call: bytes('call').notNull(),
    startedAt: instant('started_at').notNull(),
    /** null: under way, or the server stopped in its middle. */
    status: smallint('status'),
    /** Sealed. */
    response: text('response'),
  },
  (t) => [primaryKey({ columns: [t.apiKeyId, t.key] }), index('repeatable_calls_started').on(t.startedAt)],
)

/** What an event tells: ids and counts, and of people only who they are. */
export type EventData = Record<string, unknown> & { people?: { id: string }[] }

/** Who is told what happens, by whom and since when not any more. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    /** `standard`: a program, by the Standard Webhooks specification; else a channel of a chat, by what it understands. */
    form: text('form', { enum: WEBHOOK_FORMS }).notNull(),
    /** Of the address, which is a secret. */
    host: text('host').notNull(),
    /** The address, and what events are signed by. Sealed. */
    secret: bytes('secret').notNull(),
    /** Until then the secret before the newest signs as well. */
    earlierUntil: instant('earlier_until'),
    events: text('events').array().$type<EventType[]>().notNull(),
    /** It gets the names and addresses of people. */
    isPersonal: boolean('is_personal').notNull(),
    /** Told nothing since then. */
    offAt: instant('off_at'),
    /** Why the product itself turned it off; null: an administrator did. */
    offReason: text('off_reason', { enum: ['failing', 'gone'] }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('webhooks_name_unique').on(sql`lower(${t.name})`),
    check('webhooks_form', isOneOf(t.form, WEBHOOK_FORMS)),
    check('webhooks_events', sql`${t.events} <> '{}'`),
  ],
)

/** What a webhook is told, and what came of it. The function `tell_webhooks` makes the rows (migrations). */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    webhookId: ownedBy('webhook_id', () => webhooks.id),
    /** The same for all who are told of it, at every try. */
    eventId: uuid('event_id').notNull(),
    type: text('type').$type<EventType>().notNull(),
    at: instant('at').notNull(),
    /** Ids and counts. */
    data: jsonb('data').$type<EventData>().notNull(),
    state: text('state', { enum: DELIVERY_STATES }).notNull(),
    tries: integer('tries').notNull(),
    /** When it is tried next; while it is tried, when somebody else may. */
    dueAt: instant('due_at').notNull(),
    /** Of the last try: when it ended, how long it took, and what came back. */
    triedAt: instant('tried_at'),
    milliseconds: integer('milliseconds'),
    status: smallint('status'),
    /** Why there is no status. */
    fault: text('fault'),
    /** The beginning of the response. */
    response: text('response').notNull().default(''),
  },
  (t) => [
    index('webhook_deliveries_due').on(t.webhookId, t.dueAt).where(sql`${t.state} = 'waiting'`),
    index('webhook_deliveries_listed').on(t.webhookId, t.at, t.id),
    index('webhook_deliveries_at').on(t.at),
    check('webhook_deliveries_state', isOneOf(t.state, DELIVERY_STATES)),
  ],
)

/** Who somebody is in Slack, as it said of an address. Slack's id is null where it knows nobody with the address. */
export const slackPeople = pgTable(
  'slack_people',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    slackId: text('slack_id'),
    lookedUpAt: instant('looked_up_at').notNull(),
  },
  (t) => [index('slack_people_slack_id').on(t.slackId)],
)

/** The message about a match in the conversation of its people, once for a send; without `ts` it is being posted. */
export const slackPosts = pgTable(
  'slack_posts',
  {
    sendId: ownedBy('send_id', () => sends.id),
    matchId: ownedBy('match_id', () => matches.id),
    channel: text('channel').notNull(),
    /** By which Slack names the message within its channel. */
    ts: text('ts'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sendId, t.matchId] }), index('slack_posts_match').on(t.matchId)],
)

/** Presses that were taken: each is done once, however often it is told. */
export const slackPresses = pgTable(
  'slack_presses',
  { id: text('id').primaryKey(), at: instant('at').notNull() },
  (t) => [index('slack_presses_at').on(t.at)],
)

export const credentials: Credential[] = [
  { table: apiKeys, restored: 'api_keys' },
  {
    table: webhooks,
    restored: 'webhooks',
    flag: { isOn: 'off_at is null', off: 'off_at = $1', on: 'off_at = null' },
  },
]
