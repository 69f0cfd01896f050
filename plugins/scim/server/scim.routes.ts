import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../server/platform/context/context'
import { refusalOf } from '../../../server/platform/http/errors'
import { bearerOf } from '../../../server/platform/http/caller'
import { type ClientLimit, createClientLimiter } from '../../../server/platform/http/limits'
import { hashToken } from '../../../server/platform/secrets'
import { directoryAccessRoutes, TOKEN_PREFIX } from './directory-access.routes'
import { parseBody } from './json.rules'
import { resourceRoutes } from './resources.routes'
import { descriptions, serviceProviderConfig } from './schemas'
import { ScimError } from './scim-error'
import type { Directory } from './save-user'
import { noteUse } from '../../../server/platform/database/database'
import { directoryTokens } from './scim.tables'
import { findToken } from './tokens.queries'
import { sendList, sendScim } from './send-scim'

export const SCIM_PATH = '/scim/v2'

const WRONG_TOKENS: ClientLimit = {
  points: 20,
  seconds: 600,
  message: (w, wait) => w.scim.wrongTokens(wait),
}

/** SCIM 2.0 (RFC 7643, 7644): the company's directory makes, changes and removes people and groups; and what administrators decide of it. */
export function scimRoutes(server: FastifyInstance, context: Context): void {
  directoryAccessRoutes(server, context)
  const base = `${context.config.appUrl.href.replace(/\/$/, '')}${SCIM_PATH}`
  const limiter = createClientLimiter(context, 'scim', WRONG_TOKENS)
  server.register(
    async (scim) => {
      scim.setErrorHandler(sendScimError)
      scim.removeAllContentTypeParsers()
      scim.addContentTypeParser(
        ['application/scim+json', 'application/json'],
        { parseAs: 'string' },
        async (_request: FastifyRequest, body: string) => (body === '' ? undefined : parseBody(body)),
      )
      scim.addHook('onRequest', async (request, reply) => {
        // Clients in PHP and Java say that the body is a form where there is none.
        if (request.method === 'DELETE') delete request.headers['content-type']
        request.directory = await directoryOf(request, reply)
      })
      scim.setNotFoundHandler((request) => {
        throw nothingAt(request)
      })
      discoveryRoutes(scim, base)
      resourceRoutes(scim, context, base)
    },
    { prefix: SCIM_PATH },
  )

  /** @throws ScimError 401 unless the request brings a token, in its header alone */
  async function directoryOf(request: FastifyRequest, reply: FastifyReply): Promise<Directory> {
    reply.header('www-authenticate', 'Bearer realm="SCIM"')
    if (request.url.includes(TOKEN_PREFIX) || /[?&]access_token=/i.test(request.url))
      throw new ScimError(
        401,
        'A token does not belong into an address, where logs keep it. Revoke it, and send a new one in the header Authorization.',
      )
    const token = bearerOf(request)
    if (token === undefined)
      throw new ScimError(401, 'Send the token of the directory in the header Authorization, as "Bearer …".')
    const found = token.startsWith(TOKEN_PREFIX) ? await findToken(context.db, hashToken(token)) : undefined
    if (!found) {
      await limiter.count(request.ip)
      throw new ScimError(401, 'This token is wrong, or was revoked.')
    }
    reply.removeHeader('www-authenticate')
    await noteUse(context.db, directoryTokens, found, context.clock.now())
    return { userId: found.id, email: `Directory: ${found.name}` }
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who acts, of a request to /scim/v2. */
    directory?: Directory
  }
}

/** Other parts of the protocol are refused as such, so that a client does not take its own address for wrong. */
function nothingAt({ method, url }: FastifyRequest): ScimError {
  const [path = ''] = url.slice(SCIM_PATH.length).split('?')
  if (/^\/(?:Me|Bulk|\.search)?(?:\/|$)/.test(path))
    return new ScimError(501, 'Ask /Users or /Groups: /Me, /Bulk and the root are not supported.')
  if (/^\/(?:Users|Groups|ServiceProviderConfig|ResourceTypes|Schemas)(?:\/[^/]+)?$/.test(path))
    return new ScimError(405, `${method} is not supported here.`)
  return new ScimError(404, 'There is nothing at this address.')
}

/** Sends an error in SCIM's own form. */
export function sendScimError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = error instanceof ScimError ? error : refusalOf(error, request, reply)
  // Two calls for one name at once are told apart by the database alone.
  const ofDatabase = 'code' in refused && refused.code === 'already_exists' ? 'uniqueness' : undefined
  const scimType = refused instanceof ScimError ? refused.scimType : ofDatabase
  return sendScim(reply.code(refused.status), {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(refused.status),
    scimType: scimType ?? (refused.status === 400 ? 'invalidSyntax' : undefined),
    detail: refused.message,
  })
}

function discoveryRoutes(scim: FastifyInstance, base: string): void {
  scim.get('/ServiceProviderConfig', async (_, reply) => sendScim(reply, serviceProviderConfig(base)))
  for (const { path, all } of descriptions(base)) {
    scim.get(`/${path}`, async (request, reply) => {
      if ((request.query as { filter?: string }).filter !== undefined)
        throw new ScimError(403, 'These can’t be filtered.')
      return sendList(reply, all)
    })
    scim.get(`/${path}/:id`, async (request, reply) => {
      const { id } = request.params as { id: string }
      const one = all.find((other) => other.id === id)
      if (!one) throw new ScimError(404, `There is no ${id.slice(0, 100)}.`)
      return sendScim(reply, one)
    })
  }
}
