import type { FastifyInstance } from 'fastify'
import { getGroupManagers, setGroupManagers } from '../../../shared/contract/people'
import type { Context } from '../../platform/context/context'
import { notFound } from '../../platform/http/errors'
import { existingId, route } from '../../platform/http/route'
import { nameManagers } from './managers.actions'
import { isThere, readManagers } from './managers.queries'

/** Who manages which domain group: for administrators. */
export function managerRoutes(server: FastifyInstance, context: Context): void {
  route(server, getGroupManagers, async ({ params }) => {
    const id = existingId(params.id, 'group')
    if (!(await isThere(context.db, 'group', id))) throw notFound('group')
    return readManagers(context.db, id)
  })
  route(server, setGroupManagers, ({ params, body, caller }) =>
    nameManagers(context, params.id, body, caller),
  )
}
