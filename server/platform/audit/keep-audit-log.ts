import { addMonths, currentMonth, startOfMonth } from '../context/clock'
import type { Context } from '../context/context'
import { shortenAuditLog } from './audit-chain.queries'
import { checkAuditLog, faultInWords } from './check-audit-log'

/** Removes entries that are older than AUDIT_RETENTION_MONTHS full months; returns how many. */
export async function removeOldEntries({ clock, config, db }: Context): Promise<number> {
  if (config.auditRetentionMonths === undefined) return 0
  const first = addMonths(currentMonth(clock), -config.auditRetentionMonths)
  const keepFrom = startOfMonth(first, clock.timeZone)
  return db.transaction((tx) => shortenAuditLog(tx, keepFrom, clock.now()))
}

/** @throws when the log is not whole: so the log and System Health say it without anybody asking */
export async function demandWholeAuditLog({ clock, db }: Context): Promise<void> {
  const { fault } = await checkAuditLog(db, clock.now())
  if (fault) throw new Error(faultInWords(fault))
}
