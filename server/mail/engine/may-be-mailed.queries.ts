import { type SQL, sql } from 'drizzle-orm'
import type { SEND_KINDS } from '../../../shared/limits'
import type { Queryable } from '../../platform/database/database'
import { number, readRows } from '../../platform/database/rows'
import { ENGLISH } from '../../platform/http/errors'
import { isCovered } from '../../tables/coverage.tables'
import type { Given } from '../../tables/columns'
import { hasJoined, onLeaveOn, participationOn } from '../../tables/people.conditions'
import { users } from '../../tables/people.tables'
import { isInQuestion } from '../../tables/company-directory.tables'
import { sends } from '../../tables/sending.tables'

/**
 * The people that each kind of mail is for when it goes out. Nobody whose account is off, gone or not covered gets one. An
 * address that refused mails is tried again, or we would never know that it works. Mails that people ask for (to sign in)
 * or must get (their account was changed) go out at once, without the engine, also to paused people.
 */
const FOR = {
  /** Who keeps their seat in the round; without one, who takes part. */
  newsletter: 'round',
  reminder: 'round',
  stranded: 'round',
  rescue: 'round',
  /** Who keeps their seat in the match; that a time is off is told to whoever left it, too, as it is in their calendar. */
  invitation: 'match',
  /** Everybody who has neither opted out nor paused since it was queued; people back in time for the round were counted in. */
  'heads-up': 'next round',
  /** Who takes part; an invitation, who does not yet. */
  silence: 'day',
  join: 'day',
} as const satisfies Record<(typeof SEND_KINDS)[number], string>

const isFor = (which: (typeof FOR)[keyof typeof FOR]): SQL =>
  sql.raw(
    `s.kind in (${Object.entries(FOR)
      .flatMap(([kind, whom]) => (whom === which ? `'${kind}'` : []))
      .join(', ')})`,
  )

/** SQL: the person keeps a seat; null: they have none. */
const keepsSeatOf = (which: SQL): SQL =>
  sql`(select bool_or(seat.stepped_out_at is null) from seats seat where seat.user_id = users.id and seat.match_id is not null and ${which})`

/**
 * SQL: why the person of the row `r` of the send `s` may not be mailed (or told by a chat) on a day; null: they may. Asked when a row
 * is about to go out, so that nothing has to be called back, and by whatever puts rows in line again.
 */
export const keptBack = (day: Given): SQL => sql`nullif(coalesce((
  select case when ${users.erasedAt} is not null or not ${users.isActive} then 'turnedOff' when not ${isCovered} then 'barred' when ${isInQuestion} then 'away'
    when s.kind = 'join' and ${hasJoined} then 'joined'
    when r.values ->> 'lastDay' < ${day} then 'tooLate'
    when ${isFor('match')} then case when r.values ->> 'calendarMethod' = 'CANCEL' or coalesce(r.values ->> 'matchId', '') = ''
      or ${keepsSeatOf(sql`seat.match_id = (r.values ->> 'matchId')::uuid`)} then '' else 'steppedOut' end
    when ${isFor('round')} and seated.keeps is not null then case when seated.keeps then '' else 'steppedOut' end
    when ${participationOn(day)} = 'opted_out' then 'optedOut'
    when ${participationOn(day)} = 'paused' and not (${isFor('next round')} and ${users.pauseStartDate} < s.created_at::date - 1) then 'paused'
    when ${onLeaveOn(day)} and not ${isFor('next round')} then 'away' else '' end
  from users cross join lateral (select ${keepsSeatOf(sql`seat.round_id = s.round_id`)} as keeps) seated
  where users.id = r.user_id), 'turnedOff'), '')`

const { turnedOff, barred, optedOut, paused, steppedOut, away, joined, tooLate } =
  ENGLISH.responses.reach.troubles
const WHY = { turnedOff, barred, optedOut, paused, steppedOut, away, joined, tooLate }
const CODE = 'kept_back_'

/** The code by which the log knows it, and SQL of this code and its words, by SQL of the reason. */
export const codeOf = (why: SQL): SQL => sql`(${CODE} || ${why})`
export const wordsOf = (why: SQL): SQL => sql`(${JSON.stringify(WHY)}::jsonb #>> array[${why}, 'reason'])`

/** Why somebody was kept back, by the code in the log; undefined: they were not. */
export const whyKeptBack = (code: string): keyof typeof WHY | undefined =>
  (Object.keys(WHY) as (keyof typeof WHY)[]).find((why) => code === CODE + why)

/** SQL: the row `r` was kept back. */
export const wasKeptBack: SQL = sql`coalesce(starts_with(r.error_code, ${CODE}), false)`

/** How many people were kept back in each of some sends; sends without any are left out. */
export const countKeptBack = (db: Queryable, sendIds: string[]) =>
  readRows(
    db,
    { id: sends.id, title: sends.newsletterTitle, people: number },
    sql`
    select s.id, s.newsletter_title as title, count(distinct r.email)::int as people
    from sends s join send_recipients r on r.send_id = s.id
    where s.id = any(${sql.param(sendIds)}::uuid[]) and r.state = 'failed' and ${wasKeptBack}
    group by s.id order by s.id`,
  )
