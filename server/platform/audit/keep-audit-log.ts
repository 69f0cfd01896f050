import { addMonths, currentMonth, startOfMonth } from '../context/clock'
import type { Context } from '../context/context'
import { shortenAuditLog } from './audit.queries'

/** Removes entries that are older than AUDIT_RETENTION_MONTHS full months; returns how many. */
export async function removeOldEntries({ clock, config, db, log }: Context): Promise<number> {
  if (config.auditRetentionMonths === undefined) return 0
  const first = addMonths(currentMonth(clock), -config.auditRetentionMonths)
  const keepFrom = startOfMonth(first, clock.timeZone)
  const entries = await shortenAuditLog(db, keepFrom, clock.now())
  if (entries > 0) log.info({ event: 'audit', action: 'audit_log.shortened', entries }, 'audit log')
  return entries
}
