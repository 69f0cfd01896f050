import { isDeepStrictEqual } from 'node:util'
import type { AuditAction } from '../../shared/contract/audit'
import type { Context } from '../context/context'
import type { Transaction } from '../database/database'
import { insertAuditEntry } from './audit.queries'

/** Who acts: the caller of a request, the automatic cycle, or null for the product itself (the command line). */
export type Actor = { userId: string | null; email: string } | null

/** The actor of what the automatic cycle does; no e-mail address looks like this. */
export const AUTOMATIC_CYCLE: Actor = { userId: null, email: 'Automatic cycle' }

/** How many addresses an entry about many people names. */
export const MOST_NAMED = 100

/** Fields of a subject by name: whatever JSON can hold; dates become text. */
export type Facts = Record<string, unknown>

export interface AuditedAct {
  /** subject.verb; the part before the dot is stored as the kind of the subject. */
  action: AuditAction
  /** Missing if the act concerns no single row (an employee sync). */
  id?: string | null
  /** The subject's name, for readers of the log after the subject is gone. */
  label: string
  before?: Facts | null
  after?: Facts | null
}

/**
 * Writes an administrator's act to the audit log, in the act's own transaction: both happen or neither does. With both
 * `before` and `after`, only the fields that differ are stored, and nothing is written if none differs.
 */
export async function recordAudit(
  tx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  actor: Actor,
  act: AuditedAct,
): Promise<void> {
  let before = asJson(act.before)
  let after = asJson(act.after)
  if (before && after) {
    const changed = changedFields(before, after)
    if (changed.length === 0) return
    before = pick(before, changed)
    after = pick(after, changed)
  }
  await insertAuditEntry(tx, {
    at: clock.now(),
    actorId: actor?.userId ?? null,
    actorEmail: actor?.email ?? 'system',
    action: act.action,
    subjectKind: act.action.slice(0, act.action.indexOf('.')),
    subjectId: act.id ?? null,
    subjectLabel: act.label,
    before,
    after,
  })
}

/** The value as it is stored: a date equals its text, and undefined fields are missing. */
function asJson(facts: Facts | null | undefined): Facts | null {
  const json: Facts | null = JSON.parse(JSON.stringify(facts ?? null))
  return json
}

const changedFields = (before: Facts, after: Facts): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null),
  )

const pick = (facts: Facts, fields: string[]): Facts =>
  Object.fromEntries(fields.map((field) => [field, facts[field] ?? null]))
