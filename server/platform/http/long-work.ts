import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WorkProgress } from '../../../shared/endpoint'
import { refusalOf } from './errors'

const ALIVE_EVERY_MS = 15_000

/** Who watches the work of the call that is being handled. */
const watcher = new AsyncLocalStorage<(progress: WorkProgress) => void>()

/** Whether somebody watches the work of this call, so that counting it is worth its time. */
export const isWatched = (): boolean => watcher.getStore() !== undefined

/** Tells the client that watches the work of this call how far it is: "Reading rows", 2,000 of 12,000. */
export const reportProgress = (what: string, done: number, total: number): void =>
  watcher.getStore()?.({ what, done, total })

/**
 * Does the work of a call and streams how far it is as server-sent events; the last one has the status and the body that
 * the call would have returned. The work goes on when the page is closed.
 */
export function streamWork(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<unknown>,
): FastifyReply {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  const write = (text: string) => raw.destroyed || raw.write(text)
  const tell = (event: object) => write(`data: ${JSON.stringify(event)}\n\n`)
  const alive = setInterval(() => write(': still here\n\n'), ALIVE_EVERY_MS)
  const done = watcher
    .run((progress) => tell({ progress }), work)
    .then(
      (body) => ({ status: 200, body }),
      (error: unknown) => {
        const { status, ...body } = refusalOf(error, request, reply)
        return { status, body }
      },
    )
  void done.then(tell).finally(() => {
    clearInterval(alive)
    raw.end()
  })
  return reply
}
