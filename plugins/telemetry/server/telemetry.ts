import type { Plugin } from '../../../server/platform/plugin'
import { openTelemetry } from './opentelemetry'
import { telemetrySettings } from './settings'

/** Spans and figures are sent to an OpenTelemetry collector (docs/watching.md). */
export const telemetry: Plugin = {
  name: 'telemetry',
  settings: telemetrySettings,
  observe(config, report) {
    const settings = telemetrySettings.of(config)
    return settings && openTelemetry(settings, report)
  },
}
