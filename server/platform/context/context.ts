import type { FastifyBaseLogger } from 'fastify'
import type { ProgrammeSettings } from '../../../shared/programme'
import type { Clock } from './clock'
import type { Config } from './config'
import type { OpenDatabase, Queryable, Transaction } from '../database/database'
import type { Mailer } from './mailer'
import type { Watch } from '../watching/watch'

/** A programme with the settings that are in force. */
export interface Programme {
  readonly id: string
  readonly name: string
  readonly description: string
  /** #RRGGBB */
  readonly colour: string
  /** Its name in names of files. */
  readonly slug: string
  /** As this instance last read them, half a minute ago at most. The cycle reads them afresh. */
  readonly settings: ProgrammeSettings
  /** YYYY-MM: the cycle does not run in this month, because it already ran in it before its plan was changed. */
  readonly monthTaken: string | undefined
  /** Reads them again. Does not throw: what was read last stays in force. */
  refresh(): Promise<void>
}

/** What every capability gets: the outside world. A test can replace each part. */
export interface Context {
  config: Config
  /** The programme that a call or a job is about, as it is in force on this instance; the first one if it names none. */
  programme: Programme
  /** All that run, the first one first. */
  programmes: () => readonly Programme[]
  clock: Clock
  database: OpenDatabase
  db: OpenDatabase['db']
  mailer: Mailer
  log: FastifyBaseLogger
  /** What is counted and traced for the operator. */
  watch: Watch
  /** Keys codes and signed links; the same on every instance. */
  secret: Buffer
  /** Of work that runs by itself: since when what it finds may have been so. What it mails is held where a restore was later. */
  dueSince?: Date
  /** In a manager's call: reads what the manager sees, also within a transaction of everybody's. */
  asManager?: <Result>(db: Queryable, ask: (db: Queryable) => Promise<Result>) => Promise<Result>
  /** In a manager's own call: sees everything for a moment, in a transaction that sees what they see. */
  asEverybody?: <Result>(tx: Transaction, ask: (tx: Transaction) => Promise<Result>) => Promise<Result>
}

/** The same context in a transaction: transactions inside it become savepoints. */
export const within = (context: Context, tx: Transaction): Context => ({ ...context, db: tx })

/** Reads what the caller sees: everything, unless they are a manager. */
export const readAsCaller = <Result>(
  { asManager }: Pick<Context, 'asManager'>,
  db: Queryable,
  ask: (db: Queryable) => Promise<Result>,
): Promise<Result> => (asManager ? asManager(db, ask) : ask(db))

/**
 * Sees everything also in a manager's call: for what follows from what they did, for their own name, and for why something is
 * refused.
 */
export const asEverybody = <Result>(
  { asEverybody: ask }: Pick<Context, 'asEverybody'>,
  tx: Transaction,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => (ask ? ask(tx, work) : work(tx))
