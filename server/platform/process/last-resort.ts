import type { FastifyBaseLogger } from 'fastify'

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
