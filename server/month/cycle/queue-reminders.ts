import { monthTitle, today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { hold } from '../../platform/database/hold'
import { REMINDER_LOCK } from '../../platform/database/locks'
import { forEachPairing, forEachProgramme } from '../../platform/jobs/for-each'
import { roundDays } from '../../platform/jobs/plan.rules'
import { wordsFor } from '../../platform/http/language'
import { othersInMail } from '../../mail/mailto'
import { messageId } from '../../mail/message-id'
import { queueMailing } from '../../mail/engine/queue-mailing.queries'
import { reminderSnapshot } from './reminder.email'
import { insertReminders, mailedPairings, type Unanswered, unansweredMatches } from './reminders.queries'

const DAY_MS = 86_400_000
/** After the newsletter; at the middle of a shorter round. */
const AFTER_DAYS = 14
/** No reminders for newsletters older than this much longer, for example if reminders are turned on later. */
const NOT_AFTER = 1.5

/** Reminds of the unanswered matches of each programme that wants it. Returns how many people. */
export const queueReminders = (context: Context): Promise<number> =>
  forEachProgramme(context, 'queue reminders', queueOf)

/**
 * Queues a reminder for everyone of a programme who has not said whether they met, two weeks after the newsletter that named
 * their match; once per person and match. The send engine sends them, with the same guarantees. Returns how many.
 */
async function queueOf(context: Context): Promise<number> {
  const { clock, db, programme } = context
  if (!programme.settings.reminders) return 0
  const now = clock.now()
  const afterMs = Math.min(AFTER_DAYS, roundDays(programme.settings) / 2) * DAY_MS
  const sent = {
    after: new Date(now.getTime() - NOT_AFTER * afterMs),
    until: new Date(now.getTime() - afterMs),
  }
  const reminded = await forEachPairing(
    context,
    'queue reminders',
    await mailedPairings(db, programme.id, sent),
    (pairingId) =>
      db.transaction(async (tx) => {
        await hold(tx, REMINDER_LOCK)
        const people = await unansweredMatches(tx, pairingId, sent, today(clock))
        if (people.length > 0) await queueForPairing(context, tx, people)
        return people.length
      }),
  )
  return reminded.reduce((sum, count) => sum + count, 0)
}

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
    people.map(({ matchId, userId, email, firstName, others, ...person }) => {
      const words = wordsFor(person, context).mail
      return {
        userId,
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
