import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody } from '../../../shared/contract/common'
import { ENGLISH, inWords, NOT_UNDERSTOOD, type Refusal } from './errors'

const ANSWERS: Record<string, [number, Refusal]> = {
  HPE_HEADER_OVERFLOW: [431, { code: 'request_too_large', say: (w) => w.platform.headersTooLarge }],
  ERR_HTTP_REQUEST_TIMEOUT: [408, { code: 'request_timeout', say: (w) => w.platform.tooSlow }],
}

/** Long enough for a client to read why. */
const LINGER_MS = 1000

/** Responds to a request that is not valid HTTP, which no route or hook sees, with the product's error body; in English. */
export function answerBrokenRequest(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, { code, say }] = ANSWERS[error.code ?? ''] ?? [400, NOT_UNDERSTOOD]
  const body = JSON.stringify({ message: inWords(say, ENGLISH), code } satisfies ErrorBody)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // A client that keeps sending doesn't keep the connection.
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
