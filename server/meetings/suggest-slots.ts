import type { getSlots } from '../../shared/contract/meetings'
import type { Answer } from '../../shared/endpoint'
import { isolated } from '../../shared/isolated'
import { inWords, nameOrAddress } from '../../shared/person-name'
import { addDays, type Clock, dayOf, longDate, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { notFound } from '../platform/http/errors'
import { demandStanding } from '../pairings/matches.actions'
import { findOwnMatch } from '../pairings/matches.queries'
import { sidesOf } from '../pairings/seats.rules'
import { type Plan, type PlanInMail, planMatches } from './plan-matches'
import type { Suggestion } from './slots.rules'
import { demandBooking, demandTakingPart } from './taking-part'

/** How long a page waits for calendars. */
const PATIENCE_MS = 3_000

/**
 * Times at which the people of the caller's match could meet, the same for all, or what is in the way.
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
  const plan = match && (await planOf(context, matchId))
  if (!match || !plan) throw notFound('The match')
  demandStanding(match)
  const ids = plan.people.map(({ id }) => id)
  await demandTakingPart(context.db, { userId, ids, day: today(context.clock) })
  return offerTo(userId, plan, context.clock)
}

/** The plan of one match, for a page: its people's calendars are waited for. */
export const planOf = async (context: Context, matchId: string): Promise<Plan | undefined> =>
  (await planMatches(context, context.db, [matchId], { patienceMs: PATIENCE_MS })).get(matchId)

/** What is suggested to one of them. */
export function offerTo(userId: string, plan: PlanInMail, clock: Clock): Answer<typeof getSlots> {
  const { people, found } = plan
  const { own, others } = sidesOf(plan, userId)
  const [partner = own, third] = others
  return {
    slots: found.slots.map(({ start, end }) => ({
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    })),
    partnerTimeZone: partner.timeZone ?? clock.timeZone,
    ...(third && { thirdTimeZone: third.timeZone ?? clock.timeZone }),
    ...('obstacle' in found && {
      reason: obstacleInWords(found, {
        names: people.map((person) => isolated(person.firstName || nameOrAddress(person))),
        own: people.indexOf(own),
        timeZone: own.timeZone ?? clock.timeZone,
      }),
    }),
  }
}

/** Why there is no slot, for one of them to read. */
function obstacleInWords(
  found: Extract<Suggestion, { obstacle: string }>,
  { names, own, timeZone }: { names: string[]; own: number; timeZone: string },
): string {
  const others = names.filter((_, place) => place !== own)
  if (found.obstacle === 'no-common-hours')
    return `Your working hours and ${inWords(others.map((name) => `${name}'s`))} have no half hour in common`
  const free = addDays(dayOf(new Date(found.until - 1), timeZone), 1)
  const until = longDate(new Date(`${free}T00:00:00Z`), 'UTC').replace(/^\w+, (.*) \d+$/, '$1')
  if (found.whose === null)
    return `${names.length === 2 ? 'Both' : 'Your three'} calendars are full until ${until}`
  return `${found.whose === own ? 'Your calendar' : `${names[found.whose]}'s calendar`} is full until ${until}`
}
