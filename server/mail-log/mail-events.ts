import type { Context } from '../context/context'
import { insertEvents, type MailEvent, noteBounces, optOut, settleRows } from './mail-events.queries'

/**
 * Takes in what the mail provider tells, all of it or nothing; what was told before, or is about no message of ours,
 * changes nothing. Answers how many events were new.
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
    // Whoever calls a mail spam has asked for no more of them; the administrator is told.
    const leaving = stored.filter(({ kind }) => kind === 'complained' || kind === 'unsubscribed')
    const people = leaving.flatMap(({ userId }) => userId ?? [])
    if (people.length > 0) await optOut(tx, people, now)
    return stored.length
  })
}

/** What came while the send engine held a row is laid beside what has become of the row since. */
export const settleOpenEvents = ({ db }: Context) => db.transaction(settleRows)
