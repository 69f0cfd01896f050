import { SHORTEST_PASSWORD } from '../../../shared/limits'
import { SHORT_PASSWORD } from '../../../shared/text-rules'
import { type AuditContext, recordAudit } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import type { Caller } from '../../platform/http/caller'
import { HttpError } from '../../platform/http/errors'
import { clientKey, countTry, createLimiter, type LocalizedWait } from '../../platform/http/limits'
import { type Account, findAccount } from '../accounts.queries'
import type { Client } from '../client'
import { lockAdmins, readAdmins, setPassword, takeRights, upsertAdmin } from './admins.queries'
import { deleteSecondFactor } from '../second-factor/second-factor.queries'
import { assertStrongPassword, hashPassword, passwordFits } from './passwords'
import { takeManagedGroups } from '../managed-groups.queries'
import { endSessionsOf } from '../sessions.queries'

type Needs = Pick<Context, 'db'> & AuditContext

/** Makes an address an administrator's, whether or not it has an account. @throws 409 it is already; 400 password too short */
export async function createAdmin({ db, clock, log }: Needs, email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(assertLength(password))
  await db.transaction(async (tx) => {
    await lockAdmins(tx)
    const account = await findAccount(tx, email)
    if (account?.isAdmin)
      throw new HttpError(409, 'already_done', (w) => w.signIn.isAdminAlready(w.isolated(email)))
    // Earlier sessions were opened without a password, and in one of them a manager may have got a second factor.
    if (account) {
      await endSessionsOf(tx, account.id, clock.now())
      await deleteSecondFactor(tx, account.id)
    }
    const id = await makeAdmin(tx, { clock, log }, email, passwordHash)
    await recordAudit(tx, { clock, log }, null, { action: 'administrator.added', id, label: email })
  })
}

/**
 * Makes an address an administrator's, who manages every group: so nobody's manager in particular any more, also when the
 * rights are taken away later. Returns the account's id.
 */
export async function makeAdmin(
  tx: Transaction,
  context: AuditContext,
  email: string,
  passwordHash: string,
): Promise<string> {
  const id = await upsertAdmin(tx, email, passwordHash, context.clock.now())
  await takeManagedGroups(tx, context, null, id)
  return id
}

/** Gives an administrator a new password and ends their sessions. @throws 404 no such administrator; 400 password too short */
export async function resetAdminPassword({ db, clock, log }: Needs, email: string, password: string) {
  const passwordHash = await hashPassword(assertLength(password))
  await db.transaction(async (tx) => {
    const { id } = await findAdmin(tx, email)
    await setPassword(tx, id, passwordHash, clock.now())
    await endSessionsOf(tx, id, clock.now())
    await recordAudit(tx, { clock, log }, null, {
      action: 'administrator.password_changed',
      id,
      label: email,
    })
  })
}

const TOO_MANY: LocalizedWait = (w, minutes) => w.signIn.wrongPasswords(minutes)

/**
 * Changes the caller's own password and ends all their other sessions; their other browsers are no longer known.
 * @throws HttpError 400 wrong current password, or a new one that is easy to guess; 409 the caller has no password; 429
 */
export async function changePassword(
  context: Context,
  given: { currentPassword: string; newPassword: string },
  caller: Caller,
  { deviceToken }: Client,
): Promise<void> {
  const { config, db, clock } = context
  const { userId, email, sessionId } = caller
  const limiter = createLimiter(context, 'change-password', 5, 15 * 60)
  const key = clientKey(userId)
  await countTry(limiter, key, TOO_MANY)
  const account = await findAccount(db, email)
  if (!account?.passwordHash) throw new HttpError(409, 'no_password', (w) => w.signIn.noPassword)
  if (!(await passwordFits(given.currentPassword, account.passwordHash)))
    throw new HttpError(400, 'wrong_password', (w) => w.signIn.notCurrent)
  await limiter.delete(key)
  await assertStrongPassword(given.newPassword, [email, config.orgName])
  const passwordHash = await hashPassword(given.newPassword)
  await db.transaction(async (tx) => {
    await setPassword(tx, userId, passwordHash, clock.now())
    await endSessionsOf(tx, userId, clock.now(), { sessionId, deviceToken })
    await recordAudit(tx, context, caller, {
      action: 'administrator.password_changed',
      id: userId,
      label: email,
    })
  })
}

/**
 * Takes an administrator's rights, password and second factor away and ends their sessions. The account stays, as an ordinary one.
 * @throws 404 no such administrator; 409 they are the last one
 */
export const removeAdmin = ({ db, clock, log }: Needs, email: string) =>
  db.transaction(async (tx) => {
    await lockAdmins(tx)
    const { id } = await findAdmin(tx, email)
    const admins = await readAdmins(tx)
    if (!admins.some((other) => other.isActive && other.email !== email))
      throw new HttpError(409, 'last_admin', (w) => w.signIn.lastAdmin)
    await takeRights(tx, id, clock.now())
    await deleteSecondFactor(tx, id)
    await endSessionsOf(tx, id, clock.now())
    await recordAudit(tx, { clock, log }, null, { action: 'administrator.removed', id, label: email })
  })

/**
 * Takes the second factor of an administrator or manager away, when they have lost everything, and ends their sessions.
 * @throws 404 nobody has this address; 409 they have none
 */
export const resetSecondFactor = ({ db, clock, log }: Needs, email: string) =>
  db.transaction(async (tx) => {
    const id = (await findAccount(tx, email))?.id
    if (id === undefined) throw new HttpError(404, 'not_found', (w) => w.signIn.nobodyWith(w.isolated(email)))
    if (!(await deleteSecondFactor(tx, id)))
      throw new HttpError(409, 'already_done', (w) => w.signIn.noSecondFactor(w.isolated(email)))
    await endSessionsOf(tx, id, clock.now())
    await recordAudit(tx, { clock, log }, null, {
      action: 'administrator.second_factor_reset',
      id,
      label: email,
    })
  })

async function findAdmin(tx: Transaction, email: string): Promise<Account> {
  const account = await findAccount(tx, email)
  if (!account?.isAdmin) throw new HttpError(404, 'not_found', (w) => w.signIn.noAdmin(w.isolated(email)))
  return account
}

function assertLength(password: string): string {
  if (password.length < SHORTEST_PASSWORD)
    throw new HttpError(400, 'weak_password', (w) => SHORT_PASSWORD(w.rules))
  return password
}
