import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type * as Metrics from '@opentelemetry/sdk-metrics'
import type { Resource } from '@opentelemetry/resources'
import { causeOf } from '../../../server/platform/process/log'
import { BOUNDS, type Distribution, type Measured, PREFIX } from '../../../server/platform/watching/measures'
import type { Telemetry, TelemetryReport } from '../../../server/platform/watching/spans'
import type { TelemetrySettings } from './settings'
import { OtelTracing } from './tracing'

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
  const reporting = <Items, Kind extends Exporter<Items>>(exporter: Kind, signal: string): Kind => {
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
