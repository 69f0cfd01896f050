import { isolated } from '../../shared/isolated'
import { nameOrAddress } from '../../shared/person-name'
import { currentMonth, longDate, monthAndYear, timeOf } from '../context/clock'
import type { Context } from '../context/context'
import type { Transaction } from '../database/database'
import { nameOf } from '../mail/message'
import { messageId } from '../newsletters/send-newsletter'
import { queueSend } from '../sending/sends.queries'
import { type Change, invitationSnapshot } from './invitation.email'
import { calendarFile } from './invitation.rules'
import type { Invitee, MeetingRow } from './meetings.queries'

const TO_BE_AGREED = 'To be agreed'

interface Told {
  meeting: MeetingRow
  people: Invitee[]
  change: Change
  organiserId: string | null
  /** Why these two, and a question to begin with. */
  description: string[]
}

/**
 * Queues the mails that tell the two of a meeting its time, with the invitation for their calendars. Their Message-IDs hold
 * the meeting and its sequence, so that nobody is told the same twice. Somebody erased gets nothing.
 */
export async function invite(context: Context, tx: Transaction, told: Told): Promise<void> {
  const { clock, config } = context
  const { meeting, people, change } = told
  const present = people.filter(({ isErased }) => !isErased)
  if (present.length === 0) return
  const now = clock.now()
  const organiserFirst = people.toSorted(
    (one, other) => Number(other.id === told.organiserId) - Number(one.id === told.organiserId),
  )
  const place = organiserFirst.find(({ meetingLink }) => meetingLink !== '')?.meetingLink ?? TO_BE_AGREED
  const { method, content } = calendarFile({
    uid: `${meeting.uid}@${config.appUrl.hostname}`,
    sequence: meeting.sequence,
    state: meeting.state,
    startsAt: meeting.startsAt,
    writtenAt: now,
    organizer: { name: nameOf(config.mailFrom) || 'Cup of Joe', email: addressIn(config.mailFrom) },
    people: people.map((person) => ({
      name: nameOrAddress(person),
      email: person.isErased ? '' : person.email,
      hasAccepted: person.id === meeting.bookedBy,
    })),
    location: place,
    description: told.description.join('\n'),
    url: new URL('/matches', config.appUrl).href,
  })
  const zoneOf = ({ timeZone }: Invitee) => timeZone ?? clock.timeZone
  await queueSend(
    tx,
    {
      kind: 'invitation',
      newsletterTitle: 'Coffee invitation',
      ...monthAndYear(currentMonth(clock)),
      snapshot: invitationSnapshot(config, change),
      totalMatches: 1,
      validatedMatches: 1,
      createdAt: now,
    },
    present.map((person) => {
      const partner = people.find(({ id }) => id !== person.id) as Invitee
      const isElsewhere =
        timeOf(meeting.startsAt, zoneOf(person)) !== timeOf(meeting.startsAt, zoneOf(partner))
      return {
        userId: person.id,
        email: person.email,
        matchEmail: partner.isErased ? null : partner.email,
        matchValidated: true,
        validationIssues: [],
        values: {
          firstName: person.firstName.trim() || nameOrAddress(person),
          partnerName: isolated(nameOrAddress(partner)),
          when: whenInWords(meeting.startsAt, zoneOf(person)),
          partnerWhen: isElsewhere ? whenInWords(meeting.startsAt, zoneOf(partner)) : '',
          place,
          calendar: content,
          calendarMethod: method,
        },
        messageId: messageId(config.mailFrom, `meeting ${meeting.id} ${meeting.sequence}`, person.id),
      }
    }),
  )
}

const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

/** "Tuesday, 24 November 2026 at 10:00 (Europe/Berlin)" */
export const whenInWords = (at: Date, timeZone: string): string =>
  `${longDate(at, timeZone)} at ${timeOf(at, timeZone)} (${timeZone.replaceAll('_', ' ')})`
