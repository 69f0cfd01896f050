import { FIRST_PROGRAMME } from '../../../shared/programme'
import { type Actor, AUTOMATIC_CYCLE, recordAudit } from '../../platform/audit/record-audit'
import { instantOf, today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { ofProgramme } from '../../platform/context/programmes'
import type { Queryable, Transaction } from '../../platform/database/database'
import { readInstallations, writeInstallation } from '../../platform/database/installation'
import { risingIds } from '../../platform/database/rising-ids'
import { wordsFor } from '../../platform/http/language'
import { tellRounds } from '../../platform/events/tell.queries'
import { HttpError, type Say } from '../../platform/http/errors'
import { prepareMailPhotos } from '../../mail/photos'
import { planMatches } from '../../meetings/plan-matches'
import { audienceOf } from '../../newsletters/audience.queries'
import { audience } from '../../newsletters/audience.rules'
import { periodOfNewsletter } from '../../newsletters/dangers.rules'
import { inLanguage } from '../../newsletters/newsletter-texts.rules'
import { newsletterOfLog } from '../../newsletters/newsletters.queries'
import { toRecipient } from '../../newsletters/recipient-values'
import { snapshotOf } from '../../newsletters/snapshot'
import { messageId } from '../../mail/message-id'
import { forEachDueProgramme, forEachPairing } from '../../platform/jobs/for-each'
import type { NewMatch } from '../../pairings/insert-pairing.queries'
import { holdToPair, lockPairing } from '../../pairings/pairings.queries'
import { readRoundInput, seedOf, toRoundPeople } from '../../pairings/round-input'
import { type MadeRound, matchesOf, type RoundInput, runMatching } from '../../pairings/run-matching'
import { whyTogether } from '../../pairings/why.rules'
import { type Freeze, queueMailing } from '../../mail/engine/queue-mailing.queries'
import {
  newestNewsletterSend,
  pairingsWithAsking,
  storeRescues,
  type Waiting,
  waitingPeople,
} from './rescue.queries'
import { tooLateInWords, whenOver } from '../../pairings/rescue-over.rules'
import { lastRescueTime } from './rescue.rules'

type Pairing = Awaited<ReturnType<typeof lockPairing>>
type NewsletterSend = NonNullable<Awaited<ReturnType<typeof newestNewsletterSend>>>

type Rescued = { message: Say } & Record<'matches' | 'waiting' | 'leftOut', number>

/**
 * Pairs who is stranded in a pairing and asked for someone else, and who was left out of it, by the engine and its rules.
 * Their new matches belong to the pairing, the old ones are called off, and both people are mailed as by the newsletter: all
 * in one transaction. A dry run says how many there would be.
 * @throws 404; 409 completed, too late, the newsletter has not gone out to everybody, nobody has asked, or no
 * two of them can be paired
 */
export async function pairStranded(
  outer: Context,
  pairingId: string,
  { dryRun }: { dryRun: boolean },
  actor: Actor = null,
): Promise<Rescued> {
  return outer.db.transaction(async (tx) => {
    await holdToPair(tx)
    const pairing = await lockPairing(tx, pairingId)
    const context = ofProgramme(outer, pairing.programmeId)
    const newsletter = await demandOpen(context, tx, pairing)
    const { clock } = context
    const day = today(clock)
    const people = await waitingPeople(tx, pairing, context.programme, {
      day,
      dayBegan: instantOf(day, '00:00', clock.timeZone),
    })
    const asked = people.filter(({ reason }) => reason === 'stranded').length
    if (asked === 0) throw new HttpError(409, 'nobody_stranded', (w) => w.month.nobodyWaits(pairing.name))
    const seed = seedOf(context, `rescue ${pairing.id} ${pairing.totalPairs} ${day}`)
    const { size } = context.programme.settings
    const round = await bestOf(
      await readRoundInput(context, tx, toRoundPeople(people), pairing.month, seed),
      size,
    )
    const rescues = rescuesOf(round, people, { size, now: clock.now() })
    const counts = { matches: rescues.length, waiting: asked, leftOut: people.length - asked }
    if (dryRun) return { message: (w) => w.month.wouldBeRescued(rescues.length), ...counts }
    if (rescues.length === 0) throw new HttpError(409, 'no_match_possible', (w) => w.month.noTwo)
    await store(context, tx, { pairing, newsletter, people, rescues })
    await tellRounds(tx, 'round.changed', clock.now(), [await lockPairing(tx, pairing.id)])
    await recordAudit(tx, context, actor, {
      action: 'pairing.rescued',
      id: pairing.id,
      label: pairing.name,
      after: counts,
    })
    return {
      message: (w) => w.month.rescued(rescues.length, round.seated.length),
      ...counts,
    }
  })
}

/** The send of the newsletter, from which the new pairs' mails are made. @throws 409 nobody can be rescued now */
async function demandOpen(
  { clock, programme }: Context,
  tx: Queryable,
  { id, name, status, publishedAt }: Pairing,
): Promise<NewsletterSend> {
  if (status === 'completed') throw new HttpError(409, 'pairing_completed', (w) => w.month.completed(name))
  const { settings, monthTaken } = programme
  const over = whenOver(settings, { now: clock.now(), monthTaken, publishedAt })
  if (over) throw new HttpError(409, 'rescue_over', (_, { mail }) => tooLateInWords(mail, over))
  const send = await newestNewsletterSend(tx, id)
  if (!send) throw new HttpError(409, 'newsletter_not_sent', (w) => w.month.notGoneOut(name))
  if (send.isOpen)
    throw new HttpError(409, 'newsletter_being_sent', (w) => w.month.stillSending(send.newsletterTitle))
  if (send.state === 'cancelled')
    throw new HttpError(409, 'newsletter_being_sent', (w) => w.month.cancelledSend(send.newsletterTitle))
  if (send.purgedAt) throw new HttpError(409, 'purged', (w) => w.month.mailsDeleted(send.newsletterTitle))
  return send
}

/** Tables of so many, or pairs where these give more of the few who wait somebody to meet. */
async function bestOf(input: RoundInput, size: number): Promise<MadeRound> {
  if (size === 2) return runMatching(input)
  const tables = await runMatching({ ...input, size })
  if (tables.leftOut.length === 0) return tables
  const pairs = await runMatching(input)
  return tables.seated.length < pairs.seated.length ? pairs : tables
}

function rescuesOf(
  round: MadeRound,
  people: Waiting[],
  { size, now }: { size: number; now: Date },
): NewMatch[] {
  const nextId = risingIds(now)
  return matchesOf(round).map(({ people: places, ...explanation }) => {
    const these = places.map((place) => people[place] as Waiting)
    return {
      id: nextId(),
      people: these.map(({ id }) => id),
      rescue: these.map(({ reason }) => reason),
      why: whyTogether(
        these.map(({ preference }) => preference),
        explanation,
        size,
      ),
    }
  })
}

async function store(
  context: Context,
  tx: Transaction,
  made: { pairing: Pairing; newsletter: NewsletterSend; people: Waiting[]; rescues: NewMatch[] },
): Promise<void> {
  const { clock, config } = context
  const { pairing, newsletter, people, rescues } = made
  const now = clock.now()
  const paired = new Set(rescues.flatMap((match) => match.people))
  const calledOff = people.flatMap(({ id, oldMatchId }) =>
    oldMatchId !== null && paired.has(id) ? [oldMatchId] : [],
  )
  await storeRescues(tx, pairing.id, rescues, calledOff, now)
  const matchIds = rescues.map(({ id }) => id)
  const { recipients } = audience(
    await audienceOf(tx, context.programme, pairing, today(clock), { matchIds }),
  )
  const plans = await planMatches(context, tx, matchIds)
  const photos = recipients.map(({ partner }) => partner?.photo ?? '')
  await prepareMailPhotos(tx, photos)
  const snapshot = await sentNewsletter(context, tx, newsletter)
  await queueMailing(
    context,
    tx,
    {
      kind: 'rescue',
      title: `${newsletter.newsletterTitle} - another match`,
      month: periodOfNewsletter(newsletter),
      snapshot,
      of: { ...pairing, pairingId: pairing.id, pairingFile: pairing.fileName },
      matches: rescues.length,
    },
    recipients.map((recipient) => ({
      ...toRecipient(wordsFor(recipient.person, context).mail, recipient, { plans, clock }),
      messageId: messageId(config.mailFrom, `rescue ${recipient.person.matchId}`, recipient.person.id),
    })),
  )
}

/**
 * The newsletter as it went out, under another subject. Somebody may read a language that nobody did when it was sent: for
 * them it is rendered now; in English, if the newsletter was deleted because another part of it was not sent.
 */
async function sentNewsletter(context: Context, tx: Queryable, send: NewsletterSend): Promise<Freeze> {
  const { others, ...english } = send.snapshot
  const newsletter = await newsletterOfLog(tx, send.id)
  return (words) => {
    const { language } = words
    const frozen = language === 'en' ? english : others?.[language]
    const snapshot =
      frozen ??
      (newsletter ? snapshotOf(inLanguage(newsletter, language, context), context.config, words) : english)
    return { ...snapshot, subject: words.reminders.rescue.subject(snapshot.subject) }
  }
}

/** When the stranded of a programme's pairings were last paired. */
const lastTime = (programmeId: string): string =>
  programmeId === FIRST_PROGRAMME ? 'stranded paired at' : `stranded paired at ${programmeId}`

/** Pairs the stranded of each programme, at its own time. Returns how many pairs were made. */
export const pairStrandedDaily = (context: Context): Promise<number> =>
  forEachDueProgramme(context, 'pair the stranded', withRescueDue, pairStrandedOf)

/** The programmes whose stranded are to be paired now: once a day at the time of the cycle. */
async function withRescueDue({ clock, db, programmes }: Context): Promise<{ programmeId: string }[]> {
  const now = clock.now()
  const last = await readInstallations(
    db,
    programmes().map(({ id }) => lastTime(id)),
  )
  return programmes().flatMap(({ id, settings, monthTaken }) => {
    const at = last.get(lastTime(id))
    const isDone =
      typeof at === 'string' && Date.parse(at) >= lastRescueTime(settings, { now, monthTaken }).getTime()
    return isDone ? [] : [{ programmeId: id }]
  })
}

/**
 * Pairs the stranded of a programme's pairings. A pairing whose newsletter is still being sent is tried again until that is over.
 * Returns how many pairs were made.
 */
async function pairStrandedOf(context: Context): Promise<number> {
  const { clock, db, log, programme } = context
  const now = clock.now()
  const asking = (await pairingsWithAsking(db, programme.id)).map(({ id }) => id)
  const made = await forEachPairing(context, 'pair the stranded', asking, async (id) => {
    try {
      return (await pairStranded(context, id, { dryRun: false }, AUTOMATIC_CYCLE)).matches
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      log.info({ pairing: id, code: error.code }, 'the stranded are not paired')
      return error.code === 'newsletter_being_sent' ? 'later' : 0
    }
  })
  if (!made.includes('later')) await writeInstallation(db, lastTime(programme.id), now.toISOString(), now)
  return made.reduce<number>((sum, count) => sum + (count === 'later' ? 0 : count), 0)
}
