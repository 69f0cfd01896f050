import type { FastifyBaseLogger } from 'fastify'

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
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure that nothing waited for'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a failure that nothing caught')
    stop()
  })
}
