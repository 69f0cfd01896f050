import type { FastifyInstance } from 'fastify'
import { getOutcome } from '../../../shared/contract/participation'
import type { Context } from '../../platform/context/context'
import { programmeOfCall, route } from '../../platform/http/route'
import type { ServerWords } from '../../../languages/words'
import { namesInMail } from '../../mail/mailto'
import { hasLeft } from '../../../shared/person-name'
import { type SittingOut, type Standing, standingOf } from '../../../shared/standing'
import { today } from '../../platform/context/clock'
import { periodAt } from '../../platform/jobs/plan.rules'
import { wordsAbout } from '../../platform/http/language'
import { waitingIn } from '../../people/waits.queries'
import { inLine } from '../../people/waits.rules'
import { readSkip } from '../../people/participation/participation.actions'
import { readOutcome } from './outcome.queries'
import { type MailReason, reasonText } from '../../../languages/reasons'
import type { OUTCOMES } from '../../../shared/limits'
import { ENGLISH } from '../../platform/http/errors'

export function outcomeRoutes(server: FastifyInstance, context: Context): void {
  route(server, getOutcome, async ({ query, caller, words }) =>
    outcomeFor(await programmeOfCall(context, query.programme), caller.userId, words),
  )
}

/** What the present round of the programme brought a person, and why. */
async function outcomeFor(context: Context, userId: string, asked: ServerWords) {
  const words = wordsAbout(asked, context)
  const day = today(context.clock)
  const period = periodAt(context.programme.settings, context.clock.now())
  const month = period.slice(0, 7)
  const { programme } = context
  const [found, sitsOut, known] = await Promise.all([
    readOutcome(context.db, userId, programme, { period, day }),
    readSkip(context, context.db, userId),
    waitingIn(context, userId, [programme], day),
  ])
  const { own, round } = found
  const employeeStatus = found.isOnLeave ? 'leave' : 'active'
  const present = (own?.others ?? []).filter((other) => !hasLeft(other))
  const name = present.length === 0 ? LEFT : namesInMail(words.mail, present)
  const told = outcomeOf(
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
      hasNoGroup: found.hasNoGroup,
      own: own && {
        isPublished: own.isPublished,
        partner: own.matchStatus === null ? null : name,
        isCalledOff: own.matchStatus === 'called_off',
        isOpen: own.isOpen && present.length > 0,
        isStanding: own.isStanding,
        hasSteppedOut: own.hasSteppedOut,
        reasons: own.reasons,
        isHost: own.isHost,
      },
      round,
      hasHosts: Boolean(programme.settings.hosts),
    },
    words,
  )
  const waits = WAIT.has(told.outcome) ? inLine(programme, known, words.responses) : NOT_IN_LINE
  return { month, ...told, ...waits }
}

/** What somebody is told who waits for a seat. */
const WAIT: ReadonlySet<string> = new Set(['left-out', 'joined-later', 'no-round'])
const NOT_IN_LINE = { waiting: null, waitingInWords: null }

/** In place of the name of an erased partner. */
const LEFT = 'somebody who has left'

export interface OutcomeFacts {
  /** YYYY-MM */
  month: string
  standing: Standing
  sitsOut: SittingOut | null
  /** They have a profile, and the whitelist covers them. */
  isSetUp: boolean
  /** Rounds are made by group, and they belong to none. */
  hasNoGroup: boolean
  /** Their part in the month's newest round that considered them. */
  own: {
    isPublished: boolean
    /** Their match, in words; null: they were left out. */
    partner: string | null
    isCalledOff: boolean
    /** The match is still to take place. */
    isOpen: boolean
    /** Another one of the match is still there for it. */
    isStanding: boolean
    /** They stepped out of it: after it was shown to them, or (false) before; null: they did not. */
    hasSteppedOut: boolean | null
    /** Why they were left out. */
    reasons: MailReason[] | null
    /** They host the others of it. */
    isHost?: boolean
  } | null
  /** The month's newest round of their scope. */
  round: {
    isPublished: boolean
    isBeforeAccount: boolean
    isUnanswered?: boolean
    isResting?: boolean
  } | null
  /** The programme has hosts. */
  hasHosts?: boolean
}

