import { randomBytes } from 'node:crypto'
import { MOST, RECOVERY_CODE_LETTERS } from '../../../shared/limits'
import { recoveryLetters } from '../../../shared/text-rules'
import type { AuditAction } from '../../../shared/contract/audit'
import type { NewPasskey } from '../../../shared/contract/second-factor'
import { recordAudit } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import type { Caller } from '../../platform/http/caller'
import { HttpError, notFound, notSignedIn } from '../../platform/http/errors'
import { existingId } from '../../platform/http/route'
import { hashToken, readable } from '../../platform/secrets'
import { isOpenSession } from '../sessions.queries'
import { type FactorChange, momentIn, notify, secondFactorMail } from '../notice.email'
import { beginAgain } from './authenticator-app'
import {
  confirmNewApp,
  countRecoveryCodes,
  deleteApp,
  deletePasskey,
  hasSecondFactor,
  insertPasskey,
  lockOwner,
  readPasskeys,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from './second-factor.queries'
import { verifyNewPasskey } from './verify-passkey'

const RECOVERY_CODES = 10

/** What is stored of a recovery code: guessing it is hopeless, so a plain hash is enough. */
const hashRecoveryCode = (code: string): Buffer => hashToken(recoveryLetters(code))

/** Ten new codes; the earlier ones no longer work. */
async function newRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    readable(randomBytes(32), RECOVERY_CODE_LETTERS / 4),
  )
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
  return codes
}

interface Change<T> {
  action: AuditAction
  /** Of the passkey. */
  name?: string
  /** For the mail: "The passkey “Laptop” was added". */
  what: FactorChange
  work: (tx: Transaction) => Promise<T>
}

/** Makes a change in one transaction with its audit entry, one after the other for each administrator, and mails it. */
async function change<T>(
  context: Context,
  owner: Caller,
  { action, name, what, work }: Change<T>,
): Promise<T> {
  const done = await context.db.transaction(async (tx) => {
    await lockOwner(tx, owner.userId)
    // It may have ended while this waited, such as by a reset of the second factor.
    if (!(await isOpenSession(tx, owner, context.clock.now()))) throw notSignedIn()
    const result = await work(tx)
    await recordAudit(tx, context, owner, {
      action,
      id: owner.userId,
      label: owner.email,
      after: name === undefined ? null : { name },
    })
    return result
  })
  notify(context, owner.email, (words) =>
    secondFactorMail(words, { to: owner.email, what, when: momentIn(words, context.clock) }),
  )
  return done
}

/** Recovery codes come with the first second factor: nobody is without them. */
const firstRecoveryCodes = async (tx: Transaction, userId: string): Promise<string[] | null> =>
  (await countRecoveryCodes(tx, userId)) > 0 ? null : newRecoveryCodes(tx, userId)

/** Adds a passkey. Returns the recovery codes if it is the first second factor. @throws 400; 409 */
export async function addPasskey(
  context: Context,
  owner: Caller,
  { name, passkey }: { name: string; passkey: NewPasskey },
): Promise<string[] | null> {
  const verified = await verifyNewPasskey(context, passkey, owner.sessionId)
  return change(context, owner, {
    action: 'administrator.passkey_added',
    name,
    what: ({ passkeyAdded }, isolated) => passkeyAdded(isolated(name)),
    async work(tx) {
      if ((await readPasskeys(tx, owner.userId)).length >= MOST.passkeys)
        throw new HttpError(409, 'too_many_passkeys', (w) => w.signIn.mostPasskeys(MOST.passkeys))
      const made = { userId: owner.userId, name, ...verified, createdAt: context.clock.now() }
      if (!(await insertPasskey(tx, made)))
        throw new HttpError(409, 'already_exists', (w) => w.signIn.passkeyAlready)
      return firstRecoveryCodes(tx, owner.userId)
    },
  })
}

/** Turns on the app whose first code was typed, in place of the one before. Returns as `addPasskey`. */
export const confirmApp = (context: Context, owner: Caller, checked: { sealed: Buffer; step: number }) =>
  change(context, owner, {
    action: 'administrator.app_added',
    what: ({ appAdded }) => appAdded,
    async work(tx) {
      if (!(await confirmNewApp(tx, owner.userId, checked, context.clock.now()))) throw beginAgain()
      return firstRecoveryCodes(tx, owner.userId)
    },
  })

/** Removes a passkey. @throws 404; 409 it is the last second factor, and one is required */
export async function removePasskey(context: Context, owner: Caller, id: string): Promise<void> {
  existingId(id, 'passkey')
  const known = await readPasskeys(context.db, owner.userId)
  const name = known.find((one) => one.id === id.toLowerCase())?.name
  if (name === undefined) throw notFound('passkey')
  await change(context, owner, {
    action: 'administrator.passkey_removed',
    name,
    what: ({ passkeyRemoved }, isolated) => passkeyRemoved(isolated(name)),
    async work(tx) {
      if (!(await deletePasskey(tx, owner.userId, id))) throw notFound('passkey')
      await afterRemoval(context, tx, owner.userId)
    },
  })
}

/** Removes the authenticator app. @throws 404; 409 as `removePasskey` */
export const removeApp = (context: Context, owner: Caller): Promise<void> =>
  change(context, owner, {
    action: 'administrator.app_removed',
    what: ({ appRemoved }) => appRemoved,
    async work(tx) {
      if (!(await deleteApp(tx, owner.userId))) throw notFound('app')
      await afterRemoval(context, tx, owner.userId)
    },
  })

/** Recovery codes alone are no second factor: they go with the last one. */
async function afterRemoval({ config }: Context, tx: Transaction, userId: string): Promise<void> {
  if (await hasSecondFactor(tx, userId)) return
  if (config.adminSecondFactor === 'required')
    throw new HttpError(409, 'last_second_factor', (w) => w.signIn.onlySecondFactor)
  await replaceRecoveryCodes(tx, userId, [])
}

/** Makes ten new recovery codes; the earlier ones no longer work. @throws 409 there is nothing to recover */
export const makeRecoveryCodes = (context: Context, owner: Caller): Promise<string[]> =>
  change(context, owner, {
    action: 'administrator.recovery_codes_made',
    what: ({ newCodes }) => newCodes,
    async work(tx) {
      if (!(await hasSecondFactor(tx, owner.userId)))
        throw new HttpError(409, 'changed_meanwhile', (w) => w.signIn.addFirst)
      return newRecoveryCodes(tx, owner.userId)
    },
  })

/**
 * Uses a recovery code up. It is too long to be guessed, so nothing counts the wrong ones: this way stays open when
 * wrong codes of the app have closed that one. @throws 400
 */
export const useRecoveryCode = (context: Context, owner: Caller, code: string): Promise<void> =>
  change(context, owner, {
    action: 'administrator.recovery_code_used',
    what: ({ codeUsed }) => codeUsed,
    async work(tx) {
      if (!(await spendRecoveryCode(tx, owner.userId, hashRecoveryCode(code))))
        throw new HttpError(400, 'wrong_proof', (w) => w.signIn.wrongRecoveryCode)
    },
  })
