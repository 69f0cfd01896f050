import type { FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { wordsIn } from '../../../languages/server'
import { type Reason, reasonText } from '../../../languages/reasons'
import type { Responses, ServerWords } from '../../../languages/words'
import type { ErrorBody } from '../../../shared/contract/common'
import type { ErrorCode } from '../../../shared/error-codes'
import { sqlFault } from '../database/transactions'
import { causeOf, causesOf } from '../process/log'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** Something that the server says, in the words of who reads it; some of it is in the words of mails. */
export type Localized = ((words: Responses, all: ServerWords) => string) & {
  /** What is stored of it, where it can be said later. */
  reasons?: Reason[]
}

/** A text that can also be stored and rendered later. @param nameOf the names of the people in it, by id */
export const localized = (reason: Reason, nameOf?: (person: string) => string): Localized =>
  Object.assign((_: Responses, words: ServerWords) => reasonText(words, reason, nameOf), {
    reasons: [reason],
  })

/** For what is not said to the person of a request: logs, stored states, programs. */
export const ENGLISH = wordsIn('en')

export const inWords = (text: Localized, words: ServerWords): string => text(words.responses, words)

/** An error for the caller to read, in the language of their request. Thrown inside a transaction, it rolls it back. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503,
    readonly code: ErrorCode,
    readonly text: Localized,
    readonly details: {
      retryAfterSeconds?: number
      body?: Record<string, unknown>
      /** What is wrong with single fields. */
      errors?: { path: string; text: Localized }[]
    } = {},
  ) {
    super(inWords(text, ENGLISH))
  }
}

export const notSignedIn = () => new HttpError(401, 'not_signed_in', (w) => w.platform.notSignedIn)

/** What a call can name that is not there. */
export type Missing = keyof Responses['platform']['notFound']

export const notFound = (what: Missing | Localized) =>
  new HttpError(
    404,
    'not_found',
    typeof what === 'string' ? localized({ code: `platform.notFound.${what}` }) : what,
  )

/** For an address at which there is nothing. */
export const nothingHere = () => new HttpError(404, 'not_found', (w) => w.platform.nothingHere)

export const notAdmin = () => new HttpError(403, 'not_admin', (w) => w.platform.notAdmin)

/** The zod issues of a refused input as one body: the first as the message, all of them by path. */
function invalidInput(error: ZodError, { platform }: Responses): ErrorBody {
  const errors = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  return { message: errors[0]?.message ?? platform.invalidInput, code: 'invalid_input', errors }
}

export const fileTooLarge = (largestBytes: number) =>
  new HttpError(413, 'file_too_large', (w) => w.platform.fileTooLarge(Math.floor(largestBytes / 1024 / 1024)))

export interface Refusal {
  code: ErrorCode
  text: Localized
}

export const NOT_UNDERSTOOD: Refusal = { code: 'invalid_request', text: (w) => w.platform.notUnderstood }

/** The errors that Fastify and its plugins throw. */
const FASTIFY_REFUSALS: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'request_too_large', text: (w) => w.platform.requestTooLarge },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'unsupported_media_type', text: (w) => w.platform.sendJson },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid_request', text: (w) => w.platform.notJson },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'invalid_request', text: (w) => w.platform.wrongLength },
  FST_FILES_LIMIT: { code: 'request_too_large', text: (w) => w.platform.oneFile },
  FST_PARTS_LIMIT: { code: 'request_too_large', text: (w) => w.platform.tooManyParts },
  FST_INVALID_MULTIPART_CONTENT_TYPE: { code: 'unsupported_media_type', text: (w) => w.platform.sendForm },
}

/** Codes of Node and PostgreSQL for a database that can't be reached, as opposed to a faulty statement. */
const OUTAGE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // A server that was the main one, and is a copy of another now.
  '25006',
  // It can't read or write its files.
  '58030',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  // What PgBouncer says of itself: its server is away, or all connections are taken.
  '08P01',
])

/** There is no room on a disk, ours or the database's, or no memory there. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100', '53200'])
/** The process may open no more files and connections. */
const EXHAUSTED = new Set(['EMFILE', 'ENFILE'])

/** Whether the error, or what caused it, has one of these codes. */
const hasCode = (error: unknown, codes: Set<string>): boolean =>
  causesOf(error).some(({ code }) => codes.has(String(code)))

/** Messages of pg for such a connection that have no code. */
const LOST = /timeout exceeded when trying to connect|Connection terminated|is not queryable/

/** True when the error, or what caused it, is a lost or refused database connection. */
export const isOutage = (error: unknown): boolean =>
  causesOf(error).some(({ code, message, syscall }) => {
    // A missing file is not an outage; a missing socket is.
    const isFile = code === 'ENOENT' && syscall !== 'connect'
    return (OUTAGE.has(String(code)) && !isFile) || LOST.test(message)
  })

/** A connection that was there and broke: PostgreSQL ended it, or it stood still. What it was asked last may have been done. */
const BROKEN = new Set(['57P01', '57P02', 'ECONNRESET', 'EPIPE'])

