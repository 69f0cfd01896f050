import type { getSystemHealth } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import type { Context } from '../platform/context/context'
import { readInstallation, writeInstallation } from '../platform/database/installation'
import { DAY_MS } from '../platform/http/cookies'
import { ENGLISH, HttpError } from '../platform/http/errors'
import {
  clientKey,
  countTry,
  createClientLimiter,
  createLimiter,
  LONGEST_WAIT_SECONDS,
  type LocalizedWait,
} from '../platform/http/limits'
import type { Client } from './client'
import { isKnownDevice } from './known-devices.queries'
import { momentIn, notifyAdmins, wrongCodesMail } from './notice.email'
import { hasAskedFor } from './sign-in-tokens.queries'

const WINDOW_SECONDS = 10 * 60
const PER_CLIENT = 50
const ALL_TOGETHER = 500
/** So many, refused ones included, are mailed to the administrators. */
const MANY = 100
const EVERYBODY = 'everybody'
const TOO_MANY: LocalizedWait = (w, minutes) => w.signIn.wrongCodes(minutes)
const LAST_REFUSED = 'sign-in codes refused'
const LAST_MAILED = 'wrong sign-in codes mailed'
/** How long the administrators see that it happened. */
const TOLD_DAYS = 30

/**
 * Counts a try of a code before the code is compared, so that parallel guesses are counted too: for the client, and for
 * all clients together, since a million codes are soon tried when each of many addresses gets five guesses. A stranger
 * must not be able to close codes to everybody: a browser that has signed in as this person before is not held up, and
 * any other that asked for a code of this address has a turn of its own each minute. Returns what gives the try back when the code was
 * right. @throws HttpError 429
 */
export async function countGuess(context: Context, email: string, client: Client) {
  if (await isKnownDevice(context.db, email, client, context.clock.now())) return async () => {}
  const perClient = createClientLimiter(context, 'wrong-code', {
    points: PER_CLIENT,
    seconds: WINDOW_SECONDS,
    message: TOO_MANY,
  })
  const together = createLimiter(context, 'wrong-code-all', ALL_TOGETHER, WINDOW_SECONDS)
  const tried = createLimiter(context, 'codes-tried', MANY, WINDOW_SECONDS)
  if ((await tried.penalty(EVERYBODY)).consumedPoints === MANY) await mailAdministrators(context)
  try {
    await perClient.count(client.ip)
    await countTry(together, EVERYBODY, TOO_MANY, {
      onFirst: (seconds) => noteRefused(context, seconds),
    })
  } catch (refusal) {
    if (!(refusal instanceof HttpError)) throw refusal
    // A browser that asked for no code of this address can't have the right one: it has no turn.
    const hasAsked = await hasAskedFor(context.db, email, client.browserToken)
    const turns = createLimiter(context, 'code-turn', hasAsked ? 1 : 0, LONGEST_WAIT_SECONDS)
    await countTry(turns, clientKey('browser', `${client.browserToken ?? client.ip} ${email}`), TOO_MANY)
  }
  return async () => {
    await Promise.all([perClient.giveBack(client.ip), together.reward(EVERYBODY), tried.reward(EVERYBODY)])
  }
}

/** One mail a day at most, to each administrator. */
async function mailAdministrators(context: Context): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const last = await readInstallation<string>(db, LAST_MAILED)
  if (last && Date.parse(last) > now.getTime() - DAY_MS) return
  await writeInstallation(db, LAST_MAILED, now.toISOString(), now)
  await notifyAdmins(context, (words, to) =>
    wrongCodesMail(words, { to, count: MANY, when: momentIn(words, clock) }),
  )
}

interface Refused {
  at: string
  until: string
}

async function noteRefused({ db, clock, log }: Context, seconds: number): Promise<void> {
  const now = clock.now()
  const refused: Refused = {
    at: now.toISOString(),
    until: new Date(now.getTime() + seconds * 1000).toISOString(),
  }
  await writeInstallation(db, LAST_REFUSED, refused, now)
  log.warn(
    { event: 'codes_refused', limit: ALL_TOGETHER, seconds },
    'too many wrong codes: new browsers get a try a minute',
  )
}

/** Whether codes are slowed at the moment, or were within the last 30 days. */
export async function signInHealth(
  { db, clock }: Context,
  texts = ENGLISH.responses.health.signIn,
): Promise<ResponseOf<typeof getSystemHealth>['signIn']> {
  const last = await readInstallation<Refused>(db, LAST_REFUSED)
  const now = clock.now().getTime()
  if (last && Date.parse(last.until) > now)
    return {
      status: 'degraded',
      label: texts.slowed.label,
      detail: texts.slowed.detail(ALL_TOGETHER),
      codesRefusedAt: last.at,
      codesRefusedUntil: last.until,
    }
  const isTold = last !== undefined && Date.parse(last.at) > now - TOLD_DAYS * DAY_MS
  return {
    status: 'operational',
    label: texts.fine.label,
    detail: texts.fine.detail,
    codesRefusedAt: isTold ? last.at : null,
    codesRefusedUntil: null,
  }
}
