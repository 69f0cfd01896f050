import { AsyncLocalStorage } from 'node:async_hooks'
import type * as Api from '@opentelemetry/api'
import type * as Core from '@opentelemetry/core'
import { causesOf } from '../../../server/platform/process/log'
import type { Facts } from '../../../server/platform/watching/facts'
import type { Tracing } from '../../../server/platform/watching/spans'

interface Begun {
  span: Api.Span
  context: Api.Context
}

type Kind = 'SERVER' | 'CLIENT' | 'INTERNAL'

/** Spans by OpenTelemetry, whose own globals are left alone. */
export class OtelTracing implements Tracing {
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
