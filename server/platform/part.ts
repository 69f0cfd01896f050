import type { FastifyInstance } from 'fastify'
import type { Context } from './context/context'
import type { FindCaller } from './http/caller'
import type { Job } from './jobs/jobs'

/** A part that the product can do without: its folder can be deleted with its line in server/integrations.ts. */
export interface Part {
  routes?: (server: FastifyInstance, context: Context) => void
  /** Finds callers of its own, or leaves it to `find`. */
  findCaller?: (context: Context, find: FindCaller) => FindCaller
  /** What runs on each instance until it stops. */
  start?: (context: Context) => { stop(): Promise<void> }
  jobs?: Job[]
}
