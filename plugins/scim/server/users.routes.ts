import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../server/platform/context/context'
import { UUID } from '../../../server/platform/http/route'
import { isObject, memberOf } from './json.rules'
import { patchUser, readOperations } from './patch.rules'
import { isWanted } from './projection.rules'
import { changeUser, creatingUsers, type Directory, removeUser } from './save-user'
import { invalid, noSuch } from './scim-error'
import { readAsked, sendList, sendResource } from './send-scim'
import { addressOf, readUser, type StoredUser, type UserChange, userResource } from './user.rules'
import { accountOf, findUser, readUsers, USER_COLUMNS } from './users.queries'

/** The id of a request's path, in lower case. @throws ScimError 404 */
export function idOf({ params }: FastifyRequest, what: 'user' | 'group'): string {
  const { id } = params as { id: string }
  if (!UUID.test(id)) throw noSuch(what, id)
  return id.toLowerCase()
}

/** @throws ScimError 400 */
export function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  if (!isObject(body)) throw invalid('invalidSyntax', 'The body is not a JSON object.')
  const schemas = memberOf(body, 'schemas') ?? []
  if (!Array.isArray(schemas) || !schemas.every((schema) => typeof schema === 'string'))
    throw invalid('invalidSyntax', 'schemas is a list of texts.')
  return body
}

/** Who acts and on which version. The hook of scim.routes.ts has let the request in. */
export const byOf = ({
  directory,
  headers,
}: FastifyRequest): { directory: Directory; ifMatch: string | undefined } => ({
  directory: directory!,
  ifMatch: headers['if-match'],
})

export function userRoutes(scim: FastifyInstance, context: Context, base: string): void {
  const { db } = context
  const create = creatingUsers(context)
  const list = async (given: unknown, reply: FastifyReply) => {
    const asked = readAsked(given, USER_COLUMNS.attributes)
    const { total, users } = await readUsers(db, asked, isWanted(asked.projection, 'groups'))
    return sendList(
      reply,
      users.map((user) => userResource(user, base)),
      total,
      asked,
    )
  }
  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    by: (body: Record<string, unknown>) => (before: StoredUser) => UserChange,
  ) => {
    const id = await accountOf(db, idOf(request, 'user'))
    const user = await changeUser(context, id, by(bodyOf(request)), byOf(request))
    return sendResource(request, reply, userResource(user, base))
  }
  scim.get('/Users', (request, reply) => list(request.query, reply))
  scim.post('/Users/.search', (request, reply) => list(bodyOf(request), reply))
  scim.get('/Users/:id', async (request, reply) => {
    const id = idOf(request, 'user')
    const user = await findUser(db, await accountOf(db, id))
    if (!user) throw noSuch('user', id)
    return sendResource(request, reply, userResource(user, base))
  })
  scim.post('/Users', async (request, reply) => {
    const { said, refused } = readUser(bodyOf(request))
    addressOf('userName', said.userName)
    if (refused[0] && said.active) throw refused[0]
    const user = await create({ said, directory: byOf(request).directory })
    return sendResource(request, reply.code(201), userResource(user, base))
  })
  scim.put('/Users/:id', (request, reply) =>
    change(request, reply, (body) => (before) => readUser(body, before)),
  )
  scim.patch('/Users/:id', (request, reply) =>
    change(request, reply, (body) => {
      const operations = readOperations(body)
      return (before) => patchUser(before, operations)
    }),
  )
  scim.delete('/Users/:id', async (request, reply) => {
    await removeUser(context, await accountOf(db, idOf(request, 'user')), byOf(request))
    return reply.code(204).send()
  })
}
