import { z } from 'zod'
import { endpoint } from '../endpoint'
import { day, id, instant, paging, searchText, sortBy } from './common'

/** What administrators do, as the audit log names it. */
export const AUDIT_ACTIONS = [
  'pairing.generated',
  'pairing.completed',
  'pairing.published',
  'pairing.rescued',
  'pairing.deleted',
  'pairing.changed',
  'pairing.what_if',
  'pairing.changes_undone',
  'pairing.file_read',
  'pairing.file_deleted',
  'newsletter.created',
  'newsletter.linked',
  'round.announced',
  'restore.decided',
  'newsletter.saved',
  'newsletter.approved',
  'newsletter.deleted',
  'newsletter.send_started',
  'newsletter.send_paused',
  'newsletter.send_resumed',
  'newsletter.send_cancelled',
  'newsletter.unknown_resent',
  'newsletter.failed_resent',
  'newsletter.kept_back',
  'newsletter.test_sent',
  'log.exported',
  'log.purged',
  'inquiry.deleted',
  'audit_log.shortened',
  'people.invited',
  'people.returned',
  'people.exported',
  'metrics.exported',
  'user.updated',
  'user.signed_out',
  'user.erased',
  'user.readdressed',
  'administrator.signed_in',
  'administrator.sign_in_refused',
  'administrator.added',
  'administrator.password_changed',
  'administrator.removed',
  'administrator.passkey_added',
  'administrator.passkey_removed',
  'administrator.app_added',
  'administrator.app_removed',
  'administrator.recovery_codes_made',
  'administrator.recovery_code_used',
  'administrator.second_factor_reset',
  'employees.synced',
  'people.imported',
  'people.import_undone',
  'people.changed',
  'people.signed_out',
  'change.undone',
  'programme.added',
  'programme.changed',
  'programme.archived',
  'sample.seeded',
  'installation.made_production',
  'department.added',
  'department.changed',
  'department.deleted',
  'group.added',
  'group.changed',
  'group.deleted',
  'group.managers_changed',
  'whitelist.added',
  'whitelist.changed',
  'whitelist.removed',
  'entries.changed',
  'entries.removed',
  'user.provisioned',
  'user.changed',
  'user.turned_off',
  'user.turned_on',
  'user.deprovisioned',
  'directory_token.added',
  'directory_token.removed',
  'api_key.added',
  'api_key.removed',
  'webhook.added',
  'webhook.changed',
  'webhook.removed',
  'webhook.turned_off',
  'channel.added',
  'channel.removed',
  'directory_group.added',
  'directory_group.changed',
  'directory_group.removed',
  'directory_group.tied',
  'image.uploaded',
  'image.copied',
  'image.made_email_safe',
  'image.deleted',
] as const
export const auditAction = z.enum(AUDIT_ACTIONS)
export type AuditAction = z.infer<typeof auditAction>

const auditEntry = z.object({
  id,
  at: instant,
  /** null for what the product did by itself. */
  actorId: id.nullable(),
  /** The address at the time, or "A former colleague"; "Automatic cycle" for its steps, "Directory: " and the name of its token for what the directory did, "API key: " and its name for what a program did, "system" for the rest of what the product did by itself. */
  actorEmail: z.string(),
  action: auditAction,
  subjectKind: z.string(),
  subjectId: z.string().nullable(),
  /** What the subject was called at the time. */
  subjectLabel: z.string(),
  /** The changed fields before and after, null where there was nothing. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const AUDIT_COLUMNS = ['at', 'actor', 'action'] as const
export type AuditSort = (typeof AUDIT_COLUMNS)[number] | `-${(typeof AUDIT_COLUMNS)[number]}`

export const getAuditLog = endpoint('GET /api/admin/audit-log', {
  access: 'manager',
  summary:
    'Who did what, paged; filtered by action, actor, text and days. Newest first, also among entries of one person or action.',
  query: z.object({
    action: z.union([auditAction, z.literal(''), z.literal('all')]).optional(),
    /** Part of the actor's address. */
    actor: searchText,
    /** Looked for in the subject, the actor's address, and the changed values. */
    search: searchText,
    /** First and last day, both included. */
    from: day.optional(),
    to: day.optional(),
    sort: sortBy(AUDIT_COLUMNS),
    ...paging,
  }),
  response: z.array(auditEntry),
})
