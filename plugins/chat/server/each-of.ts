import { causeOf } from '../../../server/platform/process/log'
import { type Chat, ChatRefused } from './chat'

/** The chat takes nothing at all now. */
const isOfAll = ({ kind, isTooOften }: ChatRefused) => kind === 'off' || kind === 'away' || isTooOften

/**
 * Does something in a chat for each of some. What fails for one is logged, and keeps no other waiting.
 * @throws ChatRefused when it takes nothing now: the next time goes on
 */
export async function eachOf<One>(
  { title, context: { log } }: Chat,
  some: One[],
  work: (one: One) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  for (const one of some) {
    if (signal?.aborted) return
    try {
      await work(one)
    } catch (error) {
      if (error instanceof ChatRefused && isOfAll(error)) throw error
      log.warn({ cause: causeOf(error) }, `somebody or a match was passed over in ${title}`)
    }
  }
}
