import type { MailWords } from '../../../languages/words'
import { addMonths, currentMonth, dayOf, instantOf, today } from '../../platform/context/clock'
import { isByHand, SETTINGS } from '../../../shared/programme'
import type { Context } from '../../platform/context/context'
import { forEachProgramme } from '../../platform/jobs/for-each'
import { periodAt } from '../../platform/jobs/plan.rules'
import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import { lock } from '../../platform/database/lock'
import { BOOKING_LOCK } from '../../platform/database/locks'
import { HttpError, notFound, type Localized } from '../../platform/http/errors'
import { COMPANY_WIDE } from '../../pairings/pairing-file.rules'
import { findGroup } from '../../pairings/pairings.queries'
import { nextRun } from '../../pairings/next-pairing'
import { countToTell, deleteOldHeadsUps, insertHeadsUps, peopleToTell } from './cycle-mails.queries'
import { storeNextRound } from '../programme/programme.queries'
import { insertAsks } from '../../people/participation/asks.queries'
import { askSnapshot, headsUpSnapshot, noRoundSnapshot } from './cycle.email'
import { queueNotices } from '../../mail/engine/queue-mailing.queries'

const DAY_MS = 86_400_000
/** How many days before a round people are asked who want to be, where nobody else is told of it. */
const ASK_DAYS = SETTINGS.headsUpDays.initial

/** Announces the next round of each running programme to its people. Returns how many. */
export const announceNextRound = (context: Context): Promise<number> =>
  forEachProgramme(context, 'announce the next round', announceNextOf)

/**
 * Announces the next round to its people, as many days before it as the programme says, whether the cycle makes it or an
 * administrator on a given day; once per person and round. People who join in these days are told as well. Returns how
 * many.
 */
async function announceNextOf(context: Context): Promise<number> {
  const { settings } = context.programme
  const next = nextRun(context)
  const left = next ? next.getTime() - context.clock.now().getTime() : 0
  // Without a heads-up, an administrator asks everybody; people who want to be asked are asked all the same.
  const onlyAsked = settings.headsUpDays === 0
  const aheadMs = (onlyAsked && settings.join !== 'ask' ? ASK_DAYS : settings.headsUpDays) * DAY_MS
  if (!next || left <= 0 || left > aheadMs) return 0
  const dueSince = new Date(next.getTime() - aheadMs)
  const day = dayOf(next, settings.timeZone)
  return announce({ ...context, dueSince }, { day, domainGroupId: null, onlyAsked })
}

interface Round {
  /** YYYY-MM-DD */
  day: string
  domainGroupId: string | null
  onlyAsked?: boolean
}

/** The round of a day as the queries ask for it. */
function roundOf({ programme }: Context, { day, domainGroupId, onlyAsked }: Round) {
  const { timeZone, minimumUsers } = programme.settings
  const period = periodAt(programme.settings, instantOf(day, '23:59', timeZone))
  return { programme, period, day, domainGroupId, minimumUsers, onlyAsked }
}

/** @param byHand the administrator, and the scope by name */
async function announce(
  context: Context,
  asked: Round,
  byHand?: { actor: Actor; label: string },
): Promise<number> {
  const { clock, db, programme } = context
  const { day, domainGroupId } = asked
  const month = day.slice(0, 7)
  return db.transaction(async (tx) => {
    await lock(tx, BOOKING_LOCK)
    const round = roundOf(context, asked)
    const given = !byHand && isByHand(programme.settings) ? today(clock) : undefined
    const people = await peopleToTell(tx, { ...round, given })
    if (people.length === 0) return 0
    const noon = instantOf(day, '12:00', clock.timeZone)
    const told = people.filter(({ isAsked }) => !isAsked)
    const toAnswer = people.filter(({ isAsked }) => isAsked)
    const idsOf = (some: typeof people) => some.map(({ id }) => id)
    await insertHeadsUps(tx, round, idsOf(told), clock.now())
    const ofRound = { programmeId: programme.id, period: round.period }
    await insertAsks(tx, ofRound, idsOf(toAnswer), clock.now())
    const mail = async (what: string, title: string, write: typeof headsUpSnapshot, to: typeof people) => {
      const snapshot = (words: MailWords) =>
        write(context.config, words, words.dates.longDay(noon, clock.timeZone))
      const notice = { kind: 'heads-up', title, month, snapshot, ...aboutRound(round, what) } as const
      if (to.length > 0) await queueNotices(context, tx, notice, to)
    }
    await mail('heads-up', 'The round is announced', headsUpSnapshot, told)
    await mail('ask', 'Who is in the round?', askSnapshot, toAnswer)
    await deleteOldHeadsUps(tx, addMonths(currentMonth(clock), -1))
    if (byHand) {
      if (isByHand(programme.settings))
        await storeNextRound(tx, programme.id, { day, domainGroupId, now: clock.now() })
      await recordAudit(tx, context, byHand.actor, {
        action: 'round.announced',
        label: byHand.label,
        after: { day, people: people.length },
      })
    }
    return people.length
  })
}

