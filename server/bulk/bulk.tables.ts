import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, isOneOf } from '../database/columns'

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
  },
  (t) => [index('undos_created').on(t.createdAt), check('undos_kind', isOneOf(t.kind, UNDO_KINDS))],
)

/** The changed columns of each row before and after; a removed row has all of them before, and nothing after. */
export const undoRows = pgTable(
  'undo_rows',
  {
    undoId: uuid('undo_id')
      .notNull()
      .references(() => undos.id, { onDelete: 'cascade' }),
    subjectId: uuid('subject_id').notNull(),
    before: jsonb('before').notNull(),
    after: jsonb('after'),
  },
  (t) => [primaryKey({ columns: [t.undoId, t.subjectId] })],
)
