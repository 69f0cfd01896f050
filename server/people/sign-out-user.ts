import { recordAudit, type Actor } from '../platform/audit/record-audit'
import { today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { notFound } from '../platform/http/errors'
import { existingId } from '../platform/http/route'
import { endSessionsOf } from '../sign-in/sessions.queries'
import { findUser } from './users.queries'

/** Ends all sessions of a person, say after a laptop was lost. Returns their address. @throws 404 */
export function signOutUser(context: Context, id: string, actor: Actor): Promise<string> {
  const { db, clock } = context
  return db.transaction(async (tx) => {
    const user = await findUser(tx, existingId(id, 'This user'), today(clock))
    if (!user) throw notFound('This user')
    await endSessionsOf(tx, id, clock.now())
    await recordAudit(tx, context, actor, { action: 'user.signed_out', id, label: user.email })
    return user.email
  })
}
