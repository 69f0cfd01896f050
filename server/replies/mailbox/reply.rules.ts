import type ICAL from 'ical.js'
import type { CalendarReply } from '../../meetings/book-meeting'
import { calendarsIn } from '../../meetings/calendars/ics.rules'
import { fieldsOf } from './parts.rules'

/** What tells who replies to what; nothing else is parsed. */
const TELLING = /^(BEGIN|END|METHOD|UID|SEQUENCE|ATTENDEE|RECURRENCE-ID)[;:]/i
/** Of a name with an address. */
const LONGEST_SENDER = 1_000
const REPLIES: Record<string, CalendarReply['reply']> = {
  ACCEPTED: 'accepted',
  TENTATIVE: 'tentative',
  DECLINED: 'declined',
}

/**
 * The reply of a calendar to an invitation (RFC 5546); undefined when it is something else, such as the proposal of another
 * time, or not about exactly one event and one person.
 * @param header of the mail: who replies must have sent it
 */
export function readReply(text: string, header: string): CalendarReply | undefined {
  const [calendar, ...more] = calendarsOf(text)
  if (!calendar || more.length > 0) return undefined
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  const [attendee, ...guests] = event?.getAllProperties('attendee') ?? []
  if (!event || !attendee || others.length + guests.length > 0) return undefined
  if (wordOf(calendar, 'method') !== 'REPLY' || event.hasProperty('recurrence-id')) return undefined
  const uid = /^([\da-f]{32})@/.exec(String(event.getFirstPropertyValue('uid') ?? ''))?.[1]
  const email = /^mailto:(.+)$/i.exec(String(attendee.getFirstValue()))?.[1]?.trim().toLowerCase()
  const partstat = attendee.getFirstParameter('partstat')
  const reply = REPLIES[(partstat ?? '').toUpperCase()]
  const sequence = Number(event.getFirstPropertyValue('sequence') ?? 0)
  if (!uid || !email || !reply || !Number.isSafeInteger(sequence)) return undefined
  return email === senderOf(header) ? { uid, sequence, email, reply } : undefined
}

function calendarsOf(text: string): ICAL.Component[] {
  try {
    return calendarsIn(text, TELLING)
  } catch {
    return []
  }
}

const wordOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase()

/** The address of a mail that is from one person. */
function senderOf(header: string): string | undefined {
  const [from = '', ...more] = fieldsOf(header, 'from')
  if (from.length > LONGEST_SENDER) return undefined
  // A name may be quoted, and may hold what looks like an address.
  const bare = from.replace(/"(?:[^"\\]|\\.)*"/g, '')
  const found = /^[^<>,]*<([^<>\s,]+@[^<>\s,]+)>$/.exec(bare)?.[1] ?? /^[^<>\s,]+@[^<>\s,]+$/.exec(bare)?.[0]
  return more.length > 0 ? undefined : found?.toLowerCase()
}
