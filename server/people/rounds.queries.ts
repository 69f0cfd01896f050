import { type SQL, sql } from 'drizzle-orm'
import type { Given } from '../tables/columns'
import { eligibleOn, monthOf } from '../tables/people.conditions'

/** How long somebody has to respond, before a round is made without them. */
const GRACE_DAYS = 7

/** SQL: was asked a week or more before a day whether they still want to take part, and has been silent since. */
export const isDormantOn = (day: Given): SQL =>
  sql`exists (select from silences
    where silences.user_id = users.id and silences.asked_at < ${day}::date - ${sql.raw(String(GRACE_DAYS))})`

/** SQL: sits out a month's round (YYYY-MM): the next one, or the one that was made without them in that month. */
export const sitsOut = (month: Given): SQL =>
  sql`exists (select from skips left join pairings skipped on skipped.id = skips.pairing_id
    where skips.user_id = users.id and (skips.pairing_id is null or skipped.month = ${month}))`

/** SQL: sat out the round of this pairing. */
export const satOut = (pairingId: string): SQL =>
  sql`exists (select from skips where skips.user_id = users.id and skips.pairing_id = ${pairingId})`

/**
 * SQL: belongs to no domain group where whitelist entries have some: only a round of the whole company has them. Needs
 * whitelist_coverage joined.
 */
export const hasNoGroup: SQL = sql`(whitelist_coverage.domain_group_id is null
  and exists (select from allowed_emails where domain_group_id is not null))`

/** SQL: is in a round that is made on a day, of their group or else of the company. Needs whitelist_coverage joined. */
export const isInRoundOf = (day: Given): SQL =>
  sql`(${eligibleOn(day)} and not ${isDormantOn(day)} and not ${sitsOut(monthOf(day))})`
