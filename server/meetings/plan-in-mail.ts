import { nameOrAddress } from '../../shared/person-name'
import { zoneInWords } from '../../shared/working-hours'
import { type Clock, dayOf, formatIn, timeOf } from '../context/clock'
import type { RecipientValues } from '../mail/frozen-mail'
import { type PlanInMail, sidesOf, toCome } from './plan-matches'

const shortDay = formatIn('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })

/** "Tuesday 24 November, 10:00" by the clocks of a zone. */
const slotInWords = (start: Date, timeZone: string): string =>
  `${shortDay(timeZone).format(start).replace(',', '')}, ${timeOf(start, timeZone)}`

/** The same by the other person's clocks, "14:30"; empty where they show the same. */
function elsewhere(start: Date, own: string, other: string): string {
  if (dayOf(start, own) !== dayOf(start, other)) return slotInWords(start, other)
  const time = timeOf(start, other)
  return time === timeOf(start, own) ? '' : time
}

/**
 * What one of the two is mailed of their plan, for `PlanCard`: the time that is booked, or times to book, by their clocks and
 * the other's, and who suggests the time.
 */
export function planValues(plan: PlanInMail, userId: string, clock: Clock): RecipientValues {
  const { meeting, organiserId, found } = plan
  const { own, partner } = sidesOf(plan, userId)
  const [zone, otherZone] = [own.timeZone ?? clock.timeZone, partner.timeZone ?? clock.timeZone]
  const name = partner.firstName.trim() || nameOrAddress(partner)
  const booked = toCome(meeting, clock.now())
  const slots = (booked ? [] : found.slots).map(({ start }) => ({
    slotStart: new Date(start).toISOString().replace('.000', ''),
    slotWhen: slotInWords(new Date(start), zone),
    slotElsewhere: elsewhere(new Date(start), zone, otherZone),
  }))
  if (!booked && slots.length === 0) return {}
  return {
    partnerFirstName: name,
    ownZone: zoneInWords(zone),
    ...(booked
      ? {
          bookedWhen: slotInWords(booked.startsAt, zone),
          bookedElsewhere: elsewhere(booked.startsAt, zone, otherZone),
        }
      : {
          slots,
          hasSlots: 'yes',
          isOrganiser: organiserId === own.id ? 'yes' : '',
          isPartnerOrganiser: organiserId === partner.id ? 'yes' : '',
        }),
  }
}
