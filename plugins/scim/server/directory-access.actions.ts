import type { DirectoryTie, MadeToken } from '../../../shared/contract/imports'
import { type Actor, recordAudit } from '../../../server/platform/audit/record-audit'
import type { Context } from '../../../server/platform/context/context'
import { allowLong } from '../../../server/platform/database/hold'
import { HttpError, notFound, type Say } from '../../../server/platform/http/errors'
import { existingId } from '../../../server/platform/http/route'
import { hashToken, newToken } from '../../../server/sign-in/secrets'
import { lockDirectoryGroup, lockTieTarget, readMemberIds, updateTie } from './groups.queries'
import { placePeople } from './places.queries'
import { deleteToken, insertToken } from './tokens.queries'

export const TOKEN_PREFIX = 'coj_scim_'

/** Makes a token, which is shown this once. @throws 409 there are two */
export async function makeToken(context: Context, name: string, actor: Actor): Promise<MadeToken> {
  const { db, clock } = context
  const token = `${TOKEN_PREFIX}${newToken()}`
  const createdAt = clock.now()
  const id = await db.transaction(async (tx) => {
    const made = await insertToken(tx, { name, tokenHash: hashToken(token), createdAt })
    if (made === undefined) throw new HttpError(409, 'too_many_tokens', (w) => w.directory.twoTokens)
    await recordAudit(tx, context, actor, { action: 'directory_token.added', id: made, label: name })
    return made
  })
  return { id, name, token, createdAt: createdAt.toISOString() }
}

/** Revokes a token: the next call with it is refused. @throws 404 */
export function revokeToken(context: Context, id: string, actor: Actor): Promise<Say> {
  return context.db.transaction(async (tx) => {
    const name = await deleteToken(tx, existingId(id, 'token'))
    if (name === undefined) throw notFound('token')
    await recordAudit(tx, context, actor, { action: 'directory_token.removed', id, label: name })
    return (w) => w.directory.tokenRevoked(w.isolated(name))
  })
}

/** Ties a group of the directory to a domain group or a department, or to nothing; its members move. @throws 404 */
export async function tieGroup(context: Context, id: string, tie: DirectoryTie, actor: Actor): Promise<Say> {
  const { db, clock } = context
  const now = clock.now()
  return db.transaction(async (tx) => {
    await allowLong(tx)
    const before = await lockDirectoryGroup(tx, existingId(id, 'group'))
    if (!before) throw notFound('group')
    const target = {
      domainGroupId:
        tie.domainGroupId ?? (tie.departmentId || tie.domainGroupId === null ? null : before.domainGroupId),
      departmentId:
        tie.departmentId ?? (tie.domainGroupId || tie.departmentId === null ? null : before.departmentId),
    }
    const name = await lockTieTarget(tx, target)
    if (name === undefined) throw notFound(target.departmentId ? 'department' : 'thisDomainGroup')
    const isSame =
      target.domainGroupId === before.domainGroupId && target.departmentId === before.departmentId
    if (!isSame) {
      await updateTie(tx, id, { ...target, tiedAt: name === null ? null : now })
      await placePeople(tx, await readMemberIds(tx, id), { leavesTies: true, now })
      await recordAudit(tx, context, actor, {
        action: 'directory_group.tied',
        id,
        label: before.displayName,
        before: { domainGroupId: before.domainGroupId, departmentId: before.departmentId },
        after: target,
      })
    }
    return (w) =>
      name === null ? w.directory.untied(before.displayName) : w.directory.tied(before.displayName, name)
  })
}
