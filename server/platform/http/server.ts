import { version } from '../../../package.json'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { LARGEST_IMAGE_BYTES } from '../../../shared/limits'
import { SCREEN_PATHS } from '../../../shared/screens'
import type { Context } from '../context/context'
import { readCookie, SESSION_COOKIE } from './cookies'
import { readClientAddresses } from './client-address'
import { bearerOf, type Caller, assertAllowed, type FindCaller, proofRules, refuseStalePage } from './caller'
import { answerBrokenRequest, answerError, HttpError, nothingHere } from './errors'
import { assertDirect, isOpenEvaluation, withWarning } from './evaluation'
import { type Guards, ManagedRoutes } from './managed-routes'
import { apiDocument } from './openapi'
import { isPseudo, languageOfBrowser, speakToCallers } from './language'
import { responseHeaders } from './content-policy'
import { watchRequests } from '../watching/requests'
import { ping } from '../database/database'

export const JSON_LIMIT = 1_000_000
const BODY_WITHIN_MS = 60_000
/** How long a file may be kept whose name changes with its content. */
const HASHED = 'public, max-age=31536000, immutable'

/** What the server needs from the other parts of the product. */
export interface Capabilities {
  register: (server: FastifyInstance) => void
  findCaller: FindCaller
  /** Looks the caller up again: for a response that lasts longer than a session may. */
  findCallerNow: (request: FastifyRequest) => Promise<Caller | null>
  /** The routes of managers; called once for each set of groups, with a context in which only those exist. */
  registerManaged: (server: FastifyInstance, context: Context) => void
  guards: Guards
  /** The address that is meant by one. */
  rewriteUrl: (url: string) => string
  /** Responds to what is refused before a route is found, in the format that callers of its address expect. */
  answerUnrouted: typeof answerError
}

/** The HTTP server with everything that all routes share; the capabilities add their routes. */
export async function createServer(
  context: Context,
  { register, registerManaged, guards, findCaller, findCallerNow, answerUnrouted, rewriteUrl }: Capabilities,
  options: {
    webRoot?: string
    onRoute?: (route: { method: string | string[]; url: string }) => void
    bodyWithinMs?: number
    /** From when on it only finishes what comes: readiness says no, and every connection ends with its response. */
    isStopping?: () => boolean
  } = {},
): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT,
    trustProxy: context.config.trustProxy,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => rewriteUrl(url),
    // What is under way when the server closes, and what comes over a connection that is still open, is finished.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // An upload of 5 MB passes at a quarter of a megabit a second.
    requestTimeout: 180_000,
    http: { connectionsCheckingInterval: 5_000 },
    frameworkErrors: (error, request, reply) => void answerUnrouted(error, request, reply),
    clientErrorHandler: answerBrokenRequest,
  })
  if (options.onRoute) server.addHook('onRoute', options.onRoute)
  watchRequests(server, context.watch)
  server.setErrorHandler(answerError)
  // route() parses input with the contract's zod schemas, so Fastify's own validation is off.
  server.setValidatorCompiler(() => () => true)
  // A form on another site can send text/plain without a preflight; no call of ours accepts it.
  server.removeContentTypeParser('text/plain')
  acceptMissingBodies(server)

  await server.register(fastifyCookie)
  await server.register(fastifyCompress, { threshold: 1024 })
  await server.register(fastifyMultipart, {
    limits: { fileSize: LARGEST_IMAGE_BYTES, files: 1, parts: 5, fields: 4, fieldSize: 10_000 },
  })

  speakToCallers(server, context)
  server.decorate('managed', new ManagedRoutes(context, registerManaged, guards))
  server.decorate('findCallerNow', findCallerNow)
  readClientAddresses(server, context)
  // Before anything refuses a call: the body of a refused one can be slow as well.
  hurryBodies(server, options.bodyWithinMs ?? BODY_WITHIN_MS)
  const headers = responseHeaders(context.config)
  server.decorateRequest('arrivedAt')
  server.addHook('onRequest', async (request, reply) => {
    request.arrivedAt = context.clock.now()
    reply.headers(headers)
    const { config } = request.routeOptions
    refuseForeignOrigin(context, request.method, request.headers, config.crossOrigin === true)
    const path = request.url.split('?')[0] ?? ''
    // Guarded as a subtree too: a route added there by mistake with less access is still for administrators only.
    const isAdmins = /^\/(?:api\/admin|completed_pairings)(?:\/|$)/i.test(decodePath(path))
    const access = isAdmins && config.access !== 'manager' ? 'admin' : config.access
    if (access === undefined) return
    const caller = await findCaller(request, reply)
    assertAllowed({ ...config, access }, caller, proofRules(context))
    if (access !== 'public') refuseStalePage(request, caller)
  })

  server.addHook('onResponse', (request, reply, next) => {
    logAct(context, request, reply.statusCode)
    next()
  })

  const { isStopping = () => false } = options
  server.addHook('onSend', (_, reply, payload, next) => {
    if (isStopping()) reply.header('connection', 'close')
    next(null, payload)
  })

  health(server, context, isStopping)
  apiDocument(server, context)
  register(server)
  await servePages(server, context, options.webRoot)
  return server
}

/** Closes the server when the requests under way are finished; those that take longer are cut. */
export async function closeServer(server: FastifyInstance, patienceMs: number): Promise<void> {
  const cut = setTimeout(() => server.server.closeAllConnections(), patienceMs)
  await server.close()
  clearTimeout(cut)
}

/**
 * Ends connections whose JSON or form takes too long to arrive; it has a megabyte at most. Only uploads have as long as
 * `requestTimeout`.
 */
