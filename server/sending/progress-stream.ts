import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SendProgress } from '../../shared/contract/newsletters'

const LOOK_EVERY_MS = 500
const ALIVE_EVERY_MS = 15_000

/**
 * Lets one query serve everyone who asks for the same within a quarter of a second, or, if it takes long, within nineteen
 * times as long: counting a large send then takes at most a twentieth of a database connection, however many watch.
 */
export function sharedLook<Result>(
  look: (id: string) => Promise<Result>,
  elapsed: () => number = () => performance.now(),
): (id: string) => Promise<Result> {
  const looks = new Map<string, { result: Promise<Result>; until: number }>()
  return (id) => {
    const from = elapsed()
    for (const [key, { until }] of looks) if (until <= from) looks.delete(key)
    const known = looks.get(id)
    if (known) return known.result
    const entry = { result: look(id), until: Number.POSITIVE_INFINITY }
    looks.set(id, entry)
    void keep()
    return entry.result
    async function keep() {
      try {
        await entry.result
        entry.until = elapsed() + Math.max(LOOK_EVERY_MS / 2, (elapsed() - from) * 19)
      } catch {
        looks.delete(id)
      }
    }
  }
}

/** Streams the progress of a send to a browser whenever it changes, until the send is over or the page is closed. */
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
      look().then(tell, (error: unknown) => {
        // The browser reconnects by itself.
        request.log.warn({ err: error }, 'progress could not be read')
        end()
      })
    }, LOOK_EVERY_MS)
  }
  raw.on('close', end)
  tell(first)
  return reply
}
