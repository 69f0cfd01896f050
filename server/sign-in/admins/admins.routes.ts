import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/sign-in'
import type { Context } from '../../platform/context/context'
import { languageOfBrowser } from '../../platform/http/language'
import { route } from '../../platform/http/route'
import { readCurrentUser } from '../current-user.queries'
import { type Client, clientOf, giveSession } from '../client'
import { changePassword } from './admins.actions'
import { recordAudit } from '../../platform/audit/record-audit'
import { HttpError } from '../../platform/http/errors'
import {
  clientKey,
  countTry,
  createClientLimiter,
  createLimiter,
  type LocalizedWait,
  LONGEST_WAIT_SECONDS,
} from '../../platform/http/limits'
import { findAccount } from '../accounts.queries'
import { isKnownDevice } from '../known-devices.queries'
import { lockOwner } from '../second-factor/second-factor.queries'
import { rotateSession } from '../sessions.queries'
import { passwordFits } from './passwords'

/** Administrators have a password. */
export function adminRoutes(server: FastifyInstance, context: Context): void {
  route(server, contract.signInAsAdmin, async ({ body, request, reply }) => {
    const { userId, session } = await signInByPassword(context, body, clientOf(context, request))
    giveSession(context, reply, session)
    return { user: await readCurrentUser(context, userId, languageOfBrowser(request, context)) }
  })

  route(server, contract.changePassword, async ({ body, caller, request }) => {
    await changePassword(context, body, caller, clientOf(context, request))
    return { message: (w) => w.signIn.passwordChanged }
  })
}

const invalidCredentials = () => new HttpError(401, 'invalid_credentials', (w) => w.signIn.invalidCredentials)

/**
 * Signs administrators in by password. Returns the account and the new session. Only failures count.
 * @throws HttpError 401, with the same text and after the same time whatever was wrong; 429
 */
async function signInByPassword(
  context: Context,
  given: { email: string; password: string },
  client: Client,
) {
  // Counted before the password is checked, or parallel tries would all pass; given back when it is right.
  const giveBack = await countPassword(context, given.email, client)
  const account = await findAccount(context.db, given.email)
  const isAllowed = account !== undefined && account.isAdmin && account.isActive
  const fits = await passwordFits(given.password, isAllowed ? account.passwordHash : null).catch(
    async (error: unknown) => {
      // Too busy to check: it was no wrong password.
      await giveBack({ isRight: false })
      throw error
    },
  )
  if (!isAllowed || !fits) {
    await recordRefusal(context, account?.isAdmin ? { id: account.id, email: given.email } : undefined)
    throw invalidCredentials()
  }
  await giveBack({ isRight: true })
  const who = { userId: account.id, email: given.email, isAdmin: true, by: 'password' as const }
  const session = await context.db.transaction(async (tx) => {
    await lockOwner(tx, account.id)
    const now = await findAccount(tx, given.email)
    // Changed while it was checked: a new password, or turning the account off, ends all sessions from before.
    if (!now?.isActive || now.passwordHash !== account.passwordHash) throw invalidCredentials()
    return rotateSession(context, tx, who, client, context.clock.now())
  })
  return { userId: account.id, session }
}

const WINDOW_SECONDS = 15 * 60
const PER_PAIR = 5
const PER_CLIENT = 20
/** Of one account, by all browsers that have not signed in before. */
const PER_ACCOUNT = 20
/** Of a browser that has signed in before. */
const PER_DEVICE = 20

const TOO_MANY: LocalizedWait = (w, wait) => w.signIn.manyFailed(wait)
const SLOWED: LocalizedWait = (w, wait) => w.signIn.manyFailedHere(wait)

/**
 * Counts a try of a password. A client has five for an account and twenty in all, in 15 minutes; then
 * it waits for a minute, as others may share its network. All clients together have twenty for an account and one a
 * minute after that, so that neither many addresses nor patience are a way around. A browser that has
 * signed in to the account before has its own count and none of the others: nobody locks it out.
 * Returns what gives the try back when the password was right, or was never checked. @throws HttpError 429
 */
async function countPassword(context: Context, email: string, client: Client) {
  if (await isKnownDevice(context.db, email, client, context.clock.now())) {
    const perDevice = createLimiter(context, 'signin-device', PER_DEVICE, WINDOW_SECONDS)
    const device = clientKey('device', `${email}\n${client.deviceToken}`)
    await countTry(perDevice, device, TOO_MANY)
    return ({ isRight }: { isRight: boolean }): Promise<unknown> =>
      isRight ? perDevice.delete(device) : perDevice.reward(device)
  }
  const limitsOf = (points: number) => ({
    points,
    seconds: WINDOW_SECONDS,
    message: TOO_MANY,
    wait: LONGEST_WAIT_SECONDS,
  })
  const perPair = createClientLimiter(context, 'signin-pair', limitsOf(PER_PAIR))
  const perClient = createClientLimiter(context, 'signin-client', limitsOf(PER_CLIENT))
  const perAccount = createLimiter(context, 'signin-account', PER_ACCOUNT, WINDOW_SECONDS)
  const slow = createLimiter(context, 'signin-slow', 1, LONGEST_WAIT_SECONDS)
  const account = clientKey('account', email)
  await perPair.count(client.ip, email)
  await perClient.count(client.ip)
  const isSlowed = (await perAccount.penalty(account)).consumedPoints > PER_ACCOUNT
  if (isSlowed) await countTry(slow, account, SLOWED)
  return ({ isRight }: { isRight: boolean }): Promise<unknown> =>
    Promise.all([
      isRight ? perPair.forget(client.ip, email) : perPair.giveBack(client.ip, email),
      perClient.giveBack(client.ip),
      perAccount.reward(account),
      isSlowed && slow.delete(account),
    ])
}

/** The subject when there is no such administrator: what somebody typed may be anything, also a password. */
const NOBODY = { id: 'nobody', email: 'No administrator’s address' }

/** Strangers cause these entries; they must not bury the others. The product log has every try. */
const MOST_PER_HOUR = 50

/**
 * Writes refused sign-ins by password to the audit log, at most 50 an hour for each administrator, and 50 for all
 * other addresses together. The same work with and without an account, so that the time gives nothing away.
 */
export async function recordRefusal(context: Context, admin: { id: string; email: string } | undefined) {
  const { id, email } = admin ?? NOBODY
  const limiter = createLimiter(context, 'refusal-record', MOST_PER_HOUR, 3600)
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
