import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../platform/context/context'
import { missingProof, proofRules } from '../platform/http/caller'
import { HttpError, notFound } from '../platform/http/errors'
import type { Job } from '../platform/jobs/jobs'
import { inText } from '../platform/watching/measures'
import { measuring } from './measure'

/**
 * GET /metrics in Prometheus' text format, for METRICS_TOKEN as a bearer token, or a signed-in administrator. Without
 * that setting nobody else can see that it exists.
 */
export function prometheus(server: FastifyInstance, context: Context, jobs: Job[]): void {
  const measures = measuring(context, jobs)
  server.addHook('onClose', async () => measures.stop())
  server.get('/metrics', { config: { access: 'public' } }, async (request, reply) => {
    if (!isTokenOf(context, request) && !isAdmin(context, request)) throw refusal(context)
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(inText(await measures.measure()))
  })
}

const refusal = ({ config }: Context) =>
  config.metricsToken === undefined
    ? notFound('page')
    : new HttpError(401, 'invalid_token', (w) => w.platform.notSignedIn)

function isAdmin(context: Context, { caller }: FastifyRequest): boolean {
  return Boolean(caller?.isAdmin && caller.isValidated && !missingProof({}, caller, proofRules(context)))
}

function isTokenOf({ config }: Context, request: FastifyRequest): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (config.metricsToken === undefined || given === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(config.metricsToken))
}
