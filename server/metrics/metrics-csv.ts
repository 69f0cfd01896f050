import { percentOf } from '../../shared/percent'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import { addMonths, currentMonth } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { csvHead, csvRows } from '../platform/http/csv'
import { COMPANY_WIDE } from '../pairings/pairing-file.rules'
import { countByMonthAndGroup } from './metrics.queries'

const COLUMNS = [
  'month',
  'group',
  'pairings',
  'matches',
  'active',
  'completed',
  'success_rate_percent',
  'left_out',
]

/** The figures of each month and group, of so many months up to this one; an audited act. */
export async function metricsCsv(context: Context, months: number, actor: Actor) {
  const { clock, db } = context
  const last = currentMonth(clock)
  const first = addMonths(last, 1 - months)
  const name = `metrics_${first}_${last}.csv`
  await db.transaction((tx) => recordAudit(tx, context, actor, { action: 'metrics.exported', label: name }))
  const rows = (await countByMonthAndGroup(db, first, last)).map((row) => [
    row.month,
    row.group ?? COMPANY_WIDE,
    ...[
      row.pairings,
      row.totalMatches,
      row.activeMatches,
      row.completedMatches,
      percentOf(row.completedMatches, row.totalMatches),
      row.leftOut,
    ].map(String),
  ])
  return { name, csv: csvHead(COLUMNS) + csvRows(rows) }
}
