import type { getSystemHealth } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import type { Context } from '../platform/context/context'
import { readInstallation, writeInstallation } from '../platform/database/installation'
import { DAY_MS } from '../platform/http/cookies'
import { countTry, createClientLimiter, createLimiter } from '../platform/http/limits'
import type { Client } from './client'
import { isKnownDevice } from './known-devices.queries'

const WINDOW_SECONDS = 10 * 60
const PER_CLIENT = 50
const ALL_TOGETHER = 500
const EVERYBODY = 'everybody'
const TOO_MANY =
  'Too many wrong codes were entered. Please try again in {minutes}, or sign in with a magic link: links still work.'
const LAST_REFUSED = 'sign-in codes refused'
/** How long the administrators see that it happened. */
const TOLD_DAYS = 30

/**
 * Counts a try of a code before the code is compared, so that parallel guesses are counted too: for the client, and for
 * all clients together, since a million codes are soon tried when each of many addresses gets five guesses. A browser
 * that has signed in as this person before is not held up: a stranger must not be able to close codes to everybody.
 * Returns what gives the try back when the code was right. @throws HttpError 429
 */
export async function countGuess(context: Context, email: string, client: Client) {
  if (await isKnownDevice(context.db, email, client, context.clock.now())) return async () => {}
  const perClient = createClientLimiter(context, 'wrong-code', {
    points: PER_CLIENT,
    seconds: WINDOW_SECONDS,
    message: TOO_MANY,
  })
  const together = createLimiter(context, 'wrong-code-all', ALL_TOGETHER, WINDOW_SECONDS)
  await perClient.count(client.ip)
  await countTry(together, EVERYBODY, TOO_MANY, {
    onFirst: (seconds) => tellAdministrators(context, seconds),
  })
  return async () => {
    await Promise.all([perClient.giveBack(client.ip), together.reward(EVERYBODY)])
  }
}

interface Refused {
  at: string
  until: string
}

async function tellAdministrators({ db, clock, log }: Context, seconds: number): Promise<void> {
  const now = clock.now()
  const refused: Refused = {
    at: now.toISOString(),
    until: new Date(now.getTime() + seconds * 1000).toISOString(),
  }
  await writeInstallation(db, LAST_REFUSED, refused, now)
  log.warn(
    { event: 'codes_refused', limit: ALL_TOGETHER, seconds },
    'too many wrong codes: codes are refused',
  )
}

/** Whether codes are refused at the moment, or were within the last 30 days. */
export async function signInHealth({
  db,
  clock,
}: Context): Promise<ResponseOf<typeof getSystemHealth>['signIn']> {
  const last = await readInstallation<Refused>(db, LAST_REFUSED)
  const now = clock.now().getTime()
  if (last && Date.parse(last.until) > now)
    return {
      status: 'degraded',
      label: 'Codes refused',
      detail: `More than ${ALL_TOGETHER} wrong codes were entered within ten minutes: somebody may be guessing. Codes are refused in browsers that have not signed in before; links still work.`,
      codesRefusedAt: last.at,
      codesRefusedUntil: last.until,
    }
  const isTold = last !== undefined && Date.parse(last.at) > now - TOLD_DAYS * DAY_MS
  return {
    status: 'operational',
    label: 'Operational',
    detail: 'Links and codes work.',
    codesRefusedAt: isTold ? last.at : null,
    codesRefusedUntil: null,
  }
}
