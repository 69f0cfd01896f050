import { reasonText } from '../../../languages/reasons'
import type { ServerWords } from '../../../languages/words'
import type { Calendar } from '../contract'
import type { Context } from '../../../server/platform/context/context'
import { HttpError, localized } from '../../../server/platform/http/errors'
import { CalendarFault } from './calendar-fault'
import { calendarSettings } from './settings'
import { findCalendar, forgetCalendar, replaceCalendar } from './calendars.queries'
import { type Connecting, tryCalendar } from './own-calendar'

/** The calendar that says when a person is busy: their own, else the company's. */
export async function showCalendar(
  { db, config }: Context,
  userId: string,
  words: ServerWords,
): Promise<Calendar> {
  const { own, reading } = await findCalendar(db, userId)
  const { company } = calendarSettings.of(config)
  const source = own?.source ?? (company ? 'company' : 'none')
  const isRead = source !== 'none' && reading?.readAt
  return {
    source,
    host: own?.host ?? (company ? new URL(company.baseUrl).hostname : null),
    state: !isRead ? 'unchecked' : reading.busy ? 'ok' : 'failing',
    checkedAt: isRead ? isRead.toISOString() : null,
    problem: isRead && reading.note ? reasonText(words, reading.note) : null,
  }
}

/**
 * Connects a calendar of a person, after it has been read once.
 * @throws 422 it can't be read; nothing is stored then
 */
export async function connectCalendar(
  context: Context,
  userId: string,
  given: Connecting,
  words: ServerWords,
): Promise<Calendar> {
  const { db, clock } = context
  try {
    const { email, timeZone } = await findCalendar(db, userId)
    const { reading, host, secret } = await tryCalendar(context, { id: userId, email, timeZone }, given)
    await db.transaction((tx) =>
      replaceCalendar(
        tx,
        { userId, source: given.source, host, secret, createdAt: clock.now() },
        { busy: reading.busy, note: reading.note ?? null },
      ),
    )
  } catch (error) {
    if (!(error instanceof CalendarFault)) throw error
    const text = localized(error.reason)
    throw new HttpError(422, 'calendar_unreadable', text, { errors: [{ path: 'url', text }] })
  }
  return showCalendar(context, userId, words)
}

/** Forgets the calendar that a person has connected. */
export async function disconnectCalendar(
  context: Context,
  userId: string,
  words: ServerWords,
): Promise<Calendar> {
  await context.db.transaction((tx) => forgetCalendar(tx, userId))
  return showCalendar(context, userId, words)
}
