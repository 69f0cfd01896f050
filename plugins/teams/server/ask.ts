import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { BEFORE_SENDING } from '../../../server/mail/sendgrid'
import { ChatRefused } from '../../chat/server/chat'
import type { TeamsAccess } from './settings'

/** Longer than a connection may take to be made (10 s), so that a server that is away is known to have read nothing. */
const LONGEST_MS = 12_000
const MOST_BYTES = 1_000_000
/** A token is not used in its last minutes. */
const MARGIN_MS = 300_000

/** What Microsoft replied. */
export interface Reply {
  status: number
  headers: Headers
  body: unknown
}

/** One request. @throws ChatRefused when there was no reply, or one that asks for patience */
async function exchange(url: URL, init: RequestInit, isPost: boolean): Promise<Reply> {
  const isLost = (name: string) =>
    new ChatRefused(BEFORE_SENDING.has(name) ? 'away' : isPost ? 'uncertain' : 'later', name)
  let text: string
  let response: Response
  try {
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(LONGEST_MS) })
    text = (await response.text()).slice(0, MOST_BYTES)
  } catch (error) {
    throw causeOf(error).message === 'unexpected redirect'
      ? new ChatRefused('away', 'redirected')
      : isLost(nameOf(error))
  }
  const { status, headers } = response
  if (status === 429) throw new ChatRefused('later', '429', secondsIn(headers.get('retry-after')))
  // Nothing was done of what is to be done once more (https://learn.microsoft.com/microsoftteams/platform/bots/how-to/rate-limit).
  if (status === 412) throw new ChatRefused('later', '412', 1)
  if (status >= 500) throw new ChatRefused(isPost ? 'uncertain' : 'later', `http_${status}`)
  try {
    return { status, headers, body: text === '' ? undefined : JSON.parse(text) }
  } catch {
    return { status, headers, body: undefined }
  }
}

/** The innermost error, which says what the matter was. */
const causeOf = (error: unknown): Error & { code?: unknown } =>
  error instanceof Error ? (error.cause ? causeOf(error.cause) : error) : new Error('unknown')
const nameOf = (error: unknown) => {
  const { code, name } = causeOf(error)
  return typeof code === 'string' ? code : name
}

/** Without a sensible wait, two seconds. */
const secondsIn = (header: string | null) =>
  /^\d{1,4}$/.test(header ?? '') ? Math.max(1, Number(header)) : 2

/** A fault as Graph, the Bot Connector and the token endpoint tell of it. */
const fault = z.object({
  error: z.union([
    z.object({ code: z.string(), message: z.string().catch('') }),
    z.string().transform((code) => ({ code, message: '' })),
  ]),
  error_codes: z.array(z.number()).catch([]),
  error_description: z.string().catch(''),
})
/** The code and words of a fault; both empty where there are none. */
export function faultIn({ body }: Reply): { code: string; message: string } {
  const { data } = fault.safeParse(body)
  return data ? data.error : { code: '', message: '' }
}

const issued = z.object({ access_token: z.string().min(1), expires_in: z.number() })
/** Why no token is issued, by the code of Entra ID (https://learn.microsoft.com/entra/identity-platform/reference-error-codes). */
const WHY: Record<number, string> = {
  7000222: 'secret_expired',
  7000215: 'secret_wrong',
  700027: 'certificate_wrong',
  700016: 'app_unknown',
  7000112: 'app_disabled',
  90002: 'tenant_unknown',
  900023: 'tenant_unknown',
}

/** Asks with tokens of the bot's own, which are kept until they expire. */
export function openAccess(access: TeamsAccess) {
  const tokens = new Map<string, { token: Promise<string>; until: number }>()

  async function issue(scope: string): Promise<{ token: string; seconds: number }> {
    const url = new URL(`/${access.tenantId}/oauth2/v2.0/token`, access.loginUrl)
    const form = {
      client_id: access.clientId,
      scope,
      grant_type: 'client_credentials',
      ...(await proof(access, url)),
    }
    const reply = await exchange(url, { method: 'POST', body: new URLSearchParams(form) }, false)
    const { success, data } = issued.safeParse(reply.body)
    if (reply.status === 200 && success) return { token: data.access_token, seconds: data.expires_in }
    const codes = fault.safeParse(reply.body).data?.error_codes ?? []
    throw new ChatRefused(
      'off',
      codes.map((code) => WHY[code]).find(Boolean) ?? (faultIn(reply).code || `http_${reply.status}`),
    )
  }

  /** @throws ChatRefused */
  function tokenFor(scope: string, isAnew = false): Promise<string> {
    const known = tokens.get(scope)
    if (known && !isAnew && known.until > performance.now()) return known.token
    const fresh = { token: Promise.resolve(''), until: Number.POSITIVE_INFINITY }
    fresh.token = issue(scope).then(
      ({ token, seconds }) => {
        fresh.until = performance.now() + Math.max(0, seconds * 1000 - MARGIN_MS)
        return token
      },
      (error: unknown) => {
        tokens.delete(scope)
        throw error
      },
    )
    tokens.set(scope, fresh)
    return fresh.token
  }

  /**
   * One call.
   * @param isPost it must not be done twice
   * @throws ChatRefused; other refusals are replies
   */
  async function ask(
    scope: string,
    url: URL,
    { method = 'GET', json, isPost = false }: { method?: string; json?: object; isPost?: boolean } = {},
  ): Promise<Reply> {
    const once = async (isAnew: boolean) =>
      exchange(
        url,
        {
          method,
          headers: {
            authorization: `Bearer ${await tokenFor(scope, isAnew)}`,
            ...(json && { 'content-type': 'application/json' }),
          },
          ...(json && { body: JSON.stringify(json) }),
        },
        isPost,
      )
    const reply = await once(false)
    // A secret may have been changed, or a token taken back: nothing was done.
    const again = reply.status === 401 ? await once(true) : reply
    if (again.status === 401) throw new ChatRefused('off', 'unauthorized')
    return again
  }

  return { tokenFor, ask }
}

/** What the bot shows for a token: its secret, or what its certificate's key signed just now. */
async function proof({ clientId, credential }: TeamsAccess, audience: URL): Promise<Record<string, string>> {
  if (typeof credential === 'string') return { client_secret: credential }
  const { SignJWT } = await import('jose')
  const assertion = await new SignJWT()
    .setProtectedHeader({ alg: 'PS256', typ: 'JWT', 'x5t#S256': credential.thumbprint })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(audience.href)
    .setJti(randomUUID())
    .setIssuedAt()
    .setNotBefore('0s')
    .setExpirationTime('5m')
    .sign(credential.key)
  return {
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: assertion,
  }
}
