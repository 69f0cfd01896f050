import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ImportOutcome } from '../../shared/contract/imports'
import { instant, isOneOf, ownedBy } from './columns'
import { users } from './people.tables'

/** How many people an import brought, and took out. */
export type ImportFigures = Record<ImportOutcome | 'whitelisted', number> & { takenOut?: number }

/** Uploaded files of people that wait to be imported, for a day, and the last import. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    fileName: text('file_name').notNull(),
    /** Null for the automatic cycle. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    /** The file, until it is imported. */
    content: text('content'),
    appliedAt: instant('applied_at'),
    undoneAt: instant('undone_at'),
    figures: jsonb('figures').$type<ImportFigures>(),
    /** The refused rows as CSV, with why. */
    refused: text('refused'),
    /** Of the managers who made it; null: an administrator, or the automatic cycle. */
    groupIds: uuid('group_ids').array(),
  },
  (t) => [check('imports_applied', sql`(${t.appliedAt} is null) = (${t.figures} is null)`)],
)

export const CHANGE_KINDS = ['person', 'entry', 'department', 'group'] as const

/** What the last import changed, so that it can be taken back: the imported columns before (null: it was new) and after. */
export const importChanges = pgTable(
  'import_changes',
  {
    importId: ownedBy('import_id', () => imports.id),
    kind: text('kind', { enum: CHANGE_KINDS }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.kind, t.subjectId] }),
    check('import_changes_kind', isOneOf(t.kind, CHANGE_KINDS)),
  ],
)

export const UNDO_KINDS = ['user', 'entry'] as const

/** Changes of many rows that can be taken back, for ten minutes. */
export const undos = pgTable(
  'undos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: UNDO_KINDS }).notNull(),
    /** What was done, for the audit log. Names nobody. */
    label: text('label').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Of the managers who made it; null: an administrator. */
    groupIds: uuid('group_ids').array(),
  },
  (t) => [index('undos_created').on(t.createdAt), check('undos_kind', isOneOf(t.kind, UNDO_KINDS))],
)

/** The changed columns of each row before and after; a removed row has all of them before, and nothing after. */
export const undoRows = pgTable(
  'undo_rows',
  {
    undoId: ownedBy('undo_id', () => undos.id),
    subjectId: uuid('subject_id').notNull(),
    before: jsonb('before').notNull(),
    after: jsonb('after'),
  },
  (t) => [primaryKey({ columns: [t.undoId, t.subjectId] })],
)
