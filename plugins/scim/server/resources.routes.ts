import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../server/platform/context/context'
import { UUID } from '../../../server/platform/http/route'
import { type FilterColumns, readPage } from './filter.queries'
import {
  type GroupAttributes,
  type GroupChange,
  type MemberChange,
  noMember,
  patchGroup,
  readGroup,
} from './group.rules'
import {
  addMembers,
  deleteGroup,
  findGroups,
  findUnknownMember,
  GROUP_COLUMNS,
  insertGroup,
  isGroupNameTaken,
  lockDirectoryGroup,
  readMemberIds,
  removeMembers,
  updateGroup,
} from './groups.queries'
import { isObject, memberOf } from './json.rules'
import { readOperations } from './patch.rules'
import {
  type By,
  changeUser,
  changing,
  creatingUsers,
  type Directory,
  inVersion,
  removeUser,
} from './save-user'
import { invalid, noSuch, ScimError } from './scim-error'
import { isWanted, project, readAsked, readProjection } from './search.rules'
import { groupResource, type Resource, sendList, sendScim, userResource, versionTag } from './send-scim'
import { addressOf, patchUser, readUser } from './user.rules'
import { accountOf, findUsers, USER_COLUMNS } from './users.queries'
import { valuesIn, valuesOf } from './values.rules'
import { readAttributes } from '../../../server/people/attributes/attributes.queries'
import { recordAudit } from '../../../server/platform/audit/record-audit'
import type { Transaction } from '../../../server/platform/database/database'
import { allowLong } from '../../../server/platform/database/lock'
import type { Filter } from './filter.rules'
import { placePeople } from './places.queries'

type Body = Record<string, unknown>

/** What can be done with users, or with groups. */
interface Kind {
  what: 'user' | 'group'
  path: string
  columns: FilterColumns
  /** What one may have very many of: it is read where it is asked for. */
  many: string
  largestBody: number
  idOf: (id: string) => Promise<string>
  find: (ids: string[], hasMany: boolean) => Promise<Resource[]>
  /** These return the resource, or its id. */
  create: (body: Body, by: By) => Promise<Resource | string>
  replace: (id: string, body: Body, by: By) => Promise<Resource | string>
  /** Returns the resource, or its version. */
  patch: (id: string, body: Body, by: By) => Promise<Resource | number>
  remove: (id: string, by: By) => Promise<void>
}

/** Users and groups: to read, list, make, change and remove them. @param base the address of /scim/v2 */
export function resourceRoutes(scim: FastifyInstance, context: Context, base: string): void {
  const { db } = context
  const create = creatingUsers(context)
  const attributesHere = async () => (await readAttributes(db)).filter(({ source }) => source === 'scim')
  resourcesOf(scim, context, {
    what: 'user',
    path: '/Users',
    columns: USER_COLUMNS,
    many: 'groups',
    largestBody: 1_000_000,
    idOf: (id) => accountOf(db, id),
    find: async (ids, hasGroups) =>
      (await findUsers(db, ids, hasGroups)).map((user) => userResource(user, base)),
    create: async (body, { directory }) => {
      const { attributes, refused } = readUser(body)
      addressOf('userName', attributes.userName)
      if (refused[0] && attributes.active) throw refused[0]
      const values = valuesIn(await attributesHere(), body)
      return userResource(await create({ attributes, values, directory }), base)
    },
    replace: async (id, body, by) =>
      userResource(
        await changeUser(context, id, (before) => readUser(body, before), {
          ...by,
          values: valuesIn(await attributesHere(), body),
        }),
        base,
      ),
    patch: async (id, body, by) => {
      const operations = readOperations(body)
      const values = valuesOf(await attributesHere(), operations)
      return userResource(
        await changeUser(context, id, (before) => patchUser(before, operations), { ...by, values }),
        base,
      )
    },
    remove: (id, by) => removeUser(context, id, by),
  })
  resourcesOf(scim, context, {
    what: 'group',
    path: '/Groups',
    columns: GROUP_COLUMNS,
    many: 'members',
    // The members of a group of 100,000, as Entra ID names them.
    largestBody: 20_000_000,
    idOf: async (id) => id,
    find: async (ids, hasMembers) =>
      (await findGroups(db, ids, hasMembers)).map((group) => groupResource(group, base)),
    create: (body, { directory }) => createGroup(context, readGroup(body), directory),
    replace: async (id, body, by) => {
      const group = readGroup(body)
      await changeGroup(context, id, () => group, by)
      return id
    },
    patch: (id, body, by) => {
      const operations = readOperations(body)
      return changeGroup(context, id, (before) => patchGroup(before, operations), by)
    },
    remove: (id, by) => removeGroup(context, id, by),
  })
}

