import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context'
import { HttpError } from './errors'
import { ping } from '../database/database'

/** /healthz: the process runs. /readyz: its database can be reached as well, and it is not about to stop. */
export function health(server: FastifyInstance, context: Context, isStopping: () => boolean): void {
  // Without `access`: no session is looked up, so that it works while the database is down.
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', { config: { access: 'public' } }, async () => {
    if (isStopping()) throw new HttpError(503, 'stopping', (w) => w.platform.stopping)
    await ping(context.db)
    return { status: 'ready' }
  })
}
