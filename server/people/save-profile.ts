import type { z } from 'zod'
import type { profileChanges } from '../../shared/contract/people'
import type { Language } from '../../shared/languages/languages'
import type { Context } from '../platform/context/context'
import { demandOwnDepartment } from '../directory/departments.actions'
import { changeUser, firstLanguage, holdDirectoryFields, refusedUntilSetUp } from './users.queries'
import { workingColumns } from '../../shared/working-hours'

/**
 * Saves what a person says of their own profile; what is absent stays as it is, and so does what the directory says.
 * @param setUpIn completes it for the first time: the language of the browser, which counts until they choose one. People who
 * refused an invitation before take part then, too.
 */
export const saveProfile = (
  { db, clock }: Context,
  userId: string,
  { workingHours, ...given }: z.output<typeof profileChanges>,
  setUpIn?: Language,
) =>
  db.transaction(async (tx) => {
    const fixed = await holdDirectoryFields(tx, userId)
    if (given.department !== undefined && !fixed.includes('department'))
      await demandOwnDepartment(tx, userId, given.department)
    await changeUser(tx, userId, {
      ...given,
      ...Object.fromEntries(fixed.map((field) => [field, undefined])),
      ...(workingHours && workingColumns(workingHours)),
      ...(setUpIn && {
        browserLanguage: firstLanguage(setUpIn),
        needsProfileSetup: false,
        participationStatus: refusedUntilSetUp,
      }),
      updatedAt: clock.now(),
    })
  })
