import { percentOf } from '../../shared/percent'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import { addMonths, currentMonth } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { csvHead, csvRows } from '../platform/http/csv'
import { COMPANY_WIDE } from '../pairings/pairing-file.rules'
import { countByMonthAndGroup } from './metrics.queries'

type Row = Awaited<ReturnType<typeof countByMonthAndGroup>>[number]

const COLUMNS: Record<string, (row: Row) => string | number> = {
  month: ({ month }) => month,
  group: ({ group }) => group ?? COMPANY_WIDE,
  pairings: ({ pairings }) => pairings,
  matches: ({ totalMatches }) => totalMatches,
  active: ({ activeMatches }) => activeMatches,
  completed: ({ completedMatches }) => completedMatches,
  success_rate_percent: ({ completedMatches, totalMatches }) => percentOf(completedMatches, totalMatches),
  left_out: ({ leftOut }) => leftOut,
}

/** The figures of each month and group of a programme, or of all, of so many months up to this one; an audited act. */
export async function metricsCsv(
  context: Context,
  { months, programmeId }: { months: number; programmeId: string | undefined },
  actor: Actor,
) {
  const { clock, db } = context
  const last = currentMonth(clock)
  const first = addMonths(last, 1 - months)
  const name = `metrics_${first}_${last}.csv`
  await db.transaction((tx) => recordAudit(tx, context, actor, { action: 'metrics.exported', label: name }))
  const rows = (await countByMonthAndGroup(db, { first, last, programmeId })).map((row) =>
    Object.values(COLUMNS).map((valueOf) => String(valueOf(row))),
  )
  return { name, csv: csvHead(Object.keys(COLUMNS)) + csvRows(rows) }
}
