import { type Actor, recordAudit, recordAudits } from '../../../server/platform/audit/record-audit'
import type { Context } from '../../../server/platform/context/context'
import type { Transaction } from '../../../server/platform/database/database'
import { shareNamed } from '../../../server/platform/database/hold'
import { sqlFault } from '../../../server/platform/database/transactions'
import { EMAIL } from '../../../shared/text-rules'
import { HttpError } from '../../../server/platform/http/errors'
import { inBatches } from '../../../server/platform/process/batches'
import { takingTurns } from '../../../server/platform/process/turns'
import { lockAdmins, readAdmins } from '../../../server/sign-in/admins/admins.queries'
import {
  noteLeaver,
  noteReplaced,
  othersBefore,
  setAside,
} from '../../../server/directory/former-accounts.queries'
import {
  changeAddresses,
  holdAddresses,
  isTombstone,
  tellOfMoves,
} from '../../../server/directory/readdress-people'
import { placeInDepartments, placePeople } from './places.queries'
import { invalid, noSuch, ScimError } from './scim-error'
import { FIELDS, type StoredUser, type UserAttributes, type UserChange, versionTag } from './user.rules'
import {
  applyManagers,
  barByDirectory,
  coverByDirectory,
  endSessions,
  findUser,
  findUsers,
  forgetDirectoryUser,
  insertDirectoryUsers,
  isNameTaken,
  lockAccounts,
  lockDirectoryUser,
  saveAccounts,
  takeManagedGroups,
  turnAccount,
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
 * others are being made are made together: people who come in one by one would wait for a commit each. @throws ScimError 409
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

  await holdAddresses(tx)
  if (await isNameTaken(tx, emails)) throw taken(emails[0]!)
  const former = await othersBefore(tx, all)
  if (former.length > 0)
    await setAside(
      tx,
      former.map(({ id }) => id),
      now,
    )
  const entries = newcomers.map(({ said, directory }) => ({ email: said.userName, addedBy: directory.email }))
  await coverByDirectory(tx, entries, now)
  const turnedOff = new Set(all.filter(({ active }) => !active).map(({ userName }) => userName))
  const known = await lockAccounts(tx, emails)
  const leaving = known.filter((one) => one.isActive && turnedOff.has(one.email))
  if (leaving.length > 0) await turnOff(tx, leaving, now)
  const back = known.filter((one) => !one.isActive && !turnedOff.has(one.email))
  if (back.length > 0)
    await endSessions(
      tx,
      back.map(({ id }) => id),
      now,
    )
  const ids = await saveAccounts(tx, all, now)
  if ((await insertDirectoryUsers(tx, all, ids, now)) < all.length) throw taken(emails[0]!)
  if (former.length > 0)
    await noteReplaced(
      tx,
      former.map(({ id, email }) => ({ former: id, by: ids.get(email)! })),
      now,
    )
  const idsWith = (field: 'department' | 'manager') =>
    all.filter((said) => said[field] !== null).map(({ userName }) => ids.get(userName)!)
  const [placed, reporting] = [idsWith('department'), idsWith('manager')]
  if (placed.length > 0) await placeInDepartments(tx, placed, now)
  if (reporting.length > 0) await applyManagers(tx, reporting)
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

/**
 * Changes what the directory says of a person. Where it turns them on or off, that is done whatever is refused of the rest.
 * @param change makes the new from the old @throws ScimError 400, 403, 404, 409, 412
 */
export async function changeUser(
  context: Context,
  id: string,
  change: (before: StoredUser) => UserChange,
  { ifMatch, directory }: { ifMatch: string | undefined; directory: Directory },
): Promise<StoredUser> {
  const { clock } = context
  const now = clock.now()
  let movedFrom: string | undefined
  const changed = await changing(context, async (tx) => {
    const before = await lockForChange(tx, id, ifMatch)
    const asked = change(before)
    const { said: after, refused } = asked
    const turns = after.active !== before.active
    // A name that was only kept while they were off counts when they come back.
    let { email } = before
    if (after.userName !== before.userName || (after.active && turns))
      email = await readdress(context, tx, before, asked, directory)
    if (refused[0] && !(asked.setsActive && (turns || !after.active))) throw refused[0]
    const fields = FIELDS.filter((field) => after[field] !== before[field])
    if (fields.length === 0 && email === before.email) return before
    movedFrom = email === before.email ? undefined : before.email
    const isChanged = (...names: (keyof UserAttributes)[]) => names.some((name) => fields.includes(name))
    if (isChanged('manager')) await shareNamed(tx, ADDRESSES)
    if (turns && !after.active) await turnOff(tx, [before], now)
    // A session that began while they were being turned off must not come back with them.
    if (turns && after.active) await endSessions(tx, [id], now)
    await updateDirectoryUser(tx, id, after, after.userName === email ? null : after.userName, now)
    await saveAccounts(tx, [{ ...after, userName: email }], now)
    if (isChanged('department')) await placePeople(tx, [id], { leavesTies: false, now })
    if (isChanged('manager')) await applyManagers(tx, [id])
    const is = (await findUser(tx, id))!
    // Names and titles stay out of the log, which keeps what it was told: only that they changed.
    await recordAudit(tx, context, directory, {
      action: !turns ? 'user.changed' : after.active ? 'user.turned_on' : 'user.turned_off',
      id,
      label: email,
      after: {
        fields,
        ...(isChanged('department') && { department: after.department }),
        ...(turns && staysBarred(is)),
        ...(refused.length > 0 && { refused: refused.length }),
      },
    })
    return is
  })
  if (movedFrom !== undefined)
    tellOfMoves(context, [{ from: movedFrom, to: changed.email, isBarred: changed.isBarred }])
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
    await barByDirectory(tx, before.email, directory.email, now)
    await noteLeaver(tx, id)
    await forgetDirectoryUser(tx, id)
    // The next one who gets the address manages nothing.
    const managed = await takeManagedGroups(tx, id)
    // The whitelist decides from now on, so that an administrator can let them in again; it does not for administrators.
    await turnAccount(tx, id, !before.isAdmin, now)
    await recordAudit(tx, context, directory, {
      action: 'user.deprovisioned',
      id,
      label: before.email,
      ...(managed.length > 0 && { before: { managed } }),
    })
  })
}

