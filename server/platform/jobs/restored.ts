import type { Context } from '../context/context'
import type { Queryable } from '../database/database'
import { readInstallation } from '../database/installation'
import { HttpError } from '../http/errors'
import { periodAt } from './plan.rules'

/** Under this name the installation knows the last restore of a backup. */
export const RESTORED = 'restored'

/** The code of mails that are held since a restore. */
export const HELD = 'restored'

export interface Restored {
  /** Nobody here knows what happened between these two: ISO 8601. */
  made: string
  at: string
  /** The programmes of which an administrator says that no round was made in between. */
  confirmed: string[]
}

export const readRestored = (db: Queryable) => readInstallation<Restored>(db, RESTORED)

/** Whether the round of now may have been made between a backup and its restore, for all that is known. */
export async function mayHaveRound({ clock, programme }: Context, db: Queryable): Promise<boolean> {
  const restored = await readRestored(db)
  if (!restored || restored.confirmed.includes(programme.id)) return false
  const periodOf = (at: Date) => periodAt(programme.settings, at)
  return periodOf(clock.now()) <= periodOf(new Date(restored.at))
}

/** @throws 409 unless it is known that the round of now was not made before a restore */
export async function assertNoRound(context: Context, db: Queryable): Promise<void> {
  if (await mayHaveRound(context, db))
    throw new HttpError(409, 'restored', (w) => w.month.restored.mayHaveRound)
}
