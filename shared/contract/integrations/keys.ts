import { z } from 'zod'
import { type Endpoint, endpoint, type ResponseOf } from '../../endpoint'
import { KEY_DAYS } from '../../limits'
import { API_KEY_NAME } from '../../text-rules'
import { id, instant, messageAnswer, text } from '../common'

/** What an API key may: read, or change one kind of things. */
export const SCOPES = ['read', 'people', 'rounds', 'newsletters'] as const
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
  'system-health': 'rounds',
  'audit-log': 'people',
}

/** Managers, erasing, and the undo of what others did are a person's to decide. */
const NEVER = /\/(?:managers|erase|purge|undo)$|^DELETE .*\/changes$/

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