/**
 * Ends every session of people, on every instance, as each request looks them up. The send engine asks for each mail whether they are on.
 * @throws ScimError 409 the last administrator
 */
async function turnOff(
  tx: Transaction,
  people: Pick<StoredUser, 'id' | 'email' | 'isAdmin'>[],
  now: Date,
): Promise<void> {
  const admin = people.find(({ isAdmin }) => isAdmin)
  if (admin) {
    await lockAdmins(tx)
    const leaving = new Set(people.map(({ email }) => email))
    if (!(await readAdmins(tx)).some((other) => other.isActive && !leaving.has(other.email)))
      throw new ScimError(
        409,
        `${admin.email} is the last administrator of Cup of Joe. Name another one first.`,
      )
  }
  const ids = people.map(({ id }) => id)
  await endSessions(tx, ids, now)
}

/**
 * Gives somebody the address that goes with what the directory calls them, if they may have it. Returns the address that they
 * have from now on. A name that is refused is noted, and stays as it was.
 */
async function readdress(
  context: Context,
  tx: Transaction,
  { id, email, userName }: StoredUser,
  { said, refused }: UserChange,
  directory: Directory,
): Promise<string> {
  const to = said.userName
  const refuse = (error: ScimError) => {
    if (to !== userName) refused.push(error)
    said.userName = userName
    return email
  }
  if (said.active && !isTombstone(to) && EMAIL.fault(to) !== undefined)
    return refuse(invalid('invalidValue', 'userName is the work address, for example ada@example.com.'))
  const [change] = await changeAddresses(context, tx, [{ id, to, isOff: !said.active }], {
    actor: directory,
    isDirectory: true,
  })
  switch (change?.outcome) {
    case 'taken':
      return refuse(taken(to))
    case 'rights':
      return refuse(
        new ScimError(
          403,
          `${email} is an administrator of Cup of Joe, or manages a group of it, so the directory can’t change their address. Take their rights away first.`,
        ),
      )
    case 'unlisted':
      return refuse(
        new ScimError(
          403,
          `${to} is of another domain than ${email}. Put *${to.slice(to.indexOf('@'))} on the whitelist of Cup of Joe first.`,
        ),
      )
    case 'moved':
    case 'barred':
      return to
    default:
      return email
  }
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
