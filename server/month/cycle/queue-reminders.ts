import { monthTitle, today } from '../../platform/context/clock'
import type { Context, Programme } from '../../platform/context/context'
import { contextForProgramme } from '../../platform/context/programmes'
import type { Transaction } from '../../platform/database/database'
import { lock } from '../../platform/database/lock'
import { BOOKING_LOCK } from '../../platform/database/locks'
import type { Window } from '../../platform/database/uuids'
import { forEachPairing } from '../../platform/jobs/for-each'
import { askAfterMs } from '../../platform/jobs/plan.rules'
import { wordsFor } from '../../platform/http/language'
import { othersInMail } from '../../mail/mailto'
import { messageId } from '../../mail/message-id'
import { queueMailing } from '../../mail/engine/queue-mailing.queries'
import { reminderSnapshot } from './cycle.email'
import { insertReminders, mailedPairings, type Unanswered, unansweredMatches } from './cycle-mails.queries'

/** No reminders for newsletters older than this much longer, for example if reminders are turned on later. */
const NOT_AFTER = 3

/**
 * Reminds people who have not answered whether they met, a week after the newsletter that named their match, in each
 * programme that wants it; once per person and match. The send engine sends them, with the same guarantees. Returns how
 * many.
 */
export async function queueReminders(context: Context): Promise<number> {
  const windows = context.programmes().flatMap((programme) => windowOf(programme, context.clock.now()))
  const programmeOf = new Map(
    (await mailedPairings(context.db, windows)).map(({ id, programmeId }) => [id, programmeId]),
  )
  const reminded = await forEachPairing(context, 'queue reminders', programmeOf.keys(), (pairingId) => {
    const sent = windows.find((one) => one.programmeId === programmeOf.get(pairingId)) as Window
    return queueOf(contextForProgramme(context, sent.programmeId), pairingId, sent)
  })
  return reminded.reduce((sum, count) => sum + count, 0)
}

/** When the mails were sent of which a programme reminds now; none if it does not. */
function windowOf(programme: Programme, now: Date): Window[] {
  const rest = askAfterMs(programme.settings)
  const [after, until] = [new Date(now.getTime() - NOT_AFTER * rest), new Date(now.getTime() - rest)]
  return programme.settings.reminders ? [{ programmeId: programme.id, after, until }] : []
}

const queueOf = (context: Context, pairingId: string, sent: Window): Promise<number> =>
  context.db.transaction(async (tx) => {
    await lock(tx, BOOKING_LOCK)
    const people = await unansweredMatches(tx, pairingId, sent, today(context.clock))
    if (people.length > 0) await queueForPairing(context, tx, people)
    return people.length
  })

async function queueForPairing(context: Context, tx: Transaction, people: Unanswered[]): Promise<void> {
  const first = people[0] as Unanswered
  const { id: sendId } = await queueMailing(
    context,
    tx,
    {
      kind: 'reminder',
      title: `Did you meet? - ${monthTitle(first.month)} Reminder`,
      month: first.month,
      snapshot: (words) => reminderSnapshot(context.config, words),
      of: first,
      matches: new Set(people.map(({ matchId }) => matchId)).size,
    },
    people.map(({ matchId, userId, email, firstName, others, mailedAt, ...person }) => {
      const words = wordsFor(person, context).mail
      return {
        userId,
        since: new Date((mailedAt?.getTime() ?? 0) + askAfterMs(context.programme.settings)),
        email,
        language: words.language,
        names: others.map(({ id }) => id),
        matchEmail: others[0]?.email ?? null,
        values: { firstName: firstName.trim() || email, ...othersInMail(words, others), matchId },
        messageId: messageId(context.config.mailFrom, `reminder ${matchId}`, userId),
      }
    }),
  )
  await insertReminders(tx, sendId, people, context.clock.now())
}
