import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context/context'
import { groupResource, readGroup } from './group.rules'
import { findGroup, GROUP_COLUMNS, readDirectoryGroups } from './groups.queries'
import { readOperations } from './patch.rules'
import { isWanted, project, readProjection } from './projection.rules'
import { createGroup, patchGroupBy, removeGroup, replaceGroup } from './save-group'
import { noSuch } from './scim-error'
import { listResponse, readAsked, sendResource, sendScim } from './send-scim'
import { bodyOf, byOf, idOf } from './users.routes'

/** The members of a group of 100,000, as Entra ID names them. */
const LARGEST = 20_000_000

export function groupRoutes(scim: FastifyInstance, context: Context, base: string): void {
  const { db } = context
  const large = { bodyLimit: LARGEST }
  const list = async (given: unknown, reply: FastifyReply) => {
    const asked = readAsked(given, GROUP_COLUMNS.attributes)
    const { total, groups } = await readDirectoryGroups(db, asked, isWanted(asked.projection, 'members'))
    const resources = groups.map((group) => project(groupResource(group, base), asked.projection))
    return sendScim(reply, listResponse(resources, { total, startIndex: asked.startIndex }))
  }
  const send = async (request: FastifyRequest, reply: FastifyReply, id: string) => {
    const projection = readProjection(request.query)
    const group = await findGroup(db, id, isWanted(projection, 'members'))
    if (!group) throw noSuch('group', id)
    return sendResource(request, reply, groupResource(group, base), projection)
  }
  scim.get('/Groups', (request, reply) => list(request.query, reply))
  scim.post('/Groups/.search', (request, reply) => list(bodyOf(request), reply))
  scim.get('/Groups/:id', (request, reply) => send(request, reply, idOf(request, 'group')))
  scim.post('/Groups', large, async (request, reply) => {
    const id = await createGroup(context, readGroup(bodyOf(request)), byOf(request).directory)
    return send(request, reply.code(201), id)
  })
  scim.put('/Groups/:id', large, async (request, reply) => {
    const { id } = await replaceGroup(
      context,
      idOf(request, 'group'),
      readGroup(bodyOf(request)),
      byOf(request),
    )
    return send(request, reply, id)
  })
  // Without the group, which may have very many members, unless some attributes are asked for.
  scim.patch('/Groups/:id', large, async (request, reply) => {
    const operations = readOperations(bodyOf(request))
    const group = await patchGroupBy(context, idOf(request, 'group'), operations, byOf(request))
    if ((request.query as { attributes?: string }).attributes !== undefined)
      return send(request, reply, group.id)
    return reply.code(204).header('etag', `W/"${group.version}"`).send()
  })
  scim.delete('/Groups/:id', async (request, reply) => {
    await removeGroup(context, idOf(request, 'group'), byOf(request))
    return reply.code(204).send()
  })
}
