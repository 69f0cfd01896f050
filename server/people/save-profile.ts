import type { z } from 'zod'
import type { profile } from '../../shared/contract/people'
import type { Context } from '../context/context'
import { demandOwnDepartment } from '../directory/demand-own-department'
import { changeUser } from './users.queries'
import { workingColumns } from './working-hours'

/** Saves a person's own profile; afterwards it counts as set up. */
export async function saveProfile(
  { db, clock }: Context,
  userId: string,
  { workingHours, ...given }: z.output<typeof profile>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await demandOwnDepartment(tx, userId, given.department)
    await changeUser(tx, userId, {
      ...given,
      ...(workingHours && workingColumns(workingHours)),
      needsProfileSetup: false,
      updatedAt: clock.now(),
    })
  })
}
