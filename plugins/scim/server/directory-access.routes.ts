import type { FastifyInstance } from 'fastify'
import * as contract from '../contract'
import { type Actor, recordAudit } from '../../../server/platform/audit/record-audit'
import type { Context } from '../../../server/platform/context/context'
import { allowLong } from '../../../server/platform/database/lock'
import { HttpError, notFound, type Localized } from '../../../server/platform/http/errors'
import { existingId, route } from '../../../server/platform/http/route'
import { hashToken, newToken } from '../../../server/platform/secrets'
import { lockDirectoryGroup, lockTieTarget, readMemberIds, readTies, updateTie } from './groups.queries'
import { placePeople, readConflicts } from './places.queries'
import { deleteToken, insertToken, readTokens } from './tokens.queries'

export const TOKEN_PREFIX = 'coj_scim_'

/** What administrators decide about the company's directory: its tokens, and where the members of its groups belong. */
export function directoryAccessRoutes(server: FastifyInstance, context: Context): void {
  const { db, clock } = context
  route(server, contract.getDirectoryTokens, async () =>
    (await readTokens(db)).map(({ createdAt, lastUsedAt, ...token }) => ({
      ...token,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  )
  route(server, contract.makeDirectoryToken, async ({ body: { name }, caller }) => {
    const token = `${TOKEN_PREFIX}${newToken()}`
    const createdAt = clock.now()
    const id = await db.transaction(async (tx) => {
      const made = await insertToken(tx, { name, tokenHash: hashToken(token), createdAt })
      if (made === undefined) throw new HttpError(409, 'too_many_tokens', (w) => w.scim.twoTokens)
      await recordAudit(tx, context, caller, { action: 'directory_token.added', id: made, label: name })
      return made
    })
    return { id, name, token, createdAt: createdAt.toISOString() }
  })
  // The next call with it is refused.
  route(server, contract.revokeDirectoryToken, ({ params: { id }, caller }) =>
    db.transaction(async (tx) => {
      const label = await deleteToken(
        tx,
        existingId(id, (w) => w.scim.notFound),
      )
      if (label === undefined) throw notFound((w) => w.scim.notFound)
      await recordAudit(tx, context, caller, { action: 'directory_token.removed', id, label })
      return { message: (w) => w.scim.tokenRevoked(w.isolated(label)) }
    }),
  )
  route(server, contract.getDirectoryGroups, async () => {
    const [groups, conflicts] = await Promise.all([readTies(db), readConflicts(db)])
    return { groups, conflicts }
  })
  route(server, contract.tieDirectoryGroup, async ({ params, body, caller }) => ({
    message: await tieGroup(context, params.id, body, caller),
  }))
}

/** Ties a group of the directory to a domain group or a department, or to nothing; its members move. @throws 404 */
function tieGroup(
  context: Context,
  id: string,
  tie: contract.DirectoryTie,
  actor: Actor,
): Promise<Localized> {
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    await allowLong(tx)
    const group = await lockDirectoryGroup(tx, existingId(id, 'group'))
    if (!group) throw notFound('group')
    const { displayName, domainGroupId, departmentId } = group
    const before = { domainGroupId, departmentId }
    // To name one takes the other away; null takes both away.
    const names = Boolean(tie.domainGroupId || tie.departmentId)
    const target = {
      domainGroupId: tie.domainGroupId ?? (names || tie.domainGroupId === null ? null : domainGroupId),
      departmentId: tie.departmentId ?? (names || tie.departmentId === null ? null : departmentId),
    }
    const name = await lockTieTarget(tx, target)
    if (name === undefined) throw notFound(target.departmentId ? 'department' : 'thisDomainGroup')
    if (target.domainGroupId !== domainGroupId || target.departmentId !== departmentId) {
      await updateTie(tx, id, { ...target, tiedAt: name === null ? null : now })
      await placePeople(tx, await readMemberIds(tx, id), { leavesTies: true, now })
      await recordAudit(tx, context, actor, {
        action: 'directory_group.tied',
        id,
        label: displayName,
        before,
        after: target,
      })
    }
    return (w) => (name === null ? w.scim.untied(displayName) : w.scim.tied(displayName, name))
  })
}
