import compile from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ServerWords } from '../../../languages/words'
import { errorBody } from '../../../shared/contract/common'
import { saidIn } from '../../../shared/languages/faults'
import {
  type Answer,
  type Endpoint,
  isForAdmins,
  type ParsedBody,
  type ParsedParams,
  type ParsedQuery,
} from '../../../shared/endpoint'
import { scopeOf } from '../../../shared/scopes'
import type { Caller } from './caller'
import {
  HttpError,
  inWords,
  type Localized,
  type Missing,
  notFound,
  nothingHere,
  notSignedIn,
} from './errors'
import { streamWork } from './long-work'
import { isTyped } from './text'
import type { Context, Programme } from '../context/context'
import { withProgramme } from '../context/programmes'

export interface Input<E> {
  params: ParsedParams<E>
  query: ParsedQuery<E>
  body: ParsedBody<E>
  /** The caller. Never missing if the endpoint's access requires a session. */
  caller: Caller
  /** The caller, or null for a visitor: for public endpoints. */
  visitor: Caller | null
  /** What the response says, in the language of the request. */
  words: ServerWords
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler returns: its message may be said in the language of the request. */
export type LocalizedBody<Body> = Body extends { message: string }
  ? Omit<Body, 'message'> & { message: string | Localized }
  : Body

/** A handler returns what the contract declares, or undefined if it has already sent a response through `reply`. */
export type Handler<E> = (input: Input<E>) => Promise<LocalizedBody<Answer<E>> | FastifyReply>

export type Handlers = Map<Endpoint, Handler<Endpoint>>

declare module 'fastify' {
  interface FastifyRequest {
    /** Before anything was looked up for it. */
    arrivedAt: Date
  }
  interface FastifyInstance {
    /** The handlers of managers (managed-routes.ts). */
    managed: {
      handlerOf<E extends Endpoint>(groups: readonly string[], endpoint: E): Handler<E>
    }
    /** Of a server that only takes down what is registered on it. */
    collected?: Handlers
    findCallerNow: (request: FastifyRequest) => Promise<Caller | null>
  }
}

/** Registers an endpoint: its input is parsed by the contract, and only fields the contract declares are sent. */
export function route<E extends Endpoint>(server: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  if (server.collected) return void server.collected.set(endpoint, handler)
  const { response, isLong } = endpoint
  const write = response && writer(() => responseSchema(response))
  server.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: endpoint.method === 'GET',
    config: {
      access: endpoint.access,
      scope: scopeOf(endpoint),
      proof: endpoint.proof,
      setUp: endpoint.setUp,
      crossOrigin: endpoint.crossOrigin,
      unlogged: endpoint.unlogged,
    },
    ...(write && responsesAs(write)),
    handler: (request, reply) => {
      const handle = handlerFor(request, endpoint, handler)
      const input = {
        params: parseParams(endpoint, request.params),
        query: parseText(endpoint.query, request.query, request.words),
        body: parseText(endpoint.body, bodyOf(request, endpoint), request.words),
        get caller() {
          if (!request.caller) throw notSignedIn()
          return request.caller
        },
        visitor: request.caller ?? null,
        words: request.words,
        request,
        reply,
      } as Input<E>
      const inCallersWords = (body: unknown) => withMessage(body, request.words)
      if (!isLong || !write || !request.headers.accept?.includes('text/event-stream'))
        return handle(input).then(inCallersWords)
      return streamWork(request, reply, async () => write(inCallersWords(await handle(input))))
    },
  })
}

/** A response with its message in words. */
function withMessage(body: unknown, words: ServerWords): unknown {
  const say = (body as { message?: unknown } | undefined)?.message
  return typeof say === 'function' ? { ...(body as object), message: inWords(say as Localized, words) } : body
}

type Write = (data: unknown) => string

/** How Fastify is to write responses. It asks for these functions at its start, with schemas that we do not need there. */
function responsesAs(write: Write) {
  return {
    schema: { response: { '2xx': {}, '4xx': {}, '5xx': {} } },
    serializerCompiler: ({ httpStatus }: { httpStatus?: string }) =>
      httpStatus === '2xx' ? write : writeError,
  }
}

