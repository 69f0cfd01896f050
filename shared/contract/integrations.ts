import { z } from 'zod'
import { type Endpoint, endpoint, type ResponseOf } from '../endpoint'
import { KEY_DAYS } from '../limits'
import { API_KEY_NAME, WEBHOOK_ADDRESS } from '../text-rules'
import { changesSomething, id, instant, messageAnswer, paging, text } from './common'

/** What an API key may: read, or change one kind of things. */
export const SCOPES = ['read', 'people', 'rounds', 'newsletters', 'integrations'] as const
export type Scope = (typeof SCOPES)[number]

/** By the first name after /api/admin/, which scope changes ask for. No key may call what is not here. */
const SCOPE_OF: Partial<Record<string, Scope>> = {
  users: 'people',
  'users.csv': 'people',
  'allowed-emails': 'people',
  'allowed-emails-with-groups': 'people',
  departments: 'people',
  'domain-groups': 'people',
  'directory-groups': 'people',
  'employee-status-summary': 'people',
  'sync-employee-data': 'people',
  'sync-employee-status': 'people',
  imports: 'people',
  readiness: 'people',
  invitations: 'people',
  'unreachable-people': 'people',
  feedback: 'people',
  programme: 'rounds',
  programmes: 'rounds',
  cycles: 'rounds',
  'announce-round': 'rounds',
  month: 'rounds',
  pairings: 'rounds',
  'generate-pairing': 'rounds',
  'create-pairings': 'rounds',
  'complete-pairing': 'rounds',
  'complete-current-pairing': 'rounds',
  'completed-pairings': 'rounds',
  'completed-pairing-files': 'rounds',
  'current-pairings': 'rounds',
  'pairing-groups': 'rounds',
  'pairing-history': 'rounds',
  'pairing-validation': 'rounds',
  'pairing-report': 'rounds',
  'connection-map': 'rounds',
  'engagement-metrics': 'rounds',
  'enhanced-metrics': 'rounds',
  'metrics.csv': 'rounds',
  stats: 'rounds',
  newsletters: 'newsletters',
  'newsletter-files': 'newsletters',
  images: 'newsletters',
  'image-compatibility': 'newsletters',
  'email-logs': 'newsletters',
  webhooks: 'integrations',
  channels: 'integrations',
  'system-health': 'rounds',
  'audit-log': 'people',
}

/** Managers, erasing, and the undo of what others did are a person's to decide. */
const NEVER = /\/(?:managers|erase|purge|undo|address)$|^DELETE .*\/changes$/

/** The scope that a key needs for a call of administrators; undefined: no key may make it. */
export function scopeOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): Scope | undefined {
  const [, name = ''] = /^\/api\/admin\/([^/:]+)/.exec(path) ?? []
  const scope = SCOPE_OF[name]
  if (!scope || NEVER.test(`${method} ${path}`)) return undefined
  return method === 'GET' ? 'read' : scope
}

const key = z.object({
  id,
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  createdAt: instant,
  endsAt: instant,
  /** To the minute. */
  lastUsedAt: instant.nullable(),
})

export const getKeys = endpoint('GET /api/admin/keys', {
  summary: 'The API keys, also those that have ended: what each may, until when, and when it was last used.',
  response: z.array(key.extend({ hasEnded: z.boolean() })),
})
export type ApiKey = ResponseOf<typeof getKeys>[number]

export const makeKey = endpoint('POST /api/admin/keys', {
  proof: 'fresh',
  summary: 'Makes an API key. It is shown this once.',
  body: z.object({
    name: text(API_KEY_NAME),
    scopes: z.array(z.enum(SCOPES)).min(1),
    days: z.int().min(1).max(KEY_DAYS.most).default(KEY_DAYS.usually),
  }),
  response: key.omit({ lastUsedAt: true }).extend({ key: z.string() }),
})
export type MadeKey = ResponseOf<typeof makeKey>

export const revokeKey = endpoint('DELETE /api/admin/keys/:id', {
  proof: 'fresh',
  summary: 'Revokes an API key, at once.',
  response: messageAnswer,
})

/** What webhooks are told. */
export const EVENTS = [
  'round.made',
  'round.changed',
  'round.published',
  'round.completed',
  'newsletter.sent',
  'match.met',
  'meeting.booked',
  'meeting.moved',
  'meeting.cancelled',
  'person.joined',
  'person.left',
] as const
export type EventType = (typeof EVENTS)[number]

/** What a channel understands: Slack's form, as Mattermost, Rocket.Chat and Zulip do too, or that of Teams Workflows. */
export const CHANNEL_FORMS = ['slack', 'teams'] as const
/** How one is told: as a program, or as a channel of Slack (or whoever understands the same), or of Teams. */
export const WEBHOOK_FORMS = ['standard', ...CHANNEL_FORMS] as const
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const

