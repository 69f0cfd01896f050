import { recordAudit } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import { createLimiter } from '../../platform/http/limits'

/** The subject when there is no such administrator: what somebody typed may be anything, also a password. */
const NOBODY = { id: 'nobody', email: 'No administrator’s address' }

/** Strangers cause these entries; they must not bury the others. The product log has every try. */
const MOST_PER_HOUR = 50

/**
 * Writes refused sign-ins by password to the audit log, at most 50 an hour for each administrator, and 50 for all
 * other addresses together. The same work with and without an account, so that the time gives nothing away.
 */
export function createRefusalRecord(context: Context) {
  const limiter = createLimiter(context, 'refusal-record', MOST_PER_HOUR, 3600)

  return async (admin: { id: string; email: string } | undefined): Promise<void> => {
    const { id, email } = admin ?? NOBODY
    const { consumedPoints } = await limiter.penalty(id)
    if (consumedPoints > MOST_PER_HOUR) return
    await context.db.transaction((tx) =>
      recordAudit(tx, context, null, {
        action: 'administrator.sign_in_refused',
        id: admin?.id ?? null,
        label: email,
        after: { by: 'password' },
      }),
    )
  }
}
