import { addDays, dayOf, instantOf, timeOf, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { hold } from '../platform/database/hold'
import { REMINDER_LOCK } from '../platform/database/locks'
import { messageId } from '../mail/message-id'
import { eveningSnapshot, metSnapshot, metTitle } from './guests.email'
import { mailTo, queueMails } from './invite'
import { type Guest, guestsOf } from './guests.queries'
import { bookedMeetings, type MeetingRow, notQueuedYet } from './meetings.queries'

const HOUR_MS = 3_600_000

/**
 * Reminds the people of a meeting from 18:00 of the evening before, by their own clocks; once for each time that was
 * booked. Returns how many mails there are.
 */
export const remindEveningBefore = (context: Context): Promise<number> =>
  context.db.transaction(async (tx) => {
    const mails = await dueMails(context, tx, {
      // The evening before a meeting is at most 31 hours before it.
      hours: { from: 0, to: 31 },
      isDue: ({ isErased }, startsAt, now, zone) =>
        !isErased &&
        now >= instantOf(addDays(dayOf(startsAt, zone), -1), '18:00', zone) &&
        dayOf(now, zone) < dayOf(startsAt, zone),
      prefix: () => 'Tomorrow: ',
      about: ({ id, sequence }) => `evening ${id} ${sequence}`,
    })
    const send = { title: 'Coffee tomorrow', snapshot: eveningSnapshot(context.config) }
    await queueMails(context, tx, send, mails)
    return mails.length
  })

/**
 * Asks on the day after a booked meeting, from 9:00 by their own clocks, who has not said whether they met; once per person
 * and match. Who is asked so gets no reminder two weeks after the newsletter. Returns how many mails there are.
 */
export const askAfterMeeting = (context: Context): Promise<number> =>
  context.db.transaction(async (tx) => {
    const mails = await dueMails(context, tx, {
      // Nobody is asked later than after eight days, for example after a long outage.
      hours: { from: -8 * 24, to: 0 },
      isDue: ({ takesPart, answer }, startsAt, now, zone) =>
        takesPart &&
        answer === 'pending' &&
        dayOf(now, zone) > dayOf(startsAt, zone) &&
        timeOf(now, zone) >= '09:00',
      prefix: (isOfThree) => `${metTitle(isOfThree ? 'yes' : '')} `,
      about: ({ matchId }) => `asked ${matchId}`,
    })
    for (const isOfThree of ['', 'yes']) {
      const some = mails.filter(({ values }) => values.isOfThree === isOfThree)
      const send = { title: metTitle(isOfThree), snapshot: metSnapshot(context.config, isOfThree) }
      await queueMails(context, tx, send, some)
    }
    return mails.length
  })

interface Due {
  /** How far from now the meetings begin. */
  hours: { from: number; to: number }
  isDue: (guest: Guest, startsAt: Date, now: Date, timeZone: string) => boolean
  /** What the subject begins with, before who and when. */
  prefix: (isOfThree: boolean) => string
  /** Nobody gets two mails about one thing. */
  about: (meeting: MeetingRow) => string
}

/** The mails that are due for guests of meetings, except those that were queued before. */
async function dueMails({ clock, config }: Context, tx: Transaction, { hours, isDue, prefix, about }: Due) {
  await hold(tx, REMINDER_LOCK)
  const now = clock.now()
  const at = (count: number) => new Date(now.getTime() + count * HOUR_MS)
  const meetings = await bookedMeetings(tx, { after: at(hours.from), until: at(hours.to) })
  const guestsAt = await guestsOf(tx, meetings, today(clock))
  const mails = meetings.flatMap((meeting) => {
    const guests = guestsAt(meeting)
    return guests
      .filter((guest) => isDue(guest, meeting.startsAt, now, guest.timeZone ?? clock.timeZone))
      .map((guest) => ({
        ...mailTo({ clock }, { meeting, guests }, guest, prefix(guests.length > 2)),
        messageId: messageId(config.mailFrom, about(meeting), guest.id),
      }))
  })
  return notQueuedYet(tx, mails)
}
