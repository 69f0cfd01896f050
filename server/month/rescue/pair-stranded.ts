import { wordsIn } from '../../../languages/server'
import type { MailWords, Responses } from '../../../languages/words'
import { FORMER_COLLEAGUE, nameOrAddress } from '../../../shared/person-name'
import { type Actor, AUTOMATIC_CYCLE, personOf, recordAudit } from '../../platform/audit/record-audit'
import { instantOf, today } from '../../platform/context/clock'
import { type Context, readAsCaller } from '../../platform/context/context'
import { contextForProgramme } from '../../platform/context/programmes'
import type { Queryable, Transaction } from '../../platform/database/database'
import { readInstallations, writeInstallation } from '../../platform/database/installation'
import { BOOKING_LOCK } from '../../platform/database/locks'
import { risingIds } from '../../platform/database/uuids'
import { wordsFor } from '../../platform/http/language'
import { emitRoundEvents } from '../../platform/events/emit-events'
import { HttpError, type Localized } from '../../platform/http/errors'
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
import { mayHaveRound } from '../../platform/jobs/restored'
import type { NewMatch } from '../../pairings/insert-pairing.queries'
import { limitPreviews } from '../../pairings/changing/preview-change'
import { toPair } from '../../pairings/making/as-of-now'
import { lockPairing, peopleNamed } from '../../pairings/pairings.queries'
import { readRoundInput, seedOf } from '../../pairings/round-input'
import { someInColumns } from '../../pairings/round-input.queries'
import { type MadeRound, matchesOf, type RoundInput, runMatching } from '../../pairings/run-matching'
import { type Freeze, queueMailing } from '../../mail/engine/queue-mailing.queries'
import {
  type Joined,
  newestNewsletterSend,
  pairingsWithAsking,
  storeRescues,
  type Waiting,
  waitingPeople,
} from './rescue.queries'
import { tooLateInWords, whenOver } from '../../pairings/rescue-over.rules'
import { lastRescueTime } from './rescue.rules'
import { findSeats, inviteGrown } from './seat-waiting'

type Pairing = Awaited<ReturnType<typeof lockPairing>>
type NewsletterSend = NonNullable<Awaited<ReturnType<typeof newestNewsletterSend>>>

type Rescued = { message: Localized } & Record<'matches' | 'seats' | 'waiting' | 'leftOut', number>
type Shown = Rescued & { isTables: boolean; seatsInWords: string[] }

/**
 * Matches stranded people again, together with those left out. At tables, they first get a free seat at an existing one.
 * The new matches belong to the pairing, the old ones are called off, and the people are mailed as by the newsletter, all
 * in one transaction. A dry run says how many there would be.
 * @throws 404; 429 after too many tries; 409 completed, too late, the newsletter has not gone out to everybody, nobody has
 * asked, or no two of them can be paired
 */
export async function pairStranded(
  outer: Context,
  pairingId: string,
  { dryRun }: { dryRun: boolean },
  actor: Actor = null,
  words = wordsIn('en'),
): Promise<Shown> {
  const userId = personOf(actor)
  if (userId) await limitPreviews(outer, dryRun ? 'what-if' : 'apply', userId)
  let refusal: HttpError | undefined
  const rescue = async (tx: Transaction): Promise<Shown> => {
    const pairing = await lockPairing(tx, pairingId)
    const context = contextForProgramme(outer, pairing.programmeId)
    const newsletter = await assertOpen(context, tx, pairing)
    const { clock } = context
    const day = today(clock)
    const people = await waitingPeople(tx, pairing, context.programme, {
      day,
      dayBegan: instantOf(day, '00:00', clock.timeZone),
    })
    const asked = people.filter(({ reason }) => reason === 'stranded').length
    if (asked === 0)
      throw new HttpError(409, 'nobody_stranded', (w) => w.month.nobodyWaits(w.isolated(pairing.name)))
    const seed = seedOf(context, `rescue ${pairing.id} ${pairing.totalPairs} ${day}`)
    const { size } = context.programme.settings
    const joins = size === 2 ? [] : await findSeats(context, tx, pairing, people, { day, seed, size })
    const joining = new Set(joins.flatMap((join) => join.joining))
    const others = people.filter((person) => !joining.has(person))
    const waiting = await someInColumns(tx, context.programme, others)
    const round = await bestOf(await readRoundInput(context, tx, waiting, pairing.month, seed), size)
    const rescues = rescuesOf(round, others, clock.now())
    const made = rescues.length
    const seats = joining.size
    const counts = { matches: made, seats, waiting: asked, leftOut: people.length - asked }
    const shown = {
      ...counts,
      isTables: size > 2,
      seatsInWords: await seatsInWords(context, tx, joins, words.responses),
    }
    if (dryRun || made + seats === 0) {
      // As for each what-if: the people asked about, not the answer.
      if (userId)
        await recordAudit(tx, context, actor, {
          action: 'pairing.what_if',
          id: pairing.id,
          label: pairing.name,
          after: { stranded: people.flatMap((one) => (one.reason === 'stranded' ? one.email : [])) },
        })
      const none: Localized = ({ month }) => (size === 2 ? month.noTwo : month.atTables.none)
      if (!dryRun) refusal = new HttpError(409, 'no_match_possible', none)
      return {
        message: ({ month }) =>
          size === 2 ? month.wouldBeRescued(made) : month.atTables.wouldBeRescued(seats, made),
        ...shown,
      }
    }
    const mailed = await storeAndTell(context, tx, { pairing, newsletter, people, rescues, joins })
    await emitRoundEvents(context, tx, 'round.changed', clock.now(), [await lockPairing(tx, pairing.id)])
    await recordAudit(tx, context, actor, {
      action: 'pairing.rescued',
      id: pairing.id,
      label: pairing.name,
      after: counts,
    })
    return {
      message: ({ month }) =>
        size === 2 ? month.rescued(made, mailed) : month.atTables.rescued(seats, made, mailed),
      ...shown,
    }
  }
  // A table that has a time gives it to who joins: nobody books anything meanwhile.
  const shown = await toPair(outer, rescue, BOOKING_LOCK)
  if (refusal) throw refusal
  return shown
}

