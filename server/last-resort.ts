import type { FastifyBaseLogger } from 'fastify'
import { causeOf } from './http/errors'

interface Process {
  on(event: 'unhandledRejection' | 'uncaughtException', listener: (error: unknown) => void): unknown
}

/**
 * For failures that nothing caught, so that none is lost: a promise nobody waited for is logged and the product goes on;
 * after an exception in mid-air its state is unknown, so it stops in order, to be started again.
 */
export function catchTheUncaught(
  process: Process,
  log: Pick<FastifyBaseLogger, 'error' | 'fatal'>,
  stop: () => void,
): void {
  process.on('unhandledRejection', (error) => log.error(told(error), 'a failure that nothing waited for'))
  process.on('uncaughtException', (error) => {
    log.fatal(told(error), 'a failure that nothing caught')
    stop()
  })
}

/** The frames of the stack, not its first line: that is the message, which may quote what was asked. */
const told = (error: unknown) => ({
  cause: causeOf(error),
  stack: error instanceof Error ? error.stack?.split('\n    at ').slice(1) : undefined,
})
