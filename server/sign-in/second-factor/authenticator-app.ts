import { Secret, TOTP } from 'otpauth'
import type { Context } from '../../platform/context/context'
import { HttpError } from '../../platform/http/errors'
import type { Caller } from '../../platform/http/caller'
import { clientKey, countTry, createLimiter, type LocalizedWait } from '../../platform/http/limits'
import { seal, unseal } from '../../platform/secrets'
import { findApp, keepNewApp, spendStep } from './second-factor.queries'

/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20
/** Codes of the 30 seconds before and after count too: clocks differ, and people type slowly. */
const STEPS_AROUND = 1

const aboutApp = (userId: string) => `authenticator app of ${userId}`

function totpOf({ config }: Context, { email }: { email: string }, secret: Secret): TOTP {
  // What every app understands, and several silently assume: SHA-1, six digits, 30 seconds.
  return new TOTP({
    issuer: `Cup of Joe, ${config.orgName}`.replaceAll(':', ' '),
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret,
  })
}

/** Makes the secret of a new app, which counts from its first code on. */
export async function startNewApp(context: Context, owner: Caller): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: SECRET_BYTES })
  const sealed = seal(context.secret, aboutApp(owner.userId), secret.bytes)
  await keepNewApp(context.db, owner.userId, sealed, context.clock.now())
  return { secret: secret.base32, uri: totpOf(context, owner, secret).toString() }
}

/**
 * The 30 seconds that this is the code of, and of which secret. Counts wrong codes: five of a session in 15 minutes, twenty of
 * an account in six hours, so that neither one session nor many can try all codes. Passkeys and recovery codes go on working.
 * @param isConfirmed whether it is the app that works, or one that is being set up
 * @throws 400 wrong; 409 no such app, or unreadable; 429
 */
export async function checkAppCode(context: Context, owner: Caller, code: string, isConfirmed: boolean) {
  const app = await findApp(context.db, owner.userId, isConfirmed)
  if (!app) throw noApp(isConfirmed)
  const perSession = createLimiter(context, 'app-session', 5, 15 * 60)
  const perAccount = createLimiter(context, 'app-account', 20, 6 * 3600)
  const session = clientKey(owner.sessionId)
  const account = clientKey(owner.userId)
  // Counted before the code is compared, or parallel tries would all pass; given back when it is right.
  await countTry(perSession, session, TOO_MANY)
  await countTry(perAccount, account, TOO_MANY)
  const secret = unseal(context.secret, aboutApp(owner.userId), app.secret)
  if (!secret) throw new HttpError(409, 'app_unreadable', (w) => w.signIn.appUnreadable)
  const totp = totpOf(context, owner, new Secret({ buffer: new Uint8Array(secret).buffer }))
  const timestamp = context.clock.now().getTime()
  const delta = totp.validate({ token: code, timestamp, window: STEPS_AROUND })
  if (delta === null) throw wrongCode()
  await Promise.all([perSession.delete(session), perAccount.reward(account)])
  return { step: totp.counter({ timestamp }) + delta, sealed: app.secret }
}

/** Accepts a code of the app that works, once. @throws 400 wrong or used; 409; 429 */
export async function useAppCode(context: Context, owner: Caller, code: string): Promise<void> {
  const { step } = await checkAppCode(context, owner, code, true)
  if (!(await spendStep(context.db, owner.userId, step, context.clock.now()))) throw wrongCode()
}

const TOO_MANY: LocalizedWait = (w, minutes) => w.signIn.wrongAppCodes(minutes)

const wrongCode = () => new HttpError(400, 'wrong_proof', (w) => w.signIn.wrongAppCode)

/** Set up in another tab meanwhile, or with a newer secret. */
export const beginAgain = () => new HttpError(409, 'changed_meanwhile', (w) => w.signIn.beginAgain)

const noApp = (isConfirmed: boolean) =>
  isConfirmed ? new HttpError(409, 'wrong_proof', (w) => w.signIn.noApp) : beginAgain()
