import type { MailWords } from '../../languages/words'
import { nameOrAddress } from '../../shared/person-name'
import { zoneInWords } from '../../shared/working-hours'
import { othersInMail } from '../mail/mailto'
import { type Clock, dayOf, timeOf } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { type Company, wordsFor } from '../platform/http/language'
import type { RecipientValues } from '../tables/sending.tables'
import { placeOf, sidesOf } from '../pairings/seats.rules'
import type { MeetingRow } from './meetings.queries'
import { type PlanInMail, toCome } from './plan-matches'

/** "Coffee with Ines Vargas, Tue 24 March, 10:00": who and when, for a subject. */
export const coffeeInWords = (
  { dates, meetings }: MailWords,
  partnerName: string,
  start: Date,
  timeZone: string,
): string => meetings.coffee(partnerName, dates.shortDay(start, timeZone), dates.time(start, timeZone))

/** "Tuesday 24 November, 10:00" by the clocks of a zone. */
export const slotInWords = ({ dates, meetings }: MailWords, start: Date, timeZone: string): string =>
  meetings.slot(dates.weekdayAndDay(start, timeZone), dates.time(start, timeZone))

/** Where people meet, for them to read. */
export const placeInWords = (
  { meetings }: MailWords,
  people: Parameters<typeof placeOf>[0],
  organiserId: string | null,
): string => placeOf(people, organiserId) || meetings.toBeAgreed

/** What the `CalendarLeaf` of a time says, by the clocks of a zone. */
export const leafValues = (
  { dates }: MailWords,
  { startsAt, endsAt }: Pick<MeetingRow, 'startsAt' | 'endsAt'>,
  timeZone: string,
) => ({
  leafMonth: dates.monthOf(startsAt, timeZone),
  leafDay: dates.dayOfMonth(startsAt, timeZone),
  leafWeekday: dates.weekday(startsAt, timeZone),
  leafTime: `${dates.time(startsAt, timeZone)}–\u2060${dates.time(endsAt, timeZone)}`,
})

/** The time on the other person's clock, "14:30"; empty where it is equal. */
function elsewhere(words: MailWords, start: Date, own: string, other: string): string {
  if (own === other) return ''
  if (dayOf(start, own) !== dayOf(start, other)) return slotInWords(words, start, other)
  return timeOf(start, other) === timeOf(start, own) ? '' : words.dates.time(start, other)
}

interface Other {
  name: string
  timeZone: string | null
}

/**
 * What the clocks of the others show, where it is something else: "14:30" for "Bo", for "Bo and Cleo", or for
 * "Bo, 15:30 for Cleo".
 * @param timeIn the time by the clocks of a zone; empty where they show the same as one's own
 */
export function elsewhereOf(
  { listed, meetings }: MailWords,
  others: Other[],
  timeIn: (zone: string) => string,
  clock: Clock,
) {
  const names = new Map<string, string[]>()
  for (const { name, timeZone } of others) {
    const time = timeIn(timeZone ?? clock.timeZone)
    if (time !== '') names.set(time, [...(names.get(time) ?? []), name])
  }
  const [[time, who] = ['', []], ...rest] = names
  return {
    time,
    who: [listed(who), ...rest.map(([another, its]) => meetings.timeFor(another, listed(its)))].join(', '),
  }
}

/**
 * What one of them is mailed of their plan, for `PlanCard`: the time that is booked, or times to book, by their clocks and
 * the others', and who suggests the time.
 */
export function planValues(
  words: MailWords,
  plan: PlanInMail,
  userId: string,
  clock: Clock,
): RecipientValues {
  const { meeting, organiserId, found } = plan
  const { own, others: people } = sidesOf(plan, userId)
  const zone = own.timeZone ?? clock.timeZone
  const others = people.map((other) => ({
    ...other,
    name: words.isolated(other.firstName.trim() || nameOrAddress(other)),
  }))
  const name = words.listed(others.map((other) => other.name))
  const atElsewhere = (start: Date) =>
    elsewhereOf(words, others, (otherZone) => elsewhere(words, start, zone, otherZone), clock)
  const booked = toCome(meeting, clock.now())
  const slots = (booked ? [] : found.slots).map(({ start }) => {
    const { time, who } = atElsewhere(new Date(start))
    return {
      slotStart: new Date(start).toISOString().replace('.000', ''),
      slotWhen: slotInWords(words, new Date(start), zone),
      slotElsewhere: time,
      ...(time !== '' && { partnerFirstName: who }),
    }
  })
  const organiser = others.find(({ id }) => id === organiserId)
  const bookedAt = booked && atElsewhere(booked.startsAt)
  return {
    ...(others.length > 1 && { isOfMore: 'yes' }),
    partnerFirstName: bookedAt?.who || name,
    ownZone: zoneInWords(zone),
    ...(booked && bookedAt
      ? {
          bookedWhen: slotInWords(words, booked.startsAt, zone),
          ...leafValues(words, booked, zone),
          place: placeInWords(words, plan.people, organiserId),
          bookedElsewhere: bookedAt.time,
        }
      : {
          ...(slots.length > 0 ? { slots, hasSlots: 'yes' } : { hasNoSlots: 'yes' }),
          isOrganiser: organiserId === own.id ? 'yes' : '',
          isPartnerOrganiser: organiser ? 'yes' : '',
          organiserName: organiser?.name ?? '',
        }),
  }
}

/** The recipient of a mail about a match's plan, with the values of every such mail and some more. */
export function planMail<More extends RecipientValues>(
  context: Pick<Context, 'clock'> & Company,
  plan: PlanInMail,
  userId: string,
  more: (words: MailWords) => More,
) {
  const { own, others } = sidesOf(plan, userId)
  const words = wordsFor(own, context).mail
  return {
    userId,
    email: own.email,
    language: words.language,
    names: others.map(({ id }) => id),
    matchEmail: others[0]?.email ?? null,
    values: {
      firstName: own.firstName.trim() || nameOrAddress(own),
      ...othersInMail(words, others),
      ...planValues(words, plan, userId, context.clock),
      ...more(words),
    },
  }
}
