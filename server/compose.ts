import type { FastifyInstance } from 'fastify'
import type { Context } from './context'

/** All capabilities, each with its routes. */
export function routes(_context: Context): (server: FastifyInstance) => void {
  return (_server) => {}
}
