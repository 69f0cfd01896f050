import { monthTitle } from '../context/clock'
import type { Context } from '../context/context'
import type { Transaction } from '../database/database'
import type { Snapshot } from '../mail/frozen-mail'
import { messageId } from '../newsletters/send-newsletter'
import { wakeInstances } from '../sending/rows.queries'
import { insertSend } from '../sending/sends.queries'

export interface Addressee {
  id: string
  email: string
  firstName: string
  domainGroupId: string | null
  domainGroupName: string | null
}

interface Notice {
  kind: 'heads-up' | 'silence'
  /** What it is called in the e-mail logs, before the month. */
  title: string
  /** YYYY-MM */
  month: string
  snapshot: Snapshot
  /** Makes the Message-ID: nobody gets two mails about one thing. */
  about: string
}

/** Queues a mail that is about no match, one send for each domain group; the send engine sends them. People are in the order of their groups. */
export async function queueNotices(
  { clock, config }: Context,
  tx: Transaction,
  { kind, title, month, snapshot, about }: Notice,
  people: Addressee[],
): Promise<void> {
  const now = clock.now()
  for (const group of new Set(people.map(({ domainGroupId }) => domainGroupId))) {
    const ofGroup = people.filter(({ domainGroupId }) => domainGroupId === group)
    const sendId = await insertSend(
      tx,
      {
        kind,
        domainGroupId: group,
        domainGroupName: ofGroup[0]?.domainGroupName ?? null,
        newsletterTitle: `${title} - ${monthTitle(month)}`,
        month: Number(month.slice(5)),
        year: Number(month.slice(0, 4)),
        snapshot,
        state: 'queued',
        totalMatches: 0,
        validatedMatches: 0,
        totalRecipients: ofGroup.length,
        createdAt: now,
      },
      ofGroup.map(({ id, email, firstName }) => ({
        userId: id,
        email,
        matchEmail: null,
        matchValidated: true,
        validationIssues: [],
        values: { firstName: firstName.trim() || email },
        messageId: messageId(config.mailFrom, about, id),
        state: 'waiting' as const,
        nextAttemptAt: now,
      })),
    )
    await wakeInstances(tx, sendId)
  }
}
