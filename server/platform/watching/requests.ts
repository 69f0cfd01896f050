import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Watch } from './watch'
import type { Begun } from './spans'

/** Asked all the time, by machines. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

/** Counts responses by route and, where traces are sent, makes a span of each request. Registered before all other hooks. */
export function watchRequests(server: FastifyInstance, { counts, tracing }: Watch): void {
  server.addHook('onResponse', (request, reply, next) => {
    // Routes that are not logged are not counted either.
    if (!request.routeOptions.config.unlogged)
      counts.request(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000)
    next()
  })
  if (!tracing) return

  const silence = tracing.silence()
  const begun = new WeakMap<FastifyRequest, Begun>()
  const placeOf = (request: FastifyRequest) => begun.get(request) ?? silence
  server.addHook('onRequest', (request, _, next) => {
    const route = routeOf(request)
    if (!request.routeOptions.config.unlogged && !PROBES.has(route) && route !== ASSETS) {
      const facts = { 'http.request.method': request.method, 'http.route': route }
      begun.set(request, tracing.beginRemote(`${request.method} ${route}`, facts, request.headers))
    }
    tracing.within(placeOf(request), next)
  })
  // The body arrives by events of the connection, which belong to no request.
  server.addHook('preValidation', (request, _, next) => tracing.within(placeOf(request), next))
  server.addHook('onResponse', (request, reply, next) => {
    const own = begun.get(request)
    if (own) {
      own.span.setAttribute('http.response.status_code', reply.statusCode)
      tracing.end(own, reply.statusCode >= 500 ? String(reply.statusCode) : undefined)
    }
    tracing.within(placeOf(request), next)
  })
}

const ASSETS = '/assets/*'

/** By pattern, not by path: paths hold names. The built parts of the pages have a route each. */
function routeOf({ routeOptions: { url = 'none' } }: FastifyRequest): string {
  return url.startsWith('/assets/') ? ASSETS : url
}
