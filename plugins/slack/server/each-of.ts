import type { FastifyBaseLogger } from 'fastify'
import { causeOf } from '../../../server/platform/process/log'
import { SlackRefused } from './web'

/** Slack takes nothing at all now. */
const isOfAll = ({ kind, isTooOften }: SlackRefused) => kind === 'off' || kind === 'away' || isTooOften

/**
 * Does something in Slack for each of some. What fails for one is logged, and keeps no other waiting.
 * @throws SlackRefused when it takes nothing now: the next time goes on
 */
export async function eachOf<One>(
  log: FastifyBaseLogger,
  some: One[],
  work: (one: One) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  for (const one of some) {
    if (signal?.aborted) return
    try {
      await work(one)
    } catch (error) {
      if (error instanceof SlackRefused && isOfAll(error)) throw error
      log.warn({ cause: causeOf(error) }, 'somebody or a match was passed over in Slack')
    }
  }
}
