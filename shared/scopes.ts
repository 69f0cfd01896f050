import type { Endpoint } from './endpoint'

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
  topics: 'people',
  attributes: 'people',
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
