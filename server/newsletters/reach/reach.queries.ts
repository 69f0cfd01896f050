import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import {
  boolean,
  listOf,
  number,
  objectOf,
  oneOf,
  orNull,
  readRow,
  readRows,
  text,
} from '../../platform/database/rows'
import { cutPage } from '../../platform/http/cursor'
import { listOrder } from '../../platform/http/list-order.queries'
import { keptBack, wasKeptBack } from '../../mail/engine/may-be-mailed.queries'
import { byHowFar, KINDS_THAT_NAME_A_MATCH, mailToRepeat, speaks } from '../../mail/engine/sends.queries'
import { isDormantOn } from '../../people/rounds.queries'
import { inLetters } from '../../tables/columns'
import { isNotCalledOff, pairings } from '../../tables/pairings.tables'
import { holdsSeat, takesPart } from '../../tables/people.conditions'
import { users } from '../../tables/people.tables'
import { sendRecipients } from '../../tables/sending.tables'

/** Of a round, and as of a day. */
interface Asked {
  pairingId: string
  day: string
}

const ofKinds = sql`s.kind in ${[...KINDS_THAT_NAME_A_MATCH]}`

/**
 * SQL: the people of a round to be told, as `reach`: the newest mail that names their match, and its state; of several
 * methods, the one that got furthest. One that was cancelled counts only if there is no other. Without a mail are those who
 * take part and wait for the newsletter; it went out without them if they were away then.
 */
const reachIn = ({ pairingId, day }: Asked): SQL => sql`
  told as (
    select distinct on (r.user_id) r.user_id, r.id as row_id, r.state as row_state, n.status as newsletter_status
    from sends s join send_recipients r on r.send_id = s.id left join newsletters n on n.id = s.newsletter_id
    where s.round_id = ${pairingId} and ${ofKinds} and r.user_id is not null
    order by r.user_id, r.state = 'cancelled', s.created_at desc, s.id desc, ${byHowFar('r')}),
  untold as (
    select distinct s.user_id from seats s left join matches m on m.id = s.match_id
    where s.round_id = ${pairingId} and not exists (select from told where told.user_id = s.user_id)
      and case when s.match_id is null then ${takesPart(day, 's.user_id', sql`not ${isDormantOn(day)}`)}
        else coalesce(${isNotCalledOff}, false) and ${holdsSeat(day, 's')} end),
  reach as (
    select user_id, row_id, case row_state when 'sent' then 'reached' when 'unknown' then 'uncertain' when 'failed' then 'failed'
      when 'cancelled' then case when newsletter_status <> 'sent' then 'waiting' else 'failed' end else 'waiting' end as state
    from told
    union all
    select user_id, null, case when exists (select from sends s where s.round_id = ${pairingId} and s.kind = 'newsletter'
      and s.state = 'sent') then 'failed' else 'waiting' end
    from untold)`

const people = sql`reach join users on users.id = reach.user_id and users.erased_at is null`

/**
 * SQL: the mail `r` may go out again: its person may be mailed, the round runs, the match that it names is theirs and can be,
 * and no other mail of the kind reached them, or may still, by any way.
 */
const mayGoAgain = ({ pairingId, day }: Asked): SQL => sql`(
  exists (select from rounds p where p.id = ${pairingId} and p.status = 'active')
  and exists (select from sends s where s.id = r.send_id and s.purged_at is null and ${keptBack(day)} is null)
  and not exists (select from send_recipients other where other.message_id = r.message_id and other.id <> r.id
    and other.state not in ('failed', 'cancelled'))
  and not exists (select from unnest(r.names) as named(id) where not exists (
    select from seats mine join matches m on m.id = mine.match_id and ${isNotCalledOff} join seats theirs on theirs.match_id = m.id
    where mine.round_id = ${pairingId} and mine.user_id = r.user_id and theirs.user_id = named.id
      and (theirs.stepped_out_at is null or jsonb_exists(r.values, 'strandedBy')))))`

/** How many were told, and why nobody was if so. */
export const countReach = (db: Queryable, asked: Asked) =>
  readRow(
    db,
    {
      people: number,
      reached: number,
      waiting: number,
      uncertain: number,
      isMailed: boolean,
      isPublished: boolean,
    },
    sql`
    with ${reachIn(asked)}
    select count(*)::int as people, count(*) filter (where state = 'reached')::int as reached,
      count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'uncertain')::int as uncertain,
      exists (select from told) as "isMailed",
      exists (select from rounds p where p.id = ${asked.pairingId} and p.published_at is not null) as "isPublished"
    from ${people}`,
  )

