import type { FastifyBaseLogger } from 'fastify'

interface Process {
  on(event: 'unhandledRejection' | 'uncaughtException', listener: (error: unknown) => void): unknown
}

/** For failures that nothing caught: after a rejected promise it goes on, after an exception (state unknown) it shuts down. */
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
