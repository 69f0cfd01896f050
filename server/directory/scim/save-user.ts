import { type Actor, recordAudit, recordAudits } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { holdNamed, shareNamed } from '../../platform/database/hold'
import { sqlFault } from '../../platform/database/retry'
import { failRowsOf } from '../../mail/engine/sends.queries'
import { HttpError } from '../../platform/http/errors'
import { inBatches } from '../../platform/process/batches'
import { takingTurns } from '../../platform/process/turns'
import { lockAdmins, readAdmins } from '../../sign-in/admins/admins.queries'
import { findAccount } from '../../sign-in/accounts.queries'
import { tellOfMoves } from '../readdress-people'
import { placeInDepartments, placePeople } from './places.queries'
import { noSuch, ScimError } from './scim-error'
import { FIELDS, type UserAttributes, type StoredUser, versionTag } from './user.rules'
import {
  applyManagers,
  applyToReports,
  barByDirectory,
  coverByDirectory,
  endSessions,
  findUser,
  findUsers,
  forgetDirectoryUser,
  insertDirectoryUsers,
  isManager,
  lockAccounts,
  lockDirectoryUser,
  mayMoveTo,
  readdressEntry,
  saveAccounts,
  takeManagedGroups,
  updateAccount,
  updateDirectoryUser,
} from './users.queries'

export type Directory = NonNullable<Actor>

const tooBusy = () =>
  new HttpError(503, 'too_busy', (w) => w.directory.tooMuchAtOnce, {
    retryAfterSeconds: 5,
  })

/**
 * The directory uses at most four connections to the database: while it brings a company in, others need the rest.
 */
const inTurn = takingTurns(4, { waiting: 100, full: tooBusy })

/** A change by the directory, in a transaction. @throws HttpError 503 when too many wait already */
export const changing = <Result>({ db }: Context, work: (tx: Transaction) => Promise<Result>) =>
  inTurn(() => db.transaction(work))

const taken = (userName: string) =>
  new ScimError(409, `There is a user with the userName ${userName} already.`, 'uniqueness')

/**
 * A lock: exclusive for making an address, shared for naming one as a manager's. Without it two transactions at the same
 * moment would not see each other's rows, and a manager and their report would not find each other.
 */
const ADDRESSES = 'addresses of the directory'

interface Newcomer {
  said: UserAttributes
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
  const entries = newcomers.map(({ said, directory }) => ({ email: said.userName, addedBy: directory.email }))
  await coverByDirectory(tx, entries, now)
  const turnedOff = new Set(all.filter(({ active }) => !active).map(({ userName }) => userName))
  const leaving = (await lockAccounts(tx, emails)).filter(
    (one) => one.isActive && turnedOff.has(one.userName),
  )
  if (leaving.length > 0) await turnOff(tx, leaving, now)
  const ids = await saveAccounts(tx, all, now)
  if ((await insertDirectoryUsers(tx, all, ids, now)) < all.length) throw taken(emails[0]!)
  const idsWith = (field: 'department' | 'manager') =>
    all.filter((said) => said[field] !== null).map(({ userName }) => ids.get(userName)!)
  const [placed, reporting] = [idsWith('department'), idsWith('manager')]
  if (placed.length > 0) await placeInDepartments(tx, placed, now)
  if (reporting.length > 0) await applyManagers(tx, reporting)
  await applyToReports(tx, [...ids.values()])
  const made = new Map((await findUsers(tx, [...ids.values()])).map((user) => [user.userName, user]))
  await recordAudits(
    tx,
    context,
    newcomers.map(({ said: { userName, active, department }, directory }) => ({
      actor: directory,
      action: 'user.provisioned',
      id: ids.get(userName),
      label: userName,
      after: { active, department, ...staysBarred(made.get(userName)) },
    })),
  )
  return emails.map((email) => made.get(email)!)
}

/** For the audit log: the directory lets somebody in whom the whitelist bars, so they stay out. */
const staysBarred = (user: StoredUser | undefined) => user?.active && user.isBarred && { stays: 'barred' }

