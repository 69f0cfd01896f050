import { type Actor, recordAudit, recordAudits } from '../../../server/platform/audit/record-audit'
import type { Context } from '../../../server/platform/context/context'
import type { Transaction } from '../../../server/platform/database/database'
import { shareNamed } from '../../../server/platform/database/lock'
import { sqlFault } from '../../../server/platform/database/transactions'
import { valueKey } from '../../../shared/attributes'
import { MOST } from '../../../shared/limits'
import { mapValues } from '../../../shared/map-values'
import {
  lockAttribute,
  readAttributes,
  storeSaid,
  storeValues,
  withValues,
} from '../../../server/people/attributes/attributes.queries'
import { EMAIL } from '../../../shared/text-rules'
import { HttpError } from '../../../server/platform/http/errors'
import { inBatches } from '../../../server/platform/process/batches'
import { takingTurns } from '../../../server/platform/process/turns'
import { lockAdmins, readAdmins } from '../../../server/sign-in/admins/admins.queries'
import { noteReplaced, othersBefore, setAside } from '../../../server/directory/former-accounts.queries'
import {
  changeAddresses,
  isTombstone,
  lockAddresses,
  tellOfMoves,
} from '../../../server/directory/readdress-people'
import { placeInDepartments, placePeople } from './places.queries'
import { invalid, noSuch, ScimError } from './scim-error'
import { versionTag } from './send-scim'
import type { Values } from './values.rules'
import { FIELDS, type UserAttributes, type UserChange } from './user.rules'
import {
  applyManagers,
  coverByDirectory,
  endSessions,
  findUsers,
  insertDirectoryUsers,
  isNameTaken,
  lockAccounts,
  lockDirectoryUser,
  removeDirectoryUser,
  type StoredUser,
  saveAccounts,
  updateDirectoryUser,
} from './users.queries'

export type Directory = NonNullable<Actor>

/** Who changes something, and which version of it. */
export interface By {
  ifMatch?: string | undefined
  directory: Directory
  /** What is said of attributes. */
  values?: Values
}

const tooBusy = () => new HttpError(503, 'too_busy', (w) => w.scim.tooMuchAtOnce, { retryAfterSeconds: 5 })

/** The directory uses at most four connections to the database: while it brings a company in, others need the rest. */
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
  attributes: UserAttributes
  values: Values
  directory: Directory
}

