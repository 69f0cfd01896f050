import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { holdNamed, shareNamed } from '../../platform/database/hold'
import { failRowsOf } from '../../mail/engine/sends.queries'
import { lockAdmins, readAdmins } from '../../sign-in/admins/admins.queries'
import { findAccount } from '../../sign-in/accounts.queries'
import { changing } from './change'
import { endSessions } from './create-users.queries'
import { placePeople } from './places.queries'
import { noSuch, ScimError } from './scim-error'
import { FIELDS, type Said, type StoredUser, versionTag } from './user.rules'
import {
  applyManager,
  applyToAccount,
  applyToReports,
  barByDirectory,
  coverByDirectory,
  findUser,
  forgetDirectoryUser,
  lockDirectoryUser,
  readdressEntry,
  updateDirectoryUser,
} from './users.queries'

export type Directory = NonNullable<Actor>

export const taken = (userName: string) =>
  new ScimError(409, 'uniqueness', `There is a user with the userName ${userName} already.`)

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
    if (isChanged('userName')) await holdNamed(tx, ADDRESSES)
    else if (isChanged('manager')) await shareNamed(tx, ADDRESSES)
    if (isChanged('userName')) await readdress(tx, before, after.userName, directory, now)
    if (!after.active && before.active) await turnOff(tx, [await accountOf(tx, before)], now)
    // A session that began while they were being turned off must not come back with them.
    if (after.active && !before.active) await endSessions(tx, [id], now)
    await updateDirectoryUser(tx, id, after, now)
    // First the address, by which the whitelist says whose departments count.
    await applyToAccount(tx, id, after, now)
    if (isChanged('department')) await placePeople(tx, [id], { leavesTies: false, now })
    if (isChanged('manager')) await applyManager(tx, id, after.manager)
    if (isChanged('userName')) await applyToReports(tx, [id])
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
    await turnOff(tx, [account], now)
    await barByDirectory(tx, before.userName, directory.email, now)
    await forgetDirectoryUser(tx, id)
    // The whitelist decides from now on, so that an administrator can let them in again; it does not for administrators.
    await applyToAccount(tx, id, { ...before, ...NO_WORD, active: !account.isAdmin }, now)
    await recordAudit(tx, context, directory, { action: 'user.deprovisioned', id, label: before.userName })
  })
}

/**
 * Held by who makes an address, shared by who names one as a manager's: at the same moment neither would see the other, and
 * a manager and their report would not find each other.
 */
export const ADDRESSES = 'addresses of the directory'

const NO_WORD = { givenName: null, familyName: null, displayName: null, timeZone: null }

/**
 * Ends every session of people, on every instance, as each request looks them up, and keeps back what was to be mailed to them.
 * @throws ScimError 409 the last administrator
 */
export async function turnOff(
  tx: Transaction,
  people: { id: string; email: string; isAdmin: boolean }[],
  now: Date,
): Promise<void> {
  const admin = people.find(({ isAdmin }) => isAdmin)
  if (admin) {
    await lockAdmins(tx)
    const leaving = new Set(people.map(({ email }) => email))
    if (!(await readAdmins(tx)).some((other) => other.isActive && !leaving.has(other.email)))
      throw new ScimError(
        409,
        undefined,
        `${admin.email} is the last administrator of Cup of Joe. Name another one first.`,
      )
  }
  const ids = people.map(({ id }) => id)
  await endSessions(tx, ids, now)
  await failRowsOf(tx, ids, now)
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
  if (!(await readdressEntry(tx, from, to, now)))
    await coverByDirectory(tx, [{ email: to, addedBy: directory.email }], now)
}

async function accountOf(
  tx: Transaction,
  { id, userName }: StoredUser,
): Promise<{ id: string; email: string; isAdmin: boolean }> {
  const account = await findAccount(tx, userName)
  return { id, email: userName, isAdmin: account?.isAdmin ?? false }
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
