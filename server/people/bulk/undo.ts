import { counted } from '../../../shared/counted'
import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import { allowLong } from '../../platform/database/hold'
import { holdDirectory } from '../../directory/domain-groups.queries'
import { HttpError } from '../../platform/http/errors'
import { UUID } from '../../platform/http/route'
import { endUncovered } from '../../sign-in/managed-groups.queries'
import { takeBackNoted } from '../undo.queries'
import { stepAside } from '../stepping.queries'
import { deleteOldUndos, deleteUndo, lockUndo, notesOf, tookPartBefore } from './undo.queries'

/** How long a change of many can be taken back. */
const UNDO_MS = 10 * 60_000

const tooOld = (now: Date) => new Date(now.getTime() - UNDO_MS)

/** Takes a change of many back: what is still as it left it. @throws 409 undo_over */
export async function takeBack(context: Context, id: string, actor: Actor) {
  const { db, clock } = context
  const now = clock.now()
  return db.transaction(async (tx) => {
    const found = UUID.test(id) ? await lockUndo(tx, id, tooOld(now)) : undefined
    if (!found)
      throw new HttpError(
        409,
        'undo_over',
        'This can’t be undone any more: it was ten minutes ago, or it is undone already.',
      )
    await allowLong(tx)
    await holdDirectory(tx)
    const { people, entries } = await takeBackNoted(tx, notesOf(id), now)
    if (found.kind === 'entry') await endUncovered(tx, context, actor, null)
    await stepAside(tx, tookPartBefore(id), { participationStatus: 'active' }, now)
    await deleteUndo(tx, id)
    const undone = people + entries
    const kept = found.rows - undone
    await recordAudit(tx, context, actor, {
      action: 'change.undone',
      id,
      label: found.label,
      after: { undone, kept },
    })
    const what =
      found.kind === 'user' ? counted(undone, 'person', 'people') : counted(undone, 'entry', 'entries')
    const stay =
      kept > 0
        ? ` ${counted(kept, 'was changed since and stays as it is', 'were changed since and stay as they are')}.`
        : ''
    return { message: `Undone for ${what}.${stay}`, undone, kept }
  })
}

/** Deletes changes that can no longer be taken back. */
export async function forgetUndos({ db, clock }: Context): Promise<void> {
  await deleteOldUndos(db, tooOld(clock.now()))
}
