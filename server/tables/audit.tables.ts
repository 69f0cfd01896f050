import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AuditAction } from '../../shared/contract/audit'
import { instant } from './columns'

/**
 * What administrators did. Rows are only added, in the act's own transaction; the running product has no right to change or
 * delete one. Erasing a person removes their address.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** null: the product itself. Refers to nothing: an entry stays as it was written, whatever becomes of the row. */
    actorId: uuid('actor_id'),
    /** The address at the time, or "A former colleague". */
    actorEmail: text('actor_email').notNull(),
    /** subject.verb; the list is in shared/contract/audit.ts. */
    action: text('action').$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id'),
    /** The subject's name at the time: the subject may be gone by now. */
    subjectLabel: text('subject_label').notNull(),
    /** The fields that changed; null if the subject did not exist before, or does not exist after. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (t) => [
    index('audit_log_at').on(t.at, t.id),
    index('audit_log_action').on(t.action, t.at),
    // What a directory did last.
    index('audit_log_actor').on(t.actorId, t.id),
  ],
)
