import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database'
import { listOf, objectOf, type Row, readRows } from '../../platform/database/rows'
import { type Window, windowRows } from '../../platform/database/uuids'
import { matches, pairings } from '../../tables/pairings.tables'
import { reminders } from '../../tables/cycles.tables'
import { KINDS_THAT_NAME_A_MATCH } from '../../mail/engine/sends.queries'
import { sends } from '../../tables/sending.tables'
import { users } from '../../tables/people.tables'
import { whitelistCoverage } from '../../tables/coverage.tables'
import { holdsSeat, languageColumns, languagesOf } from '../../tables/people.conditions'

const named = objectOf({
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
})

const unanswered = {
  matchId: matches.id,
  userId: users.id,
  email: users.email,
  firstName: users.firstName,
  ...languageColumns,
  others: listOf(named),
  pairingId: pairings.id,
  pairingFile: pairings.fileName,
  mailedAt: sends.finishedAt,
  /** YYYY-MM */
  month: pairings.month,
  domainGroupId: pairings.domainGroupId,
  domainGroupName: pairings.domainGroupName,
}
/** A person who learned of a match two weeks ago and has not said whether they met. */
export type Unanswered = Row<typeof unanswered>

/** SQL: the send `s` named people's matches, and ended between two instants. */
const isMailed = (
  after: Date | SQL,
  until: Date | SQL,
) => sql`s.kind in ${KINDS_THAT_NAME_A_MATCH} and s.state = 'sent'
  and s.finished_at > ${after} and s.finished_at <= ${until}`

/** The active pairings of which such a mail was sent, each between two instants of its programme's own. */
export const mailedPairings = (db: Queryable, windows: Window[]) =>
  readRows(
    db,
    { id: pairings.id, programmeId: pairings.programmeId },
    sql`
    select distinct p.id, p.programme_id as "programmeId"
    from ${windowRows(windows)} as sent(programme_id, after, until)
    join rounds p on p.programme_id = sent.programme_id and p.status = 'active'
    join sends s on s.round_id = p.id and ${isMailed(sql`sent.after`, sql`sent.until`)} order by p.id`,
  )

/**
 * The people of a pairing to remind: the mail that named their match, a newsletter or that of a rescue, was sent between
 * the two instants and reached them, they have not answered, nobody marked the match as completed, its pairing is still
 * active, they and somebody else of it keep their seats, and they were not reminded before. People who booked a time are asked on the day after it instead.
 */
export const unansweredMatches = (
  db: Queryable,
  pairingId: string,
  { after, until }: Omit<Window, 'programmeId'>,
  day: string,
) =>
  readRows(
    db,
    unanswered,
    sql`
    select distinct on (m.id, ${users.id}) m.id as "matchId", ${users.id} as "userId", ${users.email} as email,
      ${users.firstName} as "firstName", ${languagesOf('users')},
      others.named as others, s.finished_at as "mailedAt",
      p.id as "pairingId", p.file_name as "pairingFile", p.month, p.domain_group_id as "domainGroupId",
      p.domain_group_name as "domainGroupName"
    from sends s
    join rounds p on p.id = s.round_id and p.status = 'active' and p.id = ${pairingId}
    join matches m on m.round_id = p.id and m.status = 'active'
    join send_recipients r on r.send_id = s.id and r.state = 'sent' and r.values ->> 'matchId' = m.id::text
    join users on ${users.id} = r.user_id
    join whitelist_coverage on ${whitelistCoverage.userId} = ${users.id}
    join seats own on own.match_id = m.id and own.user_id = ${users.id} and own.answer = 'pending'
    cross join lateral (
      select json_agg(json_build_object('id', other.id, 'firstName', other.first_name, 'lastName', other.last_name, 'email', other.email)
        order by seat.place) as named
      from seats seat join users other on other.id = seat.user_id and other.erased_at is null
      where seat.match_id = m.id and seat.user_id <> ${users.id} and ${holdsSeat(day, 'seat')}) others
    left join reminders on reminders.match_id = m.id and reminders.user_id = ${users.id}
    where ${isMailed(after, until)}
      and not exists (select from meetings b where b.match_id = m.id and b.state = 'booked')
      and not jsonb_exists(r.values, 'strandedBy')
      and reminders.match_id is null and others.named is not null and ${holdsSeat(day, 'own')}
    order by m.id, ${users.id}`,
  )

/** Stores the people that a send reminds. @throws if one of them was reminded before: the caller's transaction ends */
export async function insertReminders(
  db: Queryable,
  sendId: string,
  people: Pick<Unanswered, 'matchId' | 'userId'>[],
  now: Date,
): Promise<void> {
  const ids = (key: 'matchId' | 'userId') => sql.param(people.map((person) => person[key]))
  await db.execute(sql`
    insert into ${reminders} (match_id, user_id, send_id, created_at)
    select match_id, user_id, ${sendId}::uuid, ${now.toISOString()}::timestamptz
    from unnest(${ids('matchId')}::uuid[], ${ids('userId')}::uuid[]) as one(match_id, user_id)`)
}
