import { z } from 'zod'
import { auditAction } from '../../shared/contract/audit'
import { changesSomething, id, instant, messageAnswer, text } from '../../shared/contract/common'
import { endpoint, type ParsedBody, type ResponseOf } from '../../shared/endpoint'
import { saying } from '../../shared/languages/faults'
import { DIRECTORY_TOKEN_NAME } from '../../shared/text-rules'

// The calls of /scim/v2 are not here: RFC 7644 is their contract, and /scim/v2/Schemas says what they take.

export const getDirectoryTokens = endpoint('GET /api/admin/directory-tokens', {
  summary:
    "The tokens of the company's directory, for /scim/v2: when each was last used, and what it did last.",
  response: z.array(
    z.object({
      id,
      name: z.string(),
      createdAt: instant,
      lastUsedAt: instant.nullable(),
      /** As the audit log has it. */
      lastAct: z.object({ at: instant, action: auditAction, label: z.string() }).nullable(),
    }),
  ),
})
export type DirectoryToken = ResponseOf<typeof getDirectoryTokens>[number]

export const makeDirectoryToken = endpoint('POST /api/admin/directory-tokens', {
  proof: 'fresh',
  summary: 'Makes a token for the directory. It is shown this once; there are two at most.',
  body: z.object({ name: text(DIRECTORY_TOKEN_NAME) }),
  response: z.object({ id, name: z.string(), token: z.string(), createdAt: instant }),
})
export type MadeToken = ResponseOf<typeof makeDirectoryToken>

export const revokeDirectoryToken = endpoint('DELETE /api/admin/directory-tokens/:id', {
  proof: 'fresh',
  summary: 'Revokes a token of the directory, at once.',
  response: messageAnswer,
})

export const getDirectoryGroups = endpoint('GET /api/admin/directory-groups', {
  summary:
    'The groups of the directory and what each is tied to, and who is in two that are tied differently.',
  response: z.object({
    groups: z.array(
      z.object({
        id,
        displayName: z.string(),
        members: z.int(),
        domainGroupId: id.nullable(),
        departmentId: id.nullable(),
        /** Its name. */
        tiedTo: z.string().nullable(),
      }),
    ),
    /** The first of them by address; each belongs where their first group leads. */
    conflicts: z.object({
      total: z.int(),
      people: z.array(z.object({ email: z.string(), groups: z.array(z.string()), belongsTo: z.string() })),
    }),
  }),
})
export type DirectoryGroups = ResponseOf<typeof getDirectoryGroups>

export const tieDirectoryGroup = endpoint('PATCH /api/admin/directory-groups/:id', {
  proof: 'fresh',
  summary:
    'Ties a group of the directory to a domain group or a department, so that its members belong there; null unties it.',
  body: z
    .object({ domainGroupId: id.nullable().optional(), departmentId: id.nullable().optional() })
    .refine(
      changesSomething,
      saying((w) => w.nothingToChange.tie),
    )
    .refine(
      ({ domainGroupId, departmentId }) => !(domainGroupId && departmentId),
      saying((w) => w.oneTie),
    ),
  response: messageAnswer,
})
export type DirectoryTie = ParsedBody<typeof tieDirectoryGroup>
