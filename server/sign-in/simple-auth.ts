import type { Context } from '../platform/context/context'
import { HttpError } from '../platform/http/errors'
import { type Account, findAccount, obtainAccount } from './accounts.queries'
import { demandAdmission } from './admission.queries'
import type { Client, OpenedSession } from './client'
import { sendCode } from './send-code'
import { rotateSession } from './sessions.queries'
import { demandActive } from './start-session'

export interface SimpleAuthOutcome {
  redirectTo: string
  message: string
  /** The new session, if one was opened. */
  session?: OpenedSession
  /** The mark of the browser, if a code was mailed. */
  browserToken?: string
}

/**
 * Test access: a sample person is signed in by the address alone; a new address gets an account that can only
 * validate; whoever has an account of their own is mailed a code, since an address alone proves nothing.
 */
export async function simpleAuth(
  context: Context,
  email: string,
  client: Client,
): Promise<SimpleAuthOutcome> {
  if (!context.config.testAccess)
    throw new HttpError(403, 'test_access_off', 'Test access is turned off. Please use a magic link.')
  const now = context.clock.now()
  const account = await findAccount(context.db, email)
  if (account?.isAdmin)
    throw new HttpError(403, 'admin_account', 'Administrators sign in by password or magic link.')
  await demandAdmission(context.db, email)

  if (account?.isSample) {
    demandActive(account)
    const session = await context.db.transaction((tx) =>
      rotateSession(context, tx, { ...byAddress(account), email }, client, now),
    )
    return { redirectTo: '/profile', message: 'Signed in.', session }
  }
  const { browserToken } = await sendCode(context, account ? 'code' : 'validation', email, client)
  if (account) {
    return { redirectTo: '/auth/code', message: 'We sent a 6-digit code to your email.', browserToken }
  }
  // Only after the mail was sent, so that a mail server that is down leaves no unusable account behind.
  const session = await context.db.transaction(async (tx) => {
    const made = await obtainAccount(tx, { email, authMethod: 'simple' }, now)
    // Created in between, for example by a magic link: then the address alone no longer signs in.
    return made.isNew ? rotateSession(context, tx, { ...byAddress(made), email }, client, now) : undefined
  })
  return {
    redirectTo: session ? '/profile' : '/auth/code',
    message: 'We sent a 6-digit verification code to your email.',
    session,
    browserToken,
  }
}

const byAddress = ({ id, isAdmin }: Account) => ({ userId: id, isAdmin, by: 'test_access' as const })