/** Compiled at the first response: to compile those of every call took half of a start. */
function writer(schema: () => JsonSchema): Write {
  let write: Write | undefined
  return (data) => (write ??= compile(schema()))(data)
}

/** Somebody who may make a call of administrators without being one manages domain groups. Their handler sees only these groups. */
function handlerFor<E extends Endpoint>(
  { caller, server }: FastifyRequest,
  endpoint: E,
  handler: Handler<E>,
): Handler<E> {
  if (!isForAdmins(endpoint) || caller?.isAdmin) return handler
  return server.managed.handlerOf(caller?.managedGroups ?? [], endpoint)
}

/** Handlers of uploads read forms themselves; a call with a JSON body refuses a form. */
function bodyOf(request: FastifyRequest, { body }: Endpoint): unknown {
  if (request.isMultipart() && body && !body.safeParse(undefined).success)
    throw new HttpError(415, 'unsupported_media_type', (w) => w.platform.sendJson)
  return request.body ?? undefined
}

/** A malformed id gives the same error as one that does not exist. */
function parseParams(endpoint: Endpoint, params: unknown): unknown {
  const parsed = endpoint.params?.safeParse(params)
  if (parsed && (!parsed.success || !isTyped(parsed.data))) throw nothingHere()
  return parsed?.data
}

function parseText(schema: z.ZodType | undefined, input: unknown, { responses }: ServerWords): unknown {
  const parsed = schema?.parse(input, saidIn(responses.rules))
  if (!isTyped(parsed)) throw new HttpError(400, 'invalid_input', (w) => w.platform.invisibleCharacter)
  return parsed
}

type JsonSchema = Record<string, unknown>

/**
 * JSON Schema for Fastify's serialiser, which sends only the declared fields. It needs schemas that don't forbid other
 * fields, since it refuses to send an object that has forbidden ones. `nullable` saves it a validation.
 */
const responseSchema = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      const node = jsonSchema as JsonSchema
      if (node.additionalProperties === false) delete node.additionalProperties
      const choices = node.anyOf as JsonSchema[] | undefined
      const value = choices?.length === 2 && choices.find((choice) => choice.type !== 'null')
      if (value && choices.some((choice) => choice.type === 'null')) {
        delete node.anyOf
        Object.assign(node, value, { nullable: true })
      }
    },
  })
  return json
}

/** Fields besides the error body's (requiresWait …) are sent too: errors are written by hand, not made from rows. */
const writeError = writer(() => ({ ...responseSchema(errorBody), additionalProperties: true }))

/** The format of the database's ids. */
export const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** The id, if it has the format of the database's ids. @throws 404 otherwise */
export function existingId(id: string, what: Missing | Localized): string {
  if (!UUID.test(id)) throw notFound(what)
  return id
}

/** Sets the headers for a list's total, the cursor of the next page if more rows follow, and how far who follows it knows it. */
export function paged<Row>(
  reply: FastifyReply,
  page: { rows: Row[]; total: number; nextCursor?: string; until?: string },
): Row[] {
  reply.header('x-total-count', page.total)
  if (page.until !== undefined) reply.header('x-updated-until', page.until)
  if (page.nextCursor !== undefined) reply.header('x-next-cursor', page.nextCursor)
  return page.rows
}

/** What a call says instead of a programme's id for all of them, also those that are archived. */
const ALL = 'all'

/** The context of the programme that a call names; the first one if it names none. @throws 404 unknown or archived */
export async function programmeOfCall(context: Context, named: string | undefined): Promise<Context> {
  const id = named === undefined ? context.programme.id : existingId(named, 'programme')
  const isIt = (one: Programme) => one.id === id
  // Another instance may have just made it.
  if (!context.programmes().some(isIt)) await context.programme.refresh()
  const found = context.programmes().find(isIt)
  if (!found) throw notFound('programme')
  return id === context.programme.id ? context : withProgramme(context, found)
}

/** Whose rounds a call looks back at: the id of a programme, as above; undefined: of all. @throws 404 unknown or archived */
export const roundsOfCall = async (
  context: Context,
  named: string | undefined,
): Promise<string | undefined> =>
  named === ALL ? undefined : (await programmeOfCall(context, named)).programme.id
