import { monthAndYear, monthTitle } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import type { RecipientValues, Snapshot } from '../../tables/sending.tables'
import { orNull, type Row } from '../../platform/database/rows'
import { domainGroups } from '../../tables/directory.tables'
import { users } from '../../tables/people.tables'
import { messageId } from '../message-id'
import { queueSend } from './sends.queries'

/** Somebody to be mailed, with their domain group. */
export const addressee = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  domainGroupId: orNull(domainGroups.id),
  domainGroupName: orNull(domainGroups.displayName),
}
type Addressee = Row<typeof addressee>

interface Notice {
  kind: 'heads-up' | 'silence' | 'join'
  /** What it is called in the e-mail logs, before the month. */
  title: string
  /** YYYY-MM */
  month: string
  snapshot: Snapshot
  /** What everybody's mail is filled with, besides their first name. */
  values?: RecipientValues
  /** The ids of the people whom it names. */
  names?: readonly string[]
  /** Makes the Message-ID: nobody gets two mails about one thing. */
  about: string
}

/** Queues a mail that is about no match, one send for each domain group; the send engine sends them. People are in the order of their groups. */
export async function queueNotices(
  { clock, config }: Context,
  tx: Transaction,
  { kind, title, month, snapshot, values, names = [], about }: Notice,
  people: Addressee[],
): Promise<void> {
  const now = clock.now()
  for (const group of new Set(people.map(({ domainGroupId }) => domainGroupId))) {
    const ofGroup = people.filter(({ domainGroupId }) => domainGroupId === group)
    await queueSend(
      tx,
      {
        kind,
        domainGroupId: group,
        domainGroupName: ofGroup[0]?.domainGroupName ?? null,
        newsletterTitle: `${title} - ${monthTitle(month)}`,
        ...monthAndYear(month),
        snapshot,
        totalMatches: 0,
        validatedMatches: 0,
        createdAt: now,
      },
      ofGroup.map(({ id, email, firstName }) => ({
        userId: id,
        email,
        names: [...names],
        matchEmail: null,
        matchValidated: true,
        validationIssues: [],
        values: { ...values, firstName: firstName.trim() || email },
        messageId: messageId(config.mailFrom, about, id),
      })),
    )
  }
}
