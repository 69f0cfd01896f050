import type { z } from 'zod'
import type { profile } from '../../shared/contract/people'
import type { Language } from '../../shared/languages/languages'
import type { Context } from '../platform/context/context'
import { demandOwnDepartment } from '../directory/departments.actions'
import { changeUser, firstLanguage, holdDirectoryFields, refusedUntilSetUp } from './users.queries'
import { workingColumns } from '../../shared/working-hours'

/**
 * Saves a person's own profile; afterwards it counts as set up. People who set up for the first time take part, also if they
 * refused an invitation before. What the directory says stays as it is.
 * @param browser the language that counts until they choose one, as their browser had it at set-up
 */
export const saveProfile = (
  { db, clock }: Context,
  userId: string,
  { workingHours, ...given }: z.output<typeof profile>,
  browser: Language,
) =>
  db.transaction(async (tx) => {
    const fixed = await holdDirectoryFields(tx, userId)
    if (!fixed.includes('department')) await demandOwnDepartment(tx, userId, given.department)
    await changeUser(tx, userId, {
      ...given,
      ...Object.fromEntries(fixed.map((field) => [field, undefined])),
      ...(workingHours && workingColumns(workingHours)),
      browserLanguage: firstLanguage(browser),
      needsProfileSetup: false,
      participationStatus: refusedUntilSetUp,
      updatedAt: clock.now(),
    })
  })
