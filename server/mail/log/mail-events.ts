import type { Context } from '../../platform/context/context'
import { readsReturns } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import {
  clearOutlivedBounces,
  insertEvents,
  type MailEvent,
  noteBounces,
  optOut,
  settleRows,
} from './mail-events.queries'

/** After so long a mail server has given up, and said so. */
const RETURNED_WITHIN_MS = 6 * 86_400_000

/**
 * Stores what the mail provider reports, all of it or nothing; what was reported before, or is about no message of ours,
 * changes nothing. Returns how many events were new.
 */
export async function takeEvents({ db, clock }: Context, events: MailEvent[]): Promise<number> {
  if (events.length === 0) return 0
  return db.transaction((tx) => takeEventsIn(tx, events, clock.now()))
}

/** Takes events within a transaction. */
export async function takeEventsIn(tx: Transaction, events: MailEvent[], now: Date): Promise<number> {
  const stored = await insertEvents(tx, events, now)
  if (stored.length === 0) return 0
  await settleRows(tx)
  await noteBounces(
    tx,
    stored.map(({ id }) => id),
  )
  // Somebody who reports a mail as spam wants no more of them; the administrator is notified.
  const leaving = stored.filter(({ kind }) => kind === 'complained' || kind === 'unsubscribed')
  const people = leaving.flatMap(({ userId }) => userId ?? [])
  if (people.length > 0) await optOut(tx, people, now)
  return stored.length
}

/**
 * Applies the events that came while the send engine held their rows. Where returned mails are read, one that was taken by
 * the mail server has arrived when it has not come back.
 */
export const settleOpenEvents = (context: Context) =>
  context.db.transaction(async (tx) => {
    await settleRows(tx)
    if (readsReturns(context) && context.config.mail.kind === 'smtp')
      await clearOutlivedBounces(tx, new Date(context.clock.now().getTime() - RETURNED_WITHIN_MS))
  })
