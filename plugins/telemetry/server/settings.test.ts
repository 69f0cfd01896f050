import { expect, test } from 'vitest'
import { loadConfig } from '../../../server/platform/context/config'
import { telemetry, telemetrySettings } from './telemetry'

const settings = (env: Record<string, string>) => telemetrySettings.of(loadConfig(env, [telemetry]))
const COLLECTOR = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }

test.each([
  ['nothing is set', {}, undefined],
  ['an address is set', COLLECTOR, [true, true]],
  ['an address of traces alone is set', { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://a/t' }, [true, false]],
  ['an exporter is named, without an address', { OTEL_METRICS_EXPORTER: 'otlp' }, [false, true]],
  ['metrics are left to Prometheus', { ...COLLECTOR, OTEL_METRICS_EXPORTER: 'prometheus' }, [true, false]],
  [
    'both exporters are turned off',
    { ...COLLECTOR, OTEL_METRICS_EXPORTER: 'none', OTEL_TRACES_EXPORTER: 'none' },
    undefined,
  ],
  ['it is disabled', { ...COLLECTOR, OTEL_SDK_DISABLED: 'TRUE' }, undefined],
])('when %s', (_, env, sent) => {
  const found = settings(env)
  expect(found && [found.traces, found.metrics]).toEqual(sent)
})

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', 'must be an address'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json', 'must be http/protobuf'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be http/protobuf'],
  ['OTEL_TRACES_EXPORTER', 'zipkin', 'must be otlp or none'],
  ['OTEL_TRACES_SAMPLER', 'sometimes', 'must be one of always_on'],
  ['OTEL_TRACES_SAMPLER_ARG', '2', 'must be a number from 0 to 1'],
  ['OTEL_METRIC_EXPORT_INTERVAL', '1m', 'must be a whole number of milliseconds'],
])('%s=%s stops the start', (name, value, fault) => {
  expect(() => settings({ [name]: value })).toThrow(`${name} ${fault}`)
})