function resourcesOf(scim: FastifyInstance, { db }: Context, kind: Kind): void {
  const { what, path, columns, many, find } = kind
  const large = { bodyLimit: kind.largestBody }
  const idOf = async ({ params }: FastifyRequest): Promise<string> => {
    const { id } = params as { id: string }
    if (!UUID.test(id)) throw noSuch(what, id)
    return kind.idOf(id.toLowerCase())
  }
  const list = async (asked: Body, reply: FastifyReply) => {
    const [search, projection] = [readAsked(asked, columns.attributes), readProjection(asked)]
    const hasMany = isWanted(projection, many)
    const { total, page } = await readPage(db, search, columns, (ids) => find(ids, hasMany))
    const shown = page.map((one) => project(one, projection))
    return sendList(reply, shown, total, search.startIndex)
  }
  const read = async (id: string, hasMany: boolean): Promise<Resource> => {
    const [found] = await find([id], hasMany)
    if (!found) throw noSuch(what, id)
    return found
  }
  /** Sends a resource with its address and version; 304 when the client has this version. */
  const send = async (request: FastifyRequest, reply: FastifyReply, one: Resource | string) => {
    const projection = readProjection(request.query as Body)
    const resource = typeof one === 'string' ? await read(one, isWanted(projection, many)) : one
    const { version, location } = resource.meta
    const known = request.method === 'GET' ? request.headers['if-none-match'] : undefined
    reply.header('etag', version)
    if (known?.split(',').some((tag) => tag.trim() === version)) return reply.code(304).send()
    reply.header(request.method === 'POST' ? 'location' : 'content-location', location)
    return sendScim(reply, project(resource, projection))
  }
  scim.get(path, (request, reply) => list(request.query as Body, reply))
  scim.post(`${path}/.search`, (request, reply) => list(bodyOf(request), reply))
  scim.get(`${path}/:id`, async (request, reply) => send(request, reply, await idOf(request)))
  scim.post(path, large, async (request, reply) => {
    const made = await kind.create(bodyOf(request), byOf(request))
    return send(request, reply.code(201), made)
  })
  scim.put(`${path}/:id`, large, async (request, reply) => {
    const id = await idOf(request)
    return send(request, reply, await kind.replace(id, bodyOf(request), byOf(request)))
  })
  scim.patch(`${path}/:id`, large, async (request, reply) => {
    const id = await idOf(request)
    const after = await kind.patch(id, bodyOf(request), byOf(request))
    if (typeof after !== 'number') return send(request, reply, after)
    // Without the group, which may have very many members, unless some attributes are asked for.
    if (memberOf(request.query as Body, 'attributes') !== undefined) return send(request, reply, id)
    return reply.code(204).header('etag', versionTag(after)).send()
  })
  scim.delete(`${path}/:id`, async (request, reply) => {
    await kind.remove(await idOf(request), byOf(request))
    return reply.code(204).send()
  })
}

/** @throws ScimError 400 */
function bodyOf({ body }: FastifyRequest): Body {
  if (!isObject(body)) throw invalid('invalidSyntax', 'The body is not a JSON object.')
  const schemas = memberOf(body, 'schemas') ?? []
  if (!Array.isArray(schemas) || !schemas.every((schema) => typeof schema === 'string'))
    throw invalid('invalidSyntax', 'schemas is a list of texts.')
  return body
}

/** Who acts and on which version. The hook of scim.routes.ts has let the request in. */
const byOf = ({ directory, headers }: FastifyRequest): By => ({
  directory: directory!,
  ifMatch: headers['if-match'],
})

const taken = (name: string) => new ScimError(409, `There is a group named ${name} already.`, 'uniqueness')

