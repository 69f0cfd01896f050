import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database'
import { allowedEmails, departments, domainGroups } from '../../tables/directory.tables'
import { feedback } from '../../tables/feedback.tables'
import { images } from '../../tables/images.tables'
import { meetings, pairings } from '../../tables/pairings.tables'
import { users } from '../../tables/people.tables'
import { readRows } from '../../platform/database/rows'
import { sampleId } from './sample-id'
import { SAMPLE_GROUPS } from './sample-people'

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

/** What the two people of a match say of whether they met. */
export interface SampleAnswer {
  id: string
  one: 'confirmed' | 'not_confirmed' | 'pending'
  other: 'confirmed' | 'not_confirmed' | 'pending'
}

/** Stores the answers of many matches at once; a match is completed when both have met. */
export async function storeAnswers(db: Queryable, answers: SampleAnswer[], when: Date): Promise<void> {
  const at = when.toISOString()
  await db.execute(sql`
    update matches set
      user1_connection_status = a.one, user1_confirmed_at = case when a.one <> 'pending' then ${at}::timestamptz end,
      user2_connection_status = a.other, user2_confirmed_at = case when a.other <> 'pending' then ${at}::timestamptz end,
      status = case when a.one = 'confirmed' and a.other = 'confirmed' then 'completed' else 'active' end,
      completed_at = case when a.one = 'confirmed' and a.other = 'confirmed' then ${at}::timestamptz end
    from unnest(
      ${sql.param(answers.map(({ id }) => id))}::uuid[],
      ${sql.param(answers.map(({ one }) => one))}::text[],
      ${sql.param(answers.map(({ other }) => other))}::text[]
    ) as a(id, one, other) where matches.id = a.id`)
}

/** Stores coffees that were booked. */
export const insertMeetings = (db: Queryable, booked: (typeof meetings.$inferInsert)[]) =>
  db.insert(meetings).values(booked)

/** Stores what people gave after they met. */
export const insertFeedback = (db: Queryable, given: (typeof feedback.$inferInsert)[]) =>
  db.insert(feedback).values(given)

/** One of the people who see their match of an active pairing, if there is one: rather with a photo on both sides. */
export async function oneOfPairing(db: Queryable, pairingId: string): Promise<string | undefined> {
  const [found] = await readRows(
    db,
    { id: users.id },
    sql`
    select one.id from matches m join pairings p on p.id = m.pairing_id
    join users one on one.id = m.user1_id join users other on other.id = m.user2_id
    where p.id = ${pairingId} and p.status = 'active' and p.published_at is not null and m.status = 'active'
    order by (one.profile_image is null)::int + (other.profile_image is null)::int, one.email limit 1`,
  )
  return found?.id
}
