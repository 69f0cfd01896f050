import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody } from '../../../shared/contract/common'
import { NOT_UNDERSTOOD } from './errors'

const ANSWERS: Record<string, [number, ErrorBody]> = {
  HPE_HEADER_OVERFLOW: [
    431,
    { message: 'The headers of the request are too large.', code: 'request_too_large' },
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    { message: 'The request took too long to arrive.', code: 'request_timeout' },
  ],
}

/** Long enough for a client to read why. */
const LINGER_MS = 1000

/** Responds to a request that is not valid HTTP, which no route or hook sees, with the product's error body. */
export function answerBrokenRequest(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, refusal] = ANSWERS[error.code ?? ''] ?? [400, NOT_UNDERSTOOD]
  const body = JSON.stringify(refusal)
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
