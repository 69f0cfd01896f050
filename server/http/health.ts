import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context'

/** /healthz: the process answers. /readyz: so does its database. */
export function health(server: FastifyInstance, context: Context): void {
  server.get('/healthz', { config: { access: 'public' } }, async () => ({ status: 'ok' }))
  server.get('/readyz', { config: { access: 'public' } }, async () => {
    await context.db.execute(sql`select 1`)
    return { status: 'ready' }
  })
}
