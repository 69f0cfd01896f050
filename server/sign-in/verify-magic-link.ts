import type { Context } from '../platform/context/context'
import { HttpError } from '../platform/http/errors'
import type { Client, OpenedSession } from './client'
import { hashCode, hashToken, sameHash } from './secrets'
import { MOST_TRIES } from '../tables/sign-in.tables'
import { countLinkTry, findLink, type MagicLink, spendToken } from './sign-in-tokens.queries'
import { startProvedSession } from './start-session'

const invalidLink = () =>
  new HttpError(400, 'invalid_link', 'This magic link is invalid or has expired. Please request a new one.')

type State = 'ready' | 'needs_code' | 'invalid'

/** What the arrival page has to ask for. The browser that asked needs no code, and a stranger's tries don't affect it. */
function stateOf(link: MagicLink | undefined, { browserToken }: Client): State {
  if (!link) return 'invalid'
  if (browserToken && sameHash(link.browserHash, hashToken(browserToken))) return 'ready'
  return link.tries < MOST_TRIES ? 'needs_code' : 'invalid'
}

/** Checks a link without changing anything. */
export async function readMagicLink(context: Context, token: string, client: Client): Promise<State> {
  return stateOf(await findLink(context.db, hashToken(token), context.clock.now()), client)
}

/** Signs in by a link, once; returns the new session. */
export async function verifyMagicLink(
  context: Context,
  given: { token: string; code?: string },
  client: Client,
): Promise<OpenedSession> {
  const now = context.clock.now()
  const link = await findLink(context.db, hashToken(given.token), now)
  const state = stateOf(link, client)
  if (!link || state === 'invalid') throw invalidLink()
  if (state === 'needs_code') await demandCode(context, link, given.code, now)
  return context.db.transaction(async (tx) => {
    if (!(await spendToken(tx, link.id, now))) throw invalidLink()
    return startProvedSession(context, tx, { email: link.email, by: 'magic_link' }, client)
  })
}

async function demandCode(
  context: Context,
  link: MagicLink,
  code: string | undefined,
  now: Date,
): Promise<void> {
  if (code === undefined)
    throw new HttpError(400, 'needs_code', 'Please enter the 6-digit code from the same email.')
  const tried = await countLinkTry(context.db, link.id, now)
  if (!tried) throw invalidLink()
  if (sameHash(tried.codeHash, hashCode(context.secret, code, tried.id))) return
  if (tried.tries >= MOST_TRIES) throw invalidLink()
  throw new HttpError(400, 'wrong_code', 'That is not the code from this email. Please check the six digits.')
}
