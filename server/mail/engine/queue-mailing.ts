import { monthAndYear, monthTitle } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import type { RecipientValues, sends, Snapshot } from '../../tables/sending.tables'
import { orNull, type Row } from '../../platform/database/rows'
import { domainGroups } from '../../tables/directory.tables'
import { users } from '../../tables/people.tables'
import { messageId } from '../message-id'
import { type Queued, queueSend } from './sends.queries'

const ROWS_AT_ONCE = 1000

function* inBatches(mails: Queued[]): Generator<Queued[]> {
  for (let i = 0; i < mails.length; i += ROWS_AT_ONCE) yield mails.slice(i, i + ROWS_AT_ONCE)
}

type Send = typeof sends.$inferInsert

/** One mail to many people: what theirs have in common. */
interface Mailing {
  kind: Send['kind']
  /** What it is called in the e-mail logs. */
  title: string
  /** YYYY-MM */
  month: string
  snapshot: Snapshot
  /** The pairing or domain group that it is for. */
  of?: Pick<Send, 'pairingId' | 'pairingFile' | 'domainGroupId' | 'domainGroupName'>
  /** How many matches it is about. */
  matches?: number
}

/** Queues a mail for these people, as one send; the send engine sends it. Returns the id of the send. */
export async function queueMailing(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  { kind, title, month, snapshot, of = {}, matches = 0 }: Mailing,
  mails: Queued[],
): Promise<string> {
  const { pairingId, pairingFile, domainGroupId, domainGroupName } = of
  const send = {
    kind,
    newsletterTitle: title,
    ...monthAndYear(month),
    pairingId,
    pairingFile,
    domainGroupId,
    domainGroupName,
    snapshot,
    totalMatches: matches,
    validatedMatches: matches,
    createdAt: clock.now(),
  }
  const { id } = await queueSend(tx, send, inBatches(mails))
  return id
}

/** Somebody to be mailed, with their domain group. */
export const addressee = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  domainGroupId: orNull(domainGroups.id),
  domainGroupName: orNull(domainGroups.displayName),
}
type Addressee = Row<typeof addressee>

interface Notice extends Pick<Mailing, 'title' | 'month' | 'snapshot'> {
  kind: 'heads-up' | 'silence' | 'join'
  /** What everybody's mail is filled with, besides their first name. */
  values?: RecipientValues
  /** The ids of the people whom it names. */
  names?: readonly string[]
  /** Makes the Message-ID: nobody gets two mails about one thing. */
  about: string
}

/** Queues a mail that is about no match, one send for each domain group. People are in the order of their groups. */
export async function queueNotices(
  context: Context,
  tx: Transaction,
  { kind, title, month, snapshot, values, names = [], about }: Notice,
  people: Addressee[],
): Promise<void> {
  for (const domainGroupId of new Set(people.map((person) => person.domainGroupId))) {
    const ofGroup = people.filter((person) => person.domainGroupId === domainGroupId)
    const domainGroupName = ofGroup[0]?.domainGroupName ?? null
    await queueMailing(
      context,
      tx,
      {
        kind,
        title: `${title} - ${monthTitle(month)}`,
        month,
        snapshot,
        of: { domainGroupId, domainGroupName },
      },
      ofGroup.map(({ id, email, firstName }) => ({
        userId: id,
        email,
        names: [...names],
        values: { ...values, firstName: firstName.trim() || email },
        messageId: messageId(context.config.mailFrom, about, id),
      })),
    )
  }
}
