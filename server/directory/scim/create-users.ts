import { recordAudits } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { holdNamed } from '../../platform/database/hold'
import { sqlFault } from '../../platform/database/retry'
import { inBatches } from '../../platform/process/batches'
import { changing, tooBusy } from './change'
import { forgetManagers, insertDirectoryUsers, lockAccounts, makeDepartments } from './create-users.queries'
import { ADDRESSES, type Directory, taken, turnOff } from './save-user'
import { ScimError } from './scim-error'
import type { Said, StoredUser } from './user.rules'
import { applyToReports, coverByDirectory, findUsers } from './users.queries'

interface Newcomer {
  said: Said
  directory: Directory
}

/**
 * Makes a person, or finds who has the address: from now on the directory says who they are. Those whom it creates while
 * others are being made are made together: commits wait for each other at the chain of the audit log, and people who come
 * in one by one would wait for a commit each. @throws ScimError 409
 */
export const creatingUsers = (context: Context): ((newcomer: Newcomer) => Promise<StoredUser>) =>
  inBatches((newcomers) => changing(context, (tx) => createUsers(tx, context, newcomers)), {
    largest: 50,
    waiting: 200,
    full: tooBusy,
    // Not a database that cannot be reached: it would be waited for once for each of them.
    isOfOne: (error) => error instanceof ScimError || /^2[23]/.test(sqlFault(error)?.code ?? ''),
  })

async function createUsers(tx: Transaction, context: Context, newcomers: Newcomer[]): Promise<StoredUser[]> {
  const now = context.clock.now()
  const all = newcomers.map(({ said }) => said)
  const emails = all.map(({ userName }) => userName)
  const twice = emails.find((email, i) => emails.indexOf(email) !== i)
  if (twice !== undefined) throw taken(twice)

  await holdNamed(tx, ADDRESSES)
  await coverByDirectory(
    tx,
    newcomers.map(({ said, directory }) => ({ email: said.userName, addedBy: directory.email })),
    now,
  )
  await meetAccounts(tx, all, now)
  if (all.some(({ department }) => department !== null)) await makeDepartments(tx, all, now)
  const ids = await insertDirectoryUsers(tx, all, now)
  if (ids.length < all.length) throw taken(emails[0]!)
  await applyToReports(tx, ids)
  const made = new Map((await findUsers(tx, ids)).map((user) => [user.userName, user]))
  const users = emails.map((email) => made.get(email)!)
  await recordAudits(
    tx,
    context,
    newcomers.map(({ said: { userName, active, department }, directory }, i) => ({
      actor: directory,
      action: 'user.provisioned',
      id: users[i]!.id,
      label: userName,
      after: { active, department },
    })),
  )
  return users
}

/** Who has an account already is signed out if the directory turns them off, and gets the manager it names. */
async function meetAccounts(tx: Transaction, all: Said[], now: Date): Promise<void> {
  const accounts = await lockAccounts(
    tx,
    all.map(({ userName }) => userName),
  )
  if (accounts.length === 0) return
  const saidOf = new Map(all.map((said) => [said.userName, said]))
  const leaving = accounts.filter(({ email, isActive }) => isActive && !saidOf.get(email)!.active)
  if (leaving.length > 0) await turnOff(tx, leaving, now)
  const reporting = accounts.filter(({ email }) => saidOf.get(email)!.manager !== null)
  if (reporting.length > 0)
    await forgetManagers(
      tx,
      reporting.map(({ id }) => id),
    )
}
