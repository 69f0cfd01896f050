import { wordsIn } from '../../../languages/server'
import { addMonths, currentMonth, instantOf, monthAndYear, today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { findPairing } from '../../pairings/pairing-use.queries'
import { audienceOf } from '../../newsletters/audience.queries'
import { audience, type Recipient } from '../../newsletters/audience.rules'
import { insertNewsletter, setPairings } from '../../newsletters/newsletters.queries'
import { toRecipient } from '../../newsletters/recipient-values'
import { messageId } from '../../mail/message-id'
import { insertSend } from '../../mail/engine/sends.queries'
import { snapshotOf } from '../../newsletters/snapshot'
import { starterContent } from '../../newsletters/starter-content'
import { SAMPLE_GROUPS, sampleId } from './sample-people'

/** Two newsletters that went out, with their logs, and a draft for this month. */
export async function insertSampleNewsletters(context: Context, tx: Transaction): Promise<void> {
  const month = currentMonth(context.clock)
  for (const back of [2, 1]) await insertSent(context, tx, addMonths(month, -back))
  const { month: number, year } = monthAndYear(month)
  const now = context.clock.now()
  await insertNewsletter(tx, {
    ...starterContent({ month: number, year }, wordsIn('en').mail),
    ...monthAndYear(month),
    programmeId: context.programme.id,
    status: 'draft',
    createdAt: now,
    updatedAt: now,
  })
}

/** The first group's newsletter of a month, sent on the 4th. */
async function insertSent(context: Context, tx: Transaction, month: string): Promise<void> {
  const [group] = SAMPLE_GROUPS
  const pairingId = sampleId('pairing', month, sampleId('group', group.name))
  const pairing = await findPairing(tx, pairingId)
  if (!pairing) return
  const { month: number, year } = monthAndYear(month)
  const { timeZone } = context.clock
  const sentAt = instantOf(`${month}-04`, '08:30', timeZone)
  const newsletter = await insertNewsletter(tx, {
    ...starterContent({ month: number, year }, wordsIn('en').mail),
    id: sampleId('newsletter', month),
    ...monthAndYear(month),
    programmeId: context.programme.id,
    status: 'sent',
    createdAt: instantOf(`${month}-03`, '10:00', timeZone),
    updatedAt: sentAt,
    approvedAt: instantOf(`${month}-03`, '16:00', timeZone),
    sentAt,
  })
  await setPairings(tx, newsletter.id, [pairingId])
  const words = wordsIn('en').mail
  const people = await audienceOf(tx, context.programme, pairing, today(context.clock))
  const { recipients, totalMatches, validatedMatches } = audience(people)
  await insertSend(
    tx,
    {
      newsletterId: newsletter.id,
      pairingId,
      pairingFile: pairing.fileName,
      domainGroupId: pairing.domainGroupId,
      domainGroupName: pairing.domainGroupName,
      newsletterTitle: newsletter.title,
      ...monthAndYear(month),
      snapshot: snapshotOf(newsletter, context.config, words),
      state: 'sent',
      totalMatches,
      validatedMatches,
      totalRecipients: recipients.length,
      createdAt: sentAt,
      startedAt: sentAt,
      finishedAt: sentAt,
    },
    recipients.map((recipient, index) => ({
      ...toRecipient(words, recipient),
      messageId: messageId(context.config.mailFrom, newsletter.id, recipient.person.id),
      attempt: 1,
      nextAttemptAt: sentAt,
      finishedAt: sentAt,
      ...outcome(recipient, index),
    })),
  )
}

/** Nearly all arrive; one mailbox is full, so that the log has something to show. */
function outcome({ person }: Recipient, index: number) {
  if (index !== 11) return { state: 'sent' as const, sendStatus: 'success' }
  return {
    state: 'failed' as const,
    sendStatus: 'failed',
    errorCode: '552',
    errorMessage: `552 5.2.2 The mailbox of ${person.email} is full`,
    failureReason: 'The mail server refused the message for good.',
  }
}
