import type { MailWords } from '../../languages/words'
import { addDays, dayOf, instantOf, timeOf } from '../platform/context/clock'
import type { Context, Programme } from '../platform/context/context'
import { forEachDueProgramme } from '../platform/jobs/for-each'
import { roundDays } from '../platform/jobs/plan.rules'
import { lock } from '../platform/database/lock'
import { BOOKING_LOCK } from '../platform/database/locks'
import type { Window } from '../platform/database/uuids'
import type { Plan } from '../../shared/programme'
import { type WorkingHours, workingHoursOf } from '../../shared/working-hours'
import { namesInMail } from '../mail/mailto'
import { messageId } from '../mail/message-id'
import { queueMails } from './invite'
import { markReminded, matchesWithoutTime } from './meetings.queries'
import { organiserSnapshot } from './no-time.email'
import { planMail } from './plan-in-mail'
import { sidesOf } from '../pairings/seats.rules'
import { planMatches } from './plan-matches'
import { weekdayOf } from '../people/working-days.rules'

const DAY_MS = 86_400_000
const AFTER_WORKING_DAYS = 4
/** No reminders of matches that were mailed longer ago, for example if booking is turned on later. */
const NOT_AFTER_MS = 21 * DAY_MS

/** Reminds the organisers of each programme that books times. Returns how many mails there are. */
export const remindOrganisers = (context: Context): Promise<number> =>
  forEachDueProgramme(context, 'remind organisers', withoutTimeOfAll, remindOf)

const withoutTimeOfAll = ({ clock, db, programmes }: Context) =>
  matchesWithoutTime(
    db,
    programmes().flatMap((programme) => windowOf(programme, clock.now())),
  )

const daysWithoutTime = (plan: Pick<Plan, 'weeks'>): number =>
  Math.min(AFTER_WORKING_DAYS, (roundDays(plan) / 7) * 2)

/** When the mails were sent whose matches may be due now; none where times are not booked. */
function windowOf({ id, settings }: Programme, now: Date): Window[] {
  const after = new Date(now.getTime() - NOT_AFTER_MS)
  const until = new Date(now.getTime() - (daysWithoutTime(settings) - 1) * DAY_MS)
  return settings.booking === 'off' ? [] : [{ programmeId: id, after, until }]
}

/**
 * Reminds only the person who suggests the time, when none is booked four of their working days (in a round of one week two) after the mail that
 * named their match; once per match, in their working hours. Returns how many mails there are.
 */
async function remindOf(context: Context): Promise<number> {
  const { clock, config, db, programme } = context
  return db.transaction(async (tx) => {
    await lock(tx, BOOKING_LOCK)
    const now = clock.now()
    const afterDays = daysWithoutTime(programme.settings)
    const waiting = await matchesWithoutTime(tx, windowOf(programme, now))
    const matchIds = waiting.map(({ matchId }) => matchId)
    const plans = await planMatches(context, tx, matchIds)
    const mails = waiting.flatMap(({ matchId, userId, mailedAt }) => {
      const plan = plans.get(matchId)
      if (!plan) return []
      const { own, others } = sidesOf(plan, userId)
      const timeZone = own.timeZone ?? clock.timeZone
      const since = dueSince(now, mailedAt, timeZone, workingHoursOf(own), afterDays)
      if (!since) return []
      return {
        since,
        ...planMail(context, plan, userId, (words) => ({
          matchId,
          subject: words.reminders.organiser.personal(namesInMail(words, others)),
        })),
        messageId: messageId(config.mailFrom, `organiser ${matchId}`, userId),
      }
    })
    const send = {
      title: 'Your coffee needs a time',
      snapshot: (words: MailWords) => organiserSnapshot(config, words),
    }
    await queueMails(context, tx, send, mails)
    const reminded = mails.map(({ values }) => values.matchId)
    await markReminded(tx, reminded, now)
    return mails.length
  })
}

/** Since when enough of somebody's working days have passed since an instant; undefined if they have not, or nobody is at work. */
export function dueSince(
  now: Date,
  since: Date,
  timeZone: string,
  { days, from, to }: WorkingHours,
  afterDays = AFTER_WORKING_DAYS,
): Date | undefined {
  const thisDay = dayOf(now, timeZone)
  const time = timeOf(now, timeZone)
  if (!days.includes(weekdayOf(thisDay)) || time < from || time >= to) return undefined
  let count = 0
  for (let day = addDays(dayOf(since, timeZone), 1); day <= thisDay; day = addDays(day, 1))
    if (days.includes(weekdayOf(day)) && ++count >= afterDays) return instantOf(day, from, timeZone)
  return undefined
}
