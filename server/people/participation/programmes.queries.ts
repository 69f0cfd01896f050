import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Programme } from '../../platform/context/context'
import type { Queryable } from '../../platform/database/database'
import { boolean, listOf, objectOf, orNull, readRow, text } from '../../platform/database/rows'
import { users } from '../../tables/people.tables'
import { participations } from '../../tables/programmes.tables'
import { capReached, hasNoGroup, isAsked, isFor, isInProgramme, monthOfRound } from '../rounds.queries'
import { wantsToBeTold } from '../waits.queries'
import { dayByHand } from './skip.queries'

const placeShape = {
  /** It is for people like them. */
  isFor: boolean,
  in: boolean,
  /** YYYY-MM-DD: the day on which they are back in it by themselves. */
  until: orNull(text),
  skipsNext: boolean,
  asksMe: boolean,
  tellWaiting: boolean,
  saysIn: orNull(boolean),
  capReached: users.monthlyCap,
  hasNoGroup: boolean,
  /** The day of their next round by hand. */
  byHand: orNull(text),
}

/** What a person is to each of these programmes on a day; `nextOn`: the days of their next rounds. */
export async function placesIn(
  db: Queryable,
  userId: string,
  programmes: readonly Programme[],
  day: string,
  nextOn = (_: Programme): string => day,
) {
  const place = (programme: Programme): SQL => sql`jsonb_build_object(
    'isFor', ${isFor(day, programme)}, 'in', ${isInProgramme(day, programme)},
    'until', (select chosen.until from participations chosen where chosen.user_id = users.id
      and chosen.programme_id = ${programme.id} and chosen.until > ${day}::date),
    'skipsNext', exists (select from skips where skips.user_id = users.id and skips.programme_id = ${programme.id}
      and skips.round_id is null),
    'asksMe', ${isAsked(programme)}, 'tellWaiting', ${wantsToBeTold(programme.id)},
    'saysIn', (select asks.is_in from asks where asks.user_id = users.id and asks.programme_id = ${programme.id} and asks.round_id is null),
    'hasNoGroup', ${hasNoGroup(programme)},
    'byHand', ${dayByHand(programme.id, day)}, 'capReached', ${capReached(monthOfRound(nextOn(programme), programme))})`
  const { places } = await readRow(
    db,
    { places: listOf(objectOf(placeShape)) },
    sql`
    select jsonb_build_array(${sql.join(programmes.map(place), sql`, `)}) as places
    from users join whitelist_coverage on whitelist_coverage.user_id = users.id where users.id = ${userId}`,
  )
  return places
}

interface Chosen {
  userId: string
  programmeId: string
}

/** Stores what somebody chose about one programme. */
export const storeParticipation = (
  db: Queryable,
  { userId, programmeId }: Chosen,
  choice: { isIn: boolean; until: string | null; changedAt: Date },
) =>
  db
    .insert(participations)
    .values({ userId, programmeId, ...choice })
    .onConflictDoUpdate({
      target: [participations.programmeId, participations.userId],
      // Who is in it already has joined it before.
      set: {
        ...choice,
        changedAt: sql`case when ${participations.isIn} and ${choice.isIn} then ${participations.changedAt} else excluded.changed_at end`,
      },
    })

/** Somebody who left a programme with hosts is in it again, and waits from now on. */
export const comeBack = (db: Queryable, { userId, programmeId }: Chosen, now: Date) =>
  db
    .update(participations)
    .set({ isIn: true, until: null, changedAt: now })
    .where(
      and(
        eq(participations.userId, userId),
        eq(participations.programmeId, programmeId),
        eq(participations.isIn, false),
      ),
    )

/** Somebody is in a programme as everybody is. */
export const forgetParticipation = (db: Queryable, { userId, programmeId }: Chosen) =>
  db
    .delete(participations)
    .where(and(eq(participations.userId, userId), eq(participations.programmeId, programmeId)))
