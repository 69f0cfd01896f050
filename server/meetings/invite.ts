import { isolated } from '../../shared/isolated'
import { inWords, nameOrAddress } from '../../shared/person-name'
import { zoneInWords } from '../../shared/working-hours'
import { currentMonth, longDate, timeOf, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import type { Snapshot } from '../tables/sending.tables'
import { nameOf } from '../mail/message'
import { messageId } from '../mail/message-id'
import { type Queued, queueMailing } from '../mail/engine/queue-mailing.queries'
import { type Change, invitationSnapshot, subjectPrefix } from './invitation.email'
import { noteStranded } from '../pairings/stranded.queries'
import { calendarFile } from './invitation.rules'
import { type Guest, guestsOf, type Invitee } from './guests.queries'
import type { MeetingRow } from './meetings.queries'
import { coffeeInWords, elsewhereOf, leafValues } from './plan-in-mail'
import { placeOf, TO_BE_AGREED } from '../pairings/seats.rules'

/** A meeting of which people are told. */
interface Told {
  meeting: MeetingRow
  /** Why these people, and a question to begin with. */
  description?: string[]
  /** They may book another time. */
  canPlan?: boolean
  /** Of a guest whose match can't make it, and who is offered someone else: why it is too late for that, or empty. */
  stranded?: { userId: string; tooLate: string } | undefined
  /** Somebody who has left the meeting, and is told alone; otherwise all of its guests are told. */
  leaver?: Invitee
}

/**
 * Queues the mails that tell the people of each meeting its time, with the invitation for their calendars. Their Message-IDs
 * hold the meeting and its sequence, so that nobody is told the same twice. Somebody erased gets nothing.
 */
export async function invite(
  context: Context,
  tx: Transaction,
  change: Change,
  told: readonly Told[],
): Promise<void> {
  if (told.length === 0) return
  const meetings = told.map(({ meeting }) => meeting)
  const guests = await guestsOf(tx, meetings, today(context.clock))
  const snapshot = invitationSnapshot(context.config, change)
  const mails = told.flatMap((one) => invitationsTo(context, change, one, guests(one.meeting)))
  await queueMails(context, tx, { title: 'Coffee invitation', snapshot }, mails)
}

function invitationsTo(context: Context, change: Change, told: Told, guests: Guest[]) {
  const { meeting, leaver, canPlan, stranded } = told
  const present = (leaver ? [leaver] : guests).filter(({ isErased }) => !isErased)
  if (present.length === 0) return []
  const invitation = invitationValues(context, told, guests)
  return present.map((person) => {
    const mail = mailTo(context, { meeting, guests }, person, subjectPrefix(change))
    return {
      ...mail,
      values: {
        ...mail.values,
        ...invitation,
        canPlan: canPlan ? 'yes' : '',
        ...(stranded?.userId === person.id && {
          strandedBy: mail.values.partnerName,
          tooLate: stranded.tooLate,
        }),
      },
      messageId: invitationId(context, meeting, person.id),
    }
  })
}

/** One for each person, meeting and sequence: so nobody is told the same twice. */
export const invitationId = ({ config }: Context, { id, sequence }: MeetingRow, userId: string): string =>
  messageId(config.mailFrom, `meeting ${id} ${sequence}`, userId)

/** What makes a mail the invitation to a meeting, or its cancellation, for calendars. */
export function invitationValues(
  { clock, config }: Context,
  { meeting, leaver, description = [] }: Told,
  guests: Guest[],
) {
  const { method, content } = calendarFile({
    uid: `${meeting.uid}@${config.appUrl.hostname}`,
    sequence: meeting.sequence,
    state: meeting.state,
    startsAt: meeting.startsAt,
    writtenAt: clock.now(),
    organizer: { name: nameOf(config.mailFrom) || 'Cup of Joe', email: addressIn(config.mailFrom) },
    people: [...(leaver ? [leaver] : []), ...guests].map((person) => ({
      name: nameOrAddress(person),
      email: person.isErased ? '' : person.email,
      hasAccepted: person.id === meeting.bookedBy,
    })),
    location: placeOfGuests(guests),
    description: description.join('\n'),
    url: new URL('/matches', config.appUrl).href,
  })
  return { calendar: content, calendarMethod: method }
}

const placeOfGuests = (guests: Guest[]): string =>
  placeOf(guests, guests.find(({ isOrganiser }) => isOrganiser)?.id ?? null)

/**
 * A mail about a meeting to one of its guests, or to somebody who has left it, without its Message-ID. Its subject says who and
 * when, after the prefix.
 */
export function mailTo(
  { clock }: Pick<Context, 'clock'>,
  { meeting: { startsAt, matchId }, guests }: { meeting: MeetingRow; guests: Guest[] },
  person: Invitee,
  prefix = '',
) {
  const others = guests.filter(({ id }) => id !== person.id)
  const own = person.timeZone ?? clock.timeZone
  const elsewhere = elsewhereOf(
    others.map((other) => ({ ...other, name: isolated(nameOrAddress(other)) })),
    (zone) => (timeOf(startsAt, own) === timeOf(startsAt, zone) ? '' : whenInWords(startsAt, zone)),
    clock,
  )
  const place = placeOfGuests(guests)
  const isOrganiser = guests.some((guest) => guest.id === person.id && guest.isOrganiser)
  const partnerName = inWords(others.map((other) => isolated(nameOrAddress(other))))
  return {
    userId: person.id,
    email: person.email,
    names: others.filter(({ isErased }) => !isErased).map(({ id }) => id),
    matchEmail: others.find(({ isErased }) => !isErased)?.email ?? null,
    values: {
      firstName: person.firstName.trim() || nameOrAddress(person),
      subject: prefix + coffeeInWords(partnerName, startsAt, own),
      partnerName,
      // Not shown: by it, version 0.1.0 finds the mail when it erases somebody.
      partnerEmail: others.flatMap(({ isErased, email }) => (isErased ? [] : email)).join(', '),
      when: whenInWords(startsAt, own),
      ...leafValues(startsAt, own),
      partnerWhen: elsewhere.time,
      partnerWho: elsewhere.who,
      place,
      needsLink: isOrganiser && place === TO_BE_AGREED && elsewhere.time !== '' ? 'yes' : '',
      isOfThree: others.length > 1 ? 'yes' : '',
      matchId: matchId ?? '',
    },
  }
}

/** Queues mails about meetings. They belong to no pairing: a pairing of which only these were sent can be deleted. */
export async function queueMails(
  context: Context,
  tx: Transaction,
  mailing: { title: string; snapshot: Snapshot },
  mails: Queued[],
): Promise<void> {
  const month = currentMonth(context.clock)
  for (const some of withoutDoubles(mails)) {
    const { id } = await queueMailing(
      context,
      tx,
      { ...mailing, kind: 'invitation', month, matches: 1 },
      some,
    )
    await noteStranded(tx, id, context.clock.now())
  }
}

/** Somebody may be in several meetings, and a send has one mail for each person. */
function withoutDoubles(mails: Queued[]): Queued[][] {
  const times = new Map<string, number>()
  const sends: Queued[][] = []
  for (const mail of mails) {
    const before = times.get(mail.userId) ?? 0
    times.set(mail.userId, before + 1)
    const send = sends[before]
    if (send) send.push(mail)
    else sends.push([mail])
  }
  return sends
}

const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

/** "Tuesday, 24 November 2026 at 10:00 (Berlin)" */
export const whenInWords = (at: Date, timeZone: string): string =>
  `${longDate(at, timeZone)} at ${timeOf(at, timeZone)} (${zoneInWords(timeZone)})`
