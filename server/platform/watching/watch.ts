import type pg from 'pg'
import type { Facts, MailKind, MailResult } from './facts'
import { Counts } from './measures'
import { traceStatements } from './statements'
import type { Tracing } from './spans'

/** What one hand-over of a mail came to. */
interface HandedOver {
  kind: Exclude<MailResult, 'later'>
  isTemporary?: boolean
}

/** What this instance counts, and the spans that it makes where traces are sent. */
export class Watch {
  readonly counts = new Counts()

  /** Without tracing no library for it is loaded, and a span is only its work. */
  constructor(readonly tracing?: Tracing) {}

  /** Does the work within a span. What is learnt meanwhile is said by `add`. */
  span<Result>(
    name: string,
    facts: Facts,
    work: (add: (facts: Facts) => void) => Promise<Result>,
  ): Promise<Result> {
    return this.tracing ? this.tracing.span(name, facts, work) : work(() => undefined)
  }

  /** Counts the hand-over of a mail, which is a span too. */
  async mail<Outcome extends HandedOver>(kind: MailKind, handOver: () => Promise<Outcome>): Promise<Outcome> {
    return this.span('hand over mail', { 'mail.kind': kind }, async (add) => {
      const outcome = await handOver()
      const result = outcome.kind === 'refused' && outcome.isTemporary ? 'later' : outcome.kind
      this.counts.mail(kind, result)
      add({ 'mail.result': result })
      return outcome
    })
  }

  /** Statements over this pool are spans within those of the work that asked for them. */
  pool(pool: pg.Pool): void {
    if (this.tracing) traceStatements(pool, this.tracing)
  }
}
