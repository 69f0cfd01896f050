import type { FastifyReply } from 'fastify'
import type { StoredGroup } from './groups.queries'
import { isObject } from './json.rules'
import { ENTERPRISE_SCHEMA, GROUP_SCHEMA, USER_SCHEMA } from './schemas'
import type { StoredUser } from './users.queries'

export type Resource = Record<string, unknown> & {
  id: string
  meta: Record<'location' | 'version' | 'resourceType' | 'created' | 'lastModified', string>
}

/** The type has no parameters (RFC 7644, 8.1): SCIM is always UTF-8. Fastify adds a charset to a text, and none to bytes. */
export const sendScim = (reply: FastifyReply, body: unknown): FastifyReply =>
  reply.type('application/scim+json').send(Buffer.from(JSON.stringify(body)))

/** Sends a page of resources, or a whole list. */
export const sendList = (
  reply: FastifyReply,
  resources: readonly object[],
  total = resources.length,
  startIndex = 1,
): FastifyReply =>
  sendScim(reply, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  })

export const versionTag = (version: number) => `W/"${version}"`

/** A user as SCIM has it. @param base the address of /scim/v2 */
export function userResource(user: StoredUser, base: string): Resource {
  const { givenName, familyName, workEmail, manager, managerId, groups } = user
  const formatted = [givenName, familyName].filter(Boolean).join(' ') || null
  return resourceOf('User', user, base, {
    externalId: user.externalId,
    userName: user.userName,
    name: formatted && { formatted, givenName, familyName },
    displayName: user.displayName ?? formatted,
    active: user.active && !user.isBarred,
    emails: workEmail && [{ value: workEmail, type: 'work', primary: true }],
    title: user.title,
    locale: user.locale,
    preferredLanguage: user.preferredLanguage,
    timezone: user.timeZone,
    groups:
      groups.length === 0
        ? null
        : groups.map((group) => ({ ...group, $ref: `${base}/Groups/${group.value}`, type: 'direct' })),
    [ENTERPRISE_SCHEMA]: {
      department: user.department,
      manager: manager && {
        value: managerId ?? manager,
        $ref: managerId && `${base}/Users/${managerId}`,
        displayName: user.managerName || null,
      },
    },
  })
}

/** A group as SCIM has it. @param base the address of /scim/v2 */
export const groupResource = (group: StoredGroup, base: string): Resource =>
  resourceOf('Group', group, base, {
    externalId: group.externalId,
    displayName: group.displayName,
    members:
      group.members?.map((member) => ({ ...member, $ref: `${base}/Users/${member.value}`, type: 'User' })) ??
      null,
  })

function resourceOf(
  resourceType: 'User' | 'Group',
  { id, version, createdAt, updatedAt }: StoredUser | StoredGroup,
  base: string,
  said: Record<string, unknown>,
): Resource {
  const attributes = withoutGaps(said)
  const own = resourceType === 'User' ? USER_SCHEMA : GROUP_SCHEMA
  return {
    schemas: ENTERPRISE_SCHEMA in attributes ? [own, ENTERPRISE_SCHEMA] : [own],
    id,
    ...attributes,
    meta: {
      resourceType,
      created: createdAt.toISOString(),
      lastModified: updatedAt.toISOString(),
      location: `${base}/${resourceType}s/${id}`,
      version: versionTag(version),
    },
  }
}

/** What is assigned: neither null nor an object without members. */
function withoutGaps(attributes: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(attributes).flatMap(([key, value]) => {
    const parts = isObject(value) ? withoutGaps(value) : value
    return parts === null || (isObject(parts) && Object.keys(parts).length === 0) ? [] : [[key, parts]]
  })
  return Object.fromEntries(kept)
}