/** What the mails about a round before it is made have in common. */
const aboutRound = ({ programme, period }: ReturnType<typeof roundOf>, what: string) => ({
  values: { programmeId: programme.id },
  about: `${what} ${programme.id} ${period}`,
})

/**
 * Tells those who were told of a round that it has nobody for them: the cycle is over, and they are in no round of its period.
 * Called once, in the transaction that ends the cycle.
 * @param failed the groups whose round an administrator has to see to; '' is all of the company
 */
export async function tellOfNoRound(
  context: Context,
  scheduledAt: Date,
  failed: ReadonlySet<string>,
): Promise<void> {
  const { config, db, programme } = context
  const isKnown = context.programmes().some(({ id }) => id === programme.id)
  if (!isKnown || failed.has('')) return
  const day = dayOf(scheduledAt, programme.settings.timeZone)
  const round = { ...roundOf(context, { day, domainGroupId: null }), minimumUsers: 1 }
  const told = await peopleToTell(db, round, { isTold: true })
  const people = told.filter(({ domainGroupId }) => !failed.has(domainGroupId ?? ''))
  const notice = {
    kind: 'heads-up',
    title: 'No coffee this time',
    month: day.slice(0, 7),
    snapshot: (words: MailWords) => noRoundSnapshot(config, words),
    ...aboutRound(round, 'no round'),
  } as const
  await db.transaction((tx) => queueNotices(context, tx, notice, people))
}

/** How many people would be told of a round on a day, and how many were. @throws as announceRound, if it runs by itself */
export async function previewAnnouncement(context: Context, wanted: Round) {
  const { round } = await announcedBy(context, wanted)
  return countToTell(context.db, roundOf(context, round))
}

/**
 * Tells everyone of a round that is made by hand. @throws 404 unknown group; 400 a day that is over or far away; 409 the
 * cycle does it by itself, everybody was told, or nobody would be in the round
 */
export async function announceRound(context: Context, wanted: Round, actor: Actor): Promise<number> {
  const { round, label } = await announcedBy(context, wanted)
  const told = await announce(context, round, { actor, label })
  await context.programme.refresh()
  if (told > 0) return told
  const before = await previewAnnouncement(context, round)
  if (before.told > 0) throw new HttpError(409, 'already_announced', (w) => w.month.announcedAlready)
  throw new HttpError(409, 'too_few_people', (w) =>
    w.month.tooFewToAnnounce(context.programme.settings.minimumUsers),
  )
}

/** The furthest day that can be announced. */
const AHEAD_DAYS = 31

/**
 * The round that an administrator announces, and its scope by name: one that is made by hand, or one whose people are asked first.
 * Of the latter the cycle knows the day. @throws 409, 400, 404 as announceRound
 */
async function announcedBy(context: Context, wanted: Round): Promise<{ round: Round; label: string }> {
  const { clock, db, programme } = context
  const next = isByHand(programme.settings) ? undefined : nextRun(context)
  if (!isByHand(programme.settings) && (programme.settings.join !== 'ask' || !next))
    throw new HttpError(409, 'runs_by_itself', (w) => w.month.tellsItself)
  const round = next ? { ...wanted, day: dayOf(next, programme.settings.timeZone) } : wanted
  const { day, domainGroupId } = round
  const last = dayOf(new Date(clock.now().getTime() + AHEAD_DAYS * DAY_MS), clock.timeZone)
  if (!next && (Number.isNaN(Date.parse(day)) || day < today(clock) || day > last)) {
    const text: Localized = (w) => w.month.withinAMonth
    throw new HttpError(400, 'invalid_input', text, { errors: [{ path: 'day', text }] })
  }
  if (domainGroupId === null) return { round, label: COMPANY_WIDE }
  const group = await findGroup(db, domainGroupId)
  if (!group) throw notFound('domainGroup')
  return { round, label: group.displayName }
}
