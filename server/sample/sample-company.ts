import { eq, inArray } from 'drizzle-orm'
import { type Actor, recordAudit } from '../audit/record-audit'
import { currentMonth, today } from '../context/clock'
import type { Context } from '../context/context'
import type { Queryable, Transaction } from '../database/database'
import { hold } from '../database/hold'
import { SAMPLE_LOCK } from '../database/locks'
import { allowedEmails, departments, domainGroups } from '../directory/directory.tables'
import { pairings } from '../pairings/pairings.tables'
import { users } from '../people/people.tables'
import { HttpError } from '../http/errors'
import { insertSampleHistory, sampleId } from './sample-history'
import { insertSampleNewsletters } from './sample-newsletters'
import { SAMPLE_GROUPS, samplePeople } from './sample-people'

/** Fills an empty database (nobody in it but administrators) with the sample company. True if it did. */
export async function ensureSampleCompany(context: Context): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    await hold(tx, SAMPLE_LOCK)
    const isEmpty =
      (await tx.$count(users, eq(users.isAdmin, false))) === 0 && (await tx.$count(pairings)) === 0
    if (!isEmpty || (await tx.$count(allowedEmails)) > 0) return false
    await insertSampleCompany(context, tx)
    return true
  })
}

/** Adds the sample to a running system. @throws 403 in production mode, 409 when it is there already */
export async function seedUsers(context: Context, actor: Actor): Promise<{ users: number; matches: number }> {
  if (context.config.mode === 'production') {
    throw new HttpError(
      403,
      'evaluation_only',
      'Sample data is for evaluation only and is refused in production mode.',
    )
  }
  return context.db.transaction(async (tx) => {
    await hold(tx, SAMPLE_LOCK)
    if ((await tx.$count(users, eq(users.isSample, true))) > 0) {
      throw new HttpError(409, 'already_done', 'The 100 sample users are here already.')
    }
    const added = await insertSampleCompany(context, tx)
    await recordAudit(tx, context, actor, { action: 'sample.seeded', label: 'Sample company', after: added })
    return added
  })
}

async function insertSampleCompany(
  context: Context,
  tx: Transaction,
): Promise<{ users: number; matches: number }> {
  const { clock } = context
  const now = clock.now()
  await insertSampleGroups(tx, now)
  const people = samplePeople(today(clock), now).map((person) => ({
    ...person,
    id: sampleId('user', person.email),
  }))
  const inserted = await tx.insert(users).values(people).onConflictDoNothing().returning()
  let matches = 0
  for (const group of SAMPLE_GROUPS) {
    const [row] = await tx.select().from(domainGroups).where(eq(domainGroups.name, group.name))
    const members = inserted.filter(
      (person) => person.emailDomain === group.domain && !person.needsProfileSetup,
    )
    const isNew = row && (await tx.$count(pairings, eq(pairings.domainGroupId, row.id))) === 0
    if (isNew) matches += await insertSampleHistory(tx, row, members, currentMonth(clock), clock.timeZone)
  }
  await insertSampleNewsletters(context, tx)
  return { users: inserted.length, matches }
}

/** Groups, departments and whitelist entries; what is there already stays as it is. */
async function insertSampleGroups(tx: Queryable, now: Date): Promise<void> {
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
