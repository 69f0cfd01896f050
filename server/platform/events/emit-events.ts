import type { EventType } from '../../../shared/limits'
import type { Context, EventData } from '../context/context'
import type { pairings } from '../../tables/pairings.tables'
import type { Queryable } from '../database/database'

/**
 * Tells the plugins what happened, in the transaction that stores it. Events hold ids and counts, and of people only who they are;
 * names are looked up for those who may know them.
 */
export async function emitEvents(
  { plugins }: Pick<Context, 'plugins'>,
  tx: Queryable,
  type: EventType,
  at: Date,
  events: readonly EventData[],
): Promise<void> {
  if (events.length === 0) return
  for (const plugin of plugins) await plugin.on?.(tx, { type, at, events })
}

type Round = Pick<
  typeof pairings.$inferSelect,
  'id' | 'programmeId' | 'domainGroupId' | 'month' | 'day' | 'version' | 'totalPairs'
>

/** Emits one event for each round. */
export const emitRoundEvents = (
  context: Pick<Context, 'plugins'>,
  tx: Queryable,
  type: Extract<EventType, `round.${string}`>,
  at: Date,
  rounds: readonly Round[],
): Promise<void> =>
  emitEvents(
    context,
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
