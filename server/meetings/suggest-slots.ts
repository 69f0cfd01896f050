import type { getSlots } from '../../shared/contract/meetings'
import type { Answer } from '../../shared/endpoint'
import { isolated } from '../../shared/isolated'
import { nameOrAddress } from '../../shared/person-name'
import { addDays, dayOf, longDate, today } from '../context/clock'
import type { Context } from '../context/context'
import { notFound } from '../http/errors'
import { demandStanding } from '../pairings/matches.actions'
import { findOwnMatch } from '../pairings/matches.queries'
import { workingHoursOf } from '../people/working-hours'
import { busyTimes, PATIENCE_MS } from './busy-times'
import { type PersonOfMatch, peopleOfMatch } from './meetings.queries'
import { type Availability, SlotFinder, type Stretch, type Suggestion } from './slots.rules'
import { demandBooking, demandTakingPart } from './taking-part'

/** Ten working days of somebody who works once a week. */
const LONGEST_WINDOW = 75

/**
 * Times at which both people of the caller's match could meet, the same for both, or what is in the way.
 * @throws 404 not the caller's match; 409 it was called off, the other person has left, somebody does not take part, or the
 * programme books nothing
 */
export async function suggestSlots(
  context: Context,
  userId: string,
  matchId: string,
): Promise<Answer<typeof getSlots>> {
  demandBooking(context)
  const match = await findOwnMatch(context.db, userId, matchId)
  const people = match && (await peopleOfMatch(context.db, matchId))
  if (!match || !people) throw notFound('The match')
  demandStanding(match)
  const { clock } = context
  const now = clock.now()
  const { first, second } = people
  await demandTakingPart(context.db, { userId, ids: [first.id, second.id], day: today(clock) })
  const window = { start: now.getTime(), end: now.getTime() + LONGEST_WINDOW * 86_400_000 }
  const busy = await busyTimes(context, [first.id, second.id], window, { patienceMs: PATIENCE_MS })
  const found = new SlotFinder(now).find(
    availabilityOf(first, busy, clock.timeZone),
    availabilityOf(second, busy, clock.timeZone),
  )
  const own = first.id === userId ? first : second
  return {
    slots: found.slots.map(({ start, end }) => ({
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    })),
    partnerTimeZone: (own === first ? second : first).timeZone ?? clock.timeZone,
    ...('obstacle' in found && {
      reason: obstacleInWords(found, {
        partner: isolated(match.partner.firstName || nameOrAddress(match.partner)),
        own: own === first ? 'first' : 'second',
        timeZone: own.timeZone ?? clock.timeZone,
      }),
    }),
  }
}

const availabilityOf = (
  person: PersonOfMatch,
  busy: ReadonlyMap<string, readonly Stretch[]>,
  timeZone: string,
): Availability => ({
  timeZone: person.timeZone ?? timeZone,
  workingHours: workingHoursOf(person),
  saidHours: person.workingDays !== null,
  busy: busy.get(person.id) ?? null,
})

/** Why there is no slot, for one of the two to read. */
function obstacleInWords(
  found: Extract<Suggestion, { obstacle: string }>,
  { partner, own, timeZone }: { partner: string; own: 'first' | 'second'; timeZone: string },
): string {
  if (found.obstacle === 'no-common-hours')
    return `Your working hours and ${partner}'s have no half hour in common`
  const free = addDays(dayOf(new Date(found.until - 1), timeZone), 1)
  const until = longDate(new Date(`${free}T00:00:00Z`), 'UTC').replace(/^\w+, (.*) \d+$/, '$1')
  if (found.whose === 'both') return `Both calendars are full until ${until}`
  return `${found.whose === own ? 'Your calendar' : `${partner}'s calendar`} is full until ${until}`
}
