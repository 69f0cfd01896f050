import { wordsIn } from '../../languages/server'
import type { MailWords } from '../../languages/words'
import { addDays, dayOf, instantOf, timeOf, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { hold } from '../platform/database/hold'
import { REMINDER_LOCK } from '../platform/database/locks'
import { forEachDueProgramme } from '../platform/jobs/for-each'
import { wordsFor } from '../platform/http/language'
import { messageId } from '../mail/message-id'
import { eveningSnapshot, metSnapshot, metTitle } from './guests.email'
import { mailTo, queueMails } from './invite'
import { type Guest, guestsOf } from './guests.queries'
import { bookedMeetings, type MeetingRow, notQueuedYet, programmesWithMeetings } from './meetings.queries'

const HOUR_MS = 3_600_000
/** How far from now the meetings begin: the evening before one is at most 31 hours before it. */
const TOMORROW = { from: 0, to: 31 }
/** Nobody is asked later than after eight days, for example after a long outage. */
const OVER = { from: -8 * 24, to: 0 }

/** Reminds the people of all programmes of their coffee tomorrow. Returns how many mails there are. */
export const remindEveningBefore = (context: Context): Promise<number> =>
  forEachDueProgramme(context, 'remind of coffee tomorrow', withMeetings(TOMORROW), remindOf)

/**
 * Reminds the people of a programme's meeting from 18:00 of the evening before, by their own clocks; once for each time that was
 * booked. Returns how many mails there are.
 */
const remindOf = (context: Context): Promise<number> =>
  context.db.transaction(async (tx) => {
    const mails = await dueMails(context, tx, {
      hours: TOMORROW,
      isDue: ({ isErased }, startsAt, now, zone) =>
        !isErased &&
        now >= instantOf(addDays(dayOf(startsAt, zone), -1), '18:00', zone) &&
        dayOf(now, zone) < dayOf(startsAt, zone),
      subject: ({ reminders }, coffee) => reminders.tomorrow.personal(coffee),
      about: ({ id, sequence }) => `evening ${id} ${sequence}`,
    })
    const send = {
      title: 'Coffee tomorrow',
      snapshot: (words: MailWords) => eveningSnapshot(context.config, words),
    }
    await queueMails(context, tx, send, mails)
    return mails.length
  })

/** Asks the people of all programmes whether they met yesterday. Returns how many mails there are. */
export const askAfterMeeting = (context: Context): Promise<number> =>
  forEachDueProgramme(context, 'ask after coffee', withMeetings(OVER), askOf)

/**
 * Asks on the day after a booked meeting, from 9:00 by their own clocks, who has not said whether they met; once per person
 * and match. Who is asked so gets no reminder two weeks after the newsletter. Returns how many mails there are.
 */
const askOf = (context: Context): Promise<number> =>
  context.db.transaction(async (tx) => {
    const mails = await dueMails(context, tx, {
      hours: OVER,
      isDue: ({ takesPart, answer }, startsAt, now, zone) =>
        takesPart &&
        answer === 'pending' &&
        dayOf(now, zone) > dayOf(startsAt, zone) &&
        timeOf(now, zone) >= '09:00',
      subject: (words, coffee, isOfMore) => words.reminders.asked.personal(metTitle(words, isOfMore), coffee),
      about: ({ matchId }) => `asked ${matchId}`,
    })
    for (const isOfMore of [false, true]) {
      const some = mails.filter(({ values }) => (values.isOfMore === 'yes') === isOfMore)
      const send = {
        title: metTitle(wordsIn('en').mail, isOfMore),
        snapshot: (words: MailWords) => metSnapshot(context.config, words, isOfMore),
      }
      await queueMails(context, tx, send, some)
    }
    return mails.length
  })

interface Hours {
  from: number
  to: number
}

const windowOf = ({ from, to }: Hours, now: Date) => ({
  after: new Date(now.getTime() + from * HOUR_MS),
  until: new Date(now.getTime() + to * HOUR_MS),
})

const withMeetings =
  (hours: Hours) =>
  ({ db, clock }: Context) =>
    programmesWithMeetings(db, windowOf(hours, clock.now()))

interface Due {
  hours: Hours
  isDue: (guest: Guest, startsAt: Date, now: Date, timeZone: string) => boolean
  /** Says with whom the coffee is, and when. */
  subject: (words: MailWords, coffee: string, isOfMore: boolean) => string
  /** Nobody gets two mails about one thing. */
  about: (meeting: MeetingRow) => string
}

/** The mails that are due for guests of meetings, except those that were queued before. */
async function dueMails(context: Context, tx: Transaction, { hours, isDue, subject, about }: Due) {
  const { clock, config } = context
  await hold(tx, REMINDER_LOCK)
  const now = clock.now()
  const meetings = await bookedMeetings(tx, context.programme.id, windowOf(hours, now))
  const guestsAt = await guestsOf(tx, meetings, today(clock))
  const mails = meetings.flatMap((meeting) => {
    const guests = guestsAt(meeting)
    return guests
      .filter((guest) => isDue(guest, meeting.startsAt, now, guest.timeZone ?? clock.timeZone))
      .map((guest) => {
        const words = wordsFor(guest, context).mail
        const subjectOf = (coffee: string) => subject(words, coffee, guests.length > 2)
        return {
          ...mailTo(context, words, { meeting, guests }, guest, subjectOf),
          messageId: messageId(config.mailFrom, about(meeting), guest.id),
        }
      })
  })
  return notQueuedYet(tx, mails)
}
