import type { AdminUser, updateUser as endpoint } from '../../shared/contract/directory'
import type { ParsedBody } from '../../shared/endpoint'
import { type Actor, recordAudit } from '../audit/record-audit'
import { today } from '../context/clock'
import type { Context } from '../context/context'
import { notFound } from '../http/errors'
import { existingId } from '../http/route'
import { PAUSE_REASON, shortPause } from './participation.rules'
import { demandOwnDepartment } from '../directory/demand-own-department'
import { changeUser, findUser, lockUser } from './users.queries'

/**
 * Changes a person's participation or department for the administrator. The rules are those of the person's own changes: a
 * pause set here lasts one month from today, and the department is one of the person's list.
 */
export async function updateUser(
  context: Context,
  id: string,
  { participationStatus, department }: ParsedBody<typeof endpoint>,
  actor: Actor,
): Promise<AdminUser> {
  const { db, clock } = context
  const day = today(clock)
  return db.transaction(async (tx) => {
    const before = await findUser(tx, existingId(id, 'This user'), day)
    if (!before) throw notFound('This user')
    // Locks the department before the person, in the same order as deleting a department does.
    if (department !== undefined) await demandOwnDepartment(tx, id, department)
    const user = await lockUser(tx, id, day)
    if (!user) throw notFound('This user')
    // A person who is paused already keeps the end they chose.
    const isChanged = participationStatus !== undefined && participationStatus !== user.participation
    const pause = participationStatus === 'paused' ? shortPause(day) : null
    await changeUser(tx, id, {
      department,
      ...(isChanged && {
        participationStatus,
        pauseStartDate: pause?.pauseStartDate ?? null,
        pauseEndDate: pause?.pauseEndDate ?? null,
        pauseReason: pause && PAUSE_REASON,
      }),
      updatedAt: clock.now(),
    })
    const changed = await findUser(tx, id, day)
    if (!changed) throw notFound('This user')
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

const audited = ({ participationStatus, department }: AdminUser) => ({ participationStatus, department })