/**
 * Makes a person, or finds the one with the address: from now on the directory owns their data. People that arrive while
 * others are being made are made together, because one by one each would wait for a commit. @throws ScimError 409
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
  const all = newcomers.map(({ attributes }) => attributes)
  const emails = all.map(({ userName }) => userName)
  const twice = emails.find((email, i) => emails.indexOf(email) !== i)
  if (twice !== undefined) throw taken(twice)

  const values = await spelled(
    tx,
    newcomers.map((one) => one.values),
  )
  await lockAddresses(tx)
  if (await isNameTaken(tx, emails)) throw taken(emails[0]!)
  const former = await othersBefore(tx, all)
  const formerIds = former.map(({ id }) => id)
  if (formerIds.length > 0) await setAside(tx, formerIds, now)
  const entries = newcomers.map(({ attributes, directory }) => ({
    email: attributes.userName,
    addedBy: directory.email,
  }))
  await coverByDirectory(tx, entries, now)
  const isOn = new Map(all.map(({ userName, active }) => [userName, active]))
  const turned = (await lockAccounts(tx, emails)).filter((one) => one.isActive !== isOn.get(one.email))
  await endSessionsOf(tx, turned, now)
  const ids = await saveAccounts(tx, all, now)
  await storeSaid(
    tx,
    emails.map((email, k) => ({ id: ids.get(email)!, values: values[k]! })),
  )
  if ((await insertDirectoryUsers(tx, all, ids, now)) < all.length) throw taken(emails[0]!)
  const pairs = former.map(({ id, email }) => ({ former: id, by: ids.get(email)! }))
  if (pairs.length > 0) await noteReplaced(tx, pairs, now)
  const idsWith = (field: 'department' | 'manager') =>
    all.filter((attributes) => attributes[field] !== null).map(({ userName }) => ids.get(userName)!)
  await placeInDepartments(tx, idsWith('department'), now)
  await applyManagers(tx, idsWith('manager'))
  const made = new Map((await findUsers(tx, [...ids.values()])).map((user) => [user.userName, user]))
  await recordAudits(
    tx,
    context,
    newcomers.map(({ attributes: { userName, active, department }, directory }) => ({
      actor: directory,
      action: 'user.provisioned',
      id: ids.get(userName),
      label: userName,
      after: { active, department, ...staysBarred(made.get(userName)) },
    })),
  )
  return emails.map((email) => made.get(email)!)
}

/** What people are said to be, as it is spelled here. @throws ScimError an attribute would have too many values */
async function spelled(tx: Transaction, said: readonly Values[]): Promise<Values[]> {
  const asked = new Set(
    said.flatMap((one) => Object.entries(one).flatMap(([id, value]) => (value === null ? [] : [id]))),
  )
  const spelling = new Map<string, Map<string, string>>()
  for (const attribute of asked.size === 0 ? [] : await readAttributes(tx)) {
    const { id } = attribute
    if (!asked.has(id)) continue
    const given = said.flatMap((one) => one[id] ?? [])
    const isKnown = (value: string, of: readonly string[]) =>
      of.some((one) => valueKey(one) === valueKey(value))
    let all: string[] | undefined = attribute.values
    if (!given.every((value) => isKnown(value, attribute.values))) {
      all = await withValues(tx, (await lockAttribute(tx, id)) ?? attribute, given)
      if (!all)
        throw invalid(
          'invalidValue',
          `${id} would have more than ${MOST.attributeValues} different values in Cup of Joe.`,
        )
      await storeValues(tx, id, all)
    }
    spelling.set(id, new Map(all.map((value) => [valueKey(value), value])))
  }
  return said.map((one) =>
    mapValues(one, (value, id) => value && (spelling.get(id)?.get(valueKey(value)) ?? null)),
  )
}

/** For the audit log: the directory activates a person that the whitelist bars, so they stay out. */
const staysBarred = (user: StoredUser | undefined) => user?.active && user.isBarred && { stays: 'barred' }

/**
 * Changes what the directory says of a person. Where it turns them on or off, that is done whatever is refused of the rest.
 * @param change makes the new from the old @throws ScimError 400, 403, 404, 409, 412
 */