/** What the month's round brought a person, with the sentences that they read. */
export function outcomeOf(
  facts: OutcomeFacts,
  { mail, responses }: ServerWords = ENGLISH,
): { outcome: (typeof OUTCOMES)[number]; text: string } {
  const texts = responses.month.outcome
  const { standing, sitsOut, own, round } = facts
  const month = mail.dates.monthName(facts.month)
  const next = facts.isSetUp ? texts.nextOne : texts.nextOneWithProfile
  const partner = own?.partner === LEFT ? texts.somebodyLeft : (own?.partner ?? '')
  const atBeginning = own?.partner === LEFT ? texts.somebodyLeftAtBeginning : partner
  if (own?.hasSteppedOut) {
    const told = texts[standing.state === 'on-leave' ? 'awayToTheEnd' : 'steppedOut'](month, atBeginning)
    return standing.state === 'active'
      ? { outcome: 'joined-later', text: `${told} ${next}` }
      : { outcome: standing.state, text: told }
  }
  if (own?.isPublished && own.partner !== null && !own.isCalledOff && own.hasSteppedOut === null) {
    if (own.isOpen && !own.isStanding)
      return { outcome: 'stranded', text: responses.month.stranding.away(atBeginning) }
    const text = own.isOpen ? texts.matched(partner) : texts.wasMatched(partner, month)
    return { outcome: 'matched', text }
  }
  // Who skips the next round may well have been in this month's.
  const skips = standing.state === 'skipped' && (sitsOut?.isOver || (!own && !round))
  // Whoever reached their limit may have done so by this round.
  const isIn = standing.state === 'at-cap' && own !== null
  if (standing.state !== 'active' && !isIn && (standing.state !== 'skipped' || skips))
    return { outcome: standing.state, text: standing.text }
  if (own && !own.isPublished) return { outcome: 'not-shown-yet', text: texts.notShownYet(month) }
  if (own?.isHost || (!own && round?.isPublished && round.isResting))
    return { outcome: 'not-needed', text: texts.notNeeded }
  if (own?.partner === null)
    return { outcome: 'left-out', text: texts.leftOut(month, whyLeftOut(facts, { mail, responses })) }
  if (own)
    return {
      outcome: 'joined-later',
      text: `${texts.calledOff(month)} ${next}`,
    }
  if (!round && facts.hasNoGroup) return { outcome: 'no-group', text: responses.rules.standing.noGroup }
  if (!round) return { outcome: 'no-round', text: texts.noRound(month) }
  if (round.isUnanswered) return { outcome: 'not-answered', text: texts.notAnswered(month) }
  if (!round.isPublished) return { outcome: 'not-shown-yet', text: texts.notShownYet(month) }
  return {
    outcome: 'joined-later',
    // Perhaps they left a match of three, which went on without them.
    text: `${round.isBeforeAccount ? texts.beforeYou(month) : texts.noMatch(month)} ${next}`,
  }
}

/** Why somebody was left out, in a sentence to them. Only who could meet somebody is first in line the next time. */
function whyLeftOut(
  { own, hasHosts }: OutcomeFacts,
  { mail, responses }: Pick<ServerWords, 'mail' | 'responses'>,
) {
  const { why } = responses.month.outcome
  const reason = own?.reasons?.[0]
  if (
    reason?.code === 'matching.meetsNobody' ||
    // Too few for a table, by preferences or past meetings.
    reason?.code === 'matching.table.fewPartners' ||
    reason?.code === 'matching.table.metMost'
  ) {
    const where = reason.args.where as MailReason
    const isChosen = where.code === 'matching.where.inside' || where.code === 'matching.where.outside'
    return isChosen ? why.preference(reasonText({ mail }, where)) : why.nobody
  }
  if (reason?.code === 'matching.odd') return why.odd
  const isByWish = reason?.code === 'matching.leftOutByWish' || reason?.code === 'matching.takenByWishes'
  // Whoever has waited longer goes first there.
  if (hasHosts) return isByWish ? why.byWish : why.noSeat
  return isByWish ? why.wish : why.few
}
