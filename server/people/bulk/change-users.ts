import type { Responses } from '../../../languages/words'
import type { ParticipationStatus } from '../../../shared/limits'
import type { changeUsers as endpoint, previewUsersChange, UserChange } from '../../../shared/contract/bulk'
import { counted } from '../../../shared/numbers'
import type { ParsedBody } from '../../../shared/endpoint'
import { dayText } from '../../../shared/months'
import { recordAudit } from '../../platform/audit/record-audit'
import { momentOf } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { allowLong } from '../../platform/database/lock'
import { lockDirectory } from '../../directory/domain-groups.queries'
import { assertGroup } from '../../directory/whitelist.actions'
import { existingId } from '../../platform/http/route'
import { invitePeople } from '../invitations/invite-people'
import { shortPauseEnd } from '../participation.rules'
import { assertPauseEnd } from '../users.actions'
import { theseUsersOf } from '../found-users'
import {
  type Becoming,
  changePeople,
  countRefused,
  type OfPerson,
  previewUsers as preview,
  putInGroup,
  signOutPeople,
} from './bulk-users.queries'
import { stepAside } from '../stepping.queries'
import { changedBy, deleteUndo, insertUndo } from './undo.queries'
import type { Localized } from '../../platform/http/errors'

type Body = ParsedBody<typeof endpoint>
type Caller = { userId: string; email: string; key?: object }

/** @throws 400 invalid_pause, 404 unknown group */
function becomingOf(change: UserChange, day: string, caller: Caller): Becoming {
  if ('signOut' in change) return { signedOutBut: caller.userId }
  if ('department' in change) return change
  if ('domainGroupId' in change) return { groupId: existingId(change.domainGroupId, 'group') }
  const { participationStatus: status, pauseEndDate } = change
  assertPauseEnd(status, pauseEndDate, day)
  return { status, end: status === 'paused' ? (pauseEndDate ?? shortPauseEnd(day)) : null }
}

/**
 * Managers don't change the accounts of administrators in their groups; and keys don't sign administrators out, as nobody
 * could revoke the key then.
 */
const theseUsers = async (
  context: Context,
  which: Parameters<typeof theseUsersOf>[1],
  change: UserChange,
  { key }: Caller,
) => ({
  ...(await theseUsersOf(context, which)),
  ...((context.asManager || (key && 'signOut' in change)) && { isAdmin: false as const }),
})

/** How many people a change would alter. The caller stays signed in. */
export async function previewUsers(
  context: Context,
  body: ParsedBody<typeof previewUsersChange>,
  caller: Caller,
) {
  const { change, ...which } = body
  const { db, clock } = context
  const moment = momentOf(clock)
  return preview(
    db,
    await theseUsers(context, which, change, caller),
    becomingOf(change, moment.day, caller),
    moment,
  )
}

/**
 * Changes many people at once, in one statement for each table. What can be taken back is noted for ten minutes.
 * @throws 400 invalid_pause; 404 unknown group; 409 nobody_to_invite
 */
export async function changeUsers(context: Context, body: Body, caller: Caller) {
  const { change, ...which } = body
  if ('invite' in change) {
    const { message, people } = await invitePeople(context, { to: which, words: change.words }, caller)
    const said: Localized = (w, all) => `${message(w, all)} ${w.people.noUndo}`
    return { message: said, changed: people, undo: null }
  }
  const { db, clock } = context
  const moment = momentOf(clock)
  const these = await theseUsers(context, which, change, caller)
  const becoming = becomingOf(change, moment.day, caller)
  return db.transaction(async (tx) => {
    await allowLong(tx)
    if ('signedOutBut' in becoming) {
      const { changed, emails } = await signOutPeople(tx, these, caller.userId, moment)
      const label = counted(changed, 'person', 'people')
      if (changed > 0)
        await recordAudit(tx, context, caller, { action: 'people.signed_out', label, after: { emails } })
      const message: Localized = (w) => `${w.people.areSignedOut(changed)} ${w.people.noUndo}`
      return { message, changed, undo: null }
    }
    if ('groupId' in becoming) {
      const group = await assertGroup(tx, becoming.groupId)
      const { changed, emails } = await putInGroup(tx, these, { ...becoming, by: caller.email }, moment)
      const label = counted(changed, 'entry', 'entries')
      const after = { group: group?.displayName, emails }
      if (changed > 0) await recordAudit(tx, context, caller, { action: 'entries.changed', label, after })
      const message: Localized = (w) => w.people.belongTo(changed, group?.displayName ?? '')
      return { message, changed, undo: null }
    }
    // Departments are locked before people, everywhere in the same order.
    await lockDirectory(tx)
    const undo = await insertUndo(tx, { kind: 'user', label: inAudit(becoming), createdAt: moment.now })
    const { changed, emails } = await changePeople(tx, undo, these, becoming, moment)
    if ('participationStatus' in change) await stepAside(tx, changedBy(undo), change, moment.now)
    const refused = await countRefused(tx, these, becoming, moment.day)
    const message: Localized = ({ people }) => {
      const are = nowInWords(people, becoming, changed)
      return refused > 0 ? `${are} ${people.lackDepartment(refused)}` : are
    }
    if (changed === 0) {
      await deleteUndo(tx, undo)
      const nothing: Localized = (w) => w.people.nobodyChanged
      return { message: refused > 0 ? message : nothing, changed, undo: null }
    }
    await recordAudit(tx, context, caller, {
      action: 'people.changed',
      id: undo,
      label: counted(changed, 'person', 'people'),
      after: { ...change, ...('end' in becoming && becoming.end && { pauseEndDate: becoming.end }), emails },
    })
    return { message, changed, undo }
  })
}

const IS: Record<ParticipationStatus, string> = {
  active: 'active',
  paused: 'paused',
  opted_out: 'opted out',
}

/** "3 people are paused until 22 January 2027." */
function nowInWords({ areNow }: Responses['people'], becoming: OfPerson, count: number): string {
  if ('department' in becoming) return areNow.in(count, becoming.department)
  if (becoming.end) return areNow.pausedUntil(count, becoming.end)
  return areNow[becoming.status](count)
}

const inAudit = (becoming: OfPerson): string => {
  if ('department' in becoming) return `People who became in ${becoming.department}`
  const until = becoming.end ? ` until ${dayText(becoming.end)}` : ''
  return `People who became ${IS[becoming.status]}${until}`
}
