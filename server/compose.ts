import type { FastifyInstance } from 'fastify'
import type { Context } from './context'
import { matchRoutes } from './pairings/matches.routes'
import { pairingRoutes } from './pairings/pairings.routes'
import { signInRoutes } from './sign-in/sign-in.routes'

/** All capabilities, each with its routes. */
export function routes(context: Context): (server: FastifyInstance) => void {
  return (server) => {
    signInRoutes(server, context)
    pairingRoutes(server, context)
    matchRoutes(server, context)
  }
}
