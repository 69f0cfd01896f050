import { addDays, dayOf, instantOf, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { hold } from '../platform/database/hold'
import { REMINDER_LOCK } from '../platform/database/locks'
import { messageId } from '../mail/engine/message-id'
import { eveningSnapshot } from './evening.email'
import { mailTo, queueMails } from './invite'
import { bookedMeetings, type Invitee, notQueuedYet, guestsOf } from './meetings.queries'

/** The evening before a meeting is at most this long before it. */
const LONGEST_MS = 31 * 3_600_000

/**
 * Reminds both people of a meeting from 18:00 of the evening before, by their own clocks; once for each time that was
 * booked. Returns how many mails there are.
 */
export async function remindEveningBefore(context: Context): Promise<number> {
  const { clock, config, db } = context
  return db.transaction(async (tx) => {
    await hold(tx, REMINDER_LOCK)
    const now = clock.now()
    const coming = await bookedMeetings(tx, { after: now, until: new Date(now.getTime() + LONGEST_MS) })
    if (coming.length === 0) return 0
    const booked = coming.map(({ meeting }) => meeting)
    const guests = await guestsOf(tx, booked, today(clock))
    const mails = coming.flatMap(({ meeting, match: { organiserId } }) => {
      const people = guests(meeting)
      const isDue = ({ isErased, timeZone }: Invitee) =>
        !isErased && isEvening(now, meeting.startsAt, timeZone ?? clock.timeZone)
      return people.filter(isDue).map((person) => ({
        ...mailTo(context, { meeting, people, organiserId }, person),
        messageId: messageId(config.mailFrom, `evening ${meeting.id} ${meeting.sequence}`, person.id),
      }))
    })
    const fresh = await notQueuedYet(tx, mails)
    await queueMails(context, tx, { title: 'Coffee tomorrow', snapshot: eveningSnapshot(config) }, fresh)
    return fresh.length
  })
}

/** Whether it is 18:00 or later on the day before, by the clocks of a zone. */
const isEvening = (now: Date, startsAt: Date, timeZone: string): boolean =>
  now >= instantOf(addDays(dayOf(startsAt, timeZone), -1), '18:00', timeZone) &&
  dayOf(now, timeZone) < dayOf(startsAt, timeZone)
