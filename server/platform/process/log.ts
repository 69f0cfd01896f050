import { pino } from 'pino'
import { causesOf } from './causes'

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
