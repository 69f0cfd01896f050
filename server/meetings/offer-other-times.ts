import { isolated } from '../../shared/isolated'
import { nameOrAddress } from '../../shared/person-name'
import { today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { messageId } from '../mail/message-id'
import { declinedSnapshot } from './no-time.email'
import { queueMails, whenInWords } from './invite'
import { inviteesById } from './guests.queries'
import { planMail } from './plan-in-mail'
import { sidesOf } from '../pairings/seats.rules'
import { planMatches } from './plan-matches'

/** Mails the people of a match other times, when the calendar of one of them has declined the one that was booked. */
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
  const ids = plan.people.map(({ id }) => id)
  const people = await inviteesById(tx, ids, today(clock))
  if (!people.every(({ takesPart }) => takesPart)) return
  const mails = people.map(({ id: userId }) => {
    const { own, others } = sidesOf(plan, userId)
    const who = others.find(({ id }) => id === declinedBy)
    return {
      ...planMail(plan, userId, clock, {
        ...(who && { partnerName: isolated(nameOrAddress(who)) }),
        when: whenInWords(meeting.startsAt, own.timeZone ?? clock.timeZone),
        hasDeclined: userId === declinedBy ? 'yes' : '',
        matchId,
      }),
      messageId: messageId(config.mailFrom, `declined ${meeting.id} ${meeting.sequence}`, userId),
    }
  })
  const title = 'Your coffee needs another time'
  await queueMails(context, tx, { title, snapshot: declinedSnapshot(config) }, mails)
}
