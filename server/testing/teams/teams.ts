import { createHash, randomUUID, type X509Certificate } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { loadConfig } from '../../platform/context/config'
import { plugins } from '../../plugins'
import type { TestApp } from '../app'
import { type Posted, Refused, Tenant } from './tenant'

/** What goes wrong with a call: before Microsoft has done it, or after. */
export type TeamsFault =
  | 'hang'
  | 'cut'
  | 'cut-after'
  | { status: number; code?: string; headers?: Record<string, string> }

/** How an activity is signed, and what it says: each but the first is to be refused. */
export type Signing =
  | 'right'
  | 'none'
  | 'other key'
  | 'other issuer'
  | 'other audience'
  | 'other service'
  | 'expired'
  | 'unsigned'

export const ROLES = [
  'User.Read.All',
  'TeamsAppInstallation.ReadWriteSelfForUser.All',
  'Chat.Create',
  'AppCatalog.Read.All',
  'Chat.ReadBasic.All',
]
const TENANT = '11111111-2222-4333-8444-555555555555'
const CLIENT = '22222222-3333-4444-8555-666666666666'
const APP = '33333333-4444-4555-8666-777777777777'
const SECRET = 'abc8Q~right-secret'
const BOT_SCOPE = 'https://api.botframework.com/.default'
/** Calls of the Bot Connector in a second (rate-limit, "30 requests per second" per app and tenant). */
const MOST_A_SECOND = 30

type Json = Record<string, unknown>
interface Ask {
  method: string
  path: string
  query: URLSearchParams
  body: Json
}

/**
 * Microsoft as far as we use it: tokens, Graph and the Bot Connector; as strict as its documentation. It presses buttons over HTTP with
 * signed activities, and keeps what was posted.
 */
