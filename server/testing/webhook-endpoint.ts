import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { vi } from 'vitest'
import { webhookAgent } from '../../plugins/webhooks/server/deliver'
import { startCalendarServer, trustServers } from './calendar-server'

export interface Heard {
  headers: IncomingHttpHeaders
  body: string
  event: { id: string; type: string; timestamp: string; data: Record<string, unknown> }
  at: number
}

/** A program that is told what happens, over TLS; what it replies is the test's. */
export async function startEndpoint(
  answer: (reply: ServerResponse, heard: Heard) => void = (reply) => void reply.writeHead(204).end(),
) {
  trustServers(webhookAgent)
  const heard: Heard[] = []
  const endpoint = { answer, heard, url: '', close: () => {} }
  const server = await startCalendarServer((request, reply) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString()
      const one = { headers: request.headers, body, event: JSON.parse(body), at: performance.now() }
      heard.push(one)
      endpoint.answer(reply, one)
    })
  })
  return Object.assign(endpoint, { url: `${server.url}/told?by=us`, close: () => server.close() })
}

/** Verifies a signature as programs do, at a moment. @throws if it is not right */
export function verify(secret: string, { body, headers }: Heard, now: Date): void {
  vi.useFakeTimers({ toFake: ['Date'], now })
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
  } finally {
    vi.useRealTimers()
  }
}