const webhook = z.object({
  id,
  name: z.string(),
  /** The address itself is a secret. */
  host: z.string(),
  events: z.array(z.enum(EVENTS)),
  personal: z.boolean(),
  createdAt: instant,
  /** Null: it is told what happens. */
  offAt: instant.nullable(),
  /** Why the product turned it off: nothing was delivered for three days, or its server says that it is gone. */
  offReason: z.enum(['failing', 'gone']).nullable(),
  /** Until then the earlier secret signs as well. */
  earlierSecretUntil: instant.nullable(),
})
const made = webhook.extend({
  /** whsec_…, shown this once. */
  secret: z.string(),
})

const name = text(API_KEY_NAME)
const url = text(WEBHOOK_ADDRESS)
const events = z.array(z.enum(EVENTS)).min(1)

export const getWebhooks = endpoint('GET /api/admin/webhooks', {
  summary: 'The webhooks: which events each is told, and whether it was turned off.',
  response: z.array(webhook),
})
export type Webhook = ResponseOf<typeof getWebhooks>[number]

export const makeWebhook = endpoint('POST /api/admin/webhooks', {
  proof: 'fresh',
  summary:
    'Makes a webhook by the Standard Webhooks specification. Its secret is shown this once. With `personal` events name people, with their addresses.',
  body: z.object({ name, url, events, personal: z.boolean().default(false) }),
  response: made,
})
export type MadeWebhook = ResponseOf<typeof makeWebhook>

export const changeWebhook = endpoint('PATCH /api/admin/webhooks/:id', {
  proof: 'fresh',
  summary:
    'Changes a webhook, or turns it off or on. With `newSecret` it gets another secret, which is shown this once; for a week the earlier one signs as well.',
  body: z
    .object({
      name: name.optional(),
      url: url.optional(),
      events: events.optional(),
      isOn: z.boolean().optional(),
      newSecret: z.literal(true).optional(),
    })
    .refine(changesSomething),
  response: made.extend({ secret: z.string().nullable() }),
})

export const removeWebhook = endpoint('DELETE /api/admin/webhooks/:id', {
  proof: 'fresh',
  summary: 'Removes a webhook and its log.',
  response: messageAnswer,
})

export const getDeliveries = endpoint('GET /api/admin/webhooks/:id/deliveries', {
  summary: 'What a webhook was told within 30 days, the newest first, and what came back.',
  query: z.object(paging),
  response: z.array(
    z.object({
      id,
      /** The `webhook-id`. */
      event: id,
      type: z.enum(EVENTS),
      at: instant,
      state: z.enum(DELIVERY_STATES),
      tries: z.int(),
      /** Of what is waiting. */
      nextAt: instant.nullable(),
      triedAt: instant.nullable(),
      milliseconds: z.int().nullable(),
      status: z.int().nullable(),
      /** In words, where there is no status. */
      problem: z.string().nullable(),
      /** The first KB of the response. */
      response: z.string(),
    }),
  ),
})
export type Delivery = ResponseOf<typeof getDeliveries>[number]

export const sendAgain = endpoint('POST /api/admin/webhooks/:id/deliveries/:delivery/again', {
  summary: 'Tells a webhook an event again, under the same id.',
  response: messageAnswer,
})

const channel = z.object({
  id,
  name: z.string(),
  form: z.enum(CHANNEL_FORMS),
  /** The address itself is a secret. */
  host: z.string(),
  createdAt: instant,
  /** Since then nothing is announced there: it could not be reached for three days, or is gone. */
  offAt: instant.nullable(),
})

export const getChannels = endpoint('GET /api/admin/channels', {
  summary: 'The channels of a chat where rounds are announced.',
  response: z.array(channel),
})
export type Channel = ResponseOf<typeof getChannels>[number]

export const makeChannel = endpoint('POST /api/admin/channels', {
  proof: 'fresh',
  summary:
    'Adds a channel, by an incoming webhook of the chat. Each round is announced there when its people see their matches; no match is named.',
  body: z.object({ name: text(API_KEY_NAME), url: text(WEBHOOK_ADDRESS), form: z.enum(CHANNEL_FORMS) }),
  response: channel,
})

export const removeChannel = endpoint('DELETE /api/admin/channels/:id', {
  proof: 'fresh',
  summary: 'Removes a channel: nothing is announced there any more.',
  response: messageAnswer,
})

export const testChannel = endpoint('POST /api/admin/channels/:id/test', {
  summary:
    'Sends a test to a channel at once, also to one that was turned off, which is on again if it arrives.',
  response: messageAnswer,
})

/* ---- Slack ---- */

/** The body is an event, or a form with a press. Its raw bytes are signed; it is parsed after its signature is checked. */
export const slackEvents = endpoint('POST /api/slack/events', {
  access: 'public',
  crossOrigin: true,
  summary:
    'Slack’s signed presses and events. 404 unless SLACK_SIGNING_SECRET is set; with Socket Mode nothing comes here.',
  /** To Slack’s question whether the address is ours; everything else is acknowledged with an empty response. */
  response: z.object({ challenge: z.string() }),
})
