import type { syncEmployeeData } from '../../../shared/contract/directory'
import type { ResponseOf } from '../../../shared/endpoint'
import { type Actor, recordAudit } from '../../audit/record-audit'
import type { Context } from '../../context/context'
import { writeInstallation } from '../../database/installation'
import {
  applyToKnown,
  beginStaging,
  countUnknown,
  createUnknown,
  resolveRows,
  stageRows,
} from './employees.queries'
import { type Problem, readEmployeeFile } from './read-employee-file'

/** The setting that holds the time of the last sync. */
export const LAST_SYNC = 'employee-sync'

/** How many problems are listed; a file of another kind would produce megabytes of them. */
const MOST_PROBLEMS = 500

/**
 * Applies the employee file in one transaction: rows that can't be read or applied are reported by their line and
 * skipped. With `creates`, covered addresses without an account get one.
 */
export async function syncEmployees(
  context: Context,
  { creates }: { creates: boolean },
  actor: Actor = null,
): Promise<ResponseOf<typeof syncEmployeeData>> {
  const { config, db, clock } = context
  const now = clock.now()
  return db.transaction(async (tx) => {
    const problems: Problem[] = []
    await beginStaging(tx)
    await readEmployeeFile(
      config.employeeFile,
      (rows) => stageRows(tx, rows),
      (problem) => problems.push(problem),
    )
    problems.push(...(await resolveRows(tx, creates)))
    const { known, updated } = await applyToKnown(tx, now)
    const unknown = creates ? 0 : await countUnknown(tx)
    const created = creates ? await createUnknown(tx, now) : 0
    await writeInstallation(tx, LAST_SYNC, { at: now.toISOString() }, now)
    await recordAudit(tx, context, actor, {
      action: 'employees.synced',
      label: 'Employee file',
      after: { updated, created, skipped: problems.length },
    })
    return {
      message: messageOf({ updated, created, unknown, skipped: problems.length }),
      updated,
      created,
      unchanged: known - updated,
      problems: problems.sort((a, b) => a.line - b.line).slice(0, MOST_PROBLEMS),
    }
  })
}

function messageOf(counts: { updated: number; created: number; unknown: number; skipped: number }): string {
  const parts = [`${counts.updated} updated`]
  if (counts.created > 0) parts.push(`${counts.created} created`)
  if (counts.unknown > 0) parts.push(`${counts.unknown} without an account left out`)
  if (counts.skipped > 0) parts.push(`${counts.skipped} ${counts.skipped === 1 ? 'line' : 'lines'} skipped`)
  return `Employee file read: ${parts.join(', ')}.`
}