/** The send of the newsletter, from which the new pairs' mails are made. @throws 409 nobody can be rescued now */
async function assertOpen(
  { clock, programme }: Context,
  tx: Queryable,
  { id, name, status, publishedAt }: Pairing,
): Promise<NewsletterSend> {
  if (status === 'completed')
    throw new HttpError(409, 'pairing_completed', (w) => w.month.completed(w.isolated(name)))
  const { settings, monthTaken } = programme
  const over = whenOver(settings, { now: clock.now(), monthTaken, publishedAt })
  if (over) throw new HttpError(409, 'rescue_over', (_, { mail }) => tooLateInWords(mail, over))
  const send = await newestNewsletterSend(tx, id)
  if (!send) throw new HttpError(409, 'newsletter_not_sent', (w) => w.month.notGoneOut(w.isolated(name)))
  const title = (w: Responses) => w.isolated(send.newsletterTitle)
  if (send.isOpen) throw new HttpError(409, 'newsletter_being_sent', (w) => w.month.stillSending(title(w)))
  if (send.state === 'cancelled')
    throw new HttpError(409, 'newsletter_being_sent', (w) => w.month.cancelledSend(title(w)))
  if (send.purgedAt) throw new HttpError(409, 'purged', (w) => w.month.mailsDeleted(title(w)))
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

function rescuesOf(round: MadeRound, people: Waiting[], now: Date): NewMatch[] {
  const nextId = risingIds(now)
  return matchesOf(round).map(({ people: places, why }) => {
    const these = places.map((place) => people[place] as Waiting)
    return {
      id: nextId(),
      people: these.map(({ id }) => id),
      rescue: these.map(({ reason }) => reason),
      why,
    }
  })
}

/** One sentence for each person that joins others. */
async function seatsInWords(context: Context, tx: Queryable, joins: Joined[], words: Responses) {
  const ids = joins.flatMap(({ people }) => people)
  const named = await readAsCaller(context, tx, (reader) => peopleNamed(reader, ids))
  const names = new Map(named.map((person) => [person.id, words.isolated(nameOrAddress(person))]))
  const nameOf = (id: string) => names.get(id) ?? words.isolated(FORMER_COLLEAGUE)
  return joins.flatMap(({ people, joining }) =>
    joining.map((one) =>
      words.month.atTables.joins(nameOf(one.id), people.filter((id) => id !== one.id).map(nameOf)),
    ),
  )
}

interface Found {
  pairing: Pairing
  /** undefined: none has gone out, so nobody is mailed. */
  newsletter: NewsletterSend | undefined
  people: Waiting[]
  rescues: NewMatch[]
  joins: Joined[]
}

/** Stores the rescues and mails everybody concerned. Returns how many. */
export async function storeAndTell(context: Context, tx: Transaction, found: Found): Promise<number> {
  const { clock, config } = context
  const { pairing, newsletter, people, rescues, joins } = found
  const joining = new Map(joins.flatMap((join) => join.joining.map(({ id }) => [id, join.matchId] as const)))
  const rescued = new Set([...rescues.flatMap((match) => match.people), ...joining.keys()])
  const calledOff = people.flatMap(({ id, oldMatchId }) =>
    oldMatchId !== null && rescued.has(id) ? [oldMatchId] : [],
  )
  await storeRescues(tx, pairing.id, { matches: rescues, joins, calledOff }, clock.now())
  const booked = await inviteGrown(context, tx, joins)
  const matchIds = [...rescues, ...joins.map(({ matchId }) => ({ id: matchId }))].map(({ id }) => id)
  if (!newsletter) return 0
  const { recipients } = audience(
    await audienceOf(tx, context.programme, pairing, today(clock), { matchIds }),
  )
  const plans = await planMatches(context, tx, matchIds)
  await prepareMailPhotos(
    tx,
    recipients.map(({ partner }) => partner?.photo ?? ''),
  )
  const mail = async (to: typeof recipients, subject: RescueSubject, about: (matchId: string) => string) => {
    if (to.length === 0) return
    await queueMailing(
      context,
      tx,
      {
        kind: 'rescue',
        title: `${newsletter.newsletterTitle} - another match`,
        month: periodOfNewsletter(newsletter),
        snapshot: await sentNewsletter(context, tx, newsletter, subject),
        of: { ...pairing, pairingId: pairing.id, pairingFile: pairing.fileName },
        matches: new Set(to.map(({ person }) => person.matchId)).size,
      },
      to.map((recipient) => ({
        ...toRecipient(wordsFor(recipient.person, context).mail, recipient, { plans, clock }),
        messageId: messageId(
          config.mailFrom,
          `rescue ${about(recipient.person.matchId ?? '')}`,
          recipient.person.id,
        ),
      })),
    )
  }
  const [theirs, others] = [true, false].map((isTheirs) =>
    recipients.filter(({ person }) => rescued.has(person.id) === isTheirs),
  ) as [typeof recipients, typeof recipients]
  await mail(theirs, 'subject', (matchId) => matchId)
  // Whose table has a time are told with it. A table may grow again.
  const untold = others.filter(({ person }) => !booked.has(person.matchId ?? ''))
  const last = new Map(joins.map(({ matchId, people: all }) => [matchId, all.at(-1)]))
  await mail(untold, 'grown', (matchId) => `${matchId} ${last.get(matchId)}`)
  return recipients.length
}

type RescueSubject = keyof MailWords['reminders']['rescue']

/**
 * The newsletter as it went out, under another subject. Somebody may read a language that nobody did when it was sent: for
 * them it is rendered now; in English, if the newsletter was deleted because another part of it was not sent.
 */
async function sentNewsletter(
  context: Context,
  tx: Queryable,
  send: NewsletterSend,
  subject: RescueSubject,
): Promise<Freeze> {
  const { others, ...english } = send.snapshot
  const newsletter = await newsletterOfLog(tx, send.id)
  return (words) => {
    const { language } = words
    const frozen = language === 'en' ? english : others?.[language]
    const snapshot =
      frozen ??
      (newsletter ? snapshotOf(inLanguage(newsletter, language, context), context.config, words) : english)
    return { ...snapshot, subject: words.reminders.rescue[subject](snapshot.subject) }
  }
}

/** When the stranded of a programme's pairings were last paired. */
const lastTime = (programmeId: string): string => `stranded paired at ${programmeId}`

/** Pairs the stranded of each programme, at its own time. Returns how many matches were made, and seats given. */
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
 * Returns how many matches were made, and seats given.
 */
async function pairStrandedOf(context: Context): Promise<number> {
  const { clock, db, log, programme } = context
  // They may have got another match before a restore.
  if (await mayHaveRound(context, db)) return 0
  const now = clock.now()
  const asking = (await pairingsWithAsking(db, programme.id)).map(({ id }) => id)
  const made = await forEachPairing(context, 'pair the stranded', asking, async (id) => {
    try {
      const { matches, seats } = await pairStranded(context, id, { dryRun: false }, AUTOMATIC_CYCLE)
      return matches + seats
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      log.info({ pairing: id, code: error.code }, 'the stranded are not paired')
      return error.code === 'newsletter_being_sent' ? 'later' : 0
    }
  })
  if (!made.includes('later')) await writeInstallation(db, lastTime(programme.id), now.toISOString(), now)
  return made.reduce<number>((sum, count) => sum + (count === 'later' ? 0 : count), 0)
}
