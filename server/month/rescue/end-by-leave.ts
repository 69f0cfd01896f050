import { addDays, dayOf, instantOf, momentOf } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { lock } from '../../platform/database/lock'
import { BOOKING_LOCK } from '../../platform/database/locks'
import { forEachProgramme } from '../../platform/jobs/for-each'
import { lastDayOfRound } from '../../platform/jobs/plan.rules'
import { WorkFinder } from '../../people/working-days.rules'
import { isOneOf, workersWhere } from '../../people/workers.queries'
import { matchesOnLeave, stepForLeave } from './leave.queries'

/**
 * Takes people on leave out of open matches without a common working day left before the round ends, and puts them back
 * when their leave turns out shorter. Any other leave keeps the match as it is. Returns how many places changed.
 */
export const endByLeave = (context: Context): Promise<number> =>
  forEachProgramme(context, 'end matches by leave', endOf)

async function endOf({ clock, db, programme: { id, settings, monthTaken } }: Context): Promise<number> {
  const { now, day } = momentOf(clock)
  const { timeZone } = settings
  if ((await matchesOnLeave(db, id, now)).length === 0) return 0
  return db.transaction(async (tx) => {
    await lock(tx, BOOKING_LOCK)
    const open = await matchesOnLeave(tx, id, now)
    const ids = open.flatMap(({ people }) => people.map((one) => one.id))
    const workers = await workersWhere(tx, isOneOf(ids), timeZone)
    const finders = new Map<string, WorkFinder>()
    const finderOf = (publishedAt: Date) => {
      const last = lastDayOfRound(settings, day, monthTaken, dayOf(publishedAt, timeZone))
      const end = instantOf(addDays(last, 1), '00:00', timeZone).getTime()
      const finder = finders.get(last) ?? new WorkFinder({ start: now.getTime(), end })
      finders.set(last, finder)
      return finder
    }
    const changed = open.flatMap(({ matchId, publishedAt, people }) => {
      const those = people.flatMap((one) => workers.get(one.id) ?? [])
      const kept = new Set(finderOf(publishedAt).keptByLeave(those))
      return people.flatMap(({ id: userId, isOut }, place) =>
        kept.has(place) === isOut ? [] : [{ matchId, userId, isOut: !isOut }],
      )
    })
    await stepForLeave(tx, changed, now)
    return changed.length
  })
}
