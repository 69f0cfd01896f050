import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock'
import type { Config } from './config'
import type { OpenDatabase } from '../database/database'
import type { Mailer } from './mailer'

/** What every capability is given: the outside world, each part replaceable in a test. */
export interface Context {
  config: Config
  clock: Clock
  database: OpenDatabase
  db: OpenDatabase['db']
  mailer: Mailer
  log: FastifyBaseLogger
  /** Keys codes and signed links; the same on every instance. */
  secret: Buffer
}
