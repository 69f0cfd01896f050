import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SendProgress } from '../../../shared/contract/newsletters'

const LOOK_EVERY_MS = 500
const ALIVE_EVERY_MS = 15_000

/**
 * Streams the progress of a send to a browser whenever it changes, until the send is over, the page is closed, the server
 * is closed, or `look` throws, as it does when the watcher may no longer know. The browser reconnects by itself.
 */
export function streamProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  first: SendProgress,
  look: () => Promise<SendProgress>,
): FastifyReply {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // Its end may come when the server is closed, which waits for idle connections.
    connection: 'close',
  })
  let last = ''
  let timer: NodeJS.Timeout | undefined
  const alive = setInterval(() => raw.write(': still here\n\n'), ALIVE_EVERY_MS)
  const end = () => {
    clearTimeout(timer)
    clearInterval(alive)
    raw.end()
  }
  const tell = (progress: SendProgress): void => {
    const text = JSON.stringify(progress)
    if (text !== last) raw.write(`data: ${text}\n\n`)
    last = text
    if (progress.state === 'sent' || progress.state === 'cancelled' || raw.destroyed) return end()
    timer = setTimeout(() => {
      if (!request.server.server.listening) return end()
      look().then(tell, (error: unknown) => {
        request.log.warn({ err: error }, 'a stream of progress ended early')
        end()
      })
    }, LOOK_EVERY_MS)
  }
  raw.on('close', end)
  tell(first)
  return reply
}
