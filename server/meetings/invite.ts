import { type MailReason, reasonText } from '../../languages/reasons'
import type { MailWords } from '../../languages/words'
import type { EventType } from '../../shared/limits'
import { nameOrAddress } from '../../shared/person-name'
import { zoneInWords } from '../../shared/working-hours'
import { currentMonth, timeOf, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { emitEvents } from '../platform/events/emit-events'
import { wordsFor } from '../platform/http/language'
import { onceFor } from '../platform/process/once-for'
import { namesInMail } from '../mail/mailto'
import { nameOf } from '../mail/message'
import { messageId } from '../mail/message-id'
import { type Freeze, type Queued, queueMailing } from '../mail/engine/queue-mailing.queries'
import { type Change, invitationSnapshot } from './invitation.email'
import { noteStranded } from '../pairings/stranded.queries'
import { calendarFile } from './invitation.rules'
import { type Guest, guestsOf, type Invitee } from './guests.queries'
import type { MeetingRow } from './meetings.queries'
import { coffeeInWords, elsewhereOf, leafValues, placeInWords } from './plan-in-mail'
import { type RescueOver, tooLateInWords } from '../pairings/rescue-over.rules'
import { type Opening, starterFor } from '../pairings/conversation-starters'

/** What an invitation says of its people, as it is stored. */
export interface Description {
  why: MailReason[]
  /** What gives the question to begin with. */
  opening?: Opening
}

/** A meeting of which people are told. */
interface MeetingNotice {
  meeting: MeetingRow
  /** Why these people, and a question to begin with. */
  description?: Description | null | undefined
  /** They may book another time. */
  canPlan?: boolean
  /** A guest whose match can't make it and gets the offer of someone else, and whether it is too late for that. */
  stranded?: { userId: string; over: RescueOver | undefined } | undefined
  /** A person that left the meeting and is told alone; otherwise all guests are told. */
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
  told: readonly MeetingNotice[],
): Promise<void> {
  if (told.length === 0) return
  const meetings = told.map(({ meeting }) => meeting)
  const guests = await guestsOf(tx, meetings, today(context.clock))
  const event = EVENT_OF[change]
  if (event)
    await emitMeetingEvents(
      context,
      tx,
      event,
      context.clock.now(),
      told.filter(({ leaver }) => !leaver).map(({ meeting }) => ({ meeting, guests: guests(meeting) })),
    )
  const snapshot: Freeze = (words) => invitationSnapshot(context.config, words, change)
  const mails = told.flatMap((one) => invitationsTo(context, change, one, guests(one.meeting)))
  await queueMails(context, tx, { title: 'Coffee invitation', snapshot }, mails)
}

const EVENT_OF: Partial<Record<Change, MeetingEvent>> = {
  booked: 'meeting.booked',
  moved: 'meeting.moved',
  cancelled: 'meeting.cancelled',
  rematched: 'meeting.cancelled',
}
type MeetingEvent = Extract<EventType, `meeting.${string}`>

/** Emits what its people are told of each meeting. */
export const emitMeetingEvents = (
  context: Context,
  tx: Transaction,
  type: MeetingEvent,
  at: Date,
  told: readonly { meeting: MeetingRow; guests: readonly Guest[] }[],
): Promise<void> =>
  emitEvents(
    context,
    tx,
    type,
    at,
    told.map(({ meeting, guests }) => ({
      meeting: meeting.id,
      match: meeting.matchId,
      startsAt: meeting.startsAt.toISOString(),
      people: guests.map(({ id }) => ({ id })),
    })),
  )

function invitationsTo(context: Context, change: Change, told: MeetingNotice, guests: Guest[]) {
  const { meeting, leaver, canPlan, stranded } = told
  const present = (leaver ? [leaver] : guests).filter(({ isErased }) => !isErased)
  if (present.length === 0) return []
  const invitation = invitationValues(context, told, guests)
  return present.map((person) => {
    const words = wordsFor(person, context).mail
    const { personal } = words.meetings.changes[change]
    const mail = mailTo(context, words, { meeting, guests }, person, personal)
    return {
      ...mail,
      values: {
        ...mail.values,
        ...invitation(words),
        canPlan: canPlan ? 'yes' : '',
        ...(stranded?.userId === person.id && {
          strandedBy: mail.values.partnerName,
          tooLate: tooLateInWords(words, stranded.over),
        }),
        // People who left have no match any more.
        ...((leaver || (stranded && stranded.userId !== person.id)) && { hasLeft: 'yes' }),
      },
      messageId: invitationId(context, meeting, person.id),
    }
  })
}

/** One for each person, meeting and sequence: so nobody is told the same twice. After a restore a sequence may be another change. */
export const invitationId = ({ config }: Context, meeting: MeetingRow, userId: string): string =>
  messageId(config.mailFrom, `meeting ${changeOf(meeting)}`, userId)

/** Names a change of a meeting. */
export const changeOf = ({ id, sequence, changedAt }: MeetingRow): string =>
  `${id} ${sequence} ${changedAt.getTime()}`

/** What makes a mail the invitation to a meeting, or its cancellation, for calendars: in each language made once. */
export function invitationValues(
  context: Context,
  { meeting, leaver, description }: MeetingNotice,
  guests: Guest[],
) {
  const { clock, config } = context
  const people = [...(leaver ? [leaver] : []), ...guests]
  return onceFor((words: MailWords) => {
    const { method, content } = calendarFile({
      uid: `${meeting.uid}@${config.appUrl.hostname}`,
      sequence: meeting.sequence,
      state: meeting.state,
      startsAt: meeting.startsAt,
      endsAt: meeting.endsAt,
      writtenAt: clock.now(),
      organizer: { name: nameOf(config.mailFrom) || 'Cup of Joe', email: addressIn(config.mailFrom) },
      people: people.map((person) => ({
        name: nameOrAddress(person),
        email: person.isErased ? '' : person.email,
        hasAccepted: person.id === meeting.bookedBy,
      })),
      location: placeOfGuests(words, guests),
      summary: titled(words, namesInMail(words, people)),
      description: description ? describedIn(context, words, description).join('\n') : '',
      url: new URL('/matches', config.appUrl).href,
    })
    return { calendar: content, calendarMethod: method }
  })
}

/** What calendars show: of a programme with a name of its own, that name. */
const titled = ({ brand, isolated, meetings }: MailWords, names: string) =>
  brand ? `${isolated(brand.name)}: ${names}` : meetings.calendar.summary(names)

/** Why these people, and a question to begin with, a line each. */
const describedIn = (context: Context, words: MailWords, { why, opening }: Description): string[] => [
  ...why.map((reason) => reasonText({ mail: words }, reason)),
  ...(opening ? [words.meetings.calendar.toBegin(starterFor(context, words, opening))] : []),
]

const placeOfGuests = (words: MailWords, guests: Guest[]): string =>
  placeInWords(words, guests, guests.find(({ isOrganiser }) => isOrganiser)?.id ?? null)

/**
 * A mail about a meeting to a guest, or to a person that left it, without its Message-ID. Its subject names the others and
 * the time.
 */
export function mailTo(
  { clock }: Pick<Context, 'clock'>,
  words: MailWords,
  { meeting: { startsAt, endsAt, matchId }, guests }: { meeting: MeetingRow; guests: Guest[] },
  person: Invitee,
  subjectOf: (coffee: string) => string,
) {
  const others = guests.filter(({ id }) => id !== person.id)
  const own = person.timeZone ?? clock.timeZone
  const elsewhere = elsewhereOf(
    words,
    others.map((other) => ({ ...other, name: words.isolated(nameOrAddress(other)) })),
    (zone) => (timeOf(startsAt, own) === timeOf(startsAt, zone) ? '' : whenInWords(words, startsAt, zone)),
    clock,
  )
  const place = placeOfGuests(words, guests)
  const isOrganiser = guests.some((guest) => guest.id === person.id && guest.isOrganiser)
  const partnerName = namesInMail(words, others)
  return {
    userId: person.id,
    email: person.email,
    language: words.language,
    names: others.filter(({ isErased }) => !isErased).map(({ id }) => id),
    matchEmail: others.find(({ isErased }) => !isErased)?.email ?? null,
    values: {
      firstName: person.firstName.trim() || nameOrAddress(person),
      subject: subjectOf(coffeeInWords(words, partnerName, startsAt, own)),
      partnerName,
      when: whenInWords(words, startsAt, own),
      ...leafValues(words, { startsAt, endsAt }, own),
      partnerWhen: elsewhere.time,
      partnerWho: elsewhere.who,
      place,
      needsLink: isOrganiser && place === words.meetings.toBeAgreed && elsewhere.time !== '' ? 'yes' : '',
      isOfMore: others.length > 1 ? 'yes' : '',
      matchId: matchId ?? '',
    },
  }
}

/** Queues mails about meetings. They belong to no pairing: a pairing of which only these were sent can be deleted. */
export async function queueMails(
  context: Context,
  tx: Transaction,
  mailing: { title: string; snapshot: Freeze },
  mails: Queued[],
): Promise<void> {
  const month = currentMonth(context.clock)
  const snapshot = onceFor(mailing.snapshot)
  for (const some of withoutDoubles(mails)) {
    const { id } = await queueMailing(
      context,
      tx,
      { ...mailing, snapshot, kind: 'invitation', month, matches: 1 },
      some,
    )
    if (some.some(({ values }) => 'strandedBy' in values)) await noteStranded(tx, id, context.clock.now())
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
export const whenInWords = ({ dates, isolated, meetings }: MailWords, at: Date, timeZone: string): string =>
  meetings.when(dates.longDay(at, timeZone), dates.time(at, timeZone), isolated(zoneInWords(timeZone)))
