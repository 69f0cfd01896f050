import type { Responses } from '../../languages/words'
import { mapKnown } from '../../shared/map-values'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { today } from '../platform/context/clock'
import type { SendProgress } from '../../shared/contract/newsletters'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { allowLong } from '../platform/database/lock'
import { keepPairings } from '../pairings/pairing-use.queries'
import { publish } from '../pairings/pairings.queries'
import { noteStranded } from '../pairings/stranded.queries'
import { wordsFor } from '../platform/http/language'
import { onceFor } from '../platform/process/once-for'
import { ENGLISH, HttpError, inWords, type Localized, localized } from '../platform/http/errors'
import { prepareMailPhotos } from '../mail/photos'
import { messageId } from '../mail/message-id'
import { type Freeze, queueMailing } from '../mail/engine/queue-mailing.queries'
import { type EarlierSend, earlierSend } from '../mail/engine/rows.queries'
import { bookByThemselves } from '../meetings/book-by-themselves'
import { showWithout } from '../meetings/cancel-impossible'
import type { Description } from '../meetings/invite'
import { planMatches } from '../meetings/plan-matches'
import { matchedPhotos } from './audience.queries'
import type { Recipient } from './audience.rules'
import { isOverruled, periodOfNewsletter } from './dangers.rules'
import { findingsOf, type Part, partsOf } from './newsletter-parts'
import {
  findNewsletter,
  findOpenSends,
  lockNewsletter,
  type NewsletterWithLinks,
  sentPairings,
} from './newsletters.queries'
import { toRecipient } from './recipient-values'
import { progressOf, sendStates } from '../mail/engine/sends.queries'
import { assertAsRead } from './newsletters.actions'
import { snapshotOf } from './snapshot'
import { inLanguage } from './newsletter-texts.rules'

export const LINK_FIRST = localized({ code: 'newsletters.linkFirst' })

/** The client gives up after 5 minutes; the response comes a little earlier. */
const LONGEST_WAIT_MS = 290_000
const LOOK_EVERY_MS = 200
/** A mail server rarely takes longer over one message, or over a few that are sent again. */
const EARLIER_SEND_PATIENCE_MS = 20_000

const WAIT_FOR: Record<EarlierSend, Localized> = {
  'being handed over': localized({ code: 'newsletters.stillTaking' }),
  'being sent again': localized({ code: 'newsletters.uncertainBusy' }),
  held: localized({ code: 'newsletters.uncertainPaused' }),
}

interface SendOptions {
  /** The names of pairings: sends to them although that is probably a mistake. */
  override?: string | string[]
  /** Of the newsletter as the sender has read it. */
  updatedAt?: string | undefined
  /** How long to wait for the last messages of an earlier send. */
  patienceMs?: number
}

/**
 * Starts sending a newsletter to each of its pairings, or joins the sends that are running: content, recipients and their
 * values are frozen in one transaction, and the sending instances do the rest. Returns the ids of the sends.
 * A send that is open again for its uncertain messages is not joined, since it does not reach the others.
 * @throws 409 saved since the sender read it, not approved, not linked, sent already, nobody to send to, messages of a
 * cancelled send are still being sent, or it is probably a mistake and not overridden
 */
export async function startSend(
  context: Context,
  newsletterId: string,
  actor: Actor = null,
  { override, updatedAt, patienceMs = EARLIER_SEND_PATIENCE_MS }: SendOptions = {},
): Promise<string[]> {
  const known = await findNewsletter(context.db, newsletterId)
  const end = performance.now() + patienceMs
  const mayEnd = async () => !['held', undefined].includes(await earlierSend(context.db, newsletterId))
  while (known.status === 'approved' && (await mayEnd()) && performance.now() < end)
    await sleep(LOOK_EVERY_MS)
  if (known.status === 'approved') {
    // Pictures are scaled down before the transaction, so that it doesn't wait for them.
    const pairingIds = known.pairings.map(({ id }) => id)
    await prepareMailPhotos(context.db, await matchedPhotos(context.db, pairingIds))
  }
  return context.db.transaction(async (tx) => {
    await lockNewsletter(tx, newsletterId)
    const newsletter = await findNewsletter(tx, newsletterId)
    // In this order: a send that ends in between is then not joined.
    const earlier = await earlierSend(tx, newsletterId)
    const open = earlier ? [] : await findOpenSends(tx, newsletterId)
    return open.length > 0
      ? open.map(({ id }) => id)
      : createSends(context, tx, { newsletter, actor, earlier, override, updatedAt })
  })
}

/** What an invitation says of each match of which both get the newsletter. */
const described = (
  { coffeeChatStarters: first, translations }: NewsletterWithLinks,
  { month }: { month: string },
  recipients: Recipient[],
): Map<string, Description> => {
  const others = mapKnown(translations, ({ coffeeChatStarters }) => coffeeChatStarters)
  return new Map(
    recipients.flatMap(({ person: { matchId, why, shared }, partner }) => {
      if (!partner || !matchId) return []
      return [
        [
          matchId,
          {
            why: [...(why ?? []), ...(shared ?? [])],
            opening: { matchId, month, newsletter: { first, others }, shared: shared ?? [] },
          },
        ],
      ]
    }),
  )
}

