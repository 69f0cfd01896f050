import type { z } from 'zod'
import type { profileChanges } from '../../shared/contract/people'
import type { Language } from '../../shared/languages/languages'
import type { Context } from '../platform/context/context'
import { demandEnabled } from '../platform/http/language'
import { demandOwnDepartment } from '../directory/departments.actions'
import { changeUser, firstLanguage, holdDirectoryFields, refusedUntilSetUp } from './users.queries'
import { workingColumns } from '../../shared/working-hours'

/**
 * Saves what a person says of their own profile; what is absent stays as it is, and so does what the directory says.
 * @param setUp completes it for the first time, in the language that their browser asked for, which counts until they choose
 * one. People who refused an invitation before take part then, too.
 * @throws 400 a language that is not enabled, or a department that is not theirs
 */
export const saveProfile = (
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
  userId: string,
  { workingHours, ...given }: z.output<typeof profileChanges>,
  setUp?: { asked: Language | undefined },
) =>
  db.transaction(async (tx) => {
    demandEnabled({ config }, given.language)
    const fixed = await holdDirectoryFields(tx, userId)
    if (given.department !== undefined && !fixed.includes('department'))
      await demandOwnDepartment(tx, userId, given.department)
    await changeUser(tx, userId, {
      ...given,
      ...Object.fromEntries(fixed.map((field) => [field, undefined])),
      ...(workingHours && workingColumns(workingHours)),
      ...(setUp && {
        ...(setUp.asked && { browserLanguage: firstLanguage(setUp.asked) }),
        needsProfileSetup: false,
        participationStatus: refusedUntilSetUp,
      }),
      updatedAt: clock.now(),
    })
  })
