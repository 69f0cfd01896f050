import type { Facts } from './facts'
import type { Measured } from './measures'

/** A span that has begun, and what is begun within it. */
export interface Begun {
  span: { setAttribute(fact: keyof Facts, value: string | number): unknown }
  context: unknown
}

/** Spans, and within which of them the running code is. Only where traces are sent is there one of these. */
export interface Tracing {
  /** Begins a span within the running one. */
  begin(name: string, kind: 'SERVER' | 'CLIENT' | 'INTERNAL', facts: Facts): Begun
  /** Begins one within the span that these headers name (`traceparent`), if they name one. */
  beginRemote(name: string, facts: Facts, headers: unknown): Begun
  /** Ends it; with the class of what went wrong, whose message may name somebody. */
  end(begun: Begun, fault?: unknown): void
  /** Runs something within a span that has begun. */
  within<Result>(begun: Pick<Begun, 'context'>, work: () => Result): Result
  /** A context in which nothing makes a span. */
  silence(): Pick<Begun, 'context'>
  /** Whether the running code is within a span. */
  readonly isWithin: boolean
  span<Result>(
    name: string,
    facts: Facts,
    work: (add: (facts: Facts) => void) => Promise<Result>,
  ): Promise<Result>
  /** What a line of the log says of the running span. */
  fields(): { trace_id: string; span_id: string } | undefined
}

/** What is said when the collector can't be reached, and when it can again. */
export type TelemetryReport = (
  words: 'cannot be handed over' | 'is handed over again',
  signal: string,
  cause?: string,
) => void

/** Where spans and figures are sent. */
export interface Telemetry {
  tracing: Tracing | undefined
  /** From now on these are sent at each interval; undefined: figures are not sent. */
  sendMeasures: ((measure: () => Promise<Measured[]>) => void) | undefined
  /** Hands over what is left, if that can be done within a second. */
  stop(): Promise<void>
}
