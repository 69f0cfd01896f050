import { isolated } from '../../shared/isolated'
import { nameOrAddress } from '../../shared/person-name'
import { today } from '../context/clock'
import type { Context } from '../context/context'
import type { Transaction } from '../database/database'
import { mailtoOf } from '../mail/mailto'
import { messageId } from '../sending/message-id'
import { declinedSnapshot } from './declined.email'
import { queueMails, whenInWords } from './invite'
import { inviteesById } from './meetings.queries'
import { planValues } from './plan-in-mail'
import { planMatches, sidesOf } from './plan-matches'

/** Mails both people of a match other times, when the calendar of one of them has declined the one that was booked. */
export async function offerOtherTimes(
  context: Context,
  tx: Transaction,
  matchId: string,
  declinedBy: string,
): Promise<void> {
  const { clock, config } = context
  const plan = (await planMatches(context, tx, [matchId])).get(matchId)
  const { meeting } = plan ?? {}
  if (!plan || !meeting) return
  const people = await inviteesById(tx, [plan.first.id, plan.second.id], today(clock))
  if (!people.every(({ takesPart }) => takesPart)) return
  const mails = people.map(({ id: userId }) => {
    const { own, partner } = sidesOf(plan, userId)
    return {
      userId,
      email: own.email,
      matchEmail: partner.email,
      matchValidated: true,
      validationIssues: [],
      values: {
        firstName: own.firstName.trim() || nameOrAddress(own),
        partnerName: isolated(nameOrAddress(partner)),
        partnerEmail: partner.email,
        partnerMailto: mailtoOf(partner.email),
        when: whenInWords(meeting.startsAt, own.timeZone ?? clock.timeZone),
        hasDeclined: userId === declinedBy ? 'yes' : '',
        matchId,
        ...planValues(plan, userId, clock),
      },
      messageId: messageId(config.mailFrom, `declined ${meeting.id} ${meeting.sequence}`, userId),
    }
  })
  const title = 'Your coffee needs another time'
  await queueMails(context, tx, { title, snapshot: declinedSnapshot(config) }, mails)
}
