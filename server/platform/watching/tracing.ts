import { AsyncLocalStorage } from 'node:async_hooks'
import type * as Api from '@opentelemetry/api'
import type * as Core from '@opentelemetry/core'
import { causesOf } from '../process/log'
import type { Facts } from './facts'

/** A span that has begun, and what is begun within it. */
export interface Begun {
  span: Api.Span
  context: Api.Context
}

type Kind = 'SERVER' | 'CLIENT' | 'INTERNAL'

/**
 * Spans, and within which of them the running code is. Only where traces are sent is there one of these; OpenTelemetry's
 * own globals are left alone.
 */
export class Tracing {
  readonly #current = new AsyncLocalStorage<Api.Context>()
  readonly #propagator: Core.W3CTraceContextPropagator

  constructor(
    private readonly api: typeof Api,
    private readonly core: typeof Core,
    private readonly tracer: Api.Tracer,
  ) {
    this.#propagator = new core.W3CTraceContextPropagator()
  }

  /** Begins a span within the running one. */
  begin(name: string, kind: Kind, facts: Facts): Begun {
    return this.#begin(name, kind, facts, this.#current.getStore() ?? this.api.ROOT_CONTEXT)
  }

  /** The same within the span that these headers name (`traceparent`), if they name one. */
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

  /** Ends it; with the class of what went wrong, whose message may name somebody. */
  end({ span }: Begun, fault?: unknown): void {
    if (fault !== undefined) {
      span.setAttribute('error.type', errorType(fault))
      span.setStatus({ code: this.api.SpanStatusCode.ERROR })
    }
    span.end()
  }

  /** Runs something within a span that has begun. */
  within<Result>({ context }: Pick<Begun, 'context'>, work: () => Result): Result {
    return this.#current.run(context, work)
  }

  /** A context in which nothing makes a span. */
  silence(): Pick<Begun, 'context'> {
    return { context: this.core.suppressTracing(this.api.ROOT_CONTEXT) }
  }

  /** Whether the running code is within a span. */
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

  /** What a line of the log says of the running span. */
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
