import type { Context } from '../context/context'
import { insertEvents, type MailEvent, noteBounces, optOut, settleRows } from './mail-events.queries'

/**
 * Stores what the mail provider reports, all of it or nothing; what was reported before, or is about no message of ours,
 * changes nothing. Returns how many events were new.
 */
export async function takeEvents({ db, clock }: Context, events: MailEvent[]): Promise<number> {
  if (events.length === 0) return 0
  const now = clock.now()
  return db.transaction(async (tx) => {
    const stored = await insertEvents(tx, events, now)
    if (stored.length === 0) return 0
    await settleRows(tx)
    await noteBounces(
      tx,
      stored.map(({ id }) => id),
    )
    // Whoever reports a mail as spam wants no more of them; the administrator is notified.
    const leaving = stored.filter(({ kind }) => kind === 'complained' || kind === 'unsubscribed')
    const people = leaving.flatMap(({ userId }) => userId ?? [])
    if (people.length > 0) await optOut(tx, people, now)
    return stored.length
  })
}

/** Applies the events that came while the send engine held their rows. */
export const settleOpenEvents = ({ db }: Context) => db.transaction(settleRows)
