import type { FastifyInstance } from 'fastify'
import type { Responses, ServerWords } from '../../languages/words'
import { getMonth } from '../../shared/contract/month'
import { isByHand } from '../../shared/programme'
import { addMonths, type Clock, instantOf, momentOf, startOfMonth, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Queryable } from '../platform/database/database'
import { notFound } from '../platform/http/errors'
import { wordsAbout } from '../platform/http/language'
import { existingId, programmeOfCall, route } from '../platform/http/route'
import { COMPANY_WIDE } from '../pairings/pairing-file.rules'
import { nextOccurrence, periodAt } from '../platform/jobs/plan.rules'
import { type Period, readGroupsInOrder } from '../pairings/pairings.queries'
import type { domainGroups } from '../tables/directory.tables'
import { readReadiness } from '../people/readiness.queries'
import { tooLateInWords, whenOver } from '../pairings/rescue-over.rules'
import { countMeetings } from '../pairings/stranded.queries'
import { earlierPairings, roundsOfMonth, unlinkedNewsletters } from './month.queries'
import { monthSteps, openInWords } from '../../shared/month-steps'

/** This month: where its round stands, and what comes next. */
export function monthRoutes(server: FastifyInstance, context: Context): void {
  route(server, getMonth, async ({ query, words }) =>
    thisMonth(
      await programmeOfCall(context, query.programme),
      query.domainGroupId ? existingId(query.domainGroupId, 'domainGroup') : null,
      words,
    ),
  )
}

async function thisMonth(context: Context, domainGroupId: string | null, ofCaller: ServerWords) {
  const { db, clock, programme } = context
  const { settings, monthTaken } = programme
  const words = wordsAbout(ofCaller, context)
  const { minimumUsers } = settings
  const period = periodAt(settings, clock.now())
  const ofPeriod = { programmeId: programme.id, period }
  const day = today(clock)
  const [groups, readiness, rounds, earlier, unlinked] = await Promise.all([
    readGroupsInOrder(db),
    readReadiness(db, domainGroupId, day, programme),
    roundsToShow(db, clock, ofPeriod, domainGroupId, words.responses),
    earlierPairings(db, ofPeriod, domainGroupId),
    unlinkedNewsletters(db, ofPeriod),
  ])
  const earlierIds = earlier.map(({ id }) => id)
  const open = await countMeetings(db, earlierIds, momentOf(clock))
  const group = groups.find(({ id }) => id === domainGroupId)
  if (domainGroupId !== null && !group) throw notFound('domainGroup')
  // With a pairing of the whole company nobody needs one of their group.
  const canHaveOwn =
    settings.scope === 'per-group' &&
    domainGroupId === null &&
    !rounds.some(({ isCompanyWide }) => isCompanyWide)
      ? groups.filter(({ id }) => readiness.inRound(id) >= minimumUsers && readiness.lacks(id) === null)
      : []
  const missing = readiness.lacks()
  const lacks = ({ pairings: { noHosts, noGuests } }: Responses) =>
    missing && (missing === 'host' ? noHosts : noGuests)
  const paired = new Set(rounds.map((round) => round.domainGroupId))
  const next = nextRound(context, group, rounds)
  const isOver = whenOver(settings, { now: clock.now(), monthTaken, publishedAt: newestOf(rounds) })
  const facts = {
    today: day,
    period,
    scope: { domainGroupId, name: group?.displayName ?? COMPANY_WIDE },
    people: {
      ...readiness,
      inRound: readiness.inRound(),
      minimum: minimumUsers,
      lacks: lacks(words.responses),
    },
    unpairedGroups: canHaveOwn.filter(({ id }) => !paired.has(id)).map(({ displayName }) => displayName),
    hasGroups: settings.scope === 'per-group' && groups.length > 0,
    earlier,
    earlierOpen: openInWords(words.month, open),
    rounds,
    rescueOver: tooLateInWords(words.mail, isOver) || undefined,
    unlinked,
    next: {
      day: words.mail.dates.longDay(
        next ?? startOfMonth(addMonths(period.slice(0, 7), 1), settings.timeZone),
        settings.timeZone,
      ),
      isKnown: next !== undefined,
    },
  }
  return {
    month: period.slice(0, 7),
    period,
    scope: group?.displayName ?? COMPANY_WIDE,
    meal: settings.meal,
    steps: monthSteps(facts, words.month),
  }
}

/** When a scope's next round is; undefined while nobody knows it. A day that was given by hand is used up by a round made since. */
function nextRound(
  { clock, programme: { isDefault, settings, monthTaken } }: Context,
  group: typeof domainGroups.$inferSelect | undefined,
  rounds: { madeAt: Date }[],
): Date | undefined {
  if (!isByHand(settings)) return nextOccurrence(settings, { now: clock.now(), monthTaken })
  const given = [...(isDefault && group ? [group] : []), settings].find(
    ({ nextRound: day, nextRoundAt: since }) =>
      day && day >= today(clock) && !rounds.some(({ madeAt }) => since && madeAt >= since),
  )
  return given?.nextRound ? instantOf(given.nextRound, '12:00', settings.timeZone) : undefined
}

/** When the last of some rounds was shown; null: none of them was. */
function newestOf(rounds: { publishedAt: Date | null }[]): Date | null {
  const times = rounds.flatMap(({ publishedAt }) => publishedAt?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

/** The period's rounds. A group's own one comes before that of the whole company. */
async function roundsToShow(
  db: Queryable,
  clock: Clock,
  period: Period,
  domainGroupId: string | null,
  words: Responses,
) {
  const all = await roundsOfMonth(db, clock, period, domainGroupId, words)
  const own = all.filter((round) => round.domainGroupId === domainGroupId)
  return domainGroupId !== null && own.length > 0 ? own : all
}
