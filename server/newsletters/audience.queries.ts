import { type SQL, sql } from 'drizzle-orm'
import { mapValues, pick } from '../../shared/map-values'
import { SEEN_TEXTS } from '../../shared/profile-texts'
import { shownValues } from '../people/attributes/attributes.queries'
import type { Queryable, Transaction } from '../platform/database/database'
import { boolean, listOf, number, orNull, type Row, readRows, text } from '../platform/database/rows'
import { isNotCalledOff, matches, type pairings } from '../tables/pairings.tables'
import { isNamed } from '../people/users.queries'
import { users } from '../tables/people.tables'
import { whitelistCoverage } from '../tables/coverage.tables'
import { isUnreachable } from '../mail/log/bounces.queries'
import {
  type AskedProgramme,
  isAtCap,
  isDormantOn,
  isOfProgramme,
  isResting,
  satOut,
} from '../people/rounds.queries'
import { toldWait } from '../people/waits.queries'
import {
  eligibleOn,
  holdsSeat,
  isOwnDepartment,
  languageColumns,
  languagesOf,
  onLeaveOn,
  participationOn,
} from '../tables/people.conditions'

const audienceRow = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  department: text,
  ...languageColumns,
  ...pick(users, SEEN_TEXTS),
  photo: users.profileImage,
  /** They get the newsletter: they keep their match, or could be paired. */
  isEligible: boolean,
  participation: users.participationStatus,
  isOnLeave: boolean,
  /** Their address has refused the newsletters of the last months. */
  isUnreachable: boolean,
  /** Their match in the pairing. */
  matchId: orNull(matches.id),
  /** Who hosts the others of it. */
  hostId: matches.hostId,
  /** The others of that match, in their places. */
  otherIds: orNull(listOf(text)),
  why: orNull(matches.why),
  /** What they have in common. */
  shared: orNull(matches.shared),
  /** The pairing considered them; false: they joined after it was made. */
  wasInRound: boolean,
  /** They host, and the pairing did not need them. */
  isResting: boolean,
  /** After about how many rounds they have a seat, if they wait for one and want to be told; 0: nobody can say. */
  waitRounds: orNull(number),
}
/** A person in a pairing's scope, as they are today. */
export type AudienceRow = Row<typeof audienceRow>

type Scope = Pick<typeof pairings.$inferSelect, 'id' | 'month' | 'domainGroupId' | 'domainGroupName'>

/** Which part of an audience to read; by default all columns of everyone. */
interface AudiencePart {
  /** Only this address and its match. */
  email?: string
  /** Only the people of these matches. */
  matchIds?: string[]
  /** Leaves out what only a mail shows: department, texts, photo and why these two were paired. */
  isForCounting?: true
}

/**
 * Everyone that a newsletter of this pairing concerns: the people of its programme who can get it today, and all people of
 * its matches, also if they have left since. If the pairing's group was deleted, its members are the scope.
 */
export const audienceOf = (
  db: Queryable,
  programme: AskedProgramme,
  pairing: Scope,
  day: string,
  part?: AudiencePart,
): Promise<AudienceRow[]> =>
  readRows(db, audienceRow, sql`${audienceQuery(programme, pairing, day, part)} order by ${users.email}`)

const ROWS_AT_ONCE = 500

/**
 * The same some hundred people at a time, those of a match together: however many they are, few are in memory. All are as
 * they were at one moment.
 */
