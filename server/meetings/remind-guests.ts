import { wordsIn } from '../../languages/server'
import type { MailWords } from '../../languages/words'
import { addDays, dayOf, instantOf, timeOf, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { groupByProgramme } from '../platform/context/programmes'
import type { Queryable, Transaction } from '../platform/database/database'
import { lock } from '../platform/database/lock'
import { BOOKING_LOCK } from '../platform/database/locks'
import { forEachDueProgramme } from '../platform/jobs/for-each'
import { wordsFor } from '../platform/http/language'
import { messageId } from '../mail/message-id'
import { eveningSnapshot, metSnapshot, metTitle } from './guests.email'
import { changeOf, mailTo, queueMails } from './invite'
import { type Guest, guestsOf } from './guests.queries'
import { bookedMeetings, type MeetingRow, notQueuedYet } from './meetings.queries'

const HOUR_MS = 3_600_000
interface Due {
  /** How far from now the meetings begin. */
  hours: { from: number; to: number }
  /** Since when the mail of a guest is due; undefined: it is not. */
  dueSince: (guest: Guest, startsAt: Date, now: Date, timeZone: string) => Date | undefined
  /** Nobody gets two mails about one thing. */
  about: (meeting: MeetingRow) => string
  /** Only before the coffee; a mail that was held or had no mail server is not sent later. */
  isBefore?: true
}

/**
 * From 18:00 of the evening before, by people's own clocks; once for each time that was booked. That evening is at most 31 hours
 * before the meeting.
 */
const TOMORROW: Due = {
  hours: { from: 0, to: 31 },
  dueSince: ({ isErased }, startsAt, now, zone) => {
    const evening = instantOf(addDays(dayOf(startsAt, zone), -1), '18:00', zone)
    return !isErased && now >= evening && dayOf(now, zone) < dayOf(startsAt, zone) ? evening : undefined
  },
  about: (meeting) => `evening ${changeOf(meeting)}`,
  isBefore: true,
}

/**
 * On the day after, from 9:00 on their own clocks, to people who have not answered; once per person and match. Not later
 * than after eight days, for example after a long outage.
 */
const OVER: Due = {
  hours: { from: -8 * 24, to: 0 },
  dueSince: ({ takesPart, answer }, startsAt, now, zone) => {
    const morning = instantOf(addDays(dayOf(startsAt, zone), 1), '09:00', zone)
    const isAwake = now >= morning && timeOf(now, zone) >= '09:00'
    return takesPart && answer === 'pending' && isAwake ? morning : undefined
  },
  about: ({ matchId }) => `asked ${matchId}`,
}

/** Reminds the people of all programmes of their coffee tomorrow. Returns how many mails there are. */
export const remindEveningBefore = (context: Context): Promise<number> =>
  forEachDueProgramme(
    context,
    'remind of coffee tomorrow',
    () => dueGuests(context, context.db, TOMORROW),
    remindOf,
  )

const remindOf = (context: Context): Promise<number> =>
  context.db.transaction(async (tx) => {
    const mails = await dueMails(context, tx, TOMORROW, ({ reminders }, coffee) =>
      reminders.tomorrow.personal(coffee),
    )
    const send = {
      title: 'Coffee tomorrow',
      snapshot: (words: MailWords) => eveningSnapshot(context.config, words),
    }
    await queueMails(context, tx, send, mails)
    return mails.length
  })

/**
 * Asks the people of all programmes whether they met yesterday; they get no other reminder after the newsletter.
 * Returns the number of mails.
 */
export const askAfterMeeting = (context: Context): Promise<number> =>
  forEachDueProgramme(context, 'ask after coffee', () => dueGuests(context, context.db, OVER), askOf)

const askOf = (context: Context): Promise<number> =>
  context.db.transaction(async (tx) => {
    const mails = await dueMails(context, tx, OVER, (words, coffee, isOfMore) =>
      words.reminders.asked.personal(metTitle(words, isOfMore), coffee),
    )
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

/** The guests of meetings, of one programme or of all, with a due mail that was not queued before. */
async function dueGuests(
  context: Context,
  db: Queryable,
  { hours, dueSince, about }: Due,
  programmeId?: string,
) {
  const now = context.clock.now()
  const inHours = (count: number) => new Date(now.getTime() + count * HOUR_MS)
  const window = { after: inHours(hours.from), until: inHours(hours.to) }
  const groups = groupByProgramme(context, await bookedMeetings(db, window, programmeId))
  const found = []
  // Programmes are in one of two days, or three.
  for (const day of new Set(groups.map((group) => today(group.context.clock)))) {
    const those = groups.filter((group) => today(group.context.clock) === day)
    const guestsAt = await guestsOf(
      db,
      those.flatMap(({ rows }) => rows),
      day,
    )
    for (const { context: own, rows } of those)
      for (const meeting of rows) {
        const guests = guestsAt(meeting)
        for (const guest of guests) {
          const since = dueSince(guest, meeting.startsAt, now, guest.timeZone ?? own.clock.timeZone)
          if (since)
            found.push({
              since,
              programmeId: own.programme.id,
              of: { meeting, guests },
              guest,
              userId: guest.id,
              messageId: messageId(context.config.mailFrom, about(meeting), guest.id),
            })
        }
      }
  }
  return notQueuedYet(db, found)
}

/** The mails that are due in a programme. @param subject names the others and the time */
async function dueMails(
  context: Context,
  tx: Transaction,
  due: Due,
  subject: (words: MailWords, coffee: string, isOfMore: boolean) => string,
) {
  await lock(tx, BOOKING_LOCK)
  const found = await dueGuests(context, tx, due, context.programme.id)
  return found.map(({ of, guest, since, messageId: id }) => {
    const words = wordsFor(guest, context).mail
    const subjectOf = (coffee: string) => subject(words, coffee, of.guests.length > 2)
    const mail = mailTo(context, words, of, guest, subjectOf)
    const lastDay = due.isBefore && dayOf(of.meeting.startsAt, guest.timeZone ?? context.clock.timeZone)
    return { ...mail, values: { ...mail.values, ...(lastDay && { lastDay }) }, messageId: id, since }
  })
}
