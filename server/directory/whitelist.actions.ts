import type { AllowedEmail, addAllowedEmail, updateAllowedEmail } from '../../shared/contract/directory'
import type { ParsedBody } from '../../shared/endpoint'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import { momentOf } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Queryable, Transaction } from '../platform/database/database'
import { HttpError, notFound, type Localized } from '../platform/http/errors'
import { existingId } from '../platform/http/route'
import { endUncovered } from '../sign-in/managed-groups.queries'
import { keepGroup } from './domain-groups.queries'
import { readEntryReach } from './reach.queries'
import { changeEntry, deleteEntry, findEntry, insertEntry } from './whitelist.queries'

const ENTRY = 'entry'

/** Adds an address or a domain, in a group or unassigned. */
export async function addEntry(
  context: Context,
  given: ParsedBody<typeof addAllowedEmail>,
  actor: NonNullable<Actor>,
): Promise<AllowedEmail> {
  const { db, clock } = context
  const now = clock.now()
  return db.transaction(async (tx) => {
    const id = await insertEntry(tx, {
      email: given.email,
      domain: given.email.slice(given.email.indexOf('@') + 1),
      domainGroupId: (await assertGroup(tx, given.domainGroupId))?.id ?? null,
      reason: given.reason ?? '',
      addedBy: actor.email,
      createdAt: now,
      updatedAt: now,
    })
    if (!id)
      throw new HttpError(409, 'already_exists', (w) => w.directory.onWhitelist(w.isolated(given.email)))
    const entry = await assertEntry(tx, id)
    await recordAudit(tx, context, actor, {
      action: 'whitelist.added',
      id,
      label: entry.email,
      after: audited(entry),
    })
    return entry
  })
}

/** Assigns an entry to a group, unassigns it, or turns it on or off. People who are no longer covered lose their sessions. */
export async function updateEntry(
  context: Context,
  id: string,
  given: ParsedBody<typeof updateAllowedEmail>,
  actor: Actor,
): Promise<AllowedEmail> {
  const { db, clock } = context
  const now = clock.now()
  return db.transaction(async (tx) => {
    const before = await assertEntry(tx, existingId(id, ENTRY))
    const domain = await changeEntry(tx, id, {
      isActive: given.isActive,
      ...(given.domainGroupId !== undefined && {
        domainGroupId: (await assertGroup(tx, given.domainGroupId))?.id ?? null,
      }),
      updatedAt: now,
    })
    if (domain === undefined) throw notFound(ENTRY)
    if (given.isActive !== undefined) await endUncovered(tx, context, actor, domain)
    const entry = await assertEntry(tx, id)
    await recordAudit(tx, context, actor, {
      action: 'whitelist.changed',
      id,
      label: entry.email,
      before: audited(before),
      after: audited(entry),
    })
    return entry
  })
}

/** Removes an entry. People covered by no other entry can't sign in any more and lose their sessions. */
export async function removeEntry(context: Context, id: string, actor: Actor): Promise<Localized> {
  return context.db.transaction(async (tx) => {
    const entry = await assertEntry(tx, existingId(id, ENTRY))
    if (!(await deleteEntry(tx, id))) throw notFound(ENTRY)
    await recordAudit(tx, context, actor, {
      action: 'whitelist.removed',
      id,
      label: entry.email,
      before: audited(entry),
    })
    const signedOut = await endUncovered(tx, context, actor, entry.domain)
    return (w) => w.directory.entryRemoved(w.isolated(entry.email), signedOut)
  })
}

/** The people that a change of an entry concerns, for its preview. @throws 404 */
export async function reachOfEntry({ db, clock }: Context, id: string, change?: 'remove') {
  await assertEntry(db, existingId(id, ENTRY))
  return readEntryReach(db, id, change === 'remove', momentOf(clock))
}

const audited = ({ domainGroup, isActive, reason }: AllowedEmail) => ({
  group: domainGroup?.displayName ?? null,
  isActive,
  reason,
})

async function assertEntry(tx: Queryable, id: string): Promise<AllowedEmail> {
  const entry = await findEntry(tx, id)
  if (!entry) throw notFound(ENTRY)
  return entry
}

/** The group, which can't be deleted until the transaction ends; null for no group. @throws 404 */
export async function assertGroup(tx: Transaction, id: string | null | undefined) {
  if (id === null || id === undefined || id === '') return null
  const group = await keepGroup(tx, existingId(id, 'group'))
  if (!group) throw notFound('group')
  return group
}
