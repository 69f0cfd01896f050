import { SLOT_MINUTES } from '../../shared/coffee-slots'
import { inWords, nameOrAddress } from '../../shared/person-name'
import { zoneInWords } from '../../shared/working-hours'
import { othersInMail } from '../mail/mailto'
import { type Clock, dayOf, formatIn, timeOf } from '../platform/context/clock'
import type { RecipientValues } from '../tables/sending.tables'
import { placeOf, sidesOf } from '../pairings/seats.rules'
import { type PlanInMail, toCome } from './plan-matches'

const shortDay = formatIn('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })

const subjectDay = formatIn('en-GB', { weekday: 'short', day: 'numeric', month: 'long' })

/** "Coffee with Ines Vargas, Tue 24 March, 10:00": who and when, for a subject. */
export const coffeeInWords = (partnerName: string, start: Date, timeZone: string): string =>
  `Coffee with ${partnerName}, ${subjectDay(timeZone).format(start).replace(',', '')}, ${timeOf(start, timeZone)}`

/** "Tuesday 24 November, 10:00" by the clocks of a zone. */
const slotInWords = (start: Date, timeZone: string): string =>
  `${shortDay(timeZone).format(start).replace(',', '')}, ${timeOf(start, timeZone)}`

const monthName = formatIn('en-GB', { month: 'long' })
const weekday = formatIn('en-GB', { weekday: 'long' })
const dayOfMonth = formatIn('en-GB', { day: 'numeric' })

/** What the `CalendarLeaf` of a time says, by the clocks of a zone. */
export const leafValues = (start: Date, timeZone: string) => ({
  leafMonth: monthName(timeZone).format(start),
  leafDay: dayOfMonth(timeZone).format(start),
  leafWeekday: weekday(timeZone).format(start),
  leafTime: `${timeOf(start, timeZone)}–\u2060${timeOf(new Date(start.getTime() + SLOT_MINUTES * 60_000), timeZone)}`,
})

/** The same by the other person's clocks, "14:30"; empty where they show the same. */
function elsewhere(start: Date, own: string, other: string): string {
  if (own === other) return ''
  if (dayOf(start, own) !== dayOf(start, other)) return slotInWords(start, other)
  const time = timeOf(start, other)
  return time === timeOf(start, own) ? '' : time
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
export function elsewhereOf(others: Other[], timeIn: (zone: string) => string, clock: Clock) {
  const names = new Map<string, string[]>()
  for (const { name, timeZone } of others) {
    const time = timeIn(timeZone ?? clock.timeZone)
    if (time !== '') names.set(time, [...(names.get(time) ?? []), name])
  }
  const [[time, who] = ['', []], ...rest] = names
  return {
    time,
    who: [inWords(who), ...rest.map(([another, its]) => `${another} for ${inWords(its)}`)].join(', '),
  }
}

/**
 * What one of them is mailed of their plan, for `PlanCard`: the time that is booked, or times to book, by their clocks and
 * the others', and who suggests the time.
 */
export function planValues(plan: PlanInMail, userId: string, clock: Clock): RecipientValues {
  const { meeting, organiserId, found } = plan
  const { own, others: people } = sidesOf(plan, userId)
  const zone = own.timeZone ?? clock.timeZone
  const others = people.map((other) => ({
    ...other,
    name: other.firstName.trim() || nameOrAddress(other),
  }))
  const name = inWords(others.map((other) => other.name))
  const atElsewhere = (start: Date) =>
    elsewhereOf(others, (otherZone) => elsewhere(start, zone, otherZone), clock)
  const booked = toCome(meeting, clock.now())
  const slots = (booked ? [] : found.slots).map(({ start }) => {
    const { time, who } = atElsewhere(new Date(start))
    return {
      slotStart: new Date(start).toISOString().replace('.000', ''),
      slotWhen: slotInWords(new Date(start), zone),
      slotElsewhere: time,
      ...(time !== '' && { partnerFirstName: who }),
    }
  })
  const organiser = others.find(({ id }) => id === organiserId)
  const bookedAt = booked && atElsewhere(booked.startsAt)
  return {
    ...(others.length > 1 && { isOfThree: 'yes' }),
    partnerFirstName: bookedAt?.who || name,
    ownZone: zoneInWords(zone),
    ...(booked && bookedAt
      ? {
          bookedWhen: slotInWords(booked.startsAt, zone),
          ...leafValues(booked.startsAt, zone),
          place: placeOf(plan.people, organiserId),
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
  plan: PlanInMail,
  userId: string,
  clock: Clock,
  values: More,
) {
  const { own, others } = sidesOf(plan, userId)
  return {
    userId,
    email: own.email,
    names: others.map(({ id }) => id),
    matchEmail: others[0]?.email ?? null,
    values: {
      firstName: own.firstName.trim() || nameOrAddress(own),
      ...othersInMail(others),
      ...planValues(plan, userId, clock),
      ...values,
    },
  }
}
