import type { FastifyInstance } from 'fastify'
import { decideRestored, getRestored } from '../../shared/contract/month'
import type { BodyOf } from '../../shared/endpoint'
import { requeueMails, uncertainMails } from '../mail/engine/sends.queries'
import { wakeInstances } from '../mail/engine/rows.queries'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import { momentOf } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Queryable, Transaction } from '../platform/database/database'
import { lockNamed } from '../platform/database/lock'
import { writeInstallation } from '../platform/database/installation'
import { HttpError } from '../platform/http/errors'
import { programmeOfCall, route } from '../platform/http/route'
import { HELD, mayHaveRound, RESTORED, readRestored } from '../platform/jobs/restored'
import {
  forgetHeld,
  heldCredentialsByKind,
  heldMails,
  leaveMails,
  sendsWithHeld,
  turnOn,
} from './restored.queries'

/** What is held since a backup was restored, and what becomes of it. */
export function restoredRoutes(server: FastifyInstance, context: Context): void {
  route(server, getRestored, async ({ query }) => {
    const own = await programmeOfCall(context, query.programme)
    const restored = await readRestored(own.db)
    return { restored: restored ?? null, held: restored ? await heldSince(own, own.db) : [] }
  })
  route(server, decideRestored, async ({ query, body, caller }) =>
    decide(await programmeOfCall(context, query.programme), body, caller),
  )
}

async function heldSince(context: Context, db: Queryable) {
  const mails = await heldMails(db)
  return [
    ...(mails.count > 0 ? [{ what: 'mails' as const, ...mails }] : []),
    ...((await mayHaveRound(context, db)) ? [{ what: 'round' as const, count: 1, names: [] }] : []),
    ...(await heldCredentialsByKind(db)),
  ]
}

/** @throws 409 when it is another number by now than the administrator was asked about */
async function decide(
  context: Context,
  { what, count, isWanted }: BodyOf<typeof decideRestored>,
  actor: Actor,
) {
  const { clock, db, plugins, programme } = context
  return db.transaction(async (tx) => {
    // Of two answers at the same moment, the second one sees what the first one left.
    await lockNamed(tx, 'what is held since a restore')
    const held = (await heldSince(context, tx)).find((one) => one.what === what)
    if (held?.count !== count) throw new HttpError(409, 'changed', (w) => w.month.restored.changed)
    if (what === 'mails') {
      if (isWanted) await sendHeld(tx, context)
      // Also those of people who may not be mailed any more.
      await leaveMails(tx)
    } else if (what === 'round') {
      const restored = await readRestored(tx)
      const confirmed = [...(restored?.confirmed ?? []), ...(isWanted ? [programme.id] : [])]
      await writeInstallation(tx, RESTORED, { ...restored, confirmed }, clock.now())
    } else {
      if (isWanted) await turnOn(tx, plugins, what)
      await forgetHeld(tx, what)
    }
    const after = { what, count, isWanted }
    await recordAudit(tx, context, actor, { action: 'restore.decided', label: what, after })
    return { count }
  })
}

async function sendHeld(tx: Transaction, context: Context): Promise<void> {
  const { now, day } = momentOf(context.clock)
  const ids = await sendsWithHeld(tx)
  await requeueMails(tx, context, await uncertainMails(tx, ids, day, HELD), now)
  for (const id of ids) await wakeInstances(tx, id)
}
