import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import { allowLong } from '../../platform/database/lock'
import { lockDirectory } from '../../directory/domain-groups.queries'
import { HttpError, type Localized } from '../../platform/http/errors'
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
    if (!found) throw new HttpError(409, 'undo_over', (w) => w.people.tooLateToUndo)
    await allowLong(tx)
    await lockDirectory(tx)
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
    const message: Localized = ({ people: { undoneFor, stayAsTheyAre } }) => {
      const done = undoneFor[found.kind](undone)
      return kept > 0 ? `${done} ${stayAsTheyAre(kept)}` : done
    }
    return { message, undone, kept }
  })
}

/** Deletes changes that can no longer be taken back. */
export async function forgetUndos({ db, clock }: Context): Promise<void> {
  await deleteOldUndos(db, tooOld(clock.now()))
}