function hurryBodies(server: FastifyInstance, withinMs: number): void {
  server.addHook('onRequest', ({ raw, headers }, reply, next) => {
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
    if (hasBody && !raw.complete && !/^multipart\//i.test(headers['content-type'] ?? '')) hurry(raw, reply)
    next()
  })

  function hurry(raw: FastifyRequest['raw'], reply: FastifyReply): void {
    const timer = setTimeout(() => {
      if (raw.complete) return
      if (reply.sent) raw.socket.destroy()
      else answerBrokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket)
    }, withinMs)
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
  }
}

/** Many clients send a content type without a body; the contract decides whether a body is needed. */
function acceptMissingBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  )
}

const REFUSED = new Set([401, 403, 429])

/**
 * Logs every call that may change something, and every refused one: who, where from, what and how it ended. Logs the
 * route's pattern, since a path or query may contain an address or a token. Routes that are marked `unlogged` are left out.
 */
function logAct({ config }: Context, request: FastifyRequest, status: number): void {
  if (request.routeOptions.config.unlogged) return
  const isRead = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
  // A visitor's read that needs a session is not worth a line; one with a wrong key, or beyond its scopes, is.
  const isVisitorsRead = isRead && !readCookie(request, config.appUrl, SESSION_COOKIE) && !bearerOf(request)
  if (REFUSED.has(status) ? isVisitorsRead : isRead) return
  const act = { method: request.method, route: request.routeOptions.url ?? 'none', status, ip: request.ip }
  request.log.info({ ...act, user: request.caller?.userId }, REFUSED.has(status) ? 'refused' : 'call')
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Refuses state-changing calls from another site's page, whatever cookies they carry. */
function refuseForeignOrigin(
  context: Context,
  method: string,
  headers: { origin?: string; 'sec-fetch-site'?: string | string[] },
  isAllowed: boolean,
): void {
  if (isAllowed || method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return
  const { origin } = headers
  const foreign =
    origin === undefined
      ? headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site'
      : !ownOrigins(context).has(origin)
  if (foreign) throw new HttpError(403, 'foreign_origin', (w) => w.platform.foreignOrigin)
}

function ownOrigins({ config }: Context): Set<string> {
  const origins = new Set([config.appUrl.origin])
  const isLocal = ['localhost', '127.0.0.1'].includes(config.appUrl.hostname)
  if (config.mode === 'evaluation' && isLocal) {
    for (const host of ['localhost', '127.0.0.1']) {
      origins.add(`${config.appUrl.protocol}//${host}${config.appUrl.port ? `:${config.appUrl.port}` : ''}`)
    }
  }
  return origins
}

/**
 * Serves the built pages: hashed assets are cached for a year, the document is revalidated.
 */
async function servePages(
  server: FastifyInstance,
  context: Context,
  root: string | undefined,
): Promise<void> {
  const { config } = context
  const webRoot = root !== undefined && existsSync(root) ? root : undefined
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage =
      request.method === 'GET' && webRoot !== undefined && !/^\/(?:api|admin-images|assets)\//.test(path)
    if (!isPage) throw nothingHere()
    return sendPage(request, reply.code(404).header('cache-control', 'no-cache'), 'app.html')
  })
  if (webRoot === undefined) return
  // Also those in the folders of languages: "de/auth.html".
  const pages = new Set(
    (await readdir(webRoot, { recursive: true })).filter((name) => name.endsWith('.html')),
  )
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const language = languageOfBrowser(request, context)
    const translated = join(language, name)
    const file = pages.has(translated) ? translated : name
    reply.type('text/html; charset=utf-8').header('content-language', language)
    if (config.languages.length > 1) reply.header('vary', 'accept-encoding, accept-language, cookie')
    const isDisguised = isPseudo(request, config)
    if (!isOpenEvaluation(config) && !isDisguised) return reply.sendFile(file)
    const page = await readFile(join(webRoot, isDisguised ? 'app.html' : file), 'utf8')
    const shown = isDisguised ? page.replace('lang="en"', 'lang="en-XA"') : page
    return reply.header('cache-control', 'no-cache').send(withWarning(config, shown))
  }
  await server.register(fastifyStatic, {
    root: webRoot,
    index: false,
    // A route for each file: any other path, however odd, gets the not-found page.
    wildcard: false,
    // Pages are at the paths of their screens alone.
    globIgnore: ['*.html*'],
    cacheControl: false,
    dotfiles: 'ignore',
    // The build writes .br and .gz next to each text file.
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(webRoot, 'assets'))
      reply.header('cache-control', isHashed ? HASHED : 'no-cache')
      // What never changes is never compared with a newer one.
      if (isHashed) for (const name of ['etag', 'last-modified', 'accept-ranges']) reply.removeHeader(name)
      if (path.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8')
    },
  })
  for (const path of SCREEN_PATHS) {
    const prerendered = `${path === '/' ? 'index' : path.slice(1)}.html`
    const file = pages.has(prerendered) ? prerendered : 'app.html'
    server.get(path, async (request, reply) => {
      if (path === '/simple-auth') assertDirect(config, request)
      return sendPage(request, reply, file)
    })
  }
}

/** /healthz: the process runs. /readyz: its database can be reached as well, and it is not about to stop. */
function health(server: FastifyInstance, context: Context, isStopping: () => boolean): void {
  // Without `access`: no session is looked up, so that it works while the database is down.
  server.get('/healthz', async () => ({ status: 'ok', version }))
  server.get('/readyz', { config: { access: 'public' } }, async () => {
    if (isStopping()) throw new HttpError(503, 'stopping', (w) => w.platform.stopping)
    await ping(context.db)
    return { status: 'ready' }
  })
}
