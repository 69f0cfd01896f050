import { z } from 'zod'
import { id, instant, messageAnswer, text } from '../../shared/contract/common'
import { endpoint, type ResponseOf } from '../../shared/endpoint'
import { SCOPES } from '../../shared/scopes'
import { API_KEY_NAME } from '../../shared/text-rules'

export const about = 'API keys, by which programs make calls of administrators.'

/** How long an API key holds. */
export const KEY_DAYS = { usually: 365, most: 730 } as const

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
