import { z } from 'zod'
import { pluginSettings, type Settings } from '../../../server/platform/context/settings'

/** What is sent to an OpenTelemetry collector, by the settings that all programs share which can do so. */
export interface TelemetrySettings {
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
const fraction = z.string().regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a number from 0 to 1')

/**
 * Reads them. They are off unless an address is set, or `otlp` is named as the exporter (then to http://localhost:4318).
 * What is about the way there (headers, timeouts, certificates) is read by the OpenTelemetry libraries themselves.
 */
function readTelemetry(env: Settings): TelemetrySettings | undefined {
  const isDisabled = env.read(
    'OTEL_SDK_DISABLED',
    z.string().transform((text) => /^true$/i.test(text)),
    false,
  )
  const everything = env.read('OTEL_EXPORTER_OTLP_ENDPOINT', address)
  const ofTraces = env.read('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', address)
  const ofMetrics = env.read('OTEL_EXPORTER_OTLP_METRICS_ENDPOINT', address)
  const traces = env.read('OTEL_TRACES_EXPORTER', z.enum(['otlp', 'none'], 'must be otlp or none'))
  const metrics = env.read(
    'OTEL_METRICS_EXPORTER',
    z.enum(['otlp', 'prometheus', 'none'], 'must be otlp, none, or prometheus (which reads /metrics)'),
  )
  const settings: TelemetrySettings = {
    traces: traces === undefined ? (ofTraces ?? everything) !== undefined : traces === 'otlp',
    metrics: metrics === undefined ? (ofMetrics ?? everything) !== undefined : metrics === 'otlp',
    metricsEveryMs: env.read(
      'OTEL_METRIC_EXPORT_INTERVAL',
      z
        .string()
        .regex(/^[1-9]\d{2,7}$/, 'must be a whole number of milliseconds from 100')
        .transform(Number),
      60_000,
    ),
  }
  env.read(
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    z.literal('http/protobuf', 'must be http/protobuf, the only one that this product speaks'),
  )
  env.read('OTEL_TRACES_SAMPLER', z.enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`))
  env.read('OTEL_TRACES_SAMPLER_ARG', fraction)
  return isDisabled || !(settings.traces || settings.metrics) ? undefined : settings
}

/** What is sent to a collector; undefined: nothing. */
export const telemetrySettings = pluginSettings('telemetry', readTelemetry)
