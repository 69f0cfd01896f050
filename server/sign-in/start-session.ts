import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { HttpError } from '../platform/http/errors'
import { markValidated, obtainAccount } from './accounts.queries'
import { demandAdmission } from './admission.queries'
import type { Client, OpenedSession } from './client'
import { endSessionsOf, rotateSession } from './sessions.queries'

/**
 * Signs in whoever has proved that they read the mail of an address (or whose company's provider says so), and creates
 * the account the first time. Sessions that were opened before the address was proved end: someone else may have typed
 * it (test access). Returns the new session.
 */
export async function startProvedSession(
  context: Context,
  tx: Transaction,
  proved: { email: string; by: 'magic_link' | 'code' | 'single_sign_on' },
  client: Client,
): Promise<OpenedSession> {
  const now = context.clock.now()
  await demandAdmission(tx, proved.email)
  const account = await obtainAccount(tx, { email: proved.email, authMethod: proved.by }, now)
  demandActive(account)
  if (!account.isValidated) {
    await endSessionsOf(tx, account.id, now)
    await markValidated(tx, account.id, now)
  }
  return rotateSession(context, tx, { userId: account.id, isAdmin: account.isAdmin, ...proved }, client, now)
}

export function demandActive({ isActive }: { isActive: boolean }): void {
  if (!isActive)
    throw new HttpError(403, 'account_off', 'This account is turned off. Please contact your administrator.')
}
