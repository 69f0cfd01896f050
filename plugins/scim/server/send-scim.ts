import type { FastifyReply, FastifyRequest } from 'fastify'
import { attributePath, type Attributes, kindOf, parseFilter } from './filter.rules'
import { memberOf } from './json.rules'
import { project, type Projection, readProjection } from './projection.rules'
import { LARGEST_PAGE } from './schemas'
import { invalid } from './scim-error'
import type { PageAsked } from './users.queries'

const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

/** The type has no parameters (RFC 7644, 8.1): SCIM is always UTF-8. Fastify adds a charset to a text, and none to bytes. */
export const sendScim = (reply: FastifyReply, body: unknown): FastifyReply =>
  reply.type('application/scim+json').send(Buffer.from(JSON.stringify(body)))

type Resource = Record<string, unknown> & { meta: { location: string; version: string } }

/** Sends a resource with its address and version; 304 when the client has this version. */
export function sendResource(
  { method, headers, query }: FastifyRequest,
  reply: FastifyReply,
  resource: Record<string, unknown>,
): FastifyReply {
  const { meta } = resource as Resource
  reply.header('etag', meta.version)
  if (method === 'GET' && headers['if-none-match']?.split(',').some((tag) => tag.trim() === meta.version))
    return reply.code(304).send()
  reply.header(method === 'POST' ? 'location' : 'content-location', meta.location)
  return sendScim(reply, project(resource, readProjection(query)))
}

/** Sends a page of resources, or a whole list that nothing was asked about. */
export const sendList = (
  reply: FastifyReply,
  resources: readonly Record<string, unknown>[],
  total = resources.length,
  asked?: Asked,
): FastifyReply =>
  sendScim(reply, {
    schemas: [LIST_SCHEMA],
    totalResults: total,
    startIndex: asked?.startIndex ?? 1,
    itemsPerPage: resources.length,
    Resources: resources.map((resource) => (asked ? project(resource, asked.projection) : resource)),
  })

/** What a list is asked for, in the query or in the body of a .search. */
export interface Asked extends PageAsked {
  projection: Projection
}

/** @throws ScimError */
export function readAsked(given: unknown, attributes: Attributes): Asked {
  const body = (given ?? {}) as Record<string, unknown>
  const value = (name: string) => memberOf(body, name) ?? undefined
  const text = (name: string) => {
    const one = value(name)
    if (one !== undefined && typeof one !== 'string')
      throw invalid('invalidValue', `${name} is a text, once.`)
    return one === '' ? undefined : one
  }
  const filter = text('filter')
  const sortBy = text('sortby')
  return {
    filter: filter === undefined ? undefined : parseFilter(filter),
    sortBy: sortBy === undefined ? undefined : sortPath(sortBy, attributes),
    isDescending: text('sortorder')?.toLowerCase() === 'descending',
    startIndex: Math.max(1, whole('startIndex', value('startindex'), 1)),
    count: Math.min(LARGEST_PAGE, Math.max(0, whole('count', value('count'), LARGEST_PAGE))),
    projection: readProjection(body),
  }
}

const SHORT = new Map([
  ['emails', 'emails.value'],
  ['name', 'name.familyname'],
  ['manager', 'manager.value'],
])

function sortPath(text: string, attributes: Attributes): string {
  const path = attributePath(text)
  const found = path === undefined ? undefined : (SHORT.get(path) ?? path)
  if (found === undefined || kindOf(attributes, found) === 'complex' || /^(?:groups|members)\b/.test(found))
    throw invalid('invalidPath', `Nothing can be sorted by "${text.slice(0, 100)}".`)
  return found
}

/** No list is that long. */
const FURTHEST = 1e9

function whole(name: string, value: unknown, otherwise: number): number {
  if (value === undefined) return otherwise
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || Math.trunc(number) !== number)
    throw invalid('invalidValue', `${name} is a whole number.`)
  return Math.min(FURTHEST, number)
}
