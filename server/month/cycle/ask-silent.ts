import type { MailWords } from '../../../languages/words'
import { currentMonth, today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { hold } from '../../platform/database/hold'
import { REMINDER_LOCK } from '../../platform/database/locks'
import { queueNotices } from '../../mail/engine/queue-mailing.queries'
import { silenceSnapshot } from './silence.email'
import { deleteSilences, insertSilences, silentPeople } from './silence.queries'

/**
 * Asks everyone who has been silent for so many rounds as the programme says whether they still want to take part; once,
 * until they give a sign of life. People who do not respond are left out of later rounds. Returns how many.
 */
export async function askSilent(context: Context): Promise<number> {
  const { clock, config, db, programme } = context
  const { dormantAfter } = programme.settings
  return db.transaction(async (tx) => {
    await hold(tx, REMINDER_LOCK)
    if (dormantAfter === 0) {
      await deleteSilences(tx)
      return 0
    }
    const people = await silentPeople(tx, programme, dormantAfter, today(clock))
    if (people.length === 0) return 0
    const now = clock.now()
    const ids = people.map(({ id }) => id)
    await insertSilences(tx, ids, now)
    const notice = {
      kind: 'silence',
      title: 'Still fancy a coffee?',
      month: currentMonth(clock),
      snapshot: (words: MailWords) => silenceSnapshot(config, words),
      about: `silence ${now.toISOString()}`,
    } as const
    await queueNotices(context, tx, notice, people)
    return people.length
  })
}
