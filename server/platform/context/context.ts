import type { FastifyBaseLogger } from 'fastify'
import type { ServerWords } from '../../../languages/words'
import type { PluginContract } from '../../../shared/contract'
import type { PluginHealth } from '../../../shared/contract/metrics'
import type { EventType } from '../../../shared/limits'
import type { ProgrammeSettings } from '../../../shared/programme'
import type { Clock } from './clock'
import type { Config, PluginWithSettings } from './config'
import type { OpenDatabase, Queryable, SQL, Transaction } from '../database/database'
import type { Mailer } from './mailer'
import type { Watch } from '../watching/watch'
import type { PluginWithTables } from '../../tables/columns'

/** A programme with the settings that are in force. */
export interface Programme {
  readonly id: string
  /** The one that calls mean when they name none. */
  readonly isDefault: boolean
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
  /** What is optional, and installed here. */
  plugins: readonly PluginHooks[]
  /** The programme that a call or a job is about, as it is in force on this instance; the default one if it names none. */
  programme: Programme
  /** All that run, the default one first. */
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

/** Milliseconds since 1970; the end is not part of it. */
export interface Stretch {
  start: number
  end: number
}

/** Facts about a person by their names, and what these are called. */
export interface PersonalData {
  title: string
  labels: Record<string, string>
  entries: Record<string, unknown>[]
}

/** What an event tells: ids and counts, and of people only who they are. */
export type EventData = Record<string, unknown> & { people?: { id: string }[] }

/** What happened at a moment; each of the data is an event of its own. */
export interface Happening {
  type: EventType
  at: Date
  events: readonly EventData[]
}

/** What the core asks a plugin (server/platform/plugin.ts) wherever it has a context. */
export interface PluginHooks extends PluginWithSettings, PluginWithTables {
  contract?: PluginContract
  /** Whether the sign-in page leads to the company's own at GET /api/login. */
  offersSignOn?: (config: Config) => boolean
  /** Its line in System Health; null: it is not set up. */
  health?: (context: Context, words: ServerWords) => Promise<Omit<PluginHealth, 'plugin'> | null>
  /** Figures of its own for /metrics and collectors: name without `cup_of_joe_`, what it is, and its value now. */
  measure?: (context: Context) => Promise<[name: string, help: string, value: number][]>
  /** When people are busy, by their ids. With patience it may ask elsewhere, and is waited for so long. */
  busyTimes?: (
    context: Context,
    db: Queryable,
    people: readonly string[],
    patience: { patienceMs: number },
  ) => Promise<ReadonlyMap<string, readonly Stretch[]>>
  /** A delivery method besides mail, under the plugin's name. */
  deliveryMethod?: {
    /** What it is called in every language: "Slack". */
    title: string
    isOn: (config: Config) => boolean
    /** SQL: it can't find the person `u` (id, email) by their address, so they get mail. */
    knowsNobody: SQL
    /** Deliveries of these sends are queued again: forget what may have been delivered of them. */
    requeued: (tx: Transaction, sendIds: readonly string[]) => Promise<unknown>
  }
  /** Something happened, and is stored in this transaction. */
  on?: (tx: Queryable, happening: Happening) => Promise<unknown>
  /** Whether mails that come back are read: then one that has not come back has arrived. */
  readsReturns?: (config: Config) => boolean
  /** What it keeps about a person, to be read by them in their words. */
  exportOf?: (tx: Transaction, person: { id: string }, words: ServerWords) => Promise<PersonalData>
  /** Deletes all that it keeps about a person, in the transaction that erases them. */
  forget?: (tx: Transaction, person: { id: string; addresses: string[] }) => Promise<void>
}

/** Whether somebody reads the mails that come back. */
export const readsReturns = ({ plugins, config }: Pick<Context, 'plugins' | 'config'>): boolean =>
  plugins.some((plugin) => plugin.readsReturns?.(config))

/** The context within a transaction: transactions inside it become savepoints. */
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
