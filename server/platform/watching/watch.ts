import type pg from 'pg'
import type { Facts, MailKind, MailResult } from './facts'
import { Counts } from './measures'
import type { Begun, Tracing } from './spans'
import { AsyncResource } from 'node:async_hooks'

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

type Query = (...args: unknown[]) => unknown
type Connect = (...args: unknown[]) => unknown

/** Every statement over this pool that belongs to a span becomes one within it. Those that nothing asked for don't: there is always one. */
function traceStatements(pool: pg.Pool, tracing: Tracing): void {
  // Work that waits for a connection gets it from other work that releases one: without this it would run within that span.
  const connect = pool.connect.bind(pool) as Connect
  pool.connect = ((given?: Query) => connect(given && AsyncResource.bind(given))) as typeof pool.connect
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query
    client.query = ((...args: unknown[]) => {
      const text = textOf(args[0])
      if (text === undefined || !tracing.isWithin) return query(...args)
      const name = summaryOf(text)
      const begun = tracing.begin(name, 'CLIENT', {
        'db.system.name': 'postgresql',
        'db.query.summary': name,
      })
      return traced(query, args, tracing, begun)
    }) as typeof client.query
  })
}

function traced(query: Query, args: unknown[], tracing: Tracing, begun: Begun): unknown {
  const last = args.at(-1)
  if (typeof last === 'function') {
    const done = last as Query
    return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
      tracing.end(begun, error ?? undefined)
      done(error, result)
    })
  }
  const result = query(...args) as Promise<unknown>
  result.then(
    () => tracing.end(begun),
    (error: unknown) => tracing.end(begun, error),
  )
  return result
}

/** Undefined for what submits itself (COPY), and takes as long as its reader. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || query === null || 'submit' in query) return undefined
  const { text } = query as { text?: unknown }
  return typeof text === 'string' ? text : undefined
}

const VERB = /^[\s(]*([a-z]+)/i
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?[a-z_]+"?\.)?"?([a-z_]+)"?/i

/** `select users`: what is done, and the first table that is named. Identifiers alone, so never a value. */
export function summaryOf(text: string): string {
  const verb = (VERB.exec(text)?.[1] ?? 'statement').toLowerCase()
  const table = /^(?:select|insert|update|delete|with|merge)$/.test(verb) && TABLE.exec(text)?.[1]
  return table ? `${verb} ${table.toLowerCase()}` : verb
}