/** Returns its id. @throws ScimError 409 */
async function createGroup(context: Context, { attributes, changes }: GroupChange, directory: Directory) {
  const { clock } = context
  return changing(context, async (tx) => {
    const id = await insertGroup(tx, attributes, clock.now())
    if (id === undefined) throw taken(attributes.displayName)
    const { added } = await changeMembers(tx, id, changes)
    await recordAudit(tx, context, directory, {
      action: 'directory_group.added',
      id,
      label: attributes.displayName,
      after: { members: added.length },
    })
    return id
  })
}

/** Changes a group. Returns its version. @param change makes the new from the old @throws ScimError 404, 409, 412 */
async function changeGroup(
  context: Context,
  id: string,
  change: (before: GroupAttributes) => GroupChange,
  by: By,
): Promise<number> {
  const now = context.clock.now()
  return changing(context, async (tx) => {
    const before = await lockForChange(tx, id, by)
    const { attributes, changes } = change({
      displayName: before.displayName,
      externalId: before.externalId,
    })
    if (await isGroupNameTaken(tx, attributes.displayName, id)) throw taken(attributes.displayName)
    const { added, removed } = await changeMembers(tx, id, changes)
    const isRenamed = attributes.displayName !== before.displayName
    if (!isRenamed && attributes.externalId === before.externalId && added.length + removed.length === 0)
      return before.version
    const version = await updateGroup(tx, id, attributes, now)
    if (before.isTied) await placePeople(tx, [...added, ...removed], { leavesTies: true, now })
    await recordAudit(tx, context, by.directory, {
      action: 'directory_group.changed',
      id,
      label: attributes.displayName,
      after: {
        ...(isRenamed && { displayName: attributes.displayName }),
        added: added.length,
        removed: removed.length,
      },
    })
    return version
  })
}

/** Deletes a group; the people stay, and go back to where they belong without it. @throws ScimError 404, 412 */
async function removeGroup(context: Context, id: string, by: By): Promise<void> {
  await changing(context, async (tx) => {
    const before = await lockForChange(tx, id, by)
    const members = before.isTied ? await readMemberIds(tx, id) : []
    await deleteGroup(tx, id)
    await placePeople(tx, members, { leavesTies: true, now: context.clock.now() })
    await recordAudit(tx, context, by.directory, {
      action: 'directory_group.removed',
      id,
      label: before.displayName,
    })
  })
}

async function lockForChange(tx: Transaction, id: string, { ifMatch }: By) {
  await allowLong(tx)
  return inVersion(ifMatch, 'group', id, await lockDirectoryGroup(tx, id))
}

/** Changes a group's members, in order. Returns the people concerned. @throws ScimError for somebody unknown */
async function changeMembers(tx: Transaction, groupId: string, changes: MemberChange[]) {
  const added: string[] = []
  const removed: string[] = []
  for (const change of joined(changes)) {
    if (change.kind === 'remove' || change.kind === 'remove where') {
      removed.push(...(await removeMembers(tx, groupId, change)))
      continue
    }
    const [unknown] = await findUnknownMember(tx, change.ids)
    if (unknown !== undefined) throw noMember(unknown)
    if (change.kind === 'set') removed.push(...(await removeMembers(tx, groupId, { except: change.ids })))
    added.push(...(await addMembers(tx, groupId, change.ids)))
  }
  return { added, removed }
}

/** Okta sends an operation for each member: those of one kind in a row become one. */
function joined(changes: MemberChange[]): MemberChange[] {
  const all: MemberChange[] = []
  for (const change of changes) {
    const last = all.at(-1)
    const id = change.kind === 'remove where' ? onlyId(change.filter) : undefined
    const plain: MemberChange = id === undefined ? change : { kind: 'remove', ids: [id] }
    if (last && plain.kind !== 'set' && plain.kind === last.kind && 'ids' in plain && 'ids' in last)
      all[all.length - 1] = { kind: plain.kind, ids: last.ids.concat(plain.ids) }
    else all.push(plain)
  }
  return all
}

/** The id that `members[value eq "…"]` names. */
function onlyId(filter: Filter): string | undefined {
  const one = filter.kind === 'some' ? filter.of : filter
  const isId = one.kind === 'compare' && one.path === 'members.value' && one.operator === 'eq'
  return isId && typeof one.value === 'string' && UUID.test(one.value) ? one.value.toLowerCase() : undefined
}
