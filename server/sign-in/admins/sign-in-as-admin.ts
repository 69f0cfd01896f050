import type { Context } from '../../platform/context/context'
import { HttpError } from '../../platform/http/errors'
import { findAccount } from '../accounts.queries'
import type { Client } from '../client'
import { createPasswordLimits } from './password-limits'
import { passwordFits } from './passwords'
import { createRefusalRecord } from './record-refusal'
import { lockOwner } from '../second-factor/second-factor.queries'
import { rotateSession } from '../sessions.queries'

const invalidCredentials = () => new HttpError(401, 'invalid_credentials', 'Invalid email or password.')

/**
 * Signs administrators in by password. Returns the account and the new session. Only failures count.
 * @throws HttpError 401, with the same text and after the same time whatever was wrong; 429
 */
export function createAdminSignIn(context: Context) {
  const countTry = createPasswordLimits(context)
  const recordRefusal = createRefusalRecord(context)

  return async (given: { email: string; password: string }, client: Client) => {
    // Counted before the password is checked, or parallel tries would all pass; given back when it is right.
    const counted = await countTry(given.email, client)
    const account = await findAccount(context.db, given.email)
    const isAllowed = account !== undefined && account.isAdmin && account.isActive
    const fits = await passwordFits(given.password, isAllowed ? account.passwordHash : null).catch(
      async (error: unknown) => {
        // Too busy to check: it was no wrong password.
        await counted.giveBack()
        throw error
      },
    )
    if (!isAllowed || !fits) {
      await recordRefusal(account?.isAdmin ? { id: account.id, email: given.email } : undefined)
      throw invalidCredentials()
    }
    await counted.forget()
    const who = { userId: account.id, email: given.email, isAdmin: true, by: 'password' as const }
    const session = await context.db.transaction(async (tx) => {
      await lockOwner(tx, account.id)
      const now = await findAccount(tx, given.email)
      // Changed while it was checked: whoever changes a password, or turns the account off, ends all sessions from before.
      if (!now?.isActive || now.passwordHash !== account.passwordHash) throw invalidCredentials()
      return rotateSession(context, tx, who, client, context.clock.now())
    })
    return { userId: account.id, session }
  }
}
