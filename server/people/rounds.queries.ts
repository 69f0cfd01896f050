import { type SQL, sql } from 'drizzle-orm'
import { eligibleOn } from './people.queries'

/** How long somebody has to respond, before a round is made without them. */
const GRACE_DAYS = 7

/** SQL: was asked whether they still want to take part a week or more before a day, and has given no sign of life since. */
export const isDormantOn = (day: string): SQL =>
  sql`exists (select from silences where silences.user_id = users.id and silences.asked_at < ${day}::date - ${sql.raw(String(GRACE_DAYS))})`

/** SQL: sits out a month's round (YYYY-MM): the next one, or the one that was made without them in that month. */
export const sitsOut = (month: string): SQL => sql`exists (
  select from skips left join pairings skipped on skipped.id = skips.pairing_id
  where skips.user_id = users.id and (skips.pairing_id is null or skipped.month = ${month}))`

/** SQL: sat out the round of this pairing. */
export const satOut = (pairingId: string): SQL =>
  sql`exists (select from skips where skips.user_id = users.id and skips.pairing_id = ${pairingId})`

/** SQL: is in a round that is made on a day. Needs whitelist_coverage joined. */
export const isInRoundOf = (day: string): SQL =>
  sql`(${eligibleOn(day)} and not ${isDormantOn(day)} and not ${sitsOut(day.slice(0, 7))})`
