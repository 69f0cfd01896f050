import type { Context } from '../context/context'
import type { Transaction } from '../database/database'
import { HttpError } from '../http/errors'
import { markValidated } from './accounts.queries'
import type { Client } from './client'
import { hashCode, hashToken, sameHash } from './secrets'
import { endSessionsOf, rotateSession } from './sessions.queries'
import { MOST_TRIES } from './sign-in.tables'
import { countCodeTry, type Flow, spendToken } from './sign-in-tokens.queries'
import { startProvedSession } from './start-session'

const wrongCode = () =>
  new HttpError(400, 'invalid_code', 'That code is wrong or has expired.', { body: { success: false } })

/**
 * Uses up a code that this browser asked for, then runs `onProved` in the same transaction. The try is counted first,
 * so that parallel tries never get more than five. If several are right, one succeeds.
 */
async function spendCode<T>(
  context: Context,
  given: { flow: Flow; email: string; code: string },
  client: Client,
  onProved: (tx: Transaction, now: Date) => Promise<T>,
): Promise<T> {
  if (!client.browserToken) throw wrongCode()
  const now = context.clock.now()
  const browserHash = hashToken(client.browserToken)
  const tried = await countCodeTry(context.db, { flow: given.flow, email: given.email, browserHash, now })
  if (!tried) throw wrongCode()
  if (!sameHash(tried.codeHash, hashCode(context.secret, given.code, tried.id))) {
    if (tried.tries < MOST_TRIES) throw wrongCode()
    throw new HttpError(400, 'code_ended', 'That was the fifth wrong try. Please request a new code.', {
      body: { success: false },
    })
  }
  return context.db.transaction(async (tx) => {
    if (!(await spendToken(tx, tried.id, now))) throw wrongCode()
    return onProved(tx, now)
  })
}

/** Signs in by a mailed code; returns the token of the new session. */
export const verifyCode = (context: Context, given: { email: string; code: string }, client: Client) =>
  spendCode(context, { flow: 'code', ...given }, client, (tx) =>
    startProvedSession(context, tx, { email: given.email, by: 'code' }, client),
  )

/** Validates the signed-in person; all their sessions end, and this browser gets a new one. */
export const verifyEmail = (
  context: Context,
  given: { userId: string; email: string; code: string },
  client: Client,
) =>
  spendCode(context, { flow: 'validation', ...given }, client, async (tx, now) => {
    await markValidated(tx, given.userId, now)
    await endSessionsOf(tx, given.userId, now)
    return rotateSession(context, tx, { userId: given.userId, by: 'validation' }, client, now)
  })
