import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import type { CalendarFile } from '../mail/frozen-mail'

/** What an invitation tells calendars. */
export interface Invitation {
  uid: string
  sequence: number
  state: 'booked' | 'cancelled'
  startsAt: Date
  endsAt: Date
  /** DTSTAMP */
  writtenAt: Date
  organizer: { name: string; email: string }
  /** The two or three; an erased person has no address, and is only named. */
  people: { name: string; email: string; hasAccepted: boolean }[]
  location: string
  /** What calendars show it as. */
  summary: string
  description: string
  url: string
}

/** Names are quoted in a calendar file, and RFC 5545 has no escape for a quotation mark. */
export const unquoted = (name: string) => name.replaceAll('"', "'")

/**
 * A quoted parameter, such as a name in CN, has no escapes (RFC 5545, 3.2): a backslash is a backslash. The library writes two of them, as in texts.
 * Between the two may be the fold of a line.
 */
const PEOPLE = /^(?:ATTENDEE|ORGANIZER).*(?:\r\n[ \t].*)*/gm
const withPlainBackslashes = (property: string) => property.replace(/\\((?:\r\n[ \t])?)\\/g, '\\$1')

/** A calendar file with one event. */
export function calendarWith(method: 'REQUEST' | 'CANCEL', event: ICalEventData): string {
  const calendar = ical({
    prodId: { company: 'Cup of Joe', product: 'Coffee chats' },
    method: ICalCalendarMethod[method],
  })
  calendar.createEvent(event)
  return calendar.toString().replace(PEOPLE, withPlainBackslashes)
}

/** The iTIP message (RFC 5546) that books, moves or cancels a meeting. */
export function calendarFile(meeting: Invitation): CalendarFile {
  const { state, startsAt, endsAt, organizer, people } = meeting
  const method = state === 'booked' ? 'REQUEST' : 'CANCEL'
  const content = calendarWith(method, {
    id: meeting.uid,
    sequence: meeting.sequence,
    stamp: meeting.writtenAt,
    start: startsAt,
    end: endsAt,
    summary: meeting.summary,
    location: meeting.location,
    description: meeting.description,
    url: meeting.url,
    status: state === 'booked' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    organizer,
    attendees: people
      .filter(({ email }) => email !== '')
      .map(({ name, email, hasAccepted }) => ({
        name: unquoted(name),
        email,
        rsvp: true,
        role: ICalAttendeeRole.REQ,
        status: hasAccepted ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
      })),
  })
  return { method, content: `${content.trimEnd()}\r\n` }
}
