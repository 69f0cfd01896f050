import { eq, inArray, sql } from 'drizzle-orm'
import { TEST_STATES } from '../../../shared/limits'
import { addMonths, currentMonth, today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import type { Queryable, Transaction } from '../../platform/database/database'
import { joinCoverage } from '../../tables/coverage.tables'
import { allowedEmails, departments, domainGroups, images } from '../../tables/directory.tables'
import { feedback } from '../../tables/feedback.tables'
import { meetings, pairings } from '../../tables/pairings.tables'
import { onLeaveOn, participationOn } from '../../tables/people.conditions'
import { users } from '../../tables/people.tables'
import { oneOf, readRows } from '../../platform/database/rows'
import { SAMPLE_GROUPS, sampleId } from './sample-people'

/** Whether there is anybody but administrators, a pairing, or an address that may join. */
export const hasCompany = async (tx: Queryable): Promise<boolean> =>
  (await tx.$count(users, eq(users.isAdmin, false))) > 0 ||
  (await tx.$count(pairings)) > 0 ||
  (await tx.$count(allowedEmails)) > 0

export const hasSampleUsers = async (tx: Transaction): Promise<boolean> =>
  (await tx.$count(users, eq(users.isSample, true))) > 0

/** Stores people and returns those whose address was not taken. */
export const insertPeople = (tx: Transaction, people: (typeof users.$inferInsert)[]) =>
  tx.insert(users).values(people).onConflictDoNothing().returning()

/** Stores photos with their people, who have none yet. */
export async function insertPhotos(
  tx: Transaction,
  photos: { userId: string; image: typeof images.$inferInsert }[],
): Promise<void> {
  if (photos.length === 0) return
  await tx.insert(images).values(photos.map(({ image }) => image))
  await tx.execute(sql`
    update users set profile_image = photo.filename
    from unnest(
      ${sql.param(photos.map(({ userId }) => userId))}::uuid[],
      ${sql.param(photos.map(({ image }) => image.filename))}::text[]
    ) as photo(user_id, filename) where users.id = photo.user_id`)
}

/** A group by its name, if it has no pairing yet. */
export async function groupWithoutPairings(tx: Transaction, name: string) {
  const [group] = await tx.select().from(domainGroups).where(eq(domainGroups.name, name))
  return group && (await tx.$count(pairings, eq(pairings.domainGroupId, group.id))) === 0 ? group : undefined
}

/** Groups, departments and whitelist entries; what is there already stays as it is. */
export async function insertSampleGroups(tx: Transaction, now: Date): Promise<void> {
  const stamps = { createdAt: now, updatedAt: now }
  await tx
    .insert(domainGroups)
    .values(
      SAMPLE_GROUPS.map(({ departments: _departments, domain: _domain, ...group }) => ({
        id: sampleId('group', group.name),
        ...group,
        ...stamps,
      })),
    )
    .onConflictDoNothing()
  const groups = await tx
    .select({ id: domainGroups.id, name: domainGroups.name })
    .from(domainGroups)
    .where(
      inArray(
        domainGroups.name,
        SAMPLE_GROUPS.map(({ name }) => name),
      ),
    )
  const idOf = new Map(groups.map(({ id, name }) => [name, id]))
  await tx
    .insert(departments)
    .values(
      SAMPLE_GROUPS.flatMap((group) =>
        [...Object.keys(group.departments), 'Other'].map((name) => ({
          name,
          displayName: name,
          domainGroupId: idOf.get(group.name),
          createdAt: now,
        })),
      ),
    )
    .onConflictDoNothing()
  await tx
    .insert(allowedEmails)
    .values(
      SAMPLE_GROUPS.map((group) => ({
        email: `*@${group.domain}`,
        domain: group.domain,
        domainGroupId: idOf.get(group.name),
        addedBy: 'sample',
        reason: `Everyone at ${group.displayName}`,
        ...stamps,
      })),
    )
    .onConflictDoNothing()
}

/** What somebody says of whether they met. */
export interface SampleAnswer {
  matchId: string
  userId: string
  answer: 'confirmed' | 'not_confirmed' | 'pending'
}

/** Stores many answers at once; a match is completed when one of its people says that they met. */
export async function storeAnswers(db: Queryable, answers: SampleAnswer[], when: Date): Promise<void> {
  const at = when.toISOString()
  const column = (key: keyof SampleAnswer) => sql.param(answers.map((each) => each[key]))
  await db.execute(sql`
    update seats set answer = a.answer, answered_at = ${at}::timestamptz
    from unnest(${column('matchId')}::uuid[], ${column('userId')}::uuid[], ${column('answer')}::text[]) as a(match_id, user_id, answer)
    where seats.match_id = a.match_id and seats.user_id = a.user_id and a.answer <> 'pending'`)
  await db.execute(sql`
    update matches set status = 'completed', completed_at = ${at}::timestamptz
    where id = any(${column('matchId')}::uuid[])
      and exists (select from seats where match_id = matches.id and answer = 'confirmed')`)
}

/** Stores coffees that were booked, with all of their matches as guests. */
export async function insertMeetings(db: Queryable, booked: (typeof meetings.$inferInsert)[]): Promise<void> {
  await db.insert(meetings).values(booked)
  await db.execute(sql`
    insert into meeting_guests (meeting_id, user_id)
    select m.id, seats.user_id from meetings m join seats on seats.match_id = m.match_id
    where m.id = any(${sql.param(booked.map(({ id }) => id))}::uuid[])`)
}

/** Stores what people gave after they met. */
export const insertFeedback = (db: Queryable, given: (typeof feedback.$inferInsert)[]) =>
  db.insert(feedback).values(given)

/** Somebody who sees their match of an active pairing, if possible one with photos on both sides. */
export async function oneOfPairing(db: Queryable, pairingId: string): Promise<string | undefined> {
  const [found] = await readRows(
    db,
    { id: users.id },
    sql`
    select one.id from matches m join rounds p on p.id = m.round_id
    join seats own on own.match_id = m.id and own.place = 0 join users one on one.id = own.user_id
    join seats theirs on theirs.match_id = m.id and theirs.place = 1 join users other on other.id = theirs.user_id
    where p.id = ${pairingId} and p.status = 'active' and p.published_at is not null and m.status = 'active'
    order by (one.profile_image is null)::int + (other.profile_image is null)::int, one.email limit 1`,
  )
  return found?.id
}

const testPerson = {
  state: oneOf(...TEST_STATES),
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
}

/** One person of the sample company for each state, for test access; empty without a sample company. */
export async function testPeople({ db, clock }: Context) {
  const day = today(clock)
  const lastMonth = addMonths(currentMonth(clock), -1)
  const found = await readRows(
    db,
    testPerson,
    sql`
    select distinct on (state) state, email, first_name as "firstName", last_name as "lastName"
    from (
      select users.email, users.first_name, users.last_name, case
        when ${onLeaveOn(day)} then 'on-leave'
        when users.needs_profile_setup then 'not-set-up'
        when ${participationOn(day)} = 'opted_out' then 'opted-out'
        when ${participationOn(day)} = 'paused' then 'paused'
        when exists (select from seats m join rounds p on p.id = m.round_id
          where m.user_id = users.id and p.month = ${lastMonth} and m.match_id is null) then 'left-out'
        else 'active' end as state
      from ${users} ${joinCoverage}
      where users.is_sample and users.is_active and whitelist_coverage.is_covered) people
    order by state, email`,
  )
  return TEST_STATES.flatMap((state) => found.filter((person) => person.state === state))
}
