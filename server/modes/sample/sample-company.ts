import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import { currentMonth, today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { lock } from '../../platform/database/lock'
import { SAMPLE_LOCK } from '../../platform/database/locks'
import { makeBatches } from '../../pairings/feedback/feedback.queries'
import { HttpError } from '../../platform/http/errors'
import { insertSampleHistory } from './sample-history'
import { insertSampleNewsletters } from './sample-newsletters'
import { SAMPLE_GROUPS, sampleId, samplePeople } from './sample-people'
import { samplePhoto } from './sample-photo'
import {
  groupWithoutPairings,
  hasCompany,
  hasSampleUsers,
  insertPeople,
  insertPhotos,
  insertSampleGroups,
} from './sample.queries'

const PORTRAITS = 23

/** Fills an empty database (nobody in it but administrators) with the sample company. True if it did. */
export async function ensureSampleCompany(context: Context): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    await lock(tx, SAMPLE_LOCK)
    if (await hasCompany(tx)) return false
    await insertSampleCompany(context, tx)
    return true
  })
}

/** @throws HttpError 403 in production mode */
export function assertEvaluation({ config }: Context): void {
  if (config.mode === 'production')
    throw new HttpError(403, 'evaluation_only', (w) => w.sample.evaluationOnly)
}

/** Adds the sample to a running system. @throws 403 in production mode, 409 when it is there already */
export async function seedUsers(context: Context, actor: Actor): Promise<{ users: number; matches: number }> {
  assertEvaluation(context)
  return context.db.transaction(async (tx) => {
    await lock(tx, SAMPLE_LOCK)
    if (await hasSampleUsers(tx)) {
      throw new HttpError(409, 'already_done', (w) => w.sample.there)
    }
    const added = await insertSampleCompany(context, tx)
    await recordAudit(tx, context, actor, { action: 'sample.seeded', label: 'Sample company', after: added })
    return added
  })
}

/** Two of three have one. The portraits repeat: drawing each costs time at the first start. */
async function addPhotos(tx: Transaction, people: { id: string; email: string }[], now: Date): Promise<void> {
  const portraits = await Promise.all(Array.from({ length: PORTRAITS }, (_, number) => samplePhoto(number)))
  await insertPhotos(
    tx,
    people.flatMap(({ id, email }, index) => {
      const portrait = portraits[index % PORTRAITS]
      if (index % 3 === 2 || !portrait) return []
      const filename = `photo-${sampleId('photo', email).replaceAll('-', '')}.jpg`
      return [{ userId: id, image: { ...portrait, filename, source: 'profile' as const, createdAt: now } }]
    }),
  )
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
  const inserted = await insertPeople(tx, people)
  await addPhotos(tx, inserted, now)
  let matches = 0
  for (const group of SAMPLE_GROUPS) {
    const row = await groupWithoutPairings(tx, group.name)
    const members = inserted.filter(
      (person) => person.emailDomain === group.domain && !person.needsProfileSetup,
    )
    if (row)
      matches += await insertSampleHistory(tx, row, members, {
        thisMonth: currentMonth(clock),
        timeZone: clock.timeZone,
        programmeId: context.programme.id,
      })
  }
  await makeBatches(tx, currentMonth(clock))
  await insertSampleNewsletters(context, tx)
  return { users: inserted.length, matches }
}
