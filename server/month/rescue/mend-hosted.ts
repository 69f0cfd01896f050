import { today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { BOOKING_LOCK } from '../../platform/database/locks'
import { risingIds } from '../../platform/database/uuids'
import { emitRoundEvents } from '../../platform/events/emit-events'
import { forEachDueProgramme, forEachPairing } from '../../platform/jobs/for-each'
import { mayHaveRound } from '../../platform/jobs/restored'
import type { NewMatch } from '../../pairings/insert-pairing.queries'
import { toPair } from '../../pairings/making/as-of-now'
import { lockPairing, type PairingRow } from '../../pairings/pairings.queries'
import { whenOver } from '../../pairings/rescue-over.rules'
import { readRoundInput, seedOf } from '../../pairings/round-input'
import { someInColumns } from '../../pairings/round-input.queries'
import { matchesOf, runJoins, runMatching } from '../../pairings/run-matching'
import { queueForPairing } from './find-stranded'
import { storeAndTell } from './pair-stranded'
import {
  brokenRounds,
  type BrokenTable,
  brokenTables,
  callTablesOff,
  newestNewsletterSend,
  restingHosts,
  untoldAt,
  type Waiting,
} from './rescue.queries'
import { findSeats } from './seat-waiting'

/**
 * Mends tables whose host or all of whose guests have left, in each programme. Which they are follows from who is there, so none
 * is forgotten. Returns how many.
 */
export const mendHosted = (context: Context): Promise<number> =>
  forEachDueProgramme(
    context,
    'mend tables of hosts',
    ({ db, clock }) => brokenRounds(db, clock.now()),
    async (own) => {
      // They may have got another match before a restore.
      if (await mayHaveRound(own, own.db)) return 0
      const found = await brokenRounds(own.db, own.clock.now())
      const ids = found.flatMap(({ id, programmeId }) => (programmeId === own.programme.id ? id : []))
      const mended = await forEachPairing(own, 'mend tables of hosts', ids, (id) =>
        // A table that has a time gives it to who joins: nobody books anything meanwhile.
        toPair(own, (tx) => mendRound(own, tx, id), BOOKING_LOCK),
      )
      return mended.reduce((sum, count) => sum + count, 0)
    },
  )

/**
 * A table that lost its host gets the host who has rested longest; else its guests get free seats at other tables; else it is
 * called off, and they wait on. So is one that lost its guests: its host rests. All are told.
 */
async function mendRound(context: Context, tx: Transaction, pairingId: string): Promise<number> {
  const { clock, programme } = context
  const now = clock.now()
  const pairing = await lockPairing(tx, pairingId)
  const newsletter = await newestNewsletterSend(tx, pairingId)
  // The mails that name these tables come first.
  if (newsletter?.isOpen) return 0
  const broken = await brokenTables(tx, pairingId, now)
  if (broken.length === 0) return 0
  const { settings, monthTaken } = programme
  const isOver = whenOver(settings, { now, monthTaken, publishedAt: pairing.publishedAt }) !== undefined
  const hosted = broken.filter(({ isHostHere }) => isHostHere)
  const hostless = broken.filter(({ isHostHere, guests }) => !isHostHere && guests.length > 0)

  await callTablesOff(tx, pairingId, { matchIds: hosted.map(({ matchId }) => matchId), guests: [] }, now)
  const rescues = isOver ? [] : await withOtherHosts(context, tx, pairing, hostless)
  const served = new Set(rescues.flatMap(({ people }) => people))
  const waiting = hostless.flatMap(({ matchId, guests }) =>
    guests.flatMap((guest): Waiting[] =>
      served.has(guest.id) ? [] : [{ ...guest, ...UNNAMED, reason: 'stranded', oldMatchId: matchId }],
    ),
  )
  const { size } = settings
  const asked = { day: today(clock), seed: seedOf(context, `seats ${pairingId} ${broken[0]!.matchId}`), size }
  const joins = size > 2 && !isOver ? await findSeats(context, tx, pairing, waiting, asked) : []
  const joining = new Set(joins.flatMap((join) => join.joining.map(({ id }) => id)))
  const left = waiting.filter(({ id }) => !joining.has(id))
  const all = hostless.flatMap(({ matchId, guests }) =>
    guests.map((guest): Waiting => ({ ...guest, ...UNNAMED, reason: 'stranded', oldMatchId: matchId })),
  )
  const mails =
    newsletter && newsletter.state !== 'cancelled' && !newsletter.purgedAt ? newsletter : undefined
  await storeAndTell(context, tx, { pairing, newsletter: mails, people: all, rescues, joins })
  const matchIds = broken.map(({ matchId }) => matchId)
  await callTablesOff(tx, pairingId, { matchIds, guests: left.map(({ id }) => id) }, now)

  const resting = hosted.map(({ matchId, hostId }) => ({ matchId, userId: hostId }))
  const hosts = new Set(resting.map(({ userId }) => userId))
  const told = [
    ...resting.filter(({ userId }) => !served.has(userId)),
    ...left.map(({ id, oldMatchId }) => ({ matchId: oldMatchId!, userId: id })),
  ]
  const people = await untoldAt(tx, told)
  if (people.length > 0)
    await queueForPairing(context, tx, people, ({ newsletter: { noMatch } }, userId) =>
      hosts.has(userId) ? noMatch.youAreNotNeeded : noMatch.noOtherHost,
    )
  await emitRoundEvents(context, tx, 'round.changed', now, [await lockPairing(tx, pairingId)])
  return broken.length
}

/** Only ids are asked for. */
const UNNAMED = { firstName: '', lastName: '', email: '' }

/** Tables without a host with one of those who rest: as many as can be, and of these the hosts who have waited longest. */
async function withOtherHosts(
  context: Context,
  tx: Transaction,
  pairing: Pick<PairingRow, 'id' | 'month'>,
  hostless: BrokenTable[],
): Promise<NewMatch[]> {
  const { clock, programme } = context
  const resting = await restingHosts(tx, programme, pairing, today(clock))
  if (hostless.length === 0 || resting.length === 0) return []
  const { size } = programme.settings
  const guests = hostless.flatMap((table) => table.guests.map((guest) => ({ ...guest, isHost: false })))
  const seed = seedOf(context, `hosts ${pairing.id} ${hostless[0]!.matchId}`)
  const people = await someInColumns(tx, context.programme, [
    ...guests,
    ...resting.map((host) => ({ ...host, isHost: true })),
  ])
  const input = await readRoundInput(context, tx, people, pairing.month, seed, pairing.id)
  const isResting = new Set(resting.map(({ id }) => id))
  const found =
    size === 2
      ? matchesOf(await runMatching(input)).map(({ people: places, why }) => ({
          people: places.map((place) => input.ids[place]!),
          why,
        }))
      : runJoins(
          { ...input, size },
          hostless.map((table) => table.guests.map(({ id }) => id)),
        )
  const nextId = risingIds(clock.now())
  return found.map(({ people: ids, why }) => {
    const hostId = ids.find((id) => isResting.has(id))!
    const all = [hostId, ...ids.filter((id) => id !== hostId)]
    return { id: nextId(), people: all, hostId, why, rescue: all.map(() => 'stranded' as const) }
  })
}