function outage(error: unknown, { method }: FastifyRequest): Localized {
  const isRead = method === 'GET' || method === 'HEAD'
  // The last is what PgBouncer says of it.
  const isBroken = hasCode(error, BROKEN) || /Connection terminated|server conn crashed/.test(causeOf(error))
  return (w) => (isBroken && !isRead ? w.platform.databaseLost : w.platform.databaseAway)
}

type DatabaseRefusal = Refusal & { status: 400 | 404 | 409 }

const CHANGED_MEANWHILE: DatabaseRefusal = {
  status: 409,
  code: 'changed_meanwhile',
  text: (w) => w.platform.changedMeanwhile,
}

/** Constraints that two simultaneous calls can violate: only the database notices, and neither our code nor the input is wrong. */
const REFUSALS: Record<string, DatabaseRefusal> = {
  // Constraints: foreign key, unique.
  '23503': { status: 409, code: 'changed_meanwhile', text: (w) => w.platform.deletedMeanwhile },
  '23505': { status: 409, code: 'already_exists', text: (w) => w.platform.alreadyExists },
  // A manager wrote a row that they could not see afterwards: it refers to what is not of their groups.
  '44000': { status: 404, code: 'not_found', text: (w) => w.platform.refersToNothing },
  '40001': CHANGED_MEANWHILE,
  '40P01': CHANGED_MEANWHILE,
}

function refusalByDatabase(error: unknown): DatabaseRefusal | undefined {
  const fault = sqlFault(error)
  if (!fault) return undefined
  // Class 22: a value that does not fit the column's type.
  if (fault.code.startsWith('22'))
    return { status: 400, code: 'invalid_input', text: (w) => w.platform.outOfRange }
  // The only check that two calls can violate: the person was erased meanwhile. Any other is a bug.
  if (fault.constraint === 'users_erased') return CHANGED_MEANWHILE
  return REFUSALS[fault.code]
}

/** Turns whatever a handler threw into the product's error body, without stack or SQL. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, ...body } = refusalOf(error, request, reply)
  return reply.code(status).send(body)
}

/** Turns an error into a refusal, for another form of response. Logs what is our own fault, and sets Retry-After. */
export function refusalOf(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): ErrorBody & { status: number } {
  // A request whose address cannot be read has no words yet.
  const words = (request.words as ServerWords | undefined) ?? ENGLISH
  const refuse = (status: number, { code, text }: Refusal, body?: Record<string, unknown>) => ({
    status,
    message: inWords(text, words),
    code,
    ...body,
  })
  if (error instanceof HttpError) {
    const { retryAfterSeconds, body, errors } = error.details
    if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds))
    const fields = errors && {
      errors: errors.map(({ path, text }) => ({ path, message: inWords(text, words) })),
    }
    return refuse(error.status, error, { ...body, ...fields })
  }
  if (error instanceof ZodError) return { status: 400, ...invalidInput(error, words.responses) }
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return refuse(statusCode, FASTIFY_REFUSALS[code ?? ''] ?? NOT_UNDERSTOOD)
  const refusal = refusalByDatabase(error)
  if (refusal) {
    request.log.warn({ cause: causeOf(error) }, 'refused by the database')
    return refuse(refusal.status, refusal)
  }
  const unavailable = (what: string, retryAfterSeconds: number, refused: Refusal) => {
    request.log.error({ cause: causeOf(error) }, what)
    reply.header('retry-after', retryAfterSeconds)
    return refuse(503, refused)
  }
  if (isOutage(error))
    return unavailable('the database cannot be reached', 5, {
      code: 'database_unavailable',
      text: outage(error, request),
    })
  if (hasCode(error, FULL))
    return unavailable('there is no room left', 30, {
      code: 'storage_full',
      text: (w) => w.platform.noRoom,
    })
  if (hasCode(error, EXHAUSTED))
    return unavailable('no more files or connections can be opened', 5, {
      code: 'too_busy',
      text: (w) => w.platform.tooBusy,
    })
  request.log.error({ err: error }, 'unexpected error')
  return refuse(500, { code: 'internal_error', text: (w) => w.platform.ourFault })
}

const ANSWERS: Record<string, [number, Refusal]> = {
  HPE_HEADER_OVERFLOW: [431, { code: 'request_too_large', text: (w) => w.platform.headersTooLarge }],
  ERR_HTTP_REQUEST_TIMEOUT: [408, { code: 'request_timeout', text: (w) => w.platform.tooSlow }],
}

/** Long enough for a client to read why. */
const LINGER_MS = 1000

/** Responds to a request that is not valid HTTP, which no route or hook sees, with the product's error body; in English. */
export function answerBrokenRequest(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, { code, text }] = ANSWERS[error.code ?? ''] ?? [400, NOT_UNDERSTOOD]
  const body = JSON.stringify({ message: inWords(text, ENGLISH), code } satisfies ErrorBody)
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
