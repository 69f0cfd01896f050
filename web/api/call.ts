/* oxlint-disable typescript/no-unsafe-type-assertion -- here untyped JSON meets the contract, whose server serialises by the same schema */
import type { ErrorCode } from '../../shared/error-codes'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf, WorkProgress } from '../../shared/endpoint'
import { fillPath } from '../../shared/paths'
import { words } from '../words'
import { askedInChosen } from './chosen-programme'
import { askForProof, isProvedSince, type ProofWay, proofsGiven } from './proof'

/** One field the server refused, named by its path in the body. */
export interface FieldProblem {
  path: string
  message: string
}

/** A response that is not a success, or no response at all (status 0). */
export class CallError extends Error {
  override name = 'CallError'

  constructor(
    message: string,
    readonly status: number,
    readonly code?: ErrorCode,
    readonly errors: FieldProblem[] = [],
    /** The whole error body, for responses with more fields (`requiresWait`, `suggestion`). */
    readonly body?: unknown,
    /** Whether the message is the server's own; a bare status or a proxy's page is not. */
    readonly isWorded = true,
    readonly statusText = '',
  ) {
    super(message)
  }

  /** The server or its database can't be reached; nothing is known about the session. A proxy knows no codes. */
  get isOutage(): boolean {
    if (this.code !== undefined) return this.code === 'database_unavailable'
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504
  }
}

/** What sends a request and returns the response: `fetch`, or the fixtures of the demo. */
export type Transport = (request: TransportRequest) => Promise<Response>

export interface TransportRequest {
  method: string
  /** Path with query, e.g. `/api/admin/users?limit=50`. */
  path: string
  body: unknown
  /** Whether the response may come as a stream of progress. */
  isStreamed?: boolean
  signal?: AbortSignal
}

let person: string | null = null

/** Sets the person the page is for. Every call sends it: another tab may have signed in somebody else. */
export const speakFor = (id: string | null): void => {
  person = id
}

/** The real server: cookies go along, and a JSON content type only when there is a JSON body. */
export const overHttp: Transport = ({ method, path, body, isStreamed, signal }) => {
  const isForm = body instanceof FormData
  const init: RequestInit = {
    method,
    credentials: 'include',
    headers: {
      accept: isStreamed ? 'text/event-stream, application/json' : 'application/json',
      ...(person !== null ? { 'x-person': person } : {}),
      ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
    signal: signal ?? null,
  }
  return fetch(path, init)
}

let transport: Transport = overHttp

/** Sends every call to another transport until the returned function is called. */
export function setTransport(other: Transport): () => void {
  const before = transport
  transport = other
  return () => {
    transport = before
  }
}

/** What a call changed, or may have changed; reported as soon as that is known, before the call returns. */
type WriteListener = (write: Endpoint) => void

let tellWritten: WriteListener = () => {}

/** Sets the listener for every write: the query client. */
export const onWrite = (listener: WriteListener): void => {
  tellWritten = listener
}

/** Is told how far a long call is. */
export type OnProgress = (progress: WorkProgress) => void

type Optional<Key extends string, Value> = [Value] extends [never]
  ? { [K in Key]?: never }
  : undefined extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

/** Multipart endpoints declare no body; they take a FormData. */
type BodyArg<E> = [BodyOf<E>] extends [never]
  ? { body?: FormData }
  : undefined extends BodyOf<E>
    ? { body?: BodyOf<E> | FormData }
    : { body: BodyOf<E> }

export type CallArgs<E> = Optional<'params', ParamsOf<E>> &
  Optional<'query', QueryOf<E>> &
  BodyArg<E> & { signal?: AbortSignal; onProgress?: OnProgress }

/** `call(getX)` when nothing is required, else `call(getX, { … })`. */
export type CallRest<E> =
  Record<string, never> extends CallArgs<E> ? [args?: CallArgs<E>] : [args: CallArgs<E>]

interface LooseArgs {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  onProgress?: OnProgress
}

/** The path of a call with its parameters and query filled in, about the programme that is chosen; absent query values are left out. */
export function pathOf(endpoint: Pick<Endpoint, 'path' | 'programme'>, args: LooseArgs = {}): string {
  const path = fillPath(endpoint.path, args.params)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(askedInChosen(endpoint, args).query ?? {}))
    if (typeof value === 'string' ? value !== '' : typeof value === 'number' || typeof value === 'boolean')
      query.set(name, String(value))
  const search = query.toString()
  return search ? `${path}?${search}` : path
}

/** A refused call changed nothing. But 404 (gone) and 409 (changed meanwhile) mean stale data. */
const isPlainRefusal = (error: unknown): boolean =>
  error instanceof CallError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 404 &&
  error.status !== 409

/** A dry run stores nothing. */
const isWrite = ({ method, changes }: Endpoint, { query }: LooseArgs): boolean =>
  method !== 'GET' && changes !== 'nothing' && query?.['dryRun'] !== 'true'

