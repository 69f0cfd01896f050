import type { FastifyReply } from 'fastify'

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
