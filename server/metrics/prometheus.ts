import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context/context'
import { missingProof, proofRules } from '../http/caller'
import { HttpError, notFound } from '../http/errors'
import { countMatches, countRetention } from './metrics.queries'
import { databaseLatency, sendingState } from './system-health.queries'

/** Upper bounds in seconds. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * GET /metrics in Prometheus' text format, for METRICS_TOKEN as a bearer token, or a signed-in administrator. Without
 * that setting nobody else can see that it exists. Requests are those of this instance; people and matches are of all.
 */
export function prometheus(server: FastifyInstance, context: Context): void {
  const requests = new Map<string, { buckets: number[]; count: number; seconds: number }>()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  server.addHook('onClose', async () => void delay.disable())
  server.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.unlogged) return
    // By pattern, not by path: paths hold names.
    const route = request.routeOptions.url ?? 'none'
    const key = `method="${request.method}",route="${route}",status="${reply.statusCode}"`
    const seconds = reply.elapsedTime / 1000
    const seen = requests.get(key) ?? { buckets: BUCKETS.map(() => 0), count: 0, seconds: 0 }
    requests.set(key, {
      buckets: seen.buckets.map((count, index) => count + (seconds <= (BUCKETS[index] ?? 0) ? 1 : 0)),
      count: seen.count + 1,
      seconds: seen.seconds + seconds,
    })
  })

  server.get('/metrics', { config: { access: 'public' } }, async (request, reply) => {
    if (!isTokenOf(context, request) && !isAdmin(context, request)) throw refusal(context)
    const [latencyMs, matches, users, sending] = await Promise.all([
      databaseLatency(context.db),
      countMatches(context.db),
      countRetention(context.db),
      sendingState(context.db),
    ])
    const gauges: [string, string, number][] = [
      ['database_round_trip_seconds', 'A round trip to the database.', latencyMs / 1000],
      ['users', 'Accounts.', users.total],
      ['users_opted_out', 'Accounts that opted out.', users.optedOut],
      ['matches_active', 'Matches under way.', matches.activeMatches],
      ['chats_completed', 'Matches that took place.', matches.completedChats],
      ['mail_waiting', 'Newsletter messages still to be handed over.', sending.waiting],
      ['sends_paused', 'Newsletters whose sending is paused.', sending.paused],
      ['process_resident_bytes', 'Memory of this instance.', process.memoryUsage.rss()],
      ['event_loop_delay_p99_seconds', 'Since the last scrape.', delay.percentile(99) / 1e9],
      ['uptime_seconds', 'Of this instance.', process.uptime()],
    ]
    delay.reset()
    const lines = gauges.flatMap(([name, help, value]) => [
      `# HELP cup_of_joe_${name} ${help}`,
      `# TYPE cup_of_joe_${name} gauge`,
      `cup_of_joe_${name} ${Number.isFinite(value) ? value : 0}`,
    ])
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${[...lines, ...requestLines(requests)].join('\n')}\n`)
  })
}

function requestLines(
  requests: Map<string, { buckets: number[]; count: number; seconds: number }>,
): string[] {
  const name = 'cup_of_joe_http_request_seconds'
  return [
    `# HELP ${name} Responses of this instance, by route.`,
    `# TYPE ${name} histogram`,
    ...[...requests].flatMap(([labels, { buckets, count, seconds }]) => [
      ...buckets.map((below, index) => `${name}_bucket{${labels},le="${BUCKETS[index]}"} ${below}`),
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${seconds}`,
      `${name}_count{${labels}} ${count}`,
    ]),
  ]
}

const refusal = ({ config }: Context) =>
  config.metricsToken === undefined
    ? notFound('The page')
    : new HttpError(401, 'invalid_token', 'Unauthorized')

function isAdmin(context: Context, { caller }: FastifyRequest): boolean {
  return Boolean(caller?.isAdmin && caller.isValidated && !missingProof({}, caller, proofRules(context)))
}

function isTokenOf({ config }: Context, request: FastifyRequest): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (config.metricsToken === undefined || given === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(config.metricsToken))
}
