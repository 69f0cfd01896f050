import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { HttpError } from '../platform/http/errors'
import { markValidated } from './accounts.queries'
import type { Client } from './client'
import { hashCode, hashToken, sameHash } from './secrets'
import { endSessionsOf, rotateSession } from './sessions.queries'
import { MOST_TRIES } from '../tables/sign-in.tables'
import { countCodeTry, type Flow, spendToken } from './sign-in-tokens.queries'
import { countGuess } from './wrong-codes'
import { startProvedSession } from './start-session'

const wrongCode = () =>
  new HttpError(400, 'invalid_code', 'That code is wrong or has expired.', { body: { success: false } })

interface GivenCode {
  flow: Flow
  email: string
  code: string
}

/**
 * The id of the code this browser asked for, if this is it. The try is counted first, so that parallel tries never get more
 * than five. The code is not used up yet.
 */
export async function checkCode(context: Context, given: GivenCode, client: Client): Promise<string> {
  const giveBack = await countGuess(context, given.email, client)
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
  await giveBack()
  return tried.id
}

/** Uses up a code that was right. If several calls had it right, one succeeds. */
export async function useCode(tx: Transaction, id: string, now: Date): Promise<void> {
  if (!(await spendToken(tx, id, now))) throw wrongCode()
}

/** Uses up a code that this browser asked for, then runs `onProved` in the same transaction. */
async function spendCode<T>(
  context: Context,
  given: GivenCode,
  client: Client,
  onProved: (tx: Transaction, now: Date) => Promise<T>,
): Promise<T> {
  const id = await checkCode(context, given, client)
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    await useCode(tx, id, now)
    return onProved(tx, now)
  })
}

/** Signs in by a mailed code; returns the new session. */
export const verifyCode = (context: Context, given: { email: string; code: string }, client: Client) =>
  spendCode(context, { flow: 'code', ...given }, client, (tx) =>
    startProvedSession(context, tx, { email: given.email, by: 'code' }, client),
  )

/** Validates the signed-in person; all their sessions end, and this browser gets a new one. */
export const verifyEmail = (
  context: Context,
  given: { userId: string; email: string; isAdmin: boolean; code: string },
  client: Client,
) =>
  spendCode(context, { flow: 'validation', ...given }, client, async (tx, now) => {
    await markValidated(tx, given.userId, now)
    await endSessionsOf(tx, given.userId, now)
    return rotateSession(context, tx, { ...given, by: 'validation' }, client, now)
  })
