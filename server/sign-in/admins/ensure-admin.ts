import { createHmac } from 'node:crypto'
import type { Config } from '../../platform/context/config'
import type { Context } from '../../platform/context/context'
import { findAccount } from '../accounts.queries'
import { makeAdmin } from './admins.actions'
import { hasAdmin, lockAdmins } from './admins.queries'
import { assertStrongPassword, hashPassword, passwordFits, readablePassword } from './passwords'

/** The administrator of an evaluation that has no settings. */
const EVALUATION_ADMIN = 'admin@example.com'

/** The administrator to sign in as, and the password if we may print it. */
export interface FirstAdmin {
  email: string
  password?: string
  /** That the settings make no administrator of this address, and why. */
  ignored?: string
}

/**
 * Makes sure at start that there is an administrator: that of ADMIN_EMAIL and ADMIN_PASSWORD, or in evaluation mode one
 * with a generated password. Undefined: nothing to print (there is one already, or the operator must create one).
 */
export async function ensureAdmin(context: Context): Promise<FirstAdmin | undefined> {
  const { config, db } = context
  const isOurs = config.admin === undefined && config.mode === 'evaluation'
  const wanted = config.admin ?? { email: EVALUATION_ADMIN, password: evaluationPassword(context.secret) }
  if (config.admin || isOurs) {
    const isMade = await db.transaction(async (tx) => {
      await lockAdmins(tx)
      if (await hasAdmin(tx)) return false
      await makeAdmin(tx, context, wanted.email.toLowerCase(), await hashPassword(wanted.password))
      return true
    })
    if (isMade && !isOurs) await warnOfGuessable(context, wanted)
    if (isMade) return isOurs ? wanted : { email: wanted.email }
  }
  if (config.admin) return ignoredSettings(context, config.admin)
  if (!isOurs) return undefined
  const account = await findAccount(db, EVALUATION_ADMIN)
  if (!account?.isAdmin) return undefined
  return (await passwordFits(wanted.password, account.passwordHash)) ? wanted : { email: EVALUATION_ADMIN }
}

/** ADMIN_EMAIL and ADMIN_PASSWORD make the first administrator and change nothing later; undefined: they say what is true. */
async function ignoredSettings(
  { db }: Context,
  { email, password }: NonNullable<Config['admin']>,
): Promise<FirstAdmin | undefined> {
  const address = email.toLowerCase()
  const account = await findAccount(db, address)
  if (!account?.isAdmin)
    return {
      email: address,
      ignored:
        'ADMIN_EMAIL and ADMIN_PASSWORD are ignored: there is an administrator already (npm run admin -- list).',
    }
  if (await passwordFits(password, account.passwordHash)) return undefined
  return {
    email: address,
    ignored: `ADMIN_PASSWORD is ignored: ${address} has a password already (npm run admin -- reset-password ${address}).`,
  }
}

/** The setting only has to have twelve characters, so one that is easy to guess is logged, and the start goes on. */
async function warnOfGuessable({ config, log }: Context, { email, password }: NonNullable<Config['admin']>) {
  await assertStrongPassword(password, [email, config.orgName]).catch((error: Error) =>
    log.warn(`ADMIN_PASSWORD was taken as it is. ${error.message}`),
  )
}

/**
 * The same at every start of one installation, so that it can be printed again without being stored. It is as hard to
 * guess as the installation's secret. A password that was set later (npm run admin) replaces it and is not printed.
 */
const evaluationPassword = (secret: Buffer): string =>
  readablePassword(createHmac('sha256', secret).update('password of the evaluation administrator').digest())
