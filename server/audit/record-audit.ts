import { isDeepStrictEqual } from 'node:util'
import type { AuditAction } from '../../shared/contract/audit'
import type { Context } from '../context/context'
import type { Transaction } from '../database/database'
import { insertAuditEntry } from './audit.queries'

/** Who acts: the caller of a request, the automatic cycle, or null for the product by itself (the command line). */
export type Actor = { userId: string | null; email: string } | null

/** Who did what was done because CYCLE says so; no address can be this. */
export const AUTOMATIC_CYCLE: Actor = { userId: null, email: 'Automatic cycle' }

/** Fields of a subject by name; whatever JSON can hold, dates become text. */
export type Facts = Record<string, unknown>

export interface AuditedAct {
  /** subject.verb; the part before the dot is kept as the kind of the subject. */
  action: AuditAction
  /** Left out where the act is about no single row (an employee sync). */
  id?: string | null
  /** What the subject is called, for somebody who reads the log when it is gone. */
  label: string
  before?: Facts | null
  after?: Facts | null
}

/**
 * Writes an administrator's act to the audit log, in the act's own transaction: both happen or neither does. With both
 * `before` and `after` only the fields that differ are kept, and nothing is written when none does.
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

/** As it will be stored, so that a date and its text are the same, and undefined fields are none. */
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