export async function startTeams({ now = () => new Date(), speed = 1 } = {}) {
  const tenant = new Tenant()
  const calls: { call: string; status: number }[] = []
  const tokens = new Map<string, { scope: string; roles: string[]; until: number }>()
  let keys = await generateKeyPair('RS256', { extractable: true })
  let keyId = randomUUID()
  const other = await generateKeyPair('RS256')
  const recent: number[] = []
  const storms: { left: number; seconds: number; of: RegExp }[] = []

  const teams = {
    tenant,
    calls,
    url: '',
    /** Where activities are posted. */
    eventsUrl: '',
    /** What was granted to the app. */
    roles: [...ROLES],
    secret: 'right' as 'right' | 'wrong' | 'expired',
    /** By which the app proves itself, in place of the secret. */
    certificate: undefined as X509Certificate | undefined,
    tokenSeconds: 3600,
    fault: undefined as
      | ((call: string, body: Json) => TeamsFault | undefined | Promise<TeamsFault | undefined>)
      | undefined,
    settings: ({ isPressable = true } = {}): Record<string, string> => ({
      TEAMS_TENANT_ID: TENANT,
      TEAMS_CLIENT_ID: CLIENT,
      TEAMS_CLIENT_SECRET: SECRET,
      TEAMS_APP_ID: APP,
      TEAMS_GRAPH_URL: teams.url,
      TEAMS_LOGIN_URL: teams.url,
      TEAMS_SERVICE_URL: `${teams.url}/teams/`,
      ...(isPressable && { TEAMS_PUBLIC_URL: 'https://coffee.example.com' }),
    }),
    /** Refuses so many of the next calls. */
    storm: (left: number, seconds: number, of = /./) => storms.push({ left, seconds, of }),
    /** Tokens that were issued are no longer taken. */
    takeTokensBack: () => tokens.clear(),
    /** Signs by another key from now on. */
    async rotateKeys() {
      keys = await generateKeyPair('RS256', { extractable: true })
      keyId = randomUUID()
    },
    pressOf,
    deliver,
    /** Somebody presses a button of a message. @throws when it has no such button */
    press: (message: Posted, personId: string, verb: string, nth = 0) =>
      deliver(pressOf(message, personId, verb, nth)),
    /** Somebody writes to the bot. */
    write: (personId: string, signing?: Signing) =>
      deliver(
        { ...activityOf(`19:${personId}_bot@unq.gbl.spaces`, personId), type: 'message', text: 'Hello' },
        signing,
      ),
    close,
  }

  function activityOf(chatId: string, personId: string) {
    return {
      id: `f:${randomUUID()}`,
      timestamp: now().toISOString(),
      channelId: 'msteams',
      serviceUrl: `${teams.url}/teams/`,
      from: { id: `29:${personId}`, aadObjectId: personId, name: 'Somebody' },
      recipient: { id: `28:${CLIENT}`, name: 'Cup of Joe' },
      conversation: {
        id: chatId,
        tenantId: TENANT,
        conversationType: chatId.endsWith('@thread.v2') ? 'groupChat' : 'personal',
        isGroup: chatId.endsWith('@thread.v2'),
      },
      channelData: { tenant: { id: TENANT } },
    }
  }

  function pressOf({ card, chatId, id }: Posted, personId: string, verb: string, nth = 0) {
    const action = card.actions.filter((one) => one.verb === verb)[nth]
    if (!action)
      throw new Error(
        `no button ${verb}; there are ${card.actions.map((one) => one.verb ?? one.url).join(', ')}`,
      )
    return {
      ...activityOf(chatId, personId),
      type: 'invoke',
      name: 'adaptiveCard/action',
      replyToId: id,
      value: {
        action: { type: action.type, verb, data: action.data as Json | undefined },
        trigger: 'manual',
      },
    }
  }

  async function deliver(activity: Json, signing: Signing = 'right') {
    const seconds = Math.floor(now().getTime() / 1000)
    const ended = signing === 'expired' ? seconds - 600 : seconds + 3600
    const token = await new SignJWT({
      serviceurl: signing === 'other service' ? 'https://evil.example/' : `${teams.url}/teams/`,
    })
      .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
      .setIssuer(signing === 'other issuer' ? 'https://evil.example' : 'https://api.botframework.com')
      .setAudience(signing === 'other audience' ? randomUUID() : CLIENT)
      .setNotBefore(ended - 3900)
      .setExpirationTime(ended)
      .sign(signing === 'other key' ? other.privateKey : keys.privateKey)
    const [head = '', payload = ''] = token.split('.')
    const shown =
      signing === 'unsigned' ? `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.` : token
    const response = await fetch(teams.eventsUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signing !== 'none' && head && { authorization: `Bearer ${shown}` }),
      },
      body: JSON.stringify(activity),
    })
    const body = await response.text()
    return { status: response.status, body: body && (JSON.parse(body) as Json) }
  }

  async function issue({ path, body }: Ask): Promise<Json> {
    const refuse = (status: number, error: string, code: number) =>
      Object.assign(new Refused(status, error), {
        body: { error, error_description: `AADSTS${code}`, error_codes: [code] },
      })
    if (path !== `/${TENANT}/oauth2/v2.0/token`) throw refuse(400, 'invalid_request', 90_002)
    if (body['client_id'] !== CLIENT) throw refuse(400, 'unauthorized_client', 700_016)
    if (body['grant_type'] !== 'client_credentials') throw refuse(400, 'unsupported_grant_type', 70_003)
    if (teams.secret === 'expired') throw refuse(401, 'invalid_client', 7_000_222)
    const isProved = teams.certificate ? await isSigned(body) : body['client_secret'] === SECRET
    if (teams.secret === 'wrong' || !isProved) throw refuse(401, 'invalid_client', 7_000_215)
    const { scope } = body
    if (scope !== BOT_SCOPE && scope !== `${teams.url}/.default`) throw refuse(400, 'invalid_scope', 70_011)
    const roles = scope === BOT_SCOPE ? [] : [...teams.roles]
    const payload = Buffer.from(JSON.stringify({ roles, jti: randomUUID() })).toString('base64url')
    const token = `e30.${payload}.c2ln`
    tokens.set(token, { scope, roles, until: performance.now() + teams.tokenSeconds * 1000 })
    return {
      token_type: 'Bearer',
      expires_in: teams.tokenSeconds,
      ext_expires_in: teams.tokenSeconds,
      access_token: token,
    }
  }

  /** Whether the app's certificate signed for this endpoint just now. */
  async function isSigned(body: Json): Promise<boolean> {
    const { publicKey, raw } = teams.certificate!
    const thumbprint = createHash('sha256').update(raw).digest('base64url')
    const isBearer =
      body['client_assertion_type'] === 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
    const verified = await jwtVerify(String(body['client_assertion']), publicKey, {
      algorithms: ['PS256'],
      issuer: CLIENT,
      subject: CLIENT,
      audience: `${teams.url}/${TENANT}/oauth2/v2.0/token`,
      requiredClaims: ['exp', 'nbf', 'jti'],
    }).catch(() => undefined)
    return isBearer && verified?.protectedHeader['x5t#S256'] === thumbprint
  }

  /** @throws Refused unless the token of a request is for this and may do it */
  function assertMay(authorization: string | undefined, scope: string, ...anyOf: string[]): void {
    const token = tokens.get(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '')
    if (!token || token.until < performance.now() || token.scope !== scope)
      throw new Refused(401, 'InvalidAuthenticationToken', 'Lifetime validation failed.')
    if (anyOf.length > 0 && !anyOf.some((role) => token.roles.includes(role)))
      throw new Refused(
        403,
        'Authorization_RequestDenied',
        'Insufficient privileges to complete the operation.',
      )
  }

  /** One at a time, so that whoever does not follow the links misses some. */
  function paged(ask: Ask, all: Json[]): Json {
    const at = Number(ask.query.get('$skiptoken') ?? 0)
    const next = new URL(`${teams.url}${ask.path}?${ask.query.toString()}`)
    next.searchParams.set('$skiptoken', String(at + 1))
    return { value: all.slice(at, at + 1), ...(at + 1 < all.length && { '@odata.nextLink': next.href }) }
  }

  const inFilter = (ask: Ask, pattern: RegExp) => {
    const found = pattern.exec(ask.query.get('$filter') ?? '')
    if (!found) throw new Refused(400, 'BadRequest', 'Invalid filter clause')
    return found
  }
  const boundTo = (value: unknown, path: string) => {
    if (value !== `${teams.url}/v1.0${path}`)
      throw new Refused(400, 'BadRequest', 'Not bound to what there is.')
  }

  function graph(
    ask: Ask,
    authorization: string | undefined,
  ): { status: number; body?: Json; headers?: Record<string, string> } {
    const scope = `${teams.url}/.default`
    const { method, path, body } = ask
    if (method === 'GET' && path === '/v1.0/users') {
      assertMay(authorization, scope, 'User.Read.All')
      const [, mail = '', upn] = inFilter(
        ask,
        /^mail eq '((?:[^']|'')+)' or userPrincipalName eq '((?:[^']|'')+)'$/,
      )
      if (mail !== upn) throw new Refused(400, 'BadRequest')
      const found = tenant.found(mail.replaceAll("''", "'"))
      return {
        status: 200,
        body: paged(
          ask,
          found.map(({ id, accountEnabled, userType, userPrincipalName }) => ({
            id,
            accountEnabled,
            userType,
            userPrincipalName,
          })),
        ),
      }
    }
    if (method === 'GET' && path === '/v1.0/appCatalogs/teamsApps') {
      assertMay(authorization, scope, 'AppCatalog.Read.All')
      inFilter(ask, new RegExp(`^id eq '${APP}'$`))
      return {
        status: 200,
        body: paged(ask, tenant.isInCatalogue ? [{ id: APP, displayName: 'Cup of Joe' }] : []),
      }
    }
    const [, personId = '', installation] =
      /^\/v1\.0\/users\/([\da-f-]{36})\/teamwork\/installedApps(?:\/([^/]+)\/chat)?$/.exec(path) ?? []
    if (personId) {
      assertMay(authorization, scope, 'TeamsAppInstallation.ReadWriteSelfForUser.All')
      tenant.person(personId)
      const own = tenant.installed.get(personId)
      const chat = tenant.chatsOf(personId)[0]
      const isReady = chat !== undefined && chat.readyAt <= performance.now()
      if (installation !== undefined) {
        if (!own || decodeURIComponent(installation) !== own || !isReady) throw new Refused(404, 'NotFound')
        return { status: 200, body: { id: chat.id } }
      }
      if (method === 'POST') {
        boundTo(body['teamsApp@odata.bind'], `/appCatalogs/teamsApps/${APP}`)
        tenant.install(personId)
        return { status: 201 }
      }
      inFilter(ask, new RegExp(`^teamsApp/id eq '${APP}'$`))
      return { status: 200, body: paged(ask, own ? [{ id: own }] : []) }
    }
    if (method === 'POST' && path === '/beta/chats') {
      assertMay(authorization, scope, 'Chat.Create')
      const { chatType, members, installedApps, ...more } = body
      const [app, ...others] = installedApps as Json[]
      if (chatType !== 'group' || others.length > 0 || Object.keys(more).length > 0)
        throw new Refused(400, 'BadRequest')
      boundTo(app?.['teamsApp@odata.bind'], `/appCatalogs/teamsApps/${APP}`)
      const ids = (members as Json[]).map((member) => {
        const id = /'([^']+)'/.exec(String(member['user@odata.bind']))?.[1] ?? ''
        boundTo(member['user@odata.bind'], `/users('${id}')`)
        if (
          member['@odata.type'] !== '#microsoft.graph.aadUserConversationMember' ||
          String(member['roles']) !== 'owner'
        )
          throw new Refused(400, 'BadRequest')
        return id
      })
      const chat = tenant.create(ids)
      return { status: 202, headers: { location: `/chats('${chat.id}')/operations('${chat.operationId}')` } }
    }
    const [, chatId = '', operationId] = /^\/beta\/chats\/([^/]+)\/operations\/([^/]+)$/.exec(path) ?? []
    const chat = tenant.chats.find(({ id }) => id === decodeURIComponent(chatId))
    if (!chat || chat.operationId !== operationId) throw new Refused(404, 'NotFound')
    assertMay(authorization, scope, 'Chat.ReadBasic.All')
    return {
      status: 200,
      body: {
        id: operationId,
        operationType: 'createChat',
        status: chat.readyAt <= performance.now() ? 'succeeded' : 'inProgress',
      },
    }
  }

  function connector(
    { method, path, body }: Ask,
    authorization: string | undefined,
  ): { status: number; body?: Json } {
    assertMay(authorization, BOT_SCOPE)
    const at = performance.now() * speed
    while (recent.length > 0 && recent[0]! < at - 1000) recent.shift()
    if (recent.length >= MOST_A_SECOND) throw new Refused(429, 'TooManyRequests')
    recent.push(at)
    const [, chatId = '', messageId] =
      /^\/teams\/v3\/conversations\/([^/]+)\/activities(?:\/([^/]+))?$/.exec(path) ?? []
    const id = decodeURIComponent(chatId)
    if (method === 'POST' && messageId === undefined)
      return { status: 201, body: { id: tenant.post(id, body).id } }
    if (method !== 'PUT' || messageId === undefined) throw new Refused(405, 'MethodNotAllowed')
    tenant.change(id, decodeURIComponent(messageId), body)
    return { status: 200, body: { id: messageId } }
  }

  async function answer(
    ask: Ask,
    authorization: string | undefined,
  ): Promise<{ status: number; body?: Json; headers?: Record<string, string> }> {
    if (ask.path === '/v1/.well-known/openidconfiguration')
      return {
        status: 200,
        body: { issuer: 'https://api.botframework.com', jwks_uri: `${teams.url}/v1/.well-known/keys` },
      }
    if (ask.path === '/v1/.well-known/keys') {
      const jwk = await exportJWK(keys.publicKey)
      return { status: 200, body: { keys: [{ ...jwk, kid: keyId, use: 'sig', endorsements: ['msteams'] }] } }
    }
    if (ask.path.endsWith('/oauth2/v2.0/token')) return { status: 200, body: await issue(ask) }
    return ask.path.startsWith('/teams/') ? connector(ask, authorization) : graph(ask, authorization)
  }

  async function handle(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', teams.url)
    const raw = await text(request)
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    const body = (
      raw === '' ? {} : isForm ? Object.fromEntries(new URLSearchParams(raw)) : JSON.parse(raw)
    ) as Json
    const ask = { method: request.method ?? 'GET', path: decodeURI(pathname), query: searchParams, body }
    const call = { call: `${ask.method} ${ask.path}`, status: 0 }
    calls.push(call)
    const fault = await teams.fault?.(call.call, body)
    if (fault === 'hang') return
    if (fault === 'cut') return void request.socket.destroy()
    const say = (status: number, said: Json | undefined, headers: Record<string, string> = {}) => {
      call.status = status
      reply
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(said && JSON.stringify(said))
    }
    if (typeof fault === 'object')
      return say(fault.status, { error: { code: fault.code ?? 'Fault', message: 'A fault.' } }, fault.headers)
    const storm = storms.find(({ left, of }) => left > 0 && of.test(call.call))
    if (storm) {
      storm.left -= 1
      return say(
        429,
        { error: { code: 'TooManyRequests', message: 'Too many.' } },
        { 'retry-after': String(storm.seconds) },
      )
    }
    try {
      const done = await answer(ask, request.headers.authorization)
      if (fault === 'cut-after') return void request.socket.destroy()
      say(done.status, done.body, done.headers)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, code, message } = error
      const own = (error as { body?: Json }).body
      say(status, own ?? { error: { code, message } }, status === 429 ? { 'retry-after': '1' } : {})
    }
  }

  const server = createServer((request, reply) => {
    handle(request, reply).catch((error: unknown) => {
      // A fault of this stand-in, not of what is tested: Microsoft has no such status.
      reply.writeHead(599).end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  teams.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function close(): Promise<void> {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return teams
}
export type Teams = Awaited<ReturnType<typeof startTeams>>

/** Leads a running product to this tenant, as if it had been started with its settings. */
export function leadToTeams(teams: Teams, app: TestApp, how?: Parameters<Teams['settings']>[0]): void {
  const { plugins: settings } = loadConfig(teams.settings(how), plugins)
  Object.assign(app.context.config.plugins, { teams: settings['teams'] })
  // The plugin remembers its Teams by the context.
  app.context = { ...app.context }
}
