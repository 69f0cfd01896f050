import { type Actor, recordAudit } from '../audit/record-audit'
import type { Context } from '../context/context'
import type { Transaction } from '../database/database'
import { lockAdmins, readAdmins } from '../sign-in/admins/admins.queries'
import { findAccount } from '../sign-in/accounts.queries'
import { endSessionsOf } from '../sign-in/sessions.queries'
import { changing } from './change'
import { placeNewcomer, placePeople } from './places.queries'
import { noSuch, ScimError } from './scim-error'
import { type Said, type StoredUser, versionTag } from './user.rules'
import {
  applyManager,
  applyToAccount,
  applyToReports,
  barByDirectory,
  coverByDirectory,
  findUser,
  forgetDirectoryUser,
  insertDirectoryUser,
  lockDirectoryUser,
  obtainDirectoryAccount,
  readdressEntry,
  updateDirectoryUser,
} from './users.queries'

export type Directory = NonNullable<Actor>

const taken = (userName: string) =>
  new ScimError(409, 'uniqueness', `There is a user with the userName ${userName} already.`)

/** Makes a person, or finds who has the address: from now on the directory says who they are. @throws ScimError 409 */
export async function createUser(context: Context, said: Said, directory: Directory): Promise<StoredUser> {
  const { clock } = context
  const now = clock.now()
  return changing(context, async (tx) => {
    await coverByDirectory(tx, said.userName, directory.email, now)
    const account = await obtainDirectoryAccount(tx, said.userName, now)
    if (!(await insertDirectoryUser(tx, account.id, said, now))) throw taken(said.userName)
    if (!said.active && account.isActive) await turnOff(tx, account, said.userName, now)
    await applyToAccount(tx, account.id, said, now)
    if (said.department !== null && !(await placeNewcomer(tx, account.id, now)))
      await placePeople(tx, [account.id], { leavesTies: false, now })
    if (said.manager !== null) await applyManager(tx, account.id, said.manager)
    await applyToReports(tx, account.id, said.userName)
    await recordAudit(tx, context, directory, {
      action: 'user.provisioned',
      id: account.id,
      label: said.userName,
      after: { active: said.active, department: said.department },
    })
    return demandUser(await findUser(tx, account.id), account.id)
  })
}

/** Changes what the directory says of a person. @param change makes the new from the old @throws ScimError 404, 409, 412 */
export async function changeUser(
  context: Context,
  id: string,
  change: (before: StoredUser) => Said,
  { ifMatch, directory }: { ifMatch: string | undefined; directory: Directory },
): Promise<StoredUser> {
  const { clock } = context
  const now = clock.now()
  return changing(context, async (tx) => {
    const before = demandUser(await lockDirectoryUser(tx, id), id)
    demandVersion(ifMatch, before.version)
    const after = change(before)
    const fields = FIELDS.filter((field) => after[field] !== before[field])
    if (fields.length === 0) return before
    const isChanged = (...names: (keyof Said)[]) => names.some((name) => fields.includes(name))
    if (isChanged('userName')) await readdress(tx, before, after.userName, directory, now)
    if (!after.active && before.active) await turnOff(tx, await accountOf(tx, before), before.userName, now)
    await updateDirectoryUser(tx, id, after, now)
    // First the address, by which the whitelist says whose departments count.
    await applyToAccount(tx, id, after, now)
    if (isChanged('department')) await placePeople(tx, [id], { leavesTies: false, now })
    if (isChanged('manager')) await applyManager(tx, id, after.manager)
    if (isChanged('userName')) await applyToReports(tx, id, after.userName)
    // Names and titles stay out of the log, which keeps what it was told: only that they changed.
    await recordAudit(tx, context, directory, {
      action:
        after.active === before.active ? 'user.changed' : after.active ? 'user.turned_on' : 'user.turned_off',
      id,
      label: after.userName,
      after: { fields, ...(isChanged('department') && { department: after.department }) },
    })
    return demandUser(await findUser(tx, id), id)
  })
}

/**
 * The person is no longer in the directory: their sessions are over and their own whitelist entry bars them, as when an
 * administrator turns it off. Their history stays; the same address finds them again. @throws ScimError 404, 409, 412
 */
export async function removeUser(
  context: Context,
  id: string,
  { ifMatch, directory }: { ifMatch: string | undefined; directory: Directory },
): Promise<void> {
  const { clock } = context
  const now = clock.now()
  await changing(context, async (tx) => {
    const before = demandUser(await lockDirectoryUser(tx, id), id)
    demandVersion(ifMatch, before.version)
    const account = await accountOf(tx, before)
    await turnOff(tx, account, before.userName, now)
    await barByDirectory(tx, before.userName, directory.email, now)
    await forgetDirectoryUser(tx, id)
    // The whitelist decides from now on, so that an administrator can let them in again; it does not for administrators.
    await applyToAccount(tx, id, { ...before, ...NO_WORD, active: !account.isAdmin }, now)
    await recordAudit(tx, context, directory, { action: 'user.deprovisioned', id, label: before.userName })
  })
}

const NO_WORD = { givenName: null, familyName: null, displayName: null, timeZone: null }

const FIELDS = [
  'userName',
  'active',
  'externalId',
  'givenName',
  'familyName',
  'displayName',
  'workEmail',
  'title',
  'locale',
  'timeZone',
  'department',
  'manager',
] as const satisfies (keyof Said)[]

/** Ends every session of somebody, on every instance, as each request looks them up. @throws ScimError 409 the last administrator */
async function turnOff(
  tx: Transaction,
  { id, isAdmin }: { id: string; isAdmin: boolean },
  email: string,
  now: Date,
): Promise<void> {
  if (isAdmin) {
    await lockAdmins(tx)
    const admins = await readAdmins(tx)
    if (!admins.some((other) => other.isActive && other.email !== email))
      throw new ScimError(
        409,
        undefined,
        `${email} is the last administrator of Cup of Joe. Name another one first.`,
      )
  }
  await endSessionsOf(tx, id, now)
}

/** Whoever reads the mail of an account's address signs in to it: the directory must not choose an administrator's. */
async function readdress(
  tx: Transaction,
  before: StoredUser,
  to: string,
  directory: Directory,
  now: Date,
): Promise<void> {
  const from = before.userName
  if ((await accountOf(tx, before)).isAdmin)
    throw new ScimError(
      403,
      undefined,
      `${from} is an administrator of Cup of Joe, whose address the directory can’t change. Take their rights away first.`,
    )
  if (await findAccount(tx, to)) throw taken(to)
  if (!(await readdressEntry(tx, from, to, now))) await coverByDirectory(tx, to, directory.email, now)
}

async function accountOf(
  tx: Transaction,
  { id, userName }: StoredUser,
): Promise<{ id: string; isAdmin: boolean }> {
  return (await findAccount(tx, userName)) ?? { id, isAdmin: false }
}

function demandUser(user: StoredUser | undefined, id: string): StoredUser {
  if (!user) throw noSuch('user', id)
  return user
}

/** @throws ScimError 412 when the client changes another version than the one it read */
export function demandVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  if (
    !ifMatch
      .split(',')
      .map(plain)
      .includes(plain(versionTag(version)))
  )
    throw new ScimError(412, undefined, 'It was changed since you read it. Read it again.')
}
