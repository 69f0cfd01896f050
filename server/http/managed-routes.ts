import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '../../shared/endpoint'
import type { Context } from '../context/context'
import { openManaged } from '../database/managed-database'
import { HttpError } from './errors'
import type { Handler, Handlers } from './route'

/** How many sets of groups are remembered; one more forgets the one that was asked for longest ago. */
const MOST_KEPT = 200

/**
 * The handlers of managers of domain groups. The routes are registered once more for each set of groups, with a context
 * whose database has the rows of those groups only: a manager's handler knows no other one, and whatever it keeps for a
 * while is kept for them alone (docs/decisions/0039-managers.md).
 */
export class ManagedRoutes {
  readonly #kept = new Map<string, Handlers>()

  constructor(
    readonly context: Context,
    readonly register: (server: FastifyInstance, context: Context) => void,
  ) {}

  /** @throws 403 for what no manager may do */
  handlerOf<E extends Endpoint>(groups: readonly string[], endpoint: E): Handler<E> {
    const handler = endpoint.managers && groups.length > 0 && this.#handlers(groups).get(endpoint)
    if (!handler) throw new HttpError(403, 'not_admin', "You don't have admin privileges.")
    return handler
  }

  #handlers(groups: readonly string[]): Handlers {
    const key = groups.join()
    const handlers = this.#kept.get(key) ?? this.#collect(groups)
    this.#kept.delete(key)
    this.#kept.set(key, handlers)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break
      this.#kept.delete(oldest)
    }
    return handlers
  }

  #collect(groups: readonly string[]): Handlers {
    const database = openManaged(this.context.database, groups)
    // Whatever else is asked of a server while routes are registered, has been done for everybody.
    const collected: Handlers = new Map()
    const server = new Proxy(
      { collected },
      { get: (own, name) => (name in own ? collected : () => server) },
    ) as unknown as FastifyInstance
    this.register(server, { ...this.context, database, db: database.db })
    return collected
  }
}
