import { namesInMail } from '../mail/mailto'
import { today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import type { Freeze } from '../mail/engine/queue-mailing.queries'
import { guestsOf } from './guests.queries'
import { emitMeetingEvents, invitationId, invitationValues, mailTo, queueMails } from './invite'
import type { MeetingRow } from './meetings.queries'
import { declinedSnapshot } from './no-time.email'
import { planMail } from './plan-in-mail'
import { planMatches } from './plan-matches'

/**
 * Tells the people of a match that the calendar of one of them has declined the time that was booked, by one mail: it cancels
 * the time in their calendars, and offers others. False, and nobody is told, where no other can be booked.
 */
export async function offerOtherTimes(
  context: Context,
  tx: Transaction,
  meeting: MeetingRow,
  declinedBy: string,
): Promise<boolean> {
  const { clock, config } = context
  const matchId = meeting.matchId ?? ''
  const plan = (await planMatches(context, tx, [matchId])).get(matchId)
  const guests = (await guestsOf(tx, [meeting], today(clock)))(meeting)
  if (!plan || !guests.every(({ takesPart }) => takesPart)) return false
  const invitation = invitationValues(context, { meeting }, guests)
  await emitMeetingEvents(context, tx, 'meeting.cancelled', clock.now(), [{ meeting, guests }])
  const mails = guests.map((person) => {
    const who = guests.find(({ id }) => id === declinedBy && id !== person.id)
    return {
      ...planMail(context, plan, person.id, (words) => {
        const { personal } = words.meetings.changes.cancelled
        const { subject, when } = mailTo(context, words, { meeting, guests }, person, personal).values
        return {
          ...(who && { partnerName: namesInMail(words, [who]) }),
          ...invitation(words),
          subject,
          when,
          hasDeclined: person.id === declinedBy ? 'yes' : '',
          matchId,
        }
      }),
      messageId: invitationId(context, meeting, person.id),
    }
  })
  const title = 'Your coffee needs another time'
  const snapshot: Freeze = (words) => declinedSnapshot(config, words)
  await queueMails(context, tx, { title, snapshot }, mails)
  return true
}
