import { momentOf, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { contextForProgramme, groupByProgramme } from '../platform/context/programmes'
import type { Transaction } from '../platform/database/database'
import { lock } from '../platform/database/lock'
import { BOOKING_LOCK } from '../platform/database/locks'
import { whyStill } from '../pairings/seats.rules'
import { invite } from './invite'
import { inviteesById } from './guests.queries'
import { whenOver } from '../pairings/rescue-over.rules'
import { strandedIn } from '../pairings/stranded.queries'
import { cancelImpossible, leavingOnes, letGo, type MeetingRow, ofChangedMatches } from './meetings.queries'
import { toCome } from './plan-matches'

/**
 * Lets the others of a match of three or more go on without who left, cancels meetings that can't be any more, and tells
 * their people. Which they are follows from who takes part and which matches stand, so none is forgotten however it came
 * about, and whatever died meanwhile. Returns how many were cancelled.
 */
export async function cancelImpossibleMeetings(context: Context): Promise<number> {
  const { clock, db } = context
  return db.transaction(async (tx) => {
    await lock(tx, BOOKING_LOCK)
    await goOnWithout(context, tx)
    const cancelled = await cancelImpossible(tx, clock.now())
    if (cancelled.length === 0) return 0
    const changed = await ofChangedMatches(
      tx,
      cancelled.map(({ id }) => id),
    )
    const alone = await strandedOf(context, tx, cancelled)
    const told = cancelled.map(({ programmeId, ...meeting }) => ({
      meeting,
      stranded: alone.get(meeting.matchId ?? ''),
      programmeId: programmeId ?? changed.get(meeting.id) ?? context.programme.id,
    }))
    for (const { context: own, rows } of groupByProgramme(context, told)) {
      const some = (isChanged: boolean) => rows.filter(({ meeting }) => changed.has(meeting.id) === isChanged)
      await invite(own, tx, 'cancelled', some(false))
      await invite(own, tx, 'rematched', some(true))
    }
    return cancelled.length
  })
}

/** People left alone by the end of meetings, by match: the mail that cancels the time offers them someone else. */
async function strandedOf(context: Context, tx: Transaction, cancelled: MeetingRow[]) {
  const { clock } = context
  const matchIds = cancelled.flatMap(({ matchId }) => matchId ?? [])
  const people = await strandedIn(tx, matchIds, today(clock))
  return new Map(
    people.map(({ matchId, userId, publishedAt, programmeId }) => {
      const { settings, monthTaken } = contextForProgramme(context, programmeId).programme
      const over = whenOver(settings, { now: clock.now(), monthTaken, publishedAt })
      return [matchId, { userId, over }]
    }),
  )
}

/** Cancels impossible meetings of hidden pairings that are about to be shown. Nobody knows of them yet, so nobody is told. */
export async function showWithout(context: Context, tx: Transaction, pairingIds: string[]): Promise<void> {
  const moment = momentOf(context.clock)
  const leaving = await leavingOnes(tx, moment, pairingIds)
  if (leaving.length > 0) await letGo(tx, leaving, moment.now)
}

/**
 * Takes people who no longer take part out of matches in which two go on without them. A time that is booked stays for the
 * others, who are told; who left is told that it is cancelled for them.
 */
async function goOnWithout(context: Context, tx: Transaction): Promise<void> {
  const { clock } = context
  const moment = momentOf(clock)
  const { now, day } = moment
  const leaving = await leavingOnes(tx, moment)
  if (leaving.length === 0) return
  const meetings = await letGo(tx, leaving, now)
  const sizes = new Map(leaving.map(({ matchId, people }) => [matchId, people]))
  const ids = leaving.map(({ gone }) => gone)
  const here = { matchId: null, day }
  const leavers = new Map((await inviteesById(tx, ids, here)).map((person) => [person.id, person]))
  const booked = new Map(
    meetings
      .filter((meeting) => toCome(meeting, now))
      .map((meeting) => [
        meeting.matchId,
        { meeting, description: { why: whyStill(sizes.get(meeting.matchId ?? '') ?? 3) } },
      ]),
  )
  for (const { context: own, rows } of groupByProgramme(context, leaving)) {
    const left = new Set(rows.map(({ matchId }) => matchId))
    await invite(
      own,
      tx,
      'goesOn',
      [...left].flatMap((matchId) => booked.get(matchId) ?? []),
    )
    const cancelled = rows.flatMap(({ matchId, gone }) => {
      const one = booked.get(matchId)
      const leaver = leavers.get(gone)
      return one && leaver ? { ...one, meeting: { ...one.meeting, state: 'cancelled' as const }, leaver } : []
    })
    await invite(own, tx, 'cancelled', cancelled)
  }
}
