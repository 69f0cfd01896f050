import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '../../shared/endpoint'
import type { Context } from '../context/context'
import { openManaged } from '../database/managed-database'
import { HttpError } from './errors'
import type { Handler, Handlers, Input } from './route'

/**
 * Whether what a call is about is of the manager's groups; looked up through their own database, so that what is not is as
 * if it weren't there. `whole` is everybody's, for what depends on others. @throws 404; 403 for what of their own they may not do
 */
export type Guard<E extends Endpoint = Endpoint> = (
  managed: Context,
  input: Input<E>,
  whole: Context,
) => Promise<unknown>

export interface Guards {
  /** Calls that everybody's handler makes, once the guard has let them pass: what they write depends on more than the groups. */
  passedOn: Map<Endpoint, Guard>
  /** Calls that managers' own handlers make, after the guard. */
  checked: Map<Endpoint, Guard>
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

  constructor(
    readonly context: Context,
    readonly register: (server: FastifyInstance, context: Context) => void,
    readonly guards: Guards,
  ) {}

  /** @throws 403 for what no manager may do */
  handlerOf<E extends Endpoint>(groups: readonly string[], endpoint: E, everybodys: Handler<E>): Handler<E> {
    const isOpen = endpoint.managers && groups.length > 0
    const { context, handlers } = isOpen ? this.#keptFor(groups) : {}
    const own = handlers?.get(endpoint)
    if (!context || !own) throw new HttpError(403, 'not_admin', "You don't have admin privileges.")
    const { passedOn, checked } = this.guards
    const guard = passedOn.get(endpoint) ?? checked.get(endpoint)
    if (!guard) return own
    const handler = passedOn.has(endpoint) ? everybodys : own
    return async (input) => {
      await guard(context, input, this.context)
      return handler(input)
    }
  }

  #keptFor(groups: readonly string[]): Kept {
    const key = groups.join()
    const kept = this.#kept.get(key) ?? this.#collect(groups)
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break
      this.#kept.delete(oldest)
    }
    return kept
  }

  #collect(groups: readonly string[]): Kept {
    const database = openManaged(this.context.database, groups)
    // Whatever else is asked of a server while routes are registered, has been done for everybody.
    const collected: Handlers = new Map()
    const server = new Proxy(
      { collected },
      { get: (own, name) => (name in own ? collected : () => server) },
    ) as unknown as FastifyInstance
    const context = { ...this.context, database, db: database.db }
    this.register(server, context)
    return { context, handlers: collected }
  }
}
