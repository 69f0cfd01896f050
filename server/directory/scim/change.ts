import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { HttpError } from '../../platform/http/errors'
import { takingTurns } from '../../platform/process/turns'

export function tooBusy(): HttpError {
  return new HttpError(503, 'too_busy', 'The directory sends too much at once. Please send less at a time.', {
    retryAfterSeconds: 5,
  })
}

/**
 * So few of the connections to the database are the directory's: while it brings a company in, people must not wait for one
 * in vain.
 */
const inTurn = takingTurns(4, { waiting: 100, full: tooBusy })

/** A change by the directory, in a transaction. @throws HttpError 503 when too many wait already */
export const changing = <Result>(
  { db }: Context,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => inTurn(() => db.transaction(work))
