import { createHash } from 'node:crypto'
import { match } from '../../../matching'
import { INITIAL } from '../../../shared/programme'
import { addMonths, instantOf } from '../../platform/context/clock'
import type { Queryable } from '../../platform/database/database'
import { pairingDisplayName, pairingFileName } from '../../pairings/pairing-file.rules'
import { insertPairing } from '../../pairings/insert-pairing.queries'
import { markCompleted } from '../../pairings/pairings.queries'
import type { domainGroups } from '../../tables/directory.tables'
import type { users } from '../../tables/people.tables'
import { insertFeedback, insertMeetings, type SampleAnswer, storeAnswers } from './sample.queries'
import { sampleId } from './sample-people'

type Group = typeof domainGroups.$inferSelect
type Member = typeof users.$inferSelect

/** Whether a person away today was away in last month's round. Nobody was in the rounds before it. */
const wasAway = (
  { participationStatus, pauseStartDate, pauseEndDate, employeeStatus }: Member,
  day: string,
) =>
  employeeStatus === 'leave' ||
  participationStatus === 'opted_out' ||
  (participationStatus === 'paused' && `${pauseStartDate}` <= day && `${pauseEndDate}` > day)

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
  { thisMonth, timeZone, programmeId }: { thisMonth: string; timeZone: string; programmeId: string },
): Promise<number> {
  const history: { a: string; b: string; month: string }[] = []
  let total = 0
  for (let back = 6; back >= 1; back -= 1) {
    const month = addMonths(thisMonth, -back)
    const round = match({
      month,
      seed: back,
      history,
      people: members
        .filter((member) => back > 1 || !wasAway(member, `${month}-03`))
        .map((member) => ({
          id: member.id,
          department: member.department ?? '',
          preference: member.matchingPreference,
        })),
    })
    const start = instantOf(`${month}-03`, '09:00', timeZone)
    const matches = round.explanations.matches.map(({ people: [one = '', other = ''], why }) => ({
      id: sampleId('match', month, one, other),
      people: [one, other],
      why,
    }))
    const pairing = await insertPairing(
      db,
      {
        id: sampleId('pairing', month, group.id),
        programmeId,
        name: pairingDisplayName({ period: month, groupNumber: group.number, groupName: group.displayName }),
        month,
        domainGroupId: group.id,
        domainGroupName: group.displayName,
        groupNumber: group.number,
        status: 'active',
        totalPairs: matches.length,
        fileName: pairingFileName(
          { period: month, groupNumber: group.number, groupName: group.displayName },
          1,
        ),
        seed: back,
        certificate: round.certificate,
        createdAt: start,
        publishedAt: start,
      },
      matches,
      round.explanations.leftOut.map(({ id, reasons }) => ({ userId: id, reasons })),
    )
    const givenAt = instantOf(`${month}-20`, '15:00', timeZone)
    const met = await insertAnswers(db, matches, givenAt)
    if (back <= 3)
      await insertFeedback(
        db,
        met
          .filter(({ matchId, userId }) => percent('feedback', matchId, userId) < 60)
          .map((who, place) => ({ ...who, ...sampleFeedback(who, 2 * place + (group.number % 2)) }))
          .map((given) => ({ ...given, month, domainGroupId: group.id, givenAt })),
      )
    if (back === 1) await insertCoffees(db, matches, start, instantOf(`${month}-17`, '10:00', timeZone))
    // Nobody is told of the past.
    await markCompleted({ plugins: [] }, db, instantOf(`${month}-28`, '17:00', timeZone), { id: pairing.id })
    for (const [a, b] of round.pairs) history.push({ a, b, month })
    total += matches.length
  }
  return total
}

/** Every third pair had booked a time. */
async function insertCoffees(
  db: Queryable,
  matches: { id: string; people: string[] }[],
  changedAt: Date,
  startsAt: Date,
): Promise<void> {
  const booked = matches.filter((_, place) => place % 3 === 0)
  await insertMeetings(
    db,
    booked.map(({ id, people }) => ({
      id: sampleId('meeting', id),
      matchId: id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + INITIAL.minutes * 60_000),
      state: 'booked' as const,
      sequence: 0,
      uid: sampleId('uid', id).replaceAll('-', ''),
      bookedBy: people[0],
      changedAt,
      createdAt: changedAt,
    })),
  )
}

const LINES = [
  'We talked for an hour and forgot the coffee.',
  'Nice to put a face to the name at last.',
  'Found out that we work on the same problem.',
  'Half an hour was too short.',
  'A walk instead of a coffee. Recommended.',
  'Learned more about invoices than I had hoped.',
  'We will do this again.',
  'Hard to find a time, worth it in the end.',
  'Good talk about climbing.',
  'Two hours of time zones between us, and still.',
  'My favourite half hour of the month.',
  'Different jobs, same worries.',
]

/** What one who met gave; the first few write a line, each another one. */
function sampleFeedback({ matchId, userId }: { matchId: string; userId: string }, place: number) {
  const luck = percent('beans', matchId, userId)
  return { beans: luck < 15 ? 3 : luck < 55 ? 4 : 5, line: LINES[place] ?? '' }
}

/** Most pairs met and said so; some say nothing, some missed each other. Returns who said so of which match. */
async function insertAnswers(
  db: Queryable,
  matches: { id: string; people: string[] }[],
  when: Date,
): Promise<{ matchId: string; userId: string }[]> {
  const answers = matches.flatMap(({ id, people }): SampleAnswer[] => {
    const luck = percent('answer', id)
    const [one, other] = SAID.find(({ below }) => luck < below)?.said ?? ['pending', 'pending']
    return people.map((userId, place) => ({ matchId: id, userId, answer: place === 0 ? one : other }))
  })
  await storeAnswers(db, answers, when)
  return answers.filter(({ answer }) => answer === 'confirmed')
}

/** What the two of a match say, by their luck. */
const SAID: { below: number; said: [SampleAnswer['answer'], SampleAnswer['answer']] }[] = [
  { below: 66, said: ['confirmed', 'confirmed'] },
  { below: 76, said: ['confirmed', 'pending'] },
  { below: 86, said: ['not_confirmed', 'not_confirmed'] },
  { below: 90, said: ['pending', 'not_confirmed'] },
]
