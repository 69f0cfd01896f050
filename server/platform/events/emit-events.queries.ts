import { sql } from 'drizzle-orm'
import type { EventType } from '../../../shared/limits'
import type { pairings } from '../../tables/pairings.tables'
import type { Queryable } from '../database/database'

/** What an event tells: ids and counts, and of people only who they are. */
export type EventData = Record<string, unknown> & { people?: { id: string }[] }

/**
 * Tells webhooks what happened, in the transaction of what it tells: they are told if that is stored, and else not. Events hold
 * ids and counts, and of people only who they are; names are looked up for those who may know them.
 */
export async function emitEvents(
  tx: Queryable,
  type: EventType,
  at: Date,
  events: readonly EventData[],
): Promise<void> {
  if (events.length === 0) return
  await tx.execute(
    sql`select public.tell_webhooks(${type}, ${at.toISOString()}::timestamptz, ${JSON.stringify(events)}::jsonb)`,
  )
}

type Round = Pick<
  typeof pairings.$inferSelect,
  'id' | 'programmeId' | 'domainGroupId' | 'month' | 'day' | 'version' | 'totalPairs'
>

/** Emits one event for each round. */
export const emitRoundEvents = (
  tx: Queryable,
  type: Extract<EventType, `round.${string}`>,
  at: Date,
  rounds: readonly Round[],
): Promise<void> =>
  emitEvents(
    tx,
    type,
    at,
    rounds.map((round) => ({
      round: round.id,
      programme: round.programmeId,
      group: round.domainGroupId,
      period: round.day ?? round.month,
      pairs: round.totalPairs,
      version: round.version,
    })),
  )
