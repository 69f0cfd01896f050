import type { FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import type { ErrorBody } from '../../shared/contract/common'

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

const FASTIFY_MESSAGES: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON (content type application/json).',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The JSON body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of the body does not fit its header.',
  FST_REQ_FILE_TOO_LARGE: 'The file is too large.',
  FST_FILES_LIMIT: 'Send one file.',
  FST_PARTS_LIMIT: 'The form has too many parts.',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'Send the file as multipart/form-data.',
}

/** Node and PostgreSQL codes that mean "the database can't be reached", as opposed to "the statement is wrong". */
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

/** True when the error, or what caused it, is a lost or refused database connection. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: string }
    if (code !== undefined && OUTAGE.has(code)) return true
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message)) return true
  }
  return false
}

/** The innermost message: a failed query's own message repeats its values, which are nobody's business in a log. */
function causeOf(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  return cause instanceof Error ? `${cause.name}: ${cause.message.split('\n')[0]}` : String(cause)
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
  if (isOutage(error)) {
    request.log.error({ cause: causeOf(error) }, 'the database cannot be reached')
    return reply
      .code(503)
      .header('retry-after', 5)
      .send({ message: 'Cup of Joe cannot reach its database right now. Please try again in a moment.' })
  }
  request.log.error(
    { cause: causeOf(error), stack: (error as Error).stack?.split('\n    at ').slice(1) },
    'unexpected error',
  )
  return reply.code(500).send({ message: 'Something went wrong on our side. Please try again.' })
}
