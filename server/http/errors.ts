import type { FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import type { ErrorBody } from '../../shared/contract/common'
import { sqlFault } from '../database/retry'
import { causeOf } from '../process/log'

/** An answer other than success, for the caller to read. Thrown inside a transaction, it undoes it. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503,
    message: string,
    readonly details: { code?: string; retryAfterSeconds?: number; body?: Record<string, unknown> } = {},
  ) {
    super(message)
  }
}

export const notFound = (what: string) => new HttpError(404, `${what} was not found.`)

/** The zod issues of a refused input as one answer: the first as the message, all of them by path. */
export function invalidInput(error: ZodError): { status: number; body: ErrorBody } {
  const errors = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  return { status: 400, body: { message: errors[0]?.message ?? 'The input is not valid.', errors } }
}

/** Of UPLOAD_LIMIT. */
export const FILE_TOO_LARGE = 'The file is too large. At most 5 MB are taken.'

export const SEND_JSON = 'Send JSON (content type application/json).'

const FASTIFY_MESSAGES: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: SEND_JSON,
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of the body does not fit its header.',
  FST_REQ_FILE_TOO_LARGE: FILE_TOO_LARGE,
  FST_FILES_LIMIT: 'Send one file.',
  FST_PARTS_LIMIT: 'The form has too many parts.',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'Send the file as multipart/form-data.',
}

/** Codes of Node and PostgreSQL for a database that can't be reached, as opposed to a statement that is wrong. */
const OUTAGE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
])

/** What pg says of such a connection in words alone. */
const LOST = /timeout exceeded when trying to connect|Connection terminated|is not queryable/

/** True when the error, or what caused it, is a lost or refused database connection. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: string }
    // A file that is missing is no outage; a socket that is missing is one.
    const isConnecting = code !== 'ENOENT' || (cause as NodeJS.ErrnoException).syscall === 'connect'
    if (code !== undefined && OUTAGE.has(code) && isConnecting) return true
    if (LOST.test(cause.message)) return true
  }
  return false
}

const CHANGED_MEANWHILE = 'Somebody else changed this at the same moment. Load it again, then try once more.'

/** Rules that were broken because two calls met: only the database could notice, and neither we nor the input are at fault. */
const REFUSALS: Record<string, { status: 400 | 409; message: string }> = {
  // Constraints: foreign key, unique.
  '23503': { status: 409, message: 'Something this refers to was deleted meanwhile. Load the page again.' },
  '23505': { status: 409, message: 'This exists already. Load the page again.' },
  '40001': { status: 409, message: CHANGED_MEANWHILE },
  '40P01': { status: 409, message: CHANGED_MEANWHILE },
}

function refusalByDatabase(error: unknown): { status: 400 | 409; message: string } | undefined {
  const fault = sqlFault(error)
  if (!fault) return undefined
  // Class 22: a value that no column of its kind can hold.
  if (fault.code.startsWith('22'))
    return { status: 400, message: 'A value is out of range or not of its kind.' }
  // The one check that two calls can break: the person was erased meanwhile. Any other is a fault of ours.
  if (fault.constraint === 'users_erased') return { status: 409, message: CHANGED_MEANWHILE }
  return REFUSALS[fault.code]
}

/** Turns whatever a handler threw into the product's error body: never a stack, never SQL. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof HttpError) {
    const { code, retryAfterSeconds, body } = error.details
    if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds))
    return reply.code(error.status).send({ message: error.message, code, ...body })
  }
  if (error instanceof ZodError) {
    const { status, body } = invalidInput(error)
    return reply.code(status).send(body)
  }
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const message = (code && FASTIFY_MESSAGES[code]) ?? 'The request could not be understood.'
    return reply.code(statusCode).send({ message })
  }
  const refusal = refusalByDatabase(error)
  if (refusal) {
    request.log.warn({ cause: causeOf(error) }, 'refused by the database')
    return reply.code(refusal.status).send({ message: refusal.message })
  }
  if (isOutage(error)) {
    request.log.error({ cause: causeOf(error) }, 'the database cannot be reached')
    return reply
      .code(503)
      .header('retry-after', 5)
      .send({ message: 'Cup of Joe cannot reach its database right now. Please try again in a moment.' })
  }
  request.log.error({ err: error }, 'unexpected error')
  return reply.code(500).send({ message: 'Something went wrong on our side. Please try again.' })
}
