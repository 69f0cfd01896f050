import type { BodyOf } from '../../../shared/endpoint'
import type { makeKey } from '../contract'
import { type Actor, recordAudit } from '../../../server/platform/audit/record-audit'
import type { Context } from '../../../server/platform/context/context'
import { DAY_MS } from '../../../server/platform/http/cookies'
import { HttpError, notFound, type Localized } from '../../../server/platform/http/errors'
import { existingId } from '../../../server/platform/http/route'
import { hashToken, newToken } from '../../../server/platform/secrets'
import { deleteKey, insertKey } from './keys.queries'

export const KEY_PREFIX = 'coj_key_'

/** Makes a key, which is shown this once. @throws 409 there is one of this name */
export async function addKey(
  { db, clock, log }: Context,
  { name, scopes, days }: Required<BodyOf<typeof makeKey>>,
  actor: Actor,
) {
  const key = `${KEY_PREFIX}${newToken()}`
  const createdAt = clock.now()
  const endsAt = new Date(createdAt.getTime() + days * DAY_MS)
  const made = await db.transaction(async (tx) => {
    const row = await insertKey(tx, {
      name,
      scopes: [...new Set(scopes)],
      keyHash: hashToken(key),
      createdAt,
      endsAt,
    })
    if (!row) throw new HttpError(409, 'already_exists', (w) => w.apiKeys.keyExists(w.isolated(name)))
    const after = { scopes: row.scopes, endsAt }
    await recordAudit(tx, { clock, log }, actor, { action: 'api_key.added', id: row.id, label: name, after })
    return row
  })
  return { ...made, key }
}

/** Revokes a key: the next call with it is refused. @throws 404 */
export function removeKey({ db, clock, log }: Context, id: string, actor: Actor): Promise<Localized> {
  return db.transaction(async (tx) => {
    const name = await deleteKey(
      tx,
      existingId(id, (w) => w.apiKeys.notFound),
    )
    if (name === undefined) throw notFound((w) => w.apiKeys.notFound)
    await recordAudit(tx, { clock, log }, actor, { action: 'api_key.removed', id, label: name })
    return (w) => w.apiKeys.keyRevoked(w.isolated(name))
  })
}