const failedRow = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  /** By each way; none, where nothing went out to them. */
  ways: listOf(
    objectOf({
      way: sendRecipients.way,
      state: oneOf('failed', 'cancelled'),
      code: orNull(text),
      message: orNull(text),
      status: orNull(text),
      isSendersFault: boolean,
      at: orNull(text),
    }),
  ),
  canTryAgain: boolean,
}

/** A page of those who were not told, by name. */
export async function unreachedPage(
  db: Queryable,
  asked: Asked,
  { limit = 100, cursor }: { limit?: number; cursor?: string },
) {
  const order = listOrder('name', [
    [inLetters(users.lastName), 'text'],
    [inLetters(users.firstName), 'text'],
    [users.id, 'uuid'],
  ])
  const rows = await readRows(
    db,
    { ...failedRow, kept: order.read },
    sql`
    with ${reachIn(asked)}
    select users.id as "userId", users.first_name as "firstName", users.last_name as "lastName", users.email,
      coalesce((select json_agg(json_build_object('way', w.way, 'state', w.state, 'code', w.error_code, 'message', w.error_message,
        'status', w.send_status, 'isSendersFault', w.is_senders_fault, 'at', to_char(w.finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by w.way)
        from send_recipients w where w.send_id = r.send_id and w.user_id = r.user_id), '[]') as ways,
      r.id is not null and ${mayGoAgain(asked)} as "canTryAgain", ${order.kept} as kept
    from ${people} left join send_recipients r on r.id = reach.row_id
    where reach.state = 'failed' and ${order.after(cursor) ?? sql`true`} order by ${order.by} limit ${limit + 1}`,
  )
  return cutPage(rows, limit, order.cursorAfter)
}

/**
 * The mails of a round that reached nobody and may go out again, of all or of some people. For a person that no method
 * reached it is the mail.
 */
export const unreachedMails = (db: Queryable, asked: Asked, userIds: string[] | undefined) =>
  readRows(
    db,
    mailToRepeat,
    sql`
    with ${reachIn(asked)}
    select coalesce((select mailed.id from send_recipients mailed where mailed.send_id = r.send_id and mailed.user_id = r.user_id
        and mailed.way = 'mail'), r.id)::int as id, r.send_id as "sendId", s.newsletter_id as "newsletterId"
    from ${people} join send_recipients r on r.id = reach.row_id join sends s on s.id = r.send_id
    where reach.state = 'failed' and ${mayGoAgain(asked)}
      and ${userIds ? sql`users.id::text = any(${sql.param(userIds)}::text[])` : sql`true`}`,
  )

/** Sends of so many days are looked at: no server returns a mail later. */
const DAYS_OF_FAILURES = 60

/** The people that no method reached within a time, by round, with the names of the first; of an event, when it was told. */
export const failuresWithin = (db: Queryable, { after, until }: { after: Date; until: Date }) =>
  readRows(
    db,
    {
      round: text,
      programmeId: orNull(pairings.programmeId),
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      way: sendRecipients.way,
      code: orNull(text),
      message: orNull(text),
      status: orNull(text),
      isSendersFault: boolean,
    },
    sql`
    select coalesce(p.name, s.newsletter_title) as round, p.programme_id as "programmeId", users.first_name as "firstName", users.last_name as "lastName", users.email,
      r.way, r.error_code as code, r.error_message as message, r.send_status as status, r.is_senders_fault as "isSendersFault"
    from sends s join send_recipients r on r.send_id = s.id and r.state = 'failed' and r.error_code is not null and not ${wasKeptBack}
      join users on users.id = r.user_id left join rounds p on p.id = s.round_id
      cross join lateral (select max(greatest(way.finished_at, e.received_at)) as at from send_recipients way
        left join mail_events e on e.recipient_id = way.id and e.kind in ('bounced', 'dropped')
        where way.send_id = s.id and way.user_id = r.user_id and way.state = 'failed') known
    where ${ofKinds} and ${speaks}
      and s.created_at > ${after}::timestamptz - ${sql.raw(`interval '${DAYS_OF_FAILURES} days'`)}
      and known.at > ${after} and known.at <= ${until}
    order by p.created_at, s.id, ${inLetters(users.lastName)}, ${inLetters(users.firstName)}, users.id`,
  )
