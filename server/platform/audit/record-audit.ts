import { isDeepStrictEqual } from 'node:util'
import type { AuditAction } from '../../../shared/contract/audit'
import type { Context } from '../context/context'
import type { Transaction } from '../database/database'
import { afterCommit } from '../database/transactions'
import { insertAuditEntries } from './audit.queries'

/** Who acts: the caller of a request, the automatic cycle, or null for the product itself (the command line). */
export type Actor = { userId: string | null; email: string; key?: object } | null

/** The person who acts; null: an API key, or the product itself. */
export const personOf = (actor: Actor): string | null => (actor?.key ? null : (actor?.userId ?? null))

/** The actor of what the automatic cycle does; no e-mail address looks like this. */
export const AUTOMATIC_CYCLE: Actor = { userId: null, email: 'Automatic cycle' }

/** What the audit log calls an API key. */
export const keyInLog = (name: string): string => `API key: ${name}`

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

/** The log of the process is null in commands at the terminal, whose output nobody collects. */
export type AuditContext = Pick<Context, 'clock'> & { log: Context['log'] | null }

/**
 * Writes an administrator's act to the audit log, in the act's own transaction: both happen or neither does. With both
 * `before` and `after`, only the fields that differ are stored, and nothing is written if none differs. After the commit the log
 * of the process tells of it, by ids alone.
 */
export const recordAudit = (
  tx: Transaction,
  context: AuditContext,
  actor: Actor,
  act: AuditedAct,
): Promise<void> => recordAudits(tx, context, [{ actor, ...act }])

/** Records acts that are done together, with an entry each. */
export async function recordAudits(
  tx: Transaction,
  { clock, log }: AuditContext,
  acts: readonly (AuditedAct & { actor: Actor })[],
): Promise<void> {
  const at = clock.now()
  const entries = acts.flatMap(({ actor, action, id, label, ...facts }) => {
    let before = asJson(facts.before)
    let after = asJson(facts.after)
    if (before && after) {
      const changed = changedFields(before, after)
      if (changed.length === 0) return []
      before = pick(before, changed)
      after = pick(after, changed)
    }
    return {
      at,
      actorId: actor?.userId ?? null,
      actorEmail: actor?.email ?? 'system',
      action,
      subjectKind: action.slice(0, action.indexOf('.')),
      subjectId: id ?? null,
      subjectLabel: label,
      before,
      after,
    }
  })
  if (entries.length === 0) return
  const written = await insertAuditEntries(tx, entries)
  afterCommit(tx, () => {
    for (const { id, action, actorId, subjectId } of written)
      log?.info({ event: 'audit', entry: id, action, user: actorId, subject: subjectId }, 'audit log')
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
