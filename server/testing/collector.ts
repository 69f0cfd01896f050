import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { readOtlp } from './otlp'

/** A span as OTLP has it. */
export interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
  status: { code?: number }
}

export interface Metric {
  name: string
  gauge?: { dataPoints: unknown[] }
  sum?: { dataPoints: unknown[] }
  histogram?: { dataPoints: unknown[] }
}

interface Sent {
  resourceSpans?: { scopeSpans: { spans: Span[] }[] }[]
  resourceMetrics?: { scopeMetrics: { metrics: Metric[] }[] }[]
}

/** A collector of OpenTelemetry that keeps what it is sent over HTTP. */
export async function startCollector() {
  const received: { path: string; type: string; tenant: unknown; body: Buffer }[] = []
  const server = createServer((request, reply) => {
    const keep = async () => {
      const body = await buffer(request)
      const { url = '', headers } = request
      const plain = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
      received.push({
        path: url,
        type: headers['content-type'] ?? '',
        tenant: headers['x-tenant'],
        body: plain,
      })
      reply.writeHead(200, { 'content-type': headers['content-type'] }).end()
    }
    void keep()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sent = () => received.map(({ path, body }) => readOtlp(path, body) as Sent)
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    /** Everything that it was sent, as text. */
    text: () => JSON.stringify(sent()),
    spans: () =>
      sent().flatMap(({ resourceSpans = [] }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    /** The newest that it has of each. */
    metrics: () =>
      new Map(
        sent()
          .flatMap(({ resourceMetrics = [] }) =>
            resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
          )
          .map((metric) => [metric.name, metric]),
      ),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
