import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/bulk'
import type { changeEntries as endpoint, EntryChange } from '../../../shared/contract/bulk'
import { invite, previewInvitations as previewInvitationsCall } from '../../../shared/contract/readiness'
import type { Context } from '../../platform/context/context'
import { existingId, route } from '../../platform/http/route'
import { invitePeople, previewInvitations } from '../invitations/invite-people'
import { changeUsers, previewUsers } from './change-users'
import { takeBack } from './undo'
import { counted } from '../../../shared/numbers'
import type { ParsedBody } from '../../../shared/endpoint'
import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import { momentOf } from '../../platform/context/clock'
import { allowLong } from '../../platform/database/lock'
import { selectionOf } from '../../directory/list-of'
import { assertGroup } from '../../directory/whitelist.actions'
import { endUncovered } from '../../sign-in/managed-groups.queries'
import type { WhitelistFilter } from '../../directory/whitelist.queries'
import { changeEntryRows, previewEntries as preview } from './bulk-entries.queries'
import { deleteUndo, insertUndo } from './undo.queries'
import type { Localized } from '../../platform/http/errors'

/** Changes of many users or whitelist entries at once, their undo, and invitations. */
export function bulkRoutes(server: FastifyInstance, context: Context): void {
  route(server, contract.previewUsersChange, ({ body, caller }) => previewUsers(context, body, caller))
  route(server, contract.changeUsers, ({ body, caller }) => changeUsers(context, body, caller))
  route(server, contract.previewEntriesChange, ({ body }) => previewEntries(context, body))
  route(server, contract.changeEntries, ({ body, caller }) => changeEntries(context, body, caller))
  route(server, contract.undoChange, ({ body, caller }) => takeBack(context, body.undo, caller))
  route(server, previewInvitationsCall, ({ body, caller }) => previewInvitations(context, body, caller))
  route(server, invite, ({ body, caller }) => invitePeople(context, body, caller))
}

type Body = ParsedBody<typeof endpoint>

/** Managers take off only what they may let in; other entries of their groups stay. */
const entrySelection = (context: Context, which: Parameters<typeof selectionOf<WhitelistFilter>>[0]) => ({
  ...selectionOf(which, 'unassigned'),
  ...(context.asManager && { isGiven: true as const }),
})

/** How many entries a change would alter, and the people they decide about. */
function previewEntries(context: Context, { change, ...which }: Body) {
  if ('domainGroupId' in change && change.domainGroupId !== null) existingId(change.domainGroupId, 'group')
  return preview(context.db, entrySelection(context, which), change, momentOf(context.clock))
}

/** Changes many entries at once. People who are no longer covered lose their sessions. @throws 404 unknown group */
async function changeEntries(context: Context, { change, ...which }: Body, actor: Actor) {
  const { db, clock } = context
  const now = clock.now()
  const these = entrySelection(context, which)
  return db.transaction(async (tx) => {
    await allowLong(tx)
    const group = 'domainGroupId' in change ? await assertGroup(tx, change.domainGroupId) : null
    const undo = await insertUndo(tx, {
      kind: 'entry',
      label: `Entries that ${inAudit(change, group?.displayName)}`,
      createdAt: now,
    })
    const { changed, emails } = await changeEntryRows(tx, undo, these, change, now)
    if (changed === 0) {
      await deleteUndo(tx, undo)
      const message: Localized = (w) => w.people.noEntryChanged
      return { message, changed, undo: null }
    }
    const isRemoval = 'remove' in change
    await recordAudit(tx, context, actor, {
      action: isRemoval ? 'entries.removed' : 'entries.changed',
      id: undo,
      label: counted(changed, 'entry', 'entries'),
      after: {
        ...(isRemoval ? {} : 'isActive' in change ? change : { group: group?.displayName ?? null }),
        emails,
      },
    })
    const out = 'domainGroupId' in change ? 0 : await endUncovered(tx, context, actor, null)
    const message: Localized = ({ people: { entriesNow, signedOutByThis } }) => {
      const done = entriesNow[becoming(change, group?.displayName)](changed, group?.displayName ?? '')
      return out > 0 ? `${done} ${signedOutByThis(out)}` : done
    }
    return { message, changed, undo }
  })
}

function becoming(change: EntryChange, group: string | undefined) {
  if ('remove' in change) return 'removed'
  if ('isActive' in change) return change.isActive ? 'active' : 'barred'
  return group === undefined ? 'unassigned' : 'moved'
}

/** For the audit log. */
function inAudit(change: EntryChange, group: string | undefined): string {
  const became = becoming(change, group)
  if (became === 'removed') return 'left the whitelist'
  return became === 'moved' ? `moved to ${group}` : `became ${became}`
}
