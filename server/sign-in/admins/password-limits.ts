import type { Context } from '../../platform/context/context'
import { clientKey, countTry, createClientLimiter, createLimiter } from '../../platform/http/limits'
import type { Client } from '../client'
import { isKnownDevice } from '../known-devices.queries'

const WINDOW_SECONDS = 15 * 60
const PER_PAIR = 5
const PER_CLIENT = 20
/** Of one account, by all browsers that have not signed in before; after that, one try a minute. */
const PER_ACCOUNT = 20
const SLOW_SECONDS = 60
/** Of a browser that has signed in before. */
const PER_DEVICE = 20

const ADVICE = 'Please try again in {minutes}, or sign in with a magic link.'
const TOO_MANY = `Too many failed sign-ins. ${ADVICE}`
const SLOWED = `Many sign-ins to this account have failed. ${ADVICE}`

interface CountedTry {
  forget(): Promise<void>
  giveBack(): Promise<void>
}

/**
 * Counts a try of a password. A client has five for an account and twenty in all, in 15 minutes; all clients together
 * have twenty for an account and one a minute after that, so that many addresses are no way around. A browser that has
 * signed in to the account before has its own count and none of the others: nobody locks it out.
 * Returns what to do when the password was right, and what gives the try back when it was never checked. @throws HttpError 429
 */
export function createPasswordLimits(context: Context) {
  const limitsOf = (points: number) => ({ points, seconds: WINDOW_SECONDS, message: TOO_MANY })
  const perPair = createClientLimiter(context, 'signin-pair', limitsOf(PER_PAIR))
  const perClient = createClientLimiter(context, 'signin-client', limitsOf(PER_CLIENT))
  const perAccount = createLimiter(context, 'signin-account', PER_ACCOUNT, WINDOW_SECONDS)
  const slow = createLimiter(context, 'signin-slow', 1, SLOW_SECONDS)
  const perDevice = createLimiter(context, 'signin-device', PER_DEVICE, WINDOW_SECONDS)

  return async (email: string, client: Client): Promise<CountedTry> => {
    if (await isKnownDevice(context.db, email, client, context.clock.now())) {
      const device = clientKey('device', `${email}\n${client.deviceToken}`)
      await countTry(perDevice, device, TOO_MANY)
      return {
        forget: async () => void (await perDevice.delete(device)),
        giveBack: async () => void (await perDevice.reward(device)),
      }
    }
    const account = clientKey('account', email)
    await perPair.count(client.ip, email)
    await perClient.count(client.ip)
    const { consumedPoints } = await perAccount.penalty(account)
    const isSlowed = consumedPoints > PER_ACCOUNT
    if (isSlowed) await countTry(slow, account, SLOWED)
    return {
      forget: async () => {
        await Promise.all([
          perPair.forget(client.ip, email),
          perClient.giveBack(client.ip),
          perAccount.reward(account),
          slow.delete(account),
        ])
      },
      giveBack: async () => {
        await Promise.all([
          perPair.giveBack(client.ip, email),
          perClient.giveBack(client.ip),
          perAccount.reward(account),
          isSlowed && slow.delete(account),
        ])
      },
    }
  }
}