async function createSends(
  context: Context,
  tx: Transaction,
  {
    newsletter,
    actor,
    earlier,
    override,
    updatedAt,
  }: {
    newsletter: NewsletterWithLinks
    actor: Actor
    earlier: EarlierSend | undefined
    override: SendOptions['override']
    updatedAt: string | undefined
  },
): Promise<string[]> {
  if (newsletter.status === 'sent')
    throw new HttpError(409, 'newsletter_sent', localized({ code: 'newsletters.sentAlready' }))
  await assertAsRead(context, tx, newsletter, { updatedAt, to: 'send' })
  if (newsletter.pairings.length === 0) throw new HttpError(409, 'no_pairing_linked', LINK_FIRST)
  if (newsletter.status !== 'approved')
    throw new HttpError(409, 'not_approved', localized({ code: 'newsletters.approveFirst' }))
  await allowLong(tx)
  // Deleting the pairings waits until the sends are visible.
  const pairingIds = newsletter.pairings.map(({ id }) => id)
  await keepPairings(tx, pairingIds)
  await showWithout(context, tx, pairingIds)
  const done = await sentPairings(tx, newsletter.id)
  const parts = (await partsOf(context, tx, newsletter)).filter(({ pairing }) => !done.has(pairing.id))
  const { validation } = findingsOf(parts)
  if (!validation.isValid) throw new HttpError(409, 'nobody_to_mail', together(validation.criticalErrors))
  if (earlier) throw new HttpError(409, 'newsletter_being_sent', WAIT_FOR[earlier])
  const critical = parts.filter(
    (part) => part.dangers.length > 0 && !isOverruled(override, part.pairing.name),
  )
  if (critical.length > 0) throw new HttpError(409, 'critical', together(findingsOf(critical).dangers))
  const toSend = parts.filter(({ tally }) => tally.recipients > tally.mailed)
  if (toSend.length === 0)
    throw new HttpError(409, 'already_done', localized({ code: 'newsletters.everybodyHasIt' }))
  const now = context.clock.now()
  const snapshot: Freeze = onceFor((words) =>
    snapshotOf(inLanguage(newsletter, words.language, context), context.config, words),
  )
  const sendIds: string[] = []
  let recipients = 0
  for (const part of toSend) {
    const { pairing, tally } = part
    const { id, total } = await queueMailing(
      context,
      tx,
      {
        kind: 'newsletter',
        title: newsletter.title,
        month: periodOfNewsletter(newsletter),
        snapshot,
        of: { ...pairing, newsletterId: newsletter.id, pairingId: pairing.id, pairingFile: pairing.fileName },
        matches: tally.totalMatches,
        validated: tally.validatedMatches,
        at: now,
      },
      mailsTo(context, tx, newsletter, part),
    )
    await noteStranded(tx, id, now)
    await publish(context, tx, pairing.id, { now, day: today(context.clock) })
    sendIds.push(id)
    recipients += total
  }
  const dangers = parts.flatMap((part) => part.dangers.map((text) => inWords(text, ENGLISH)))
  await recordAudit(tx, context, actor, {
    action: 'newsletter.send_started',
    id: newsletter.id,
    label: newsletter.title,
    after: {
      recipients,
      pairings: toSend.map(({ pairing }) => pairing.name),
      ...(dangers.length > 0 && { override: dangers }),
    },
  })
  return sendIds
}

/** Between so many recipients other calls are handled. */
const IN_ONE_TURN = 100

/** The mails to the people of a part without the newsletter, some at a time; books what is to be booked. */
async function* mailsTo(
  context: Context,
  tx: Transaction,
  newsletter: NewsletterWithLinks,
  { pairing, left }: Part,
) {
  const { clock, config } = context
  for await (const recipients of left()) {
    await prepareMailPhotos(
      tx,
      recipients.map(({ partner }) => partner?.photo ?? ''),
    )
    const descriptions = described(newsletter, pairing, recipients)
    const found = await planMatches(context, tx, [...descriptions.keys()])
    const plans = await bookByThemselves(context, tx, found, descriptions)
    const mails = []
    for (const [index, recipient] of recipients.entries()) {
      if (index % IN_ONE_TURN === 0) await turn()
      mails.push({
        ...toRecipient(wordsFor(recipient.person, context).mail, recipient, { plans, clock }),
        messageId: messageId(config.mailFrom, newsletter.id, recipient.person.id),
      })
    }
    yield mails
  }
}

/** Waits for the end of sends, or as long as the client does; one that an administrator paused is not waited for. */
export async function waitForSends(
  context: Context,
  sendIds: string[],
  longestMs = LONGEST_WAIT_MS,
): Promise<SendProgress> {
  const end = performance.now() + longestMs
  for (;;) {
    const states = await sendStates(context.db, sendIds)
    const isUnderWay = states.some(
      ({ state, resumesByItself }) =>
        state === 'queued' || state === 'sending' || (state === 'paused' && resumesByItself),
    )
    if (!isUnderWay || performance.now() > end) return progressOf(context.db, sendIds)
    await sleep(LOOK_EVERY_MS)
  }
}

/** Several sentences, one after the other. */
const together = (sentences: Localized[]): Localized =>
  Object.assign((...words: Parameters<Localized>) => sentences.map((text) => text(...words)).join(' '), {
    reasons: sentences.flatMap(({ reasons = [] }) => reasons),
  })

/** The message for the administrator. */
export function sendAnswer(
  { sent, failed, unknown, total, state, reason }: SendProgress,
  { newsletters: { send } }: Responses,
) {
  const open = send.soFar(sent, total)
  const message =
    state === 'sent'
      ? send.sentTo(sent)
      : state === 'cancelled'
        ? send.cancelled(open)
        : state === 'paused'
          ? send.paused(open, reason ?? '').trim()
          : send.underWay(open)
  const details = send.details({ sent, failed, total })
  return {
    sent,
    failed,
    unknown,
    state,
    details: state !== 'sent' ? open : unknown > 0 ? `${details} ${send.uncertain(unknown)}` : details,
    message,
  }
}
