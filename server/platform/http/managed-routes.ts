import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '../../../shared/endpoint'
import type { Context } from '../context/context'
import type { Queryable, Transaction } from '../database/database'
import { asEverybody, asManagers, openBegun, openManaged } from '../database/managed-database'
import { notAdmin } from './errors'
import type { Handler, Handlers, Input } from './route'

/** Reads from a database, or in a transaction with the rights of its users. */
type Read = <Result>(ask: (db: Queryable) => Promise<Result>) => Promise<Result>

/** What a guard reads by: the manager's own rows, and everybody's for what depends on others. */
export interface Readers {
  managed: Read
  whole: Read
  /** In the transaction that writes. What could be taken out of the groups meanwhile is locked there, before it is looked at. */
  tx?: Transaction
}

/**
 * Whether what a call is about is of the manager's groups; looked up through their own database, so that what is not is as
 * if it weren't there. It is asked before the call, and decides at the beginning of each of its transactions.
 * @throws 404; 403 for what of their own they may not do
 */
export type Guard<E extends Endpoint = Endpoint> = (readers: Readers, input: Input<E>) => Promise<unknown>

export interface Guards {
  /** Calls that everybody's handler makes, once the guard has let them pass: what they write depends on more than the groups. */
  passedOn: Map<Endpoint, Guard>
  /** Calls that managers' own handlers make, after the guard. */
  checked: Map<Endpoint, Guard>
}

/** A call of a manager under way. */
interface Call {
  managed: Context
  groups: readonly string[]
  guard: (readers: Readers) => Promise<unknown>
}

/** How many sets of groups are remembered; one more forgets the one that was asked for longest ago. */
const MOST_KEPT = 200

interface Kept {
  context: Context
  handlers: Handlers
}

/**
 * The handlers of managers of domain groups. The routes are registered once more for each set of groups, with a context
 * whose database has the rows of those groups only: a manager's handler knows no other one, and whatever it keeps for a
 * while is kept for them alone (docs/decisions/0039-managers.md).
 */
export class ManagedRoutes {
  readonly #kept = new Map<string, Kept>()
  readonly #calls = new AsyncLocalStorage<Call>()
  #passing: Handlers | undefined

  constructor(
    readonly context: Context,
    readonly register: (server: FastifyInstance, context: Context) => void,
    readonly guards: Guards,
  ) {}

  /** @throws 403 for what no manager may do */
  handlerOf<E extends Endpoint>(groups: readonly string[], endpoint: E): Handler<E> {
    const isOpen = endpoint.access === 'manager' && groups.length > 0
    const { context, handlers } = isOpen ? this.#keptFor(groups) : {}
    const own = handlers?.get(endpoint)
    if (!context || !own) throw notAdmin()
    const { passedOn, checked } = this.guards
    const guard = passedOn.get(endpoint) ?? checked.get(endpoint)
    if (!guard) return own
    this.#passing ??= this.#collect(this.#passingContext())
    const handler: Handler<E> = passedOn.has(endpoint) ? this.#passing.get(endpoint)! : own
    return async (input) => {
      await guard({ managed: (ask) => ask(context.db), whole: (ask) => ask(this.context.db) }, input)
      const call = { managed: context, groups, guard: (readers: Readers) => guard(readers, input) }
      return this.#calls.run(call, () => handler(input))
    }
  }

  /** Everybody's handlers for calls that are passed on: the guard decides in each of their transactions. */
  #passingContext(): Context {
    const database = openBegun(this.context.database, async (tx) => {
      const { guard, groups } = this.#call()
      await guard({ tx, managed: (ask) => asManagers(tx, groups, ask), whole: (ask) => ask(tx) })
    })
    const { db } = database
    return {
      ...this.context,
      programmes: () => this.#programmesOf(this.#call().groups),
      database,
      db,
      asManager: (queried, ask) => {
        const { managed, groups } = this.#call()
        return queried === db ? ask(managed.db) : asManagers(queried, groups, ask)
      },
    }
  }

  /** Those that make a round for each group, and are for one of these groups, as the view of the table says it too. */
  #programmesOf(groups: readonly string[]): Context['programme'][] {
    return this.context.programmes().filter(({ settings: { scope, audience } }) => {
      const { domainGroups = [] } = audience
      const isForThem = domainGroups.length === 0 || domainGroups.some((id) => groups.includes(id))
      return scope === 'per-group' && isForThem
    })
  }

  #call(): Call {
    const call = this.#calls.getStore()
    if (!call) throw new Error('A handler of passed on calls is used for a manager only')
    return call
  }

  #keptFor(groups: readonly string[]): Kept {
    const key = groups.join()
    const kept = this.#kept.get(key) ?? this.#keepFor(groups)
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break
      this.#kept.delete(oldest)
    }
    return kept
  }

  #keepFor(groups: readonly string[]): Kept {
    const database = openManaged(this.context.database, groups, async (tx) => {
      const whole: Read = (ask) => asEverybody(tx, groups, ask)
      await this.#calls.getStore()?.guard({ tx, managed: (ask) => ask(tx), whole })
    })
    const { db } = database
    const context: Context = {
      ...this.context,
      programmes: () => this.#programmesOf(groups),
      database,
      db,
      asManager: (queried, ask) => ask(queried),
      asEverybody: (tx, ask) => asEverybody(tx, groups, ask),
    }
    return { context, handlers: this.#collect(context) }
  }

  #collect(context: Context): Handlers {
    // Whatever else is asked of a server while routes are registered, has been done for everybody.
    const collected: Handlers = new Map()
    const server = new Proxy(
      { collected },
      { get: (own, name) => (name in own ? collected : () => server) },
    ) as unknown as FastifyInstance
    this.register(server, context)
    return collected
  }
}
