import type { MailWords } from '../../../languages/words'
import { hasLeft, nameOrAddress } from '../../../shared/person-name'
import { dayOf, monthTitle, today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { lock } from '../../platform/database/lock'
import { BOOKING_LOCK } from '../../platform/database/locks'
import { forEachDueProgramme, forEachPairing } from '../../platform/jobs/for-each'
import { wordsFor } from '../../platform/http/language'
import { messageId } from '../../mail/message-id'
import { queueMailing } from '../../mail/engine/queue-mailing.queries'
import { insertStrandings, type Untold, untoldPeople } from './rescue.queries'
import { tooLateInWords, whenOver } from '../../pairings/rescue-over.rules'
import { strandedSnapshot } from './stranded.email'

/** Tells the stranded of every programme. Returns how many. */
export const findStranded = (context: Context): Promise<number> =>
  forEachDueProgramme(context, 'find the stranded', untoldOfAll, findStrandedOf)

/** Those of all programmes, on each day that it is in one of them. */
async function untoldOfAll({ clock, db, programmes }: Context): Promise<Untold[]> {
  const now = clock.now()
  const days = new Set(programmes().map(({ settings }) => dayOf(now, settings.timeZone)))
  const found = []
  for (const day of days) found.push(...(await untoldPeople(db, { now, day }, {})))
  return found
}

/**
 * Queues a mail to everybody of a programme whose match can't make it any more; once per person and match on the same day.
 * Where no other match can come any more, it says so, and when the next round is. Strandings follow from who takes part
 * today, so nobody is forgotten, however the others left and whatever died meanwhile. Returns how many.
 */
async function findStrandedOf(context: Context): Promise<number> {
  const { clock, db, programme } = context
  const moment = { now: clock.now(), day: today(clock) }
  const found = await untoldPeople(db, moment, { programmeId: programme.id })
  const told = await forEachPairing(
    context,
    'find the stranded',
    new Set(found.map(({ pairingId }) => pairingId)),
    (pairingId) =>
      db.transaction(async (tx) => {
        await lock(tx, BOOKING_LOCK)
        // Some may have been told since, or their match came back.
        const people = await untoldPeople(tx, moment, { pairingId })
        if (people.length > 0) await queueForPairing(context, tx, people)
        return people.length
      }),
  )
  return told.reduce((sum, count) => sum + count, 0)
}

/** @param instead what is told where nobody gets someone else, by who is told */
export async function queueForPairing(
  context: Context,
  tx: Transaction,
  people: Untold[],
  instead?: (words: MailWords, userId: string) => string,
): Promise<void> {
  const { clock, programme } = context
  const { settings, monthTaken } = programme
  const first = people[0] as Untold
  const over = whenOver(settings, { now: clock.now(), monthTaken, publishedAt: first.publishedAt })
  const { id: sendId } = await queueMailing(
    context,
    tx,
    {
      kind: 'stranded',
      title: `Your match can’t make it - ${monthTitle(first.month)}`,
      month: first.month,
      snapshot: (words) => strandedSnapshot(context.config, words),
      of: first,
      matches: people.length,
    },
    people.map(({ matchId, userId, email, firstName, partnerId, partner, ...person }) => {
      const words = wordsFor(person, context).mail
      return {
        userId,
        email,
        language: words.language,
        names: [partnerId],
        matchEmail: partner.email || null,
        values: {
          firstName: firstName.trim() || nameOrAddress({ email }),
          partnerName: hasLeft(partner) ? words.frame.yourMatch : nameOrAddress(partner),
          matchId,
          tooLate: instead ? instead(words, userId) : tooLateInWords(words, over),
        },
        // After a restore it may be for the second time, and would be dropped under a known one.
        messageId: messageId(context.config.mailFrom, `stranded ${matchId} ${clock.now().getTime()}`, userId),
      }
    }),
  )
  await insertStrandings(tx, sendId, people, clock.now())
}
