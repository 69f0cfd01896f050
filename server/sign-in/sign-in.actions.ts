import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { HttpError, type Localized } from '../platform/http/errors'
import { MOST_TRIES } from '../tables/sign-in.tables'
import { type Account, findAccount, markValidated, obtainAccount } from './accounts.queries'
import { assertAdmission } from './admission.queries'
import type { Client, OpenedSession } from './client'
import { hashCode, hashToken, sameHash } from '../platform/secrets'
import { sendCode } from './send-sign-in-mail'
import { endSessionsOf, rotateSession } from './sessions.queries'
import {
  countCodeTry,
  countTry,
  type Flow,
  findLink,
  type MagicLink,
  spendInvitation,
  spendToken,
} from './sign-in-tokens.queries'
import { countGuess } from './wrong-codes'

/**
 * Signs a person in after the proof that they read the mail of an address (or their company's provider says so), and
 * creates the account the first time. Sessions that were opened before the address was proved end: someone else may have
 * typed it (test access). Returns the new session.
 */
export async function startProvedSession(
  context: Context,
  tx: Transaction,
  proved: { email: string; by: 'magic_link' | 'code' | 'single_sign_on' },
  client: Client,
): Promise<OpenedSession> {
  const now = context.clock.now()
  await assertAdmission(tx, proved.email)
  const account = await obtainAccount(tx, { email: proved.email, authMethod: proved.by }, now)
  assertActive(account)
  if (!account.isValidated) {
    await endSessionsOf(tx, account.id, now)
    await markValidated(tx, account.id, now)
  }
  return rotateSession(context, tx, { userId: account.id, isAdmin: account.isAdmin, ...proved }, client, now)
}

export function assertActive({ isActive }: { isActive: boolean }): void {
  if (!isActive) throw new HttpError(403, 'account_off', (w) => w.signIn.accountOff)
}

const wrongCode = () =>
  new HttpError(400, 'invalid_code', (w) => w.signIn.wrongCode, { body: { success: false } })

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
  const tried = await countCodeTry(context.db, { ...given, browserHash }, now)
  if (!tried) throw wrongCode()
  if (!sameHash(tried.codeHash, hashCode(context.secret, given.code, tried.id))) {
    if (tried.tries < MOST_TRIES) throw wrongCode()
    throw new HttpError(400, 'code_ended', (w) => w.signIn.fifthTry, {
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

const invalidLink = () => new HttpError(400, 'invalid_link', (w) => w.signIn.invalidLink)

type State = 'ready' | 'needs_code' | 'invited' | 'invalid'

/** What the arrival page has to ask for. The browser that asked needs no code, and a stranger's tries don't affect it. */
function stateOf(link: MagicLink | undefined, { browserToken }: Client): State {
  if (!link) return 'invalid'
  if (browserToken && sameHash(link.browserHash, hashToken(browserToken))) return 'ready'
  if (link.tries >= MOST_TRIES) return 'invalid'
  return link.flow === 'invitation' ? 'invited' : 'needs_code'
}

/** Checks a link without changing anything. */
export async function readMagicLink(context: Context, token: string, client: Client): Promise<State> {
  return stateOf(await findLink(context.db, hashToken(token), context.clock.now()), client)
}

/** Signs in by a link or an invitation, once; returns the new session. */
export async function verifyMagicLink(
  context: Context,
  given: { token: string; code?: string },
  client: Client,
): Promise<OpenedSession> {
  const now = context.clock.now()
  const link = await findLink(context.db, hashToken(given.token), now)
  const state = stateOf(link, client)
  if (!link || state === 'invalid') throw invalidLink()
  if (state !== 'ready') await assertCode(context, link, given.code, now)
  return context.db.transaction(async (tx) => {
    const isSpent =
      link.flow === 'invitation' ? await spendInvitation(tx, link, now) : await spendToken(tx, link.id, now)
    if (!isSpent) throw invalidLink()
    return startProvedSession(context, tx, { email: link.email, by: 'magic_link' }, client)
  })
}

async function assertCode(context: Context, link: MagicLink, code: string | undefined, now: Date) {
  if (code === undefined) throw new HttpError(400, 'needs_code', (w) => w.signIn.enterCode)
  const tried = await countTry(context.db, link.id, now)
  if (!tried) throw invalidLink()
  if (sameHash(tried.codeHash, hashCode(context.secret, code, tried.id))) return
  if (tried.tries >= MOST_TRIES) throw invalidLink()
  throw new HttpError(400, 'wrong_code', (w) => w.signIn.otherCode)
}

const SIGNED_IN: Localized = (w) => w.signIn.signedIn
const CODE_SENT: Localized = (w) => w.signIn.codeSent
const VERIFICATION_CODE_SENT: Localized = (w) => w.signIn.verificationCodeSent

/**
 * Test access: a sample person is signed in by the address alone; a new address gets an account that can only
 * validate; somebody with an account of their own is mailed a code, since an address alone proves nothing.
 */
export async function simpleAuth(context: Context, email: string, client: Client) {
  if (!context.config.testAccess) throw new HttpError(403, 'test_access_off', (w) => w.signIn.testAccessOff)
  const now = context.clock.now()
  const account = await findAccount(context.db, email)
  if (account?.isAdmin) throw new HttpError(403, 'admin_account', (w) => w.signIn.adminsByPassword)
  await assertAdmission(context.db, email)

  if (account?.isSample) {
    assertActive(account)
    const session = await context.db.transaction((tx) =>
      rotateSession(context, tx, { ...byAddress(account), email }, client, now),
    )
    return { redirectTo: '/profile', message: SIGNED_IN, session }
  }
  const browserToken = await sendCode(context, account ? 'code' : 'validation', email, client)
  if (account) return { redirectTo: '/auth/code', message: CODE_SENT, browserToken }
  // Only after the mail was sent, so that a mail server that is down leaves no unusable account behind.
  const session = await context.db.transaction(async (tx) => {
    const made = await obtainAccount(tx, { email, authMethod: 'simple' }, now)
    // Created in between, for example by a magic link: then the address alone no longer signs in.
    return made.isNew ? rotateSession(context, tx, { ...byAddress(made), email }, client, now) : undefined
  })
  return {
    redirectTo: session ? '/profile' : '/auth/code',
    message: VERIFICATION_CODE_SENT,
    session,
    browserToken,
  }
}

const byAddress = ({ id, isAdmin }: Account) => ({ userId: id, isAdmin, by: 'test_access' as const })
