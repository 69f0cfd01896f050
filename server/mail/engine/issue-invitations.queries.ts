import { randomUUID } from 'node:crypto'
import type { Context } from '../../platform/context/context'
import { DAY_MS } from '../../platform/http/cookies'
import { hashCode, hashToken, newCode, newToken } from '../../platform/secrets'
import { signInTokens } from '../../tables/sign-in.tables'

const LIFETIME_MS = 14 * DAY_MS

/**
 * Makes a link and a code for each of these addresses; the ones before are dead from then on. It is done when their mails are
 * about to go out: so only their hashes are ever stored, and whatever goes out again has new ones.
 */
export async function issueInvitations({ clock, db, secret }: Context, people: { email: string }[]) {
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS)
  const issued = new Map(people.map(({ email }) => [email, { joinToken: newToken(), joinCode: newCode() }]))
  const rows = Array.from(issued, ([email, { joinToken, joinCode }]): typeof signInTokens.$inferInsert => {
    const id = randomUUID()
    const [tokenHash, codeHash] = [hashToken(joinToken), hashCode(secret, joinCode, id)]
    const browserHash = hashToken(newToken())
    return { id, flow: 'invitation', email, tokenHash, codeHash, browserHash, expiresAt, createdAt }
  })
  if (rows.length > 0) await db.insert(signInTokens).values(rows)
  return issued
}
