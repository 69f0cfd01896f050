import { createHash } from 'node:crypto'
import { match } from '../../matching'
import { addMonths, instantOf } from '../context/clock'
import type { Queryable } from '../database/database'
import { pairingDisplayName, pairingFileName } from '../pairings/pairing-file.rules'
import { insertPairing, markCompleted } from '../pairings/pairings.queries'
import { whyYouTwo } from '../pairings/why.rules'
import { sampleId } from './sample-id'
import { type SampleAnswer, storeAnswers } from './sample.queries'

interface Group {
  id: string
  number: number
  displayName: string
}
interface Member {
  id: string
  department: string | null
  matchingPreference: 'same-department' | 'cross-department' | 'any'
}

/** A number from 0 to 99 that depends only on the parts. */
const percent = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest().readUInt32LE(0) % 100

/**
 * The completed pairings of one group over the six months before this one, made by the real engine month by month.
 * @returns how many matches there are
 */
export async function insertSampleHistory(
  db: Queryable,
  group: Group,
  members: Member[],
  thisMonth: string,
  timeZone: string,
): Promise<number> {
  const preferences = new Map(members.map(({ id, matchingPreference }) => [id, matchingPreference]))
  const preferenceOf = (id: string) => preferences.get(id) ?? 'any'
  const history: { a: string; b: string; month: string }[] = []
  let total = 0
  for (let back = 6; back >= 1; back -= 1) {
    const month = addMonths(thisMonth, -back)
    const round = match({
      month,
      seed: back,
      history,
      people: members.map((member) => ({
        id: member.id,
        department: member.department ?? '',
        preference: member.matchingPreference,
      })),
    })
    const start = instantOf(`${month}-03`, '09:00', timeZone)
    const matches = round.explanations.pairs.map(({ pair: [user1Id, user2Id], ...explanation }) => ({
      id: sampleId('match', month, user1Id, user2Id),
      user1Id,
      user2Id,
      why: whyYouTwo([preferenceOf(user1Id), preferenceOf(user2Id)], explanation),
    }))
    const pairing = await insertPairing(
      db,
      {
        id: sampleId('pairing', month, group.id),
        name: pairingDisplayName(month, group.number, group.displayName),
        month,
        domainGroupId: group.id,
        domainGroupName: group.displayName,
        groupNumber: group.number,
        status: 'active',
        totalPairs: matches.length,
        fileName: pairingFileName(month, group.number, group.displayName, 1),
        seed: back,
        certificate: round.certificate,
        createdAt: start,
        publishedAt: start,
      },
      matches,
      round.explanations.leftOut.map(({ id, reason, change }) => ({
        userId: id,
        reason: `${reason} ${change}`.trim(),
      })),
    )
    await insertAnswers(db, matches, instantOf(`${month}-20`, '15:00', timeZone))
    await markCompleted(db, instantOf(`${month}-28`, '17:00', timeZone), { id: pairing.id })
    for (const { user1Id, user2Id } of matches) history.push({ a: user1Id, b: user2Id, month })
    total += matches.length
  }
  return total
}

/** Most pairs met and said so; some say nothing, some missed each other. */
async function insertAnswers(
  db: Queryable,
  matches: { id: string; user1Id: string; user2Id: string }[],
  when: Date,
): Promise<void> {
  const answers = matches.map(({ id }): SampleAnswer => {
    const luck = percent('answer', id)
    if (luck < 66) return { id, one: 'confirmed', other: 'confirmed' }
    if (luck < 76) return { id, one: 'confirmed', other: 'pending' }
    if (luck < 86) return { id, one: 'not_confirmed', other: 'not_confirmed' }
    if (luck < 90) return { id, one: 'pending', other: 'not_confirmed' }
    return { id, one: 'pending', other: 'pending' }
  })
  await storeAnswers(db, answers, when)
}
