import type { Plugin } from '../../../server/platform/plugin'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type * as Metrics from '@opentelemetry/sdk-metrics'
import type { Resource } from '@opentelemetry/resources'
import { causeOf, causesOf } from '../../../server/platform/process/log'
import { BOUNDS, type Distribution, type Measured, PREFIX } from '../../../server/platform/watching/measures'
import type { Telemetry, TelemetryReport, Tracing } from '../../../server/platform/watching/spans'
import { AsyncLocalStorage } from 'node:async_hooks'
import type * as Api from '@opentelemetry/api'
import type * as Core from '@opentelemetry/core'
import type { Facts } from '../../../server/platform/watching/facts'
import { z } from 'zod'
import { inForm, pluginSettings, type Settings } from '../../../server/platform/context/settings'

/** What is sent to an OpenTelemetry collector, by the settings that all programs share which can do so. */
interface TelemetrySettings {
  traces: boolean
  metrics: boolean
  metricsEveryMs: number
}

const address = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an address such as http://localhost:4318',
  )
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
const fraction = inForm(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a number from 0 to 1')

/**
 * Reads them. They are off unless an address is set, or `otlp` is named as the exporter (then to http://localhost:4318).
 * What is about the way there (headers, timeouts, certificates) is read by the OpenTelemetry libraries themselves.
 */
function readTelemetry(env: Settings): TelemetrySettings | undefined {
  const isDisabled = env.read(
    'OTEL_SDK_DISABLED',
    'Turns all of it off.',
    z
      .string()
      .transform((text) => /^true$/i.test(text))
      .describe('true or false'),
    false,
  )
  const everything = env.read(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    {
      means:
        'A collector for traces and metrics ([watching.md](../watching.md)). Headers, timeouts, certificates and the resource have OpenTelemetry’s own settings.',
      example: 'http://localhost:4318',
      otherwise: 'nothing is sent',
    },
    address,
  )
  const ofTraces = env.read(
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    { means: 'The same for traces alone.', example: 'http://localhost:4318/v1/traces' },
    address,
  )
  const ofMetrics = env.read(
    'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
    { means: 'The same for metrics alone.', example: 'http://localhost:4318/v1/metrics' },
    address,
  )
  const traces = env.read(
    'OTEL_TRACES_EXPORTER',
    { means: '`otlp` without an address: to http://localhost:4318.', example: 'otlp' },
    z.enum(['otlp', 'none'], 'must be otlp or none').describe('otlp or none'),
  )
  const metrics = env.read(
    'OTEL_METRICS_EXPORTER',
    { means: 'The same for metrics; `prometheus` reads /metrics instead.', example: 'otlp' },
    z
      .enum(['otlp', 'prometheus', 'none'], 'must be otlp, none, or prometheus (which reads /metrics)')
      .describe('otlp, prometheus or none'),
  )
  const settings: TelemetrySettings = {
    traces: traces === undefined ? (ofTraces ?? everything) !== undefined : traces === 'otlp',
    metrics: metrics === undefined ? (ofMetrics ?? everything) !== undefined : metrics === 'otlp',
    metricsEveryMs: env.read(
      'OTEL_METRIC_EXPORT_INTERVAL',
      'Milliseconds between two exports of metrics.',
      inForm(/^[1-9]\d{2,7}$/, 'must be a whole number of milliseconds from 100')
        .transform(Number)
        .describe('a whole number from 100'),
      60_000,
    ),
  }
  env.read(
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    { means: 'The only protocol that is spoken.', example: 'http/protobuf', otherwise: '`http/protobuf`' },
    z
      .literal('http/protobuf', 'must be http/protobuf, the only one that this product speaks')
      .describe('http/protobuf'),
  )
  env.read(
    'OTEL_TRACES_SAMPLER',
    {
      means: 'Which traces are sent.',
      example: 'parentbased_always_on',
      otherwise: '`parentbased_always_on`',
    },
    z.enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`).describe(`one of ${SAMPLERS.join(', ')}`),
  )
  env.read(
    'OTEL_TRACES_SAMPLER_ARG',
    { means: 'The share of traces that a ratio sampler sends.', example: '0.1' },
    fraction,
  )
  return isDisabled || !(settings.traces || settings.metrics) ? undefined : settings
}

/** What is sent to a collector; undefined: nothing. */
export const telemetrySettings = pluginSettings('telemetry', readTelemetry, 'OpenTelemetry')

/** Spans and figures are sent to an OpenTelemetry collector (docs/watching.md). */
export const telemetry: Plugin = {
  name: 'telemetry',
  settings: telemetrySettings,
  observe(config, report) {
    const settings = telemetrySettings.of(config)
    return settings && openTelemetry(settings, report)
  },
}

const STOP_WITHIN_MS = 1_000

interface Exporter<Items> {
  export(items: Items, done: (result: { code: number; error?: Error }) => void): void
}

/** Loads the libraries, which nothing else does, and connects to nobody yet. */
export async function openTelemetry(
  settings: TelemetrySettings,
  report: TelemetryReport,
): Promise<Telemetry> {
  const [api, core, traceSdk, metricSdk, resources, traceExport, metricExport] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/exporter-metrics-otlp-proto'),
  ])
  const resource = resources
    .resourceFromAttributes({
      'service.name': 'cup-of-joe',
      'service.instance.id': randomUUID(),
    })
    .merge(resources.detectResources({ detectors: [resources.envDetector] }))
  const { SUCCESS }: { SUCCESS: number } = core.ExportResultCode
  const away = new Set<string>()
  /** The libraries say nothing of what they could not hand over. */
  const reporting = <Items, One extends Exporter<Items>>(exporter: One, signal: string): One => {
    const send = exporter.export.bind(exporter)
    exporter.export = (items, done) =>
      send(items, (result) => {
        const hasFailed = result.code !== SUCCESS
        if (hasFailed && !away.has(signal)) report('cannot be handed over', signal, causeOf(result.error))
        if (!hasFailed && away.delete(signal)) report('is handed over again', signal)
        if (hasFailed) away.add(signal)
        done(result)
      })
    return exporter
  }

  const provider =
    settings.traces &&
    new traceSdk.BasicTracerProvider({
      resource,
      spanProcessors: [
        new traceSdk.BatchSpanProcessor(reporting(new traceExport.OTLPTraceExporter(), 'traces')),
      ],
    })
  let meters: Metrics.MeterProvider | undefined
  function sendMeasures(measure: () => Promise<Measured[]>): void {
    const reader = new metricSdk.PeriodicExportingMetricReader({
      exporter: reporting(new metricExport.OTLPMetricExporter(), 'metrics'),
      exportIntervalMillis: settings.metricsEveryMs,
      exportTimeoutMillis: Math.min(settings.metricsEveryMs, 30_000),
      metricProducers: [producer(metricSdk, api.ValueType.DOUBLE, resource, measure)],
    })
    meters = new metricSdk.MeterProvider({ resource, readers: [reader] })
  }
  return {
    tracing: provider ? new OtelTracing(api, core, provider.getTracer('cup-of-joe')) : undefined,
    sendMeasures: settings.metrics ? sendMeasures : undefined,
    async stop() {
      // A collector that is away must not hold up the stop: what is left is lost then.
      const handedOver = Promise.allSettled([provider && provider.shutdown(), meters?.shutdown()])
      await Promise.race([handedOver, sleep(STOP_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

/** Hands over the figures of /metrics, under their names there. */
function producer(
  sdk: typeof Metrics,
  valueType: Metrics.MetricDescriptor['valueType'],
  resource: Resource,
  measure: () => Promise<Measured[]>,
): Metrics.MetricProducer {
  const startTime = hrTime(Date.now() - process.uptime() * 1000)
  return {
    async collect() {
      const endTime = hrTime(Date.now())
      const at = <Value>(attributes: Record<string, string>, value: Value) => ({
        startTime,
        endTime,
        attributes,
        value,
      })
      const metrics = (await measure()).map(({ name, help, kind, points }): Metrics.MetricData => {
        const shared = {
          descriptor: { name: PREFIX + name, description: help, unit: '', valueType },
          aggregationTemporality: sdk.AggregationTemporality.CUMULATIVE,
        }
        if (kind === 'histogram') {
          const dataPoints = points.map((point) => at(point.labels, histogram(point)))
          return { ...shared, dataPointType: sdk.DataPointType.HISTOGRAM, dataPoints }
        }
        const dataPoints = points.map(({ labels, value }) => at(labels, value))
        return kind === 'counter'
          ? { ...shared, dataPointType: sdk.DataPointType.SUM, isMonotonic: true, dataPoints }
          : { ...shared, dataPointType: sdk.DataPointType.GAUGE, dataPoints }
      })
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'cup-of-joe' }, metrics }] },
        errors: [],
      }
    },
  }
}

const histogram = ({ counts, count, sum }: Distribution): Metrics.Histogram => ({
  buckets: { boundaries: BOUNDS, counts },
  count,
  sum,
})

const hrTime = (ms: number): [number, number] => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)]

interface Begun {
  span: Api.Span
  context: Api.Context
}

type Kind = 'SERVER' | 'CLIENT' | 'INTERNAL'

/** Spans by OpenTelemetry, whose own globals are left alone. */
class OtelTracing implements Tracing {
  readonly #current = new AsyncLocalStorage<Api.Context>()
  readonly #propagator: Core.W3CTraceContextPropagator

  constructor(
    private readonly api: typeof Api,
    private readonly core: typeof Core,
    private readonly tracer: Api.Tracer,
  ) {
    this.#propagator = new core.W3CTraceContextPropagator()
  }

  begin(name: string, kind: Kind, facts: Facts): Begun {
    return this.#begin(name, kind, facts, this.#current.getStore() ?? this.api.ROOT_CONTEXT)
  }

  beginRemote(name: string, facts: Facts, headers: unknown): Begun {
    const { ROOT_CONTEXT, defaultTextMapGetter } = this.api
    return this.#begin(
      name,
      'SERVER',
      facts,
      this.#propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter),
    )
  }

  #begin(name: string, kind: Kind, attributes: Facts, parent: Api.Context): Begun {
    const span = this.tracer.startSpan(name, { kind: this.api.SpanKind[kind], attributes }, parent)
    return { span, context: this.api.trace.setSpan(parent, span) }
  }

  end({ span }: Begun, fault?: unknown): void {
    if (fault !== undefined) {
      span.setAttribute('error.type', errorType(fault))
      span.setStatus({ code: this.api.SpanStatusCode.ERROR })
    }
    span.end()
  }

  within<Result>({ context }: Pick<Begun, 'context'>, work: () => Result): Result {
    return this.#current.run(context, work)
  }

  silence(): Pick<Begun, 'context'> {
    return { context: this.core.suppressTracing(this.api.ROOT_CONTEXT) }
  }

  get isWithin(): boolean {
    const context = this.#current.getStore()
    return context !== undefined && !this.core.isTracingSuppressed(context)
  }

  async span<Result>(
    name: string,
    facts: Facts,
    work: (add: (facts: Facts) => void) => Promise<Result>,
    kind: Kind = 'INTERNAL',
  ): Promise<Result> {
    const begun = this.begin(name, kind, facts)
    try {
      const result = await this.within(begun, () => work((more) => begun.span.setAttributes(more)))
      this.end(begun)
      return result
    } catch (error) {
      this.end(begun, error)
      throw error
    }
  }

  fields(): { trace_id: string; span_id: string } | undefined {
    const context = this.#current.getStore()
    const span = context && this.api.trace.getSpanContext(context)
    return span && this.api.isSpanContextValid(span)
      ? { trace_id: span.traceId, span_id: span.spanId }
      : undefined
  }
}

/** `HttpError not_found`, `error 57P01`, `TypeError`: names that our code, Node or PostgreSQL gives, never a message. */
function errorType(error: unknown): string {
  const cause = causesOf(error).at(-1)
  if (!cause) return typeof error === 'string' ? error : 'unknown'
  const { code } = cause
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? `${cause.name} ${code}` : cause.name
}
