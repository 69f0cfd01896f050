import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context'
import { ping } from '../database/ping'

/** /healthz: the process runs. /readyz: its database can be reached as well. */
export function health(server: FastifyInstance, context: Context): void {
  // Without `access`: no session is looked up, so that it works while the database is down.
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', { config: { access: 'public' } }, async () => {
    await ping(context.db)
    return { status: 'ready' }
  })
}
