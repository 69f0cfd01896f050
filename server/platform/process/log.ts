import { pino } from 'pino'
import type { FastifyBaseLogger } from 'fastify'

const ADDRESS = /[^\s<>"'(,;:=]+@[^\s<>"'),;]+/g

/**
 * The innermost reason in one line, without addresses: a failed query's own message repeats its values, and a mail
 * server's words name the recipient. Neither belongs in a log.
 */
export function causeOf(error: unknown): string {
  const cause = causesOf(error).at(-1)
  const text = cause ? `${cause.name}: ${cause.message.split('\n')[0]}` : String(error)
  return text.replace(ADDRESS, '[address]')
}

/** An error as it is logged: why, and where. Never its other fields, nor the first line of its stack, which is the message. */
const errorInLog = (error: unknown) => ({
  cause: causeOf(error),
  code: error instanceof Error ? (error as { code?: unknown }).code : undefined,
  stack: error instanceof Error ? framesOf(error.stack) : undefined,
})

const framesOf = (stack = ''): string[] =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.slice(7))

/** The product's log: one line of JSON for each event. `err` is where an error goes; `also` has fields for every line. */
export const openLog = (level: string, stream: pino.DestinationStream, also?: () => object | undefined) =>
  pino(
    {
      level,
      redact: ['req.headers', '*.password', '*.token'],
      serializers: { err: errorInLog },
      ...(also && { mixin: () => also() ?? {} }),
    },
    stream,
  )

type Cause = Error & { code?: unknown; syscall?: string; constraint?: string }

/** An error, what caused it, and so on to the innermost. */
export const causesOf = (error: unknown): Cause[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : []

interface Process {
  on(event: 'unhandledRejection' | 'uncaughtException', listener: (error: unknown) => void): unknown
}

/**
 * For failures that nothing caught, so that each is logged. After a rejected promise without a handler the product goes on;
 * after an uncaught exception its state is unknown, so it shuts down cleanly, to be started again.
 */
export function catchTheUncaught(
  process: Process,
  log: Pick<FastifyBaseLogger, 'error' | 'fatal'>,
  stop: () => void,
): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure that nothing waited for'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a failure that nothing caught')
    stop()
  })
}
