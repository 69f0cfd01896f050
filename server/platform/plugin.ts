import type { FastifyInstance } from 'fastify'
import type { Config } from './context/config'
import type { Context, PluginHooks } from './context/context'
import type { FindCaller } from './http/caller'
import type { answerError } from './http/errors'
import type { Job } from './jobs/jobs'
import type { Telemetry, TelemetryReport } from './watching/spans'

/**
 * An optional capability: its folder in plugins/, and one line in each list there. The core goes through the lists and knows
 * none by name. A hook is here, or among those that a context carries, because a plugin uses it.
 */
export interface Plugin extends PluginHooks {
  /** What it connects to, for `npm start -- --check`; undefined: it is not set up. `look` says what it found, or throws what is wrong. */
  check?: (config: Config) => { what: string; look: () => Promise<string> } | undefined
  /** Opens, before everything else, where spans and figures are sent; undefined: it is not set up. */
  observe?: (config: Config, report: TelemetryReport) => Promise<Telemetry> | undefined
  routes?: (server: FastifyInstance, context: Context) => void
  /** Answers errors below its own address in a form of its own. */
  errors?: { under: string; answer: typeof answerError }
  /** Finds callers of its own, or leaves it to `find`. */
  findCaller?: (context: Context, find: FindCaller) => FindCaller
  /** Runs on each instance until it stops. */
  start?: (context: Context) => { stop(): Promise<void> }
  jobs?: Job[]
}
