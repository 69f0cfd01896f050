import type { MailWords } from '../../../languages/words'
import { currentMonth, today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { forEachProgramme } from '../../platform/jobs/for-each'
import { lock } from '../../platform/database/lock'
import { BOOKING_LOCK } from '../../platform/database/locks'
import { queueNotices } from '../../mail/engine/queue-mailing.queries'
import { silenceSnapshot } from './cycle.email'
import { deleteSilences, insertSilences, silentPeople } from './cycle-mails.queries'

/**
 * Asks people whether they still want to take part after as many silent rounds as the programme sets; once, until a sign of
 * life in any programme. People who do not respond are left out of later rounds of all programmes: they are dormant, not
 * one of their coffees. Returns how many.
 */
export async function askSilent(context: Context): Promise<number> {
  if (context.programmes().every(({ settings }) => settings.dormantAfter === 0)) {
    await forgetSilences(context)
    return 0
  }
  return forEachProgramme(context, 'ask the silent', askSilentOf)
}

/** Nobody is silent or dormant any more: the people team turned it off. */
const forgetSilences = ({ db }: Context) =>
  db.transaction(async (tx) => {
    await lock(tx, BOOKING_LOCK)
    await deleteSilences(tx)
  })

async function askSilentOf(context: Context): Promise<number> {
  const { clock, config, db, programme } = context
  const { dormantAfter } = programme.settings
  if (dormantAfter === 0) return 0
  return db.transaction(async (tx) => {
    await lock(tx, BOOKING_LOCK)
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
