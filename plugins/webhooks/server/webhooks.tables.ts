import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { EventData } from '../../../server/platform/context/context'
import { bytes, instant, isOneOf, ownedBy, type PluginTables } from '../../../server/tables/columns'
import type { EventType } from '../../../shared/limits'
import { DELIVERY_STATES, WEBHOOK_FORMS } from '../contract'

/** Receivers of events: who made them, and since when they are off. */
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
    /** Equal for all receivers of an event and at every try. */
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

export const webhookTables: PluginTables = {
  rights: {
    webhooks: 'select insert update delete',
    webhook_deliveries: 'select update delete',
    'function tell_webhooks': 'execute',
  },
  credentials: [
    {
      table: webhooks,
      restored: 'webhooks',
      flag: { isOn: 'off_at is null', off: 'off_at = $1', on: 'off_at = null' },
    },
  ],
  // Programs know an event by its id; people would read it in their channel for the second time.
  afterRestore: `update webhook_deliveries d set state = 'failed' from webhooks w
    where w.id = d.webhook_id and w.form <> 'standard' and d.state = 'waiting'`,
}
