import { randomUUID } from 'node:crypto'
import type { Context } from '../../platform/context/context'
import { DAY_MS } from '../../platform/http/cookies'
import { hashCode, hashToken, newCode, newToken } from '../../platform/secrets'
import { signInTokens } from '../../tables/sign-in.tables'

const LIFETIME_MS = 14 * DAY_MS

/**
 * Makes a link and a code for each of these mails. It is done when they are about to go out: so only hashes are ever stored, and
 * whatever goes out again has new ones. What went out before may have arrived all the same: the links of one invitation
 * have its time in common, and work until one of them is used; those of an earlier one are dead from then on.
 */
export async function issueInvitations(
  { clock, db, secret }: Context,
  mails: { email: string; invitedAt: Date }[],
): Promise<{ joinToken: string; joinCode: string }[]> {
  const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS)
  const issued = mails.map(({ email, invitedAt: createdAt }) => {
    const id = randomUUID()
    const [joinToken, joinCode] = [newToken(), newCode()]
    const hashes = {
      tokenHash: hashToken(joinToken),
      codeHash: hashCode(secret, joinCode, id),
      browserHash: hashToken(newToken()),
    }
    const row = { id, flow: 'invitation', email, ...hashes, expiresAt, createdAt } as const
    return { secrets: { joinToken, joinCode }, row }
  })
  if (issued.length > 0) await db.insert(signInTokens).values(issued.map(({ row }) => row))
  return issued.map(({ secrets }) => secrets)
}
