import type { AdminUser, updateUser as endpoint } from '../../shared/contract/directory'
import { LONGEST_PAUSE, type ParticipationStatus } from '../../shared/limits'
import type { ParsedBody } from '../../shared/endpoint'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import { today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { HttpError, type Localized, notFound } from '../platform/http/errors'
import { existingId } from '../platform/http/route'
import { readTopics } from './topics/topics.queries'
import { stepAside } from './stepping.queries'
import { isPauseEnd, PAUSE_REASON, shortPauseEnd } from './participation.rules'
import { assertOwnDepartment } from '../directory/departments.actions'
import { endSessionsOf } from '../sign-in/sessions.queries'
import {
  changeUser,
  findUser,
  firstLanguage,
  lockDirectoryFields,
  lockUser,
  refusedUntilSetUp,
} from './users.queries'
import type { z } from 'zod'
import type { profileChanges } from '../../shared/contract/people'
import type { Language } from '../../shared/languages/languages'
import { assertDeliveryMethod, assertEnabled } from '../platform/http/language'
import { workingColumns } from '../../shared/working-hours'
import { valueKey } from '../../shared/attributes'
import type { Transaction } from '../platform/database/database'
import { readAttributes, withChosen } from './attributes/attributes.queries'

/**
 * Changes a person's participation or department for the administrator. A pause ends on the day they choose, or in a
 * month; the department is one of the person's list. @throws 400 invalid_pause
 */
export async function updateUser(
  context: Context,
  id: string,
  { participationStatus, pauseEndDate, department, from }: ParsedBody<typeof endpoint>,
  actor: Actor,
): Promise<AdminUser> {
  const { db, clock } = context
  const day = today(clock)
  return db.transaction(async (tx) => {
    const before = await findUser(tx, existingId(id, 'user'), day, context.programme)
    if (!before) throw notFound('user')
    // Locks the department before the person, in the same order as deleting a department does.
    if (department !== undefined) await assertOwnDepartment(tx, id, department)
    const user = await lockUser(tx, id, day)
    if (!user) throw notFound('user')
    const status = participationStatus ?? user.participation
    const isChanged = status !== user.participation
    assertPauseEnd(status, pauseEndDate, day)
    await changeUser(tx, id, {
      department,
      ...(isChanged && {
        participationStatus: status,
        pauseStartDate: status === 'paused' ? day : null,
        pauseReason: status === 'paused' ? PAUSE_REASON : null,
      }),
      // Without one, a paused person keeps the end that was chosen before.
      pauseEndDate:
        pauseEndDate ?? (isChanged ? (status === 'paused' ? shortPauseEnd(day) : null) : undefined),
      updatedAt: clock.now(),
    })
    await stepAside(tx, id, { participationStatus, from }, clock.now())
    const changed = await findUser(tx, id, day, context.programme)
    if (!changed) throw notFound('user')
    await recordAudit(tx, context, actor, {
      action: 'user.updated',
      id,
      label: changed.email,
      before: audited(before),
      after: audited(changed),
    })
    return changed
  })
}

/**
 * Ends all sessions of a person, say after a laptop was lost. Returns their address. @throws 404; 403 a key doesn't sign
 * administrators out: nobody could revoke it
 */
export function signOutUser(context: Context, id: string, actor: Actor): Promise<string> {
  const { db, clock } = context
  return db.transaction(async (tx) => {
    const user = await findUser(tx, existingId(id, 'user'), today(clock), context.programme)
    if (!user) throw notFound('user')
    if (user.isAdmin && actor?.key) throw new HttpError(403, 'not_for_keys', (w) => w.platform.notForKeys)
    await endSessionsOf(tx, id, clock.now())
    await recordAudit(tx, context, actor, { action: 'user.signed_out', id, label: user.email })
    return user.email
  })
}

/** @throws 400 invalid_pause */
export function assertPauseEnd(status: ParticipationStatus, end: string | undefined, day: string): void {
  if (end !== undefined && (status !== 'paused' || !isPauseEnd(end, day)))
    throw new HttpError(400, 'invalid_pause', INVALID_END)
}

const INVALID_END: Localized = (w) => w.people.pauseEnd(LONGEST_PAUSE)

const audited = ({ participationStatus, pauseEndDate, department }: AdminUser) => ({
  participationStatus,
  pauseEndDate,
  department,
})

/**
 * Saves what a person says of their own profile; what is absent stays as it is, and so does what the directory says.
 * @param setUp completes it for the first time, in the language that their browser asked for, which counts until they choose
 * one. People who refused an invitation before take part then, too.
 * @throws 400 a language that is not enabled, or a department that is not theirs
 */
export const saveProfile = (
  { config, db, clock, plugins }: Pick<Context, 'config' | 'db' | 'clock' | 'plugins'>,
  userId: string,
  { workingHours, topics, attributes, ...given }: z.output<typeof profileChanges>,
  setUp?: { asked: Language | undefined },
) =>
  db.transaction(async (tx) => {
    assertEnabled({ config }, given.language)
    assertDeliveryMethod({ plugins }, given.tellBy)
    const fixed = await lockDirectoryFields(tx, userId)
    if (given.department !== undefined && !fixed.includes('department'))
      await assertOwnDepartment(tx, userId, given.department)
    const chosen = attributes && (await chosenValues(tx, attributes))
    await changeUser(tx, userId, {
      ...given,
      ...Object.fromEntries(fixed.map((field) => [field, undefined])),
      ...(workingHours && workingColumns(workingHours)),
      // One that was deleted meanwhile is left out.
      ...(topics && {
        topics: (await readTopics(tx)).flatMap(({ id }) => (topics.includes(id) ? [id] : [])),
      }),
      ...(chosen && { attributes: withChosen(chosen) }),
      ...(setUp && {
        ...(setUp.asked && { browserLanguage: firstLanguage(setUp.asked) }),
        needsProfileSetup: false,
        participationStatus: refusedUntilSetUp,
      }),
      updatedAt: clock.now(),
    })
  })

/** What somebody chooses, as it is spelled; an attribute that is not theirs to choose is left out. @throws 400 no value of the list */
async function chosenValues(tx: Transaction, chosen: Record<string, string | null>) {
  const own = (await readAttributes(tx)).filter(
    ({ id, source }) => source === 'own' && chosen[id] !== undefined,
  )
  const values = own.map(({ id, values: choices }): [string, string | null] => {
    const value = chosen[id] ?? null
    const found = value === null ? null : choices.find((one) => valueKey(one) === valueKey(value))
    if (found !== undefined) return [id, found]
    const text: Localized = (w) => w.people.attributes.chooseOne
    throw new HttpError(400, 'invalid_input', text, { errors: [{ path: `attributes.${id}`, text }] })
  })
  return Object.fromEntries(values)
}
