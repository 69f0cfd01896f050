import type { CalendarReply } from '../../../server/meetings/book-meeting'
import { calendarsIn, parameter, partsOf, propertiesOf, valueOf, wordOf } from '../../ics/ics-text.rules'
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
  const [calendar, ...more] = calendarsIn(text, TELLING) ?? []
  if (!calendar || more.length > 0) return undefined
  const [event, ...others] = partsOf(calendar, 'VEVENT')
  const [attendee, ...guests] = event ? propertiesOf(event, 'ATTENDEE') : []
  if (!event || !attendee || others.length + guests.length > 0) return undefined
  if (wordOf(calendar, 'METHOD') !== 'REPLY' || valueOf(event, 'RECURRENCE-ID') !== undefined)
    return undefined
  const uid = /^([\da-f]{32})@/.exec(valueOf(event, 'UID') ?? '')?.[1]
  const email = /^mailto:(.+)$/i.exec(attendee.value)?.[1]?.trim().toLowerCase()
  const partstat = parameter(attendee, 'PARTSTAT')
  const reply = REPLIES[(partstat ?? '').toUpperCase()]
  const sequence = Number(valueOf(event, 'SEQUENCE') ?? 0)
  if (!uid || !email || !reply || !Number.isSafeInteger(sequence)) return undefined
  return email === senderOf(header) ? { uid, sequence, email, reply } : undefined
}

/** The address of a mail that is from one person. */
function senderOf(header: string): string | undefined {
  const [from = '', ...more] = fieldsOf(header, 'from')
  if (from.length > LONGEST_SENDER) return undefined
  // A name may be quoted, comments may lie within each other, and both may hold what looks like an address.
  let bare = from
  for (let whole = ''; bare !== whole; ) {
    whole = bare
    bare = whole.replace(/"(?:[^"\\]|\\.)*"|\((?:[^()"\\]|\\.)*\)/g, '').trim()
  }
  const found = /^[^<>,]*<([^<>\s,]+@[^<>\s,]+)>$/.exec(bare)?.[1] ?? /^[^<>\s,]+@[^<>\s,]+$/.exec(bare)?.[0]
  return more.length > 0 ? undefined : found?.toLowerCase()
}
