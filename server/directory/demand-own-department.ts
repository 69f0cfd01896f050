import type { Transaction } from '../platform/database/database'
import { HttpError } from '../platform/http/errors'
import { holdDepartment, readGroupOfUser } from './departments.queries'

/** Refuses a department that is not on the person's list. Keeps it from being deleted until the transaction ends. */
export async function demandOwnDepartment(tx: Transaction, userId: string, name: string): Promise<void> {
  if (await holdDepartment(tx, await readGroupOfUser(tx, userId), name)) return
  const message = 'Please choose one of the departments of the list.'
  throw new HttpError(400, 'unknown_department', message, {
    body: { errors: [{ path: 'department', message }] },
  })
}