/** Changes what the directory says of a person. @param change makes the new from the old @throws ScimError 404, 409, 412 */
export async function changeUser(
  context: Context,
  id: string,
  change: (before: StoredUser) => UserAttributes,
  { ifMatch, directory }: { ifMatch: string | undefined; directory: Directory },
): Promise<StoredUser> {
  const { clock } = context
  const now = clock.now()
  let movedFrom: string | undefined
  const changed = await changing(context, async (tx) => {
    const before = await lockForChange(tx, id, ifMatch)
    const after = change(before)
    movedFrom = after.userName === before.userName ? undefined : before.userName
    const fields = FIELDS.filter((field) => after[field] !== before[field])
    if (fields.length === 0) return before
    const isChanged = (...names: (keyof UserAttributes)[]) => names.some((name) => fields.includes(name))
    if (isChanged('userName')) await holdNamed(tx, ADDRESSES)
    else if (isChanged('manager')) await shareNamed(tx, ADDRESSES)
    if (isChanged('userName')) await readdress(tx, before, after.userName, directory, now)
    if (!after.active && before.active) await turnOff(tx, [before], now)
    // A session that began while they were being turned off must not come back with them.
    if (after.active && !before.active) await endSessions(tx, [id], now)
    await updateDirectoryUser(tx, id, after, now)
    await saveAccounts(tx, [after], now)
    if (isChanged('department')) await placePeople(tx, [id], { leavesTies: false, now })
    if (isChanged('manager')) await applyManagers(tx, [id])
    if (isChanged('userName')) await applyToReports(tx, [id])
    const is = (await findUser(tx, id))!
    // Names and titles stay out of the log, which keeps what it was told: only that they changed.
    await recordAudit(tx, context, directory, {
      action:
        after.active === before.active ? 'user.changed' : after.active ? 'user.turned_on' : 'user.turned_off',
      id,
      label: after.userName,
      after: {
        fields,
        ...(isChanged('department') && { department: after.department }),
        ...(isChanged('active') && staysBarred(is)),
      },
    })
    return is
  })
  if (movedFrom !== undefined) tellOfMoves(context, [{ from: movedFrom, to: changed.userName }])
  return changed
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
    const before = await lockForChange(tx, id, ifMatch)
    await turnOff(tx, [before], now)
    await barByDirectory(tx, before.userName, directory.email, now)
    await forgetDirectoryUser(tx, id)
    // The next one who gets the address manages nothing.
    const managed = await takeManagedGroups(tx, id)
    // The whitelist decides from now on, so that an administrator can let them in again; it does not for administrators.
    await updateAccount(tx, id, { isActive: !before.isAdmin }, now)
    await recordAudit(tx, context, directory, {
      action: 'user.deprovisioned',
      id,
      label: before.userName,
      ...(managed.length > 0 && { before: { managed } }),
    })
  })
}

/**
 * Ends every session of people, on every instance, as each request looks them up, and keeps back what was to be mailed to them.
 * @throws ScimError 409 the last administrator
 */
async function turnOff(
  tx: Transaction,
  people: Pick<StoredUser, 'id' | 'userName' | 'isAdmin'>[],
  now: Date,
): Promise<void> {
  const admin = people.find(({ isAdmin }) => isAdmin)
  if (admin) {
    await lockAdmins(tx)
    const leaving = new Set(people.map(({ userName }) => userName))
    if (!(await readAdmins(tx)).some((other) => other.isActive && !leaving.has(other.email)))
      throw new ScimError(
        409,
        `${admin.userName} is the last administrator of Cup of Joe. Name another one first.`,
      )
  }
  const ids = people.map(({ id }) => id)
  await endSessions(tx, ids, now)
  await failRowsOf(tx, ids, now)
}

/**
 * An account belongs to the person who reads the mail of its address: the directory chooses none for those with rights of
 * their own, and leads nobody out of the company's domains. Every session ends. @throws ScimError 403, 409
 */
async function readdress(tx: Transaction, before: StoredUser, to: string, directory: Directory, now: Date) {
  const from = before.userName
  if (before.isAdmin)
    throw new ScimError(
      403,
      `${from} is an administrator of Cup of Joe, whose address the directory can’t change. Take their rights away first.`,
    )
  if (await isManager(tx, before.id))
    throw new ScimError(
      403,
      `${from} manages a group of Cup of Joe, so the directory can’t change their address. Let somebody else manage it first.`,
    )
  if (await findAccount(tx, to)) throw taken(to)
  if (!(await mayMoveTo(tx, from, to)))
    throw new ScimError(
      403,
      `${to} is of another domain than ${from}. Put *${to.slice(to.indexOf('@'))} on the whitelist of Cup of Joe first.`,
    )
  if (!(await readdressEntry(tx, from, to, now)))
    await coverByDirectory(tx, [{ email: to, addedBy: directory.email }], now)
  await updateAccount(tx, before.id, { email: to }, now)
  await endSessions(tx, [before.id], now)
}

/** Locks a user. @throws ScimError 404, 412 */
async function lockForChange(tx: Transaction, id: string, ifMatch: string | undefined): Promise<StoredUser> {
  const user = await lockDirectoryUser(tx, id)
  if (!user) throw noSuch('user', id)
  demandVersion(ifMatch, user.version)
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
    throw new ScimError(412, 'It was changed since you read it. Read it again.')
}
