import type { Context } from '../../context/context'
import { HttpError } from '../../http/errors'
import { findAccount } from '../accounts.queries'
import type { Client } from '../client'
import { clientKey, countTry, createLimiter } from '../../http/limits'
import { passwordFits } from './passwords'
import { rotateSession } from '../sessions.queries'

const WINDOW_SECONDS = 15 * 60
const TOO_MANY = 'Too many failed sign-ins. Please try again in {minutes}.'

/**
 * Signs administrators in by password. Returns the account and the token of the new session. Only failures count: five
 * for an address from one client, twenty from one client, so that a stranger elsewhere can't lock anyone out.
 * @throws HttpError 401, with the same text and after the same time whatever was wrong; 429
 */
export function createAdminSignIn(context: Context) {
  const perPair = createLimiter(context, 'signin-pair', 5, WINDOW_SECONDS)
  const perClient = createLimiter(context, 'signin-client', 20, WINDOW_SECONDS)

  return async (given: { email: string; password: string }, client: Client) => {
    const pair = clientKey(client.ip, given.email)
    const all = clientKey(client.ip)
    // Counted before the password is checked, or parallel tries would all pass; given back when it is right.
    await countTry(perPair, pair, TOO_MANY)
    await countTry(perClient, all, TOO_MANY)
    const account = await findAccount(context.db, given.email)
    const isAllowed = account !== undefined && account.isAdmin && account.isActive
    const fits = await passwordFits(given.password, isAllowed ? account.passwordHash : null)
    if (!isAllowed || !fits) throw new HttpError(401, 'invalid_credentials', 'Invalid email or password.')
    await Promise.all([perPair.delete(pair), perClient.reward(all)])
    const session = await rotateSession(
      context,
      context.db,
      { userId: account.id, by: 'password' },
      client,
      context.clock.now(),
    )
    return { userId: account.id, session }
  }
}
