import type { FastifyInstance } from 'fastify'
import { getOutcome } from '../../../shared/contract/participation'
import type { Context } from '../../platform/context/context'
import { route } from '../../platform/http/route'
import type { ServerWords } from '../../../languages/words'
import { namesInMail } from '../../mail/mailto'
import { hasLeft } from '../../../shared/former-colleague'
import { standingOf } from '../../../shared/standing'
import { today } from '../../platform/context/clock'
import { periodAt } from '../../platform/jobs/plan.rules'
import { wordsAbout } from '../../platform/http/language'
import { readSkip } from '../../people/participation/participation.actions'
import { readOutcome } from './outcome.queries'
import { LEFT, outcomeOf } from './outcome.rules'

export function outcomeRoutes(server: FastifyInstance, context: Context): void {
  route(server, getOutcome, ({ caller, words }) => outcomeFor(context, caller.userId, words))
}

/** What the present round of the programme brought a person, and why. */
async function outcomeFor(context: Context, userId: string, asked: ServerWords) {
  const words = wordsAbout(asked, context)
  const day = today(context.clock)
  const period = periodAt(context.programme.settings, context.clock.now())
  const month = period.slice(0, 7)
  const [found, sitsOut] = await Promise.all([
    readOutcome(context.db, userId, { programmeId: context.programme.id, period, day }),
    readSkip(context, context.db, userId),
  ])
  const { own, round } = found
  const employeeStatus = found.isOnLeave ? 'leave' : 'active'
  const present = (own?.others ?? []).filter((other) => !hasLeft(other))
  const name = present.length === 0 ? LEFT : namesInMail(words.mail, present)
  return {
    month,
    ...outcomeOf(
      {
        month,
        sitsOut,
        standing: standingOf(
          { ...found, employeeStatus },
          { sitsOut, isDormant: found.isDormant, capReached: found.capReached },
          day,
          words.responses.rules.standing,
        ),
        isSetUp: found.isSetUp,
        own: own && {
          isPublished: own.isPublished,
          partner: own.matchStatus === null ? null : name,
          isCalledOff: own.matchStatus === 'called_off',
          isOpen: own.isOpen && present.length > 0,
          isStanding: own.isStanding,
          hasSteppedOut: own.hasSteppedOut,
          reasons: own.reasons,
        },
        round,
      },
      words,
    ),
  }
}
