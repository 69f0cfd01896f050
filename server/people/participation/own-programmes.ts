import type { z } from 'zod'
import type { Responses } from '../../../languages/words'
import type { ownProgramme, takePart } from '../../../shared/contract/participation'
import type { ParsedBody } from '../../../shared/endpoint'
import { isByHand } from '../../../shared/programme'
import { dayOf, instantOf, today } from '../../platform/context/clock'
import { type Context, type Programme, within } from '../../platform/context/context'
import { withProgramme } from '../../platform/context/programmes'
import type { Queryable } from '../../platform/database/database'
import { HttpError, notFound } from '../../platform/http/errors'
import { nextOccurrence } from '../../platform/jobs/plan.rules'
import { lockUser } from '../users.queries'
import { hostingIn, waitingIn } from '../waits.queries'
import { hostingInWords, inLine } from '../waits.rules'
import { comeBack, forgetParticipation, placesIn, storeParticipation } from './programmes.queries'
import { storeWanted } from './asks.queries'
import { answerAsk, skipNextRound, undoSkip } from './participation.actions'

type OwnProgramme = z.infer<typeof ownProgramme>

/** The programmes that are for a person, or that they are in, with what they chose about each. */
export async function ownProgrammes(
  context: Context,
  userId: string,
  words: Responses,
): Promise<OwnProgramme[]> {
  const all = context.programmes()
  const day = today(context.clock)
  const nextOn = (programme: Programme) => {
    const next = nextOf(context, programme)
    return next ? dayOf(next, programme.settings.timeZone) : day
  }
  const places = await placesIn(context.db, userId, all, day, nextOn)
  const waits = await waitingIn(context, userId, all, day)
  const hosting = await hostingIn(context.db, userId, all, day)
  return all.flatMap((programme, k) => {
    const { isFor, byHand, ...place } = places[k]!
    return isFor
      ? [
          {
            ...shown(context, programme, byHand),
            ...place,
            ...inLine(programme, waits, words),
            hostingInWords: hostingInWords(programme, hosting, words),
          },
        ]
      : []
  })
}

const nextOf = ({ clock }: Context, { settings, monthTaken }: Programme) =>
  nextOccurrence(settings, { now: clock.now(), monthTaken })

/** @param day of their next round, where rounds are made by hand, as on the hub */
function shown(context: Context, programme: Programme, day: string | null) {
  const { id, name, description, colour, settings } = programme
  const { weeks, cycle, timeZone } = settings
  const next = isByHand(settings) ? day && instantOf(day, '12:00', timeZone) : nextOf(context, programme)
  return {
    id,
    name,
    description,
    colour,
    cadence: {
      kind: weeks ? ('weeks' as const) : cycle ? ('monthly' as const) : ('by-hand' as const),
      every: weeks?.every ?? null,
    },
    next: next ? next.toISOString() : null,
    tellBy: settings.tellBy,
    asksAll: settings.join === 'ask',
  }
}

/**
 * Joins a programme or leaves it, for good or until a day, and sits its next round out or not.
 * @throws 404 it is not for them; 400 a day that is not to come, or an end for a person who joins; 409 as skipping does
 */
export async function takePartIn(
  context: Context,
  userId: string,
  programmeId: string,
  wish: ParsedBody<typeof takePart>,
  words: Responses,
): Promise<OwnProgramme> {
  const programme = context.programmes().find(({ id }) => id === programmeId)
  if (!programme) throw notFound('programme')
  const own = withProgramme(context, programme)
  const day = today(own.clock)
  const until = wish.until ?? null
  if (until !== null && (wish.in || until <= day))
    throw new HttpError(400, 'invalid_input', (w) => w.people.backLater, {
      errors: [{ path: 'until', text: (w) => w.people.backLater }],
    })
  await context.db.transaction(async (tx) => {
    await lockUser(tx, userId, day)
    await assertFor(tx, userId, programme, day)
    const chosen = { userId, programmeId }
    if (wish.in && programme.settings.join !== 'opt-in')
      await (programme.settings.hosts ? comeBack : forgetParticipation)(tx, chosen, context.clock.now())
    else await storeParticipation(tx, chosen, { isIn: wish.in, until, changedAt: context.clock.now() })
    for (const what of ['askMe', 'tellWaiting'] as const)
      if (wish[what] !== undefined) await storeWanted(tx, what, chosen, wish[what], context.clock.now())
    if (wish.saysIn !== undefined) await answerAsk(within(own, tx), userId, wish.saysIn)
    if (wish.skipNext === true) await skipNextRound(within(own, tx), userId)
    if (wish.skipNext === false) await undoSkip(within(own, tx), userId)
  })
  return (await ownProgrammes(context, userId, words)).find(({ id }) => id === programmeId)!
}

async function assertFor(db: Queryable, userId: string, programme: Programme, day: string): Promise<void> {
  const [place] = await placesIn(db, userId, [programme], day)
  if (!place?.isFor) throw notFound('programme')
}