export async function changeUser(
  context: Context,
  id: string,
  change: (before: StoredUser) => UserChange,
  { ifMatch, directory, values = {} }: By,
): Promise<StoredUser> {
  const now = context.clock.now()
  let movedFrom: string | undefined
  const changed = await changing(context, async (tx) => {
    const [said = {}] = await spelled(tx, [values])
    const before = inVersion(ifMatch, 'user', id, await lockDirectoryUser(tx, id))
    const asked = change(before)
    const { attributes: after, refused } = asked
    const turns = after.active !== before.active
    // A name that was only kept while they were off counts when they come back.
    let { email } = before
    if (after.userName !== before.userName || (after.active && turns))
      email = await readdress(context, tx, before, asked, directory)
    if (refused[0] && !(asked.setsActive && (turns || !after.active))) throw refused[0]
    const fields = FIELDS.filter((field) => after[field] !== before[field])
    const hasOther = (await storeSaid(tx, [{ id, values: said }])) > 0
    if (fields.length === 0 && email === before.email && !hasOther) return before
    movedFrom = email === before.email ? undefined : before.email
    const isChanged = (...names: (keyof UserAttributes)[]) => names.some((name) => fields.includes(name))
    if (isChanged('manager')) await shareNamed(tx, ADDRESSES)
    if (turns) await endSessionsOf(tx, [{ ...before, isActive: before.active }], now)
    await updateDirectoryUser(tx, id, after, after.userName === email ? null : after.userName, now)
    await saveAccounts(tx, [{ ...after, userName: email }], now)
    if (isChanged('department')) await placePeople(tx, [id], { leavesTies: false, now })
    if (isChanged('manager')) await applyManagers(tx, [id])
    const is = (await findUsers(tx, [id]))[0]!
    // Names and titles stay out of the log, which keeps what it was told: only that they changed.
    await recordAudit(tx, context, directory, {
      action: !turns ? 'user.changed' : after.active ? 'user.turned_on' : 'user.turned_off',
      id,
      label: email,
      after: {
        fields,
        ...(hasOther && { attributes: Object.keys(said).length }),
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
export async function removeUser(context: Context, id: string, { ifMatch, directory }: By): Promise<void> {
  const now = context.clock.now()
  await changing(context, async (tx) => {
    const before = inVersion(ifMatch, 'user', id, await lockDirectoryUser(tx, id))
    await endSessionsOf(tx, [{ ...before, isActive: true }], now)
    const managed = await removeDirectoryUser(tx, before, directory.email, now)
    await recordAudit(tx, context, directory, {
      action: 'user.deprovisioned',
      id,
      label: before.email,
      ...(managed.length > 0 && { before: { managed } }),
    })
  })
}

/**
 * Ends every session of people who are turned off, on every instance, as each request looks them up; and of people who come back,
 * as one may have begun while they were being turned off. The send engine asks for each mail whether they are on.
 * @throws ScimError 409 the last administrator is turned off
 */
async function endSessionsOf(
  tx: Transaction,
  people: { id: string; email: string; isAdmin: boolean; isActive: boolean }[],
  now: Date,
): Promise<void> {
  const leaving = people.filter(({ isActive }) => isActive)
  const admin = leaving.find(({ isAdmin }) => isAdmin)
  if (admin) {
    await lockAdmins(tx)
    const stays = (email: string) => leaving.every((one) => one.email !== email)
    if (!(await readAdmins(tx)).some((other) => other.isActive && stays(other.email)))
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
  { attributes, refused }: UserChange,
  directory: Directory,
): Promise<string> {
  const to = attributes.userName
  const refuse = (error: ScimError) => {
    if (to !== userName) refused.push(error)
    attributes.userName = userName
    return email
  }
  if (attributes.active && !isTombstone(to) && EMAIL.fault(to) !== undefined)
    return refuse(invalid('invalidValue', 'userName is the work address, for example ada@example.com.'))
  const [change] = await changeAddresses(context, tx, [{ id, to, isOff: !attributes.active }], {
    actor: directory,
    isDirectory: true,
  })
  if (change?.outcome === 'moved' || change?.outcome === 'barred') return to
  if (change?.outcome === 'taken') return refuse(taken(to))
  if (change?.outcome !== 'rights' && change?.outcome !== 'unlisted') return email
  const why =
    change.outcome === 'rights'
      ? `${email} is an administrator of Cup of Joe, or manages a group of it, so the directory can’t change their address. Take their rights away first.`
      : `${to} is of another domain than ${email}. Put *${to.slice(to.indexOf('@'))} on the whitelist of Cup of Joe first.`
  return refuse(new ScimError(403, why))
}

/** What the client changes. @throws ScimError 404 it is not there, 412 it is another version than the client has read */
export function inVersion<Locked extends { version: number }>(
  ifMatch: string | undefined,
  what: 'user' | 'group',
  id: string,
  locked: Locked | undefined,
): Locked {
  if (!locked) throw noSuch(what, id)
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  const tags = (ifMatch ?? '*').split(',').map(plain)
  if (!tags.includes('*') && !tags.includes(plain(versionTag(locked.version))))
    throw new ScimError(412, 'It was changed since you read it. Read it again.')
  return locked
}