export async function* audienceInBatches(
  tx: Transaction,
  programme: AskedProgramme,
  pairing: Scope,
  day: string,
  part?: AudiencePart,
): AsyncGenerator<AudienceRow[]> {
  // All of it will be read, so the plan is to be the one that is quickest to its end.
  await tx.execute(sql`set local cursor_tuple_fraction = 1`)
  await tx.execute(sql`
    declare audience no scroll cursor for ${audienceQuery(programme, pairing, day, part)} order by pairs.id, ${users.email}`)
  let begun: AudienceRow[] = []
  for (;;) {
    const read = await readRows(tx, audienceRow, sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from audience`)
    const rows = [...begun, ...read]
    const isLast = read.length < ROWS_AT_ONCE
    // More people of the last match may follow.
    const { matchId = null } = rows.at(-1) ?? {}
    const end = isLast || matchId === null ? rows.length : rows.findIndex((row) => row.matchId === matchId)
    begun = rows.slice(end)
    if (end > 0) yield rows.slice(0, end)
    if (isLast) break
  }
  await tx.execute(sql`close audience`)
}

/** SQL: the rows of an audience. */
function audienceQuery(
  programme: AskedProgramme,
  pairing: Scope,
  day: string,
  { email, matchIds, isForCounting }: AudiencePart = {},
): SQL {
  const wasInRound = sql`exists (select from seats m where m.round_id = ${pairing.id} and m.user_id = ${users.id})`
  const rests = programme.settings.hosts
    ? sql`exists (select from rounds where rounds.id = ${pairing.id} and ${isResting(day, programme)})`
    : sql`false`
  const waits = programme.settings.hosts ? toldWait(programme.id, pairing.id) : sql`null::int`
  const inScope =
    pairing.domainGroupId !== null
      ? sql`${whitelistCoverage.domainGroupId} = ${pairing.domainGroupId}`
      : pairing.domainGroupName === null
        ? sql`true`
        : wasInRound
  const texts = mapValues(
    SEEN_TEXTS,
    (_, name) => sql`${isForCounting ? sql`''` : users[name]} as ${sql.identifier(name)}`,
  )
  const shown = isForCounting
    ? sql`'' as department, null as photo, null as why, null as shared`
    : sql`concat_ws(' · ', nullif(coalesce(departments.display_name, ${users.department}), ''),
        (select nullif(string_agg(value, ' · '), '') from json_array_elements_text(${shownValues(sql`users`)}) as each(value))) as department, ${users.profileImage} as photo, pairs.why as why, pairs.shared as shared`
  const wanted = email
    ? sql`${users.email} = ${email} or (select id from users u where u.email = ${email}) = any(pairs.people)`
    : matchIds
      ? sql`pairs.id = any(${sql.param(matchIds)}::uuid[])`
      : sql`true`
  return sql`
    with pairs as (
      select s.user_id, m.id, m.host_id, m.why, m.shared, seated.people, ${holdsSeat(day, 's')} as is_here
      from seats s join matches m on m.id = s.match_id and ${isNotCalledOff} join (
        select match_id, array_agg(user_id order by place) as people from seats where round_id = ${pairing.id} group by match_id
      ) seated on seated.match_id = m.id
      where s.round_id = ${pairing.id})
    select ${users.id} as id, ${users.email} as email, ${users.firstName} as "firstName", ${users.lastName} as "lastName",
      ${languagesOf('users')},
      ${shown}, ${sql.join(Object.values(texts), sql`, `)}, case when pairs.id is null then ${eligibleOn(day)} else pairs.is_here end as "isEligible", ${participationOn(day)} as participation,
      ${onLeaveOn(day)} as "isOnLeave", ${isUnreachable} as "isUnreachable", pairs.id as "matchId", pairs.host_id as "hostId", array_remove(pairs.people, ${users.id})::text[] as "otherIds",
      ${wasInRound} as "wasInRound", ${rests} as "isResting", ${waits} as "waitRounds"
    from users
    join whitelist_coverage on whitelist_coverage.user_id = ${users.id}
    left join departments on ${isOwnDepartment}
    left join pairs on pairs.user_id = ${users.id}
    where (pairs.id is not null or (${eligibleOn(day)} and ${inScope} and not ${isDormantOn(day)} and not ${satOut(pairing.id)}
      and ${isOfProgramme(day, programme)} and not ${isAtCap(pairing.month)})) and (${wanted})`
}

const SUGGESTED = 20

/** Some of the people whom these pairings' newsletter reaches, in the order of their addresses; who has the very address comes first. */
export function findRecipients(
  db: Queryable,
  programme: AskedProgramme,
  scopes: Scope[],
  day: string,
  search: string,
) {
  const each = scopes.map((one) => sql`(${audienceQuery(programme, one, day, { isForCounting: true })})`)
  return readRows(
    db,
    {
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      previous: orNull(text),
      next: orNull(text),
      place: number,
      people: number,
    },
    // Who changed groups since is in the scope of two, and gets it with their match.
    sql`
    with everyone as (select distinct on (id) * from (${sql.join(each, sql` union all `)}) scopes order by id, "matchId" is null),
      recipients as (select email, "firstName", "lastName", lag(email) over w as previous, lead(email) over w as next,
        (row_number() over w)::int as place, (count(*) over ())::int as people
        from everyone where "isEligible" window w as (order by email))
    select recipients.* from recipients join users u using (email) where ${isNamed('u', search)}
    order by recipients.email = ${search.toLowerCase()} desc, place limit ${SUGGESTED}`,
  )
}

/** The photos of all matched people of these pairings. */
export async function matchedPhotos(db: Queryable, pairingIds: string[]): Promise<string[]> {
  const rows = await readRows(
    db,
    { photo: text },
    sql`
    select distinct u.profile_image as photo from seats m join users u on u.id = m.user_id
    where m.round_id = any(${sql.param(pairingIds)}::uuid[]) and m.match_id is not null and u.profile_image is not null`,
  )
  return rows.map(({ photo }) => photo)
}
