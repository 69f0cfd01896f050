import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WatchedSend } from '../../../shared/contract/newsletters'
import { beginEvents } from '../../platform/http/long-work'

const LOOK_EVERY_MS = 500
/** A look at a very large send takes long: at most a fifth of the time is spent looking. */
const PAUSE_BY_LOOK = 4

/**
 * Streams the progress of a send to a browser whenever it changes, until the send is over, the page is closed, the server
 * is closed, or `readProgress` throws, as it does when the watcher may no longer know. The browser reconnects by itself.
 */
export function streamProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  first: WatchedSend,
  readProgress: () => Promise<WatchedSend>,
): FastifyReply {
  const events = beginEvents(reply)
  let last = ''
  let timer: NodeJS.Timeout | undefined
  const tell = (progress: WatchedSend, tookMs = 0): void => {
    const text = JSON.stringify(progress)
    if (text !== last) events.tell(text)
    last = text
    if (progress.state === 'sent' || progress.state === 'cancelled' || reply.raw.destroyed)
      return events.end()
    timer = setTimeout(
      () => {
        if (!request.server.server.listening) return events.end()
        const begun = performance.now()
        const told = (next: WatchedSend) => tell(next, performance.now() - begun)
        readProgress().then(told, (error: unknown) => {
          request.log.warn({ err: error }, 'a stream of progress ended early')
          events.end()
        })
      },
      Math.max(LOOK_EVERY_MS, PAUSE_BY_LOOK * tookMs),
    )
  }
  reply.raw.on('close', () => clearTimeout(timer))
  tell(first)
  return reply
}
