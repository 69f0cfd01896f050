import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AuditAction } from '../../shared/contract/audit'
import { bytes, instant } from './columns'

/**
 * What administrators did. Rows are only added, in the act's own transaction, and each becomes a link of the chain when
 * it commits. Erasing a person removes their address, and adds a link that says so.
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
    /** Goes into the digest of what is personal, so that it gives nobody away; a new one when a person is erased. */
    salt: uuid('salt').notNull().defaultRandom(),
  },
  (t) => [
    index('audit_log_at').on(t.at, t.id),
    index('audit_log_action').on(t.action, t.at),
    // What a directory did last.
    index('audit_log_actor').on(t.actorId, t.id),
  ],
)

/**
 * The chain that shows tampering (docs/decisions/0021-the-audit-log-is-a-chain.md): a link for each entry of the log, and one for each time
 * that erasing a person changed an entry. Only functions of the database write it; they came with a migration.
 */
export const auditChain = pgTable(
  'audit_chain',
  {
    /** 1, 2, 3 … without a gap, in the order of the commits. */
    number: bigint('number', { mode: 'number' }).primaryKey(),
    kind: text('kind').$type<'entry' | 'erasure'>().notNull(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    /** Digest of what is not personal in the entry. */
    facts: bytes('facts').notNull(),
    /** Digest of what may be personal, and of its salt. */
    personal: bytes('personal').notNull(),
    /** Digest of all of this and of the link before. */
    hash: bytes('hash').notNull(),
  },
  (t) => [uniqueIndex('audit_chain_entry').on(t.entryId, t.number)],
)
