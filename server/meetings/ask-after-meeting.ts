import { dayOf, timeOf, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { hold } from '../platform/database/hold'
import { REMINDER_LOCK } from '../platform/database/locks'
import { messageId } from '../mail/engine/message-id'
import { mailTo, queueMails } from './invite'
import { bookedMeetings, notQueuedYet, guestsOf } from './meetings.queries'
import { metSnapshot, metTitle } from './met.email'

/** Nobody is asked later than this, for example after a long outage. */
const NOT_AFTER_MS = 8 * 86_400_000

/**
 * Asks on the day after a booked meeting, from 9:00 by their own clocks, who has not said whether they met; once per person
 * and match. Whoever is asked so gets no reminder two weeks after the newsletter. Returns how many mails there are.
 */
export async function askAfterMeeting(context: Context): Promise<number> {
  const { clock, config, db } = context
  return db.transaction(async (tx) => {
    await hold(tx, REMINDER_LOCK)
    const now = clock.now()
    const past = await bookedMeetings(tx, { after: new Date(now.getTime() - NOT_AFTER_MS), until: now })
    if (past.length === 0) return 0
    const booked = past.map(({ meeting }) => meeting)
    const guests = await guestsOf(tx, booked, today(clock))
    const mails = past.flatMap(({ meeting, match }) => {
      const people = guests(meeting)
      return people
        .filter(
          ({ takesPart, answer, timeZone }) =>
            takesPart &&
            answer === 'pending' &&
            isDayAfter(now, meeting.startsAt, timeZone ?? clock.timeZone),
        )
        .map((person) => {
          const mail = mailTo(context, { meeting, people, organiserId: match.organiserId }, person)
          return {
            ...mail,
            people: people.length,
            values: { ...mail.values, matchId: match.id },
            messageId: messageId(config.mailFrom, `asked ${match.id}`, person.id),
          }
        })
    })
    const fresh = await notQueuedYet(tx, mails)
    for (const count of [2, 3]) {
      const some = fresh.filter(({ people }) => people === count).map(({ people: _, ...mail }) => mail)
      await queueMails(context, tx, { title: metTitle(count), snapshot: metSnapshot(config, count) }, some)
    }
    return fresh.length
  })
}

const isDayAfter = (now: Date, startsAt: Date, timeZone: string): boolean =>
  dayOf(now, timeZone) > dayOf(startsAt, timeZone) && timeOf(now, timeZone) >= '09:00'
