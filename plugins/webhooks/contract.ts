import { z } from 'zod'
import { changesSomething, id, instant, messageAnswer, paging, text } from '../../shared/contract/common'
import { endpoint, type ResponseOf } from '../../shared/endpoint'
import { EVENTS } from '../../shared/limits'
import { API_KEY_NAME, EVENTS_ADDRESS } from '../../shared/text-rules'

export const about = 'Webhooks and channels, which are told what happens.'

/** What a channel understands: Slack's form, as Mattermost, Rocket.Chat and Zulip do too, that of Teams Workflows, or Google Chat's. */
export const CHANNEL_FORMS = ['slack', 'teams', 'google-chat'] as const
/** How one is told: as a program, or as a channel of Slack (or whoever understands the same), or of Teams. */
export const WEBHOOK_FORMS = ['standard', ...CHANNEL_FORMS] as const
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
/** Webhooks, or channels. */
export const MOST_WEBHOOKS = 20

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
const url = text(EVENTS_ADDRESS)
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
  body: z.object({ name: text(API_KEY_NAME), url: text(EVENTS_ADDRESS), form: z.enum(CHANNEL_FORMS) }),
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
