import { type SQL, sql } from 'drizzle-orm'
import type { Given } from '../tables/columns'
import { eligibleOn, monthOf } from '../tables/people.conditions'

/** How long somebody has to respond, before a round is made without them. */
const GRACE_DAYS = 7

/** SQL: the ids of those who were asked whether they still want to take part a week or more before a day, and are silent since. */
export const dormantOn = (day: Given, also: SQL = sql`true`): SQL =>
  sql`select silences.user_id from silences where silences.asked_at < ${day}::date - ${sql.raw(String(GRACE_DAYS))} and ${also}`

/** SQL: the ids of those who sit out a month's round (YYYY-MM): the next one, or the one that was made without them in that month. */
export const sittingOut = (month: Given, also: SQL = sql`true`): SQL => sql`
  select skips.user_id from skips left join pairings skipped on skipped.id = skips.pairing_id
  where (skips.pairing_id is null or skipped.month = ${month}) and ${also}`

/** SQL: a person is one of those. Each is looked up; who reads everybody asks for the ids. */
export const isDormantOn = (day: Given): SQL =>
  sql`exists (${dormantOn(day, sql`silences.user_id = users.id`)})`
export const sitsOut = (month: Given): SQL =>
  sql`exists (${sittingOut(month, sql`skips.user_id = users.id`)})`

/** SQL: sat out the round of this pairing. */
export const satOut = (pairingId: string): SQL =>
  sql`exists (select from skips where skips.user_id = users.id and skips.pairing_id = ${pairingId})`

/** SQL: is in a round that is made on a day, for statements that read many people. Needs whitelist_coverage joined. */
export const isInRoundOf = (day: Given): SQL =>
  sql`(${eligibleOn(day)} and users.id not in (${dormantOn(day)}) and users.id not in (${sittingOut(monthOf(day))}))`