async function request(endpoint: Endpoint, args: LooseArgs): Promise<Response> {
  try {
    const response = await send(endpoint, args)
    if (isWrite(endpoint, args)) tellWritten(endpoint)
    return response
  } catch (error) {
    // Without a response nobody knows whether it was done.
    if (isWrite(endpoint, args) && !isPlainRefusal(error)) tellWritten(endpoint)
    throw error
  }
}

/** Sends a call; once more, whatever the address names by then, when the person has proved meanwhile that it is them. */
async function send(endpoint: Endpoint, args: LooseArgs): Promise<Response> {
  const proofs = proofsGiven()
  const path = pathOf(endpoint, args)
  try {
    return await sendOnce(endpoint, path, args)
  } catch (error) {
    const goesOn = error instanceof CallError && (await isProved(error, proofs))
    if (!goesOn || args.signal?.aborted) throw error
    return sendOnce(endpoint, path, args)
  }
}

/** Whether the reason of a refusal is gone: the person was asked for their second factor, or the session's token is new. */
async function isProved({ code, body }: CallError, proofsBefore: number): Promise<boolean> {
  if (code === 'not_signed_in') return isProvedSince(proofsBefore)
  if (code !== 'proof_needed' && code !== 'second_factor_missing') return false
  return askForProof({ code, ways: (body as { ways?: ProofWay[] }).ways ?? [] })
}

async function sendOnce({ method }: Endpoint, path: string, args: LooseArgs): Promise<Response> {
  let response: Response
  try {
    const { onProgress } = args
    const first = await transport({
      method,
      path,
      body: args.body,
      isStreamed: onProgress !== undefined,
      signal: args.signal,
    })
    response = onProgress ? await (await import('./streamed')).endOf(first, onProgress) : first
  } catch (error) {
    if (args.signal?.aborted) throw error
    throw new CallError(words.shell.outage.away, 0)
  }
  if (!response.ok) throw await errorOf(response)
  return response
}

/** The error of a response: its `message`, else its whole JSON, else its text, else its status text. */
export async function errorOf(response: Response): Promise<CallError> {
  const text = await response.text().catch(() => '')
  if (isJson(response)) {
    try {
      const body: unknown = JSON.parse(text)
      const { message, code, errors } = (body ?? {}) as {
        message?: unknown
        code?: unknown
        errors?: unknown
      }
      const isWorded = typeof message === 'string' && message !== ''
      return new CallError(
        isWorded ? message : JSON.stringify(body),
        response.status,
        typeof code === 'string' ? (code as ErrorCode) : undefined,
        Array.isArray(errors) ? (errors as FieldProblem[]) : [],
        body,
        isWorded,
        response.statusText,
      )
    } catch {
      // Not JSON after all: shown as text below.
    }
  }
  const isWorded = text !== '' && (response.headers.get('content-type') ?? '').startsWith('text/plain')
  return new CallError(
    text || response.statusText,
    response.status,
    undefined,
    [],
    undefined,
    isWorded,
    response.statusText,
  )
}

const isJson = (response: Response) => /[/+]json\b/.test(response.headers.get('content-type') ?? '')

async function answerOf(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (response.status === 204 || !endpoint.response) return undefined
  if (!isJson(response))
    throw new CallError(
      words.shell.said.noJson(response.headers.get('content-type') ?? 'no content type'),
      response.status,
    )
  return response.json()
}

/** Calls the server. Throws {@link CallError}; an aborted signal throws its abort reason. */
export async function call<E extends Endpoint>(endpoint: E, ...rest: CallRest<E>): Promise<ResponseOf<E>> {
  const response = await request(endpoint, (rest[0] ?? {}) as LooseArgs)
  return (await answerOf(endpoint, response)) as ResponseOf<E>
}

/** Where a frame finds a document of the server: at its path. What the demo makes in the browser has an address there. */
export async function documentAt(path: string): Promise<string> {
  if (transport === overHttp) return path
  const response = await transport({ method: 'GET', path, body: undefined })
  return URL.createObjectURL(await response.blob())
}

/** Whether the server's documents can be written into: what the demo makes in the browser has to be shown as it is. */
export const isServed = (): boolean => transport === overHttp

/** One page of a list: its items, how many there are in all, and where the next page begins. */
export interface Page<T> {
  items: T
  total: number
  next: string | undefined
}

/** Calls a paged list; the total and the next cursor are in headers. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  ...rest: CallRest<E>
): Promise<Page<ResponseOf<E>>> {
  const response = await request(endpoint, (rest[0] ?? {}) as LooseArgs)
  const items = (await answerOf(endpoint, response)) as ResponseOf<E>
  const counted = response.headers.get('x-total-count')
  return {
    items,
    total: counted === null ? (Array.isArray(items) ? items.length : 0) : Number(counted),
    next: response.headers.get('x-next-cursor') ?? undefined,
  }
}

/** The message for any thrown value: the server's own message if there is one, else the given text. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof CallError && error.isWorded && error.message ? error.message : otherwise
}
