import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../server/platform/context/context'
import { groupResource, patchGroup, readGroup } from './group.rules'
import { findGroup, GROUP_COLUMNS, readDirectoryGroups } from './groups.queries'
import { readOperations } from './patch.rules'
import { isWanted, readProjection } from './projection.rules'
import { changeGroup, createGroup, removeGroup } from './save-group'
import { noSuch } from './scim-error'
import { readAsked, sendList, sendResource } from './send-scim'
import { versionTag } from './user.rules'
import { bodyOf, byOf, idOf } from './users.routes'

/** The members of a group of 100,000, as Entra ID names them. */
const LARGEST = 20_000_000

export function groupRoutes(scim: FastifyInstance, context: Context, base: string): void {
  const { db } = context
  const large = { bodyLimit: LARGEST }
  const list = async (given: unknown, reply: FastifyReply) => {
    const asked = readAsked(given, GROUP_COLUMNS.attributes)
    const { total, groups } = await readDirectoryGroups(db, asked, isWanted(asked.projection, 'members'))
    return sendList(
      reply,
      groups.map((group) => groupResource(group, base)),
      total,
      asked,
    )
  }
  const send = async (request: FastifyRequest, reply: FastifyReply, id: string) => {
    const group = await findGroup(db, id, isWanted(readProjection(request.query), 'members'))
    if (!group) throw noSuch('group', id)
    return sendResource(request, reply, groupResource(group, base))
  }
  scim.get('/Groups', (request, reply) => list(request.query, reply))
  scim.post('/Groups/.search', (request, reply) => list(bodyOf(request), reply))
  scim.get('/Groups/:id', (request, reply) => send(request, reply, idOf(request, 'group')))
  scim.post('/Groups', large, async (request, reply) => {
    const id = await createGroup(context, readGroup(bodyOf(request)), byOf(request).directory)
    return send(request, reply.code(201), id)
  })
  scim.put('/Groups/:id', large, async (request, reply) => {
    const [id, group] = [idOf(request, 'group'), readGroup(bodyOf(request))]
    await changeGroup(context, id, () => group, byOf(request))
    return send(request, reply, id)
  })
  // Without the group, which may have very many members, unless some attributes are asked for.
  scim.patch('/Groups/:id', large, async (request, reply) => {
    const [id, operations] = [idOf(request, 'group'), readOperations(bodyOf(request))]
    const version = await changeGroup(context, id, (before) => patchGroup(before, operations), byOf(request))
    if ((request.query as { attributes?: string }).attributes !== undefined) return send(request, reply, id)
    return reply.code(204).header('etag', versionTag(version)).send()
  })
  scim.delete('/Groups/:id', async (request, reply) => {
    await removeGroup(context, idOf(request, 'group'), byOf(request))
    return reply.code(204).send()
  })
}
