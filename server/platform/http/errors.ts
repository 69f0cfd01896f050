import type { FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import type { ErrorBody } from '../../../shared/contract/common'
import type { ErrorCode } from '../../../shared/error-codes'
import { sqlFault } from '../database/retry'
import { causesOf } from '../process/causes'
import { causeOf } from '../process/log'

/** An error for the caller to read. Thrown inside a transaction, it rolls it back. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503,
    readonly code: ErrorCode,
    message: string,
    readonly details: { retryAfterSeconds?: number; body?: Record<string, unknown> } = {},
  ) {
    super(message)
  }
}

export const notSignedIn = () => new HttpError(401, 'not_signed_in', 'Unauthorized')

/** @param what such as "The newsletter", or "These rows" */
export const notFound = (what: string) =>
  new HttpError(404, 'not_found', `${what} ${what.startsWith('These ') ? 'were' : 'was'} not found.`)

/** The zod issues of a refused input as one body: the first as the message, all of them by path. */
function invalidInput(error: ZodError): ErrorBody {
  const errors = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  return { message: errors[0]?.message ?? 'The input is not valid.', code: 'invalid_input', errors }
}

export const fileTooLarge = (largestBytes: number) =>
  new HttpError(
    413,
    'file_too_large',
    `The file is too large. The limit is ${Math.floor(largestBytes / 1024 / 1024)} MB.`,
  )

export const SEND_JSON = 'Send JSON (content type application/json).'

export const NOT_UNDERSTOOD: ErrorBody = {
  message: 'The request could not be understood.',
  code: 'invalid_request',
}

/** The errors that Fastify and its plugins throw. */
const FASTIFY_REFUSALS: Record<string, ErrorBody> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { message: 'The request is too large.', code: 'request_too_large' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { message: SEND_JSON, code: 'unsupported_media_type' },
  FST_ERR_CTP_INVALID_JSON_BODY: { message: 'The body is not valid JSON.', code: 'invalid_request' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    message: 'The length of the body does not fit its header.',
    code: 'invalid_request',
  },
  FST_FILES_LIMIT: { message: 'Send one file.', code: 'request_too_large' },
  FST_PARTS_LIMIT: { message: 'The form has too many parts.', code: 'request_too_large' },
  FST_INVALID_MULTIPART_CONTENT_TYPE: {
    message: 'Send the file as multipart/form-data.',
    code: 'unsupported_media_type',
  },
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

function outageMessage(error: unknown, { method }: FastifyRequest): string {
  const isRead = method === 'GET' || method === 'HEAD'
  // The last is what PgBouncer says of it.
  const isBroken = hasCode(error, BROKEN) || /Connection terminated|server conn crashed/.test(causeOf(error))
  return isBroken && !isRead
    ? 'Cup of Joe lost its database while it did this, so it may be stored or not. Please look in a moment, before you try again.'
    : 'Cup of Joe cannot reach its database right now. Please try again in a moment.'
}

type Refusal = ErrorBody & { status: 400 | 404 | 409 }

const CHANGED_MEANWHILE: Refusal = {
  status: 409,
  message: 'Somebody else changed this at the same moment. Load it again, then try once more.',
  code: 'changed_meanwhile',
}

/** Constraints that two simultaneous calls can violate: only the database notices, and neither our code nor the input is wrong. */
const REFUSALS: Record<string, Refusal> = {
  // Constraints: foreign key, unique.
  '23503': {
    status: 409,
    message: 'Something this refers to was deleted meanwhile. Load the page again.',
    code: 'changed_meanwhile',
  },
  '23505': { status: 409, message: 'This exists already. Load the page again.', code: 'already_exists' },
  // A manager wrote a row that they could not see afterwards: it refers to what is not of their groups.
  '44000': { status: 404, message: 'Something this refers to was not found.', code: 'not_found' },
  '40001': CHANGED_MEANWHILE,
  '40P01': CHANGED_MEANWHILE,
}

function refusalByDatabase(error: unknown): Refusal | undefined {
  const fault = sqlFault(error)
  if (!fault) return undefined
  // Class 22: a value that does not fit the column's type.
  if (fault.code.startsWith('22'))
    return { status: 400, message: 'A value is out of range or not of its kind.', code: 'invalid_input' }
  // The only check that two calls can violate: the person was erased meanwhile. Any other is a bug.
  if (fault.constraint === 'users_erased') return CHANGED_MEANWHILE
  return REFUSALS[fault.code]
}

/** Turns whatever a handler threw into the product's error body, without stack or SQL. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, ...body } = refusalOf(error, request, reply)
  return reply.code(status).send(body)
}

/** The same, to be sent in another form. Logs what is our own fault, and sets Retry-After. */
export function refusalOf(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): ErrorBody & { status: number } {
  const refuse = (status: number, body: ErrorBody) => ({ status, ...body })
  if (error instanceof HttpError) {
    const { status, message, code, details } = error
    if (details.retryAfterSeconds !== undefined)
      reply.header('retry-after', Math.ceil(details.retryAfterSeconds))
    return refuse(status, { message, code, ...details.body })
  }
  if (error instanceof ZodError) return refuse(400, invalidInput(error))
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return refuse(statusCode, FASTIFY_REFUSALS[code ?? ''] ?? NOT_UNDERSTOOD)
  const refusal = refusalByDatabase(error)
  if (refusal) {
    request.log.warn({ cause: causeOf(error) }, 'refused by the database')
    const { status, ...body } = refusal
    return refuse(status, body)
  }
  const unavailable = (what: string, retryAfterSeconds: number, body: ErrorBody) => {
    request.log.error({ cause: causeOf(error) }, what)
    reply.header('retry-after', retryAfterSeconds)
    return refuse(503, body)
  }
  if (isOutage(error))
    return unavailable('the database cannot be reached', 5, {
      message: outageMessage(error, request),
      code: 'database_unavailable',
    })
  if (hasCode(error, FULL))
    return unavailable('there is no room left', 30, {
      message:
        'Cup of Joe has no room left to store this. Nothing was changed. Its operator has to free some.',
      code: 'storage_full',
    })
  if (hasCode(error, EXHAUSTED))
    return unavailable('no more files or connections can be opened', 5, {
      message: 'Cup of Joe is too busy right now. Please try again in a moment.',
      code: 'too_busy',
    })
  request.log.error({ err: error }, 'unexpected error')
  return refuse(500, {
    message: 'Something went wrong on our side. Please try again.',
    code: 'internal_error',
  })
}
