import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WorkProgress } from '../../../shared/endpoint'
import { inWords, type Localized, refusalOf } from './errors'

type Progress = Omit<WorkProgress, 'what'> & { what: Localized }

/** Who watches the work of the call that is being handled. */
const watcher = new AsyncLocalStorage<(progress: Progress) => void>()

/** Whether somebody watches the work of this call, so that counting it is worth its time. */
export const isWatched = (): boolean => watcher.getStore() !== undefined

/** Tells the client that watches the work of this call how far it is: "Reading rows", 2,000 of 12,000. */
export const reportProgress = (what: Localized, done: number, total: number): void =>
  watcher.getStore()?.({ what, done, total })

/**
 * Does the work of a call, which returns its body as JSON, and streams how far it is as server-sent events; the last one has
 * the status and the body that the call would have returned. The work goes on when the page is closed.
 */
export function streamWork(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<string>,
): FastifyReply {
  const events = beginEvents(reply)
  void watcher
    .run(({ what, ...counts }) => {
      const progress: WorkProgress = { what: inWords(what, request.words), ...counts }
      events.tell(JSON.stringify({ progress }))
    }, work)
    .then(
      (body) => events.tell(`{"status":200,"body":${body}}`),
      (error: unknown) => {
        const { status, ...body } = refusalOf(error, request, reply)
        events.tell(JSON.stringify({ status, body }))
      },
    )
    .finally(events.end)
  return reply
}

const ALIVE_EVERY_MS = 15_000

/** Begins a response of server-sent events, each of one line of JSON. Once the page is closed, nothing more is written. */
export function beginEvents(reply: FastifyReply) {
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
  const write = (text: string) => raw.destroyed || raw.write(text)
  const alive = setInterval(() => write(': still here\n\n'), ALIVE_EVERY_MS)
  raw.on('close', () => clearInterval(alive))
  return {
    tell: (json: string) => void write(`data: ${json}\n\n`),
    end: () => {
      clearInterval(alive)
      raw.end()
    },
  }
}
