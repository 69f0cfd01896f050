import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { invite } from '../../meetings/invite'
import { bookedTimes, growMeetings } from '../../meetings/meetings.queries'
import { isWithin } from '../../people/working-days.rules'
import { isOneOf, workersWhere } from '../../people/workers.queries'
import { readRoundInput } from '../../pairings/round-input'
import { someInColumns } from '../../pairings/round-input.queries'
import { runJoins } from '../../pairings/run-matching'
import type { PairingRow } from '../../pairings/pairings.queries'
import { type Joined, openTables, type Waiting } from './rescue.queries'

interface Asked {
  day: string
  seed: number
  size: number
}

/**
 * Finds seats for waiting people at the open tables of a pairing, which grow to `size` and one more at most. Nobody joins a
 * table whose booked time falls on their leave or on another coffee of theirs. The tables are locked.
 */
export async function findSeats(
  context: Context,
  tx: Transaction,
  pairing: Pick<PairingRow, 'id' | 'month'>,
  waiting: Waiting[],
  { day, seed, size }: Asked,
): Promise<Joined[]> {
  const now = context.clock.now()
  const tables = await openTables(tx, pairing.id, { size, day, now })
  if (tables.length === 0) return []
  const everybody = [...waiting, ...tables.flatMap(({ people }) => people)]
  // Guests whose table came apart may sit together again: they have not met.
  const except = tables.some(({ people }) => people.some(({ isHost }) => isHost)) ? pairing.id : null
  const among = await someInColumns(tx, context.programme, everybody)
  const input = await readRoundInput(context, tx, among, pairing.month, seed, except)
  const times = tables.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? { startsAt, endsAt } : []))
  const ids = waiting.map(({ id }) => id)
  const window = {
    start: Math.min(...times.map(({ startsAt }) => startsAt.getTime())),
    end: Math.max(...times.map(({ endsAt }) => endsAt.getTime())),
  }
  const busy = times.length > 0 ? await bookedTimes(tx, ids, window) : []
  const workers = times.length > 0 ? await workersWhere(tx, isOneOf(ids), context.clock.timeZone) : []
  const avoid = new Map(input.avoid)
  for (const { people, startsAt, endsAt } of tables) {
    const first = people[0]?.id
    if (!startsAt || !endsAt || !first) continue
    const taken = busy.flatMap((other) =>
      other.startsAt < endsAt && startsAt < other.endsAt ? [other.userId] : [],
    )
    const away = [...workers].flatMap(([id, { leave }]) => (isWithin(leave, startsAt.getTime()) ? [id] : []))
    for (const id of [...taken, ...away]) avoid.set(id, [...(avoid.get(id) ?? []), first])
  }
  const byId = new Map(waiting.map((one) => [one.id, one]))
  const matchOf = new Map(tables.map(({ matchId, people }) => [people[0]?.id, matchId]))
  const grown = runJoins(
    { ...input, size, avoid },
    tables.map(({ people }) => people.map(({ id }) => id)),
  )
  return grown.map(({ people: table, why }) => ({
    matchId: matchOf.get(table[0]) as string,
    people: table,
    joining: table.flatMap((id) => byId.get(id) ?? []),
    why: [{ code: 'why.grown' }, ...why],
  }))
}

/** Tells all of tables that have grown of the time that is booked there, and gives it to who joined. Returns the tables that have one. */
export async function inviteGrown(context: Context, tx: Transaction, joins: Joined[]): Promise<Set<string>> {
  const whyOf = new Map(joins.map((join) => [join.matchId, join.why]))
  const meetings = await growMeetings(tx, [...whyOf.keys()], context.clock.now())
  const told = meetings.map((meeting) => ({
    meeting,
    description: { why: whyOf.get(meeting.matchId ?? '') ?? [] },
    canPlan: true,
  }))
  await invite(context, tx, 'grown', told)
  return new Set(meetings.flatMap(({ matchId }) => matchId ?? []))
}
