import { z } from 'zod'
import { id, programme, programmeOrAll } from './contract/common'

/**
 * Who may call an endpoint. The server refuses everyone else before the handler runs.
 * - `public`: anyone
 * - `session`: anyone with a session, even one whose address is not validated yet
 * - `employee`: a validated session
 * - `admin`: a validated session of an administrator
 * - `manager`: of an administrator, or of a manager of domain groups, who sees only what is of their groups
 */
export type Access = 'public' | 'session' | 'employee' | 'admin' | 'manager'

/**
 * What a call of administrators asks of those who have a second factor:
 * - nothing said: that it was proved in this session
 * - `fresh`: that it was proved within the last ten minutes. For what does great harm in wrong hands
 * - `none`: nothing. Only for the calls that prove it
 */
export type ProofNeed = 'fresh' | 'none'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Details<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
> {
  proof?: ProofNeed
  /**
   * What a call that is not a GET changes; not given: anything, so that what is on the screen is read again after it.
   * - `nothing`: it only reads, or only mails a code
   * - `session`: the signed-in person, so all that was read before belongs to somebody else
   */
  changes?: 'nothing' | 'session'
  /** Open to an administrator before setting up a required second factor (ADMIN_SECOND_FACTOR=required). */
  setUp?: true
  /** In no log and no figure, not even that it was called: that somebody does this is theirs alone to know. */
  unlogged?: true
  /** It may take long: a client that accepts text/event-stream gets how far it is, and the response at the end. */
  isLong?: true
  /** The field of a form in which a file comes, instead of a body. */
  upload?: string
  /** One sentence for the OpenAPI page. */
  summary: string
  /** Called from outside the product's own pages, and so without its cookies (RFC 8058): the Origin is not checked. */
  crossOrigin?: true
  /** Of the path; ids unless it says otherwise. */
  params?: Params
  query?: Query
  body?: Body
  /** The JSON response; only the fields declared here leave the server. Absent: not JSON (a file, a redirect). */
  response?: Response
}

/** How far the work of a long call is: "Reading rows", 2,000 of 12,000. */
export interface WorkProgress {
  what: string
  done: number
  total: number
}

/** One call of the product: the server parses by it, the browser's `call()` and the OpenAPI page come from it. */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = Details<Params, Query, Body, Response> & {
  method: Method
  /** Path with `:name` parameters, e.g. `/api/matches/:id/complete`. */
  path: string
  access: Access
  /** By its query it is about a programme: one of those that run, or all of them as well. */
  programme?: 'one' | 'all' | undefined
}

/** The names of the parameters of a path. */
type Names<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | Names<After>
    : Rest extends `${infer Name}.${string}`
      ? Name
      : Rest
  : never

/** What the parameters of a path are unless the call says otherwise: ids. */
type Ids<Path> = [Names<Path>] extends [never] ? undefined : Record<Names<Path>, string>

/**
 * Declares a call by its method and path, and keeps its exact types. Under `/api/admin/` it is for administrators, else for
 * employees, unless it says otherwise.
 */
export function endpoint<
  Call extends `${Method} /${string}`,
  Params extends z.ZodType = z.ZodType<Ids<Call>, Ids<Call>>,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodUndefined,
>(
  call: Call,
  details: Details<Params, Query, Body, Response> & { access?: Access },
): Endpoint<Params, Query, Body, Response> {
  const [method, path = ''] = call.split(' ')
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => [name, id])
  return {
    method,
    path,
    access: path.startsWith('/api/admin/') ? 'admin' : 'employee',
    programme: programmeIn(details.query),
    ...(names.length > 0 && { params: z.object(Object.fromEntries(names)) }),
    ...details,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a text taken apart
  } as unknown as Endpoint<Params, Query, Body, Response>
}

function programmeIn(query: z.ZodType | undefined): Endpoint['programme'] {
  const whole = query instanceof z.ZodDefault || query instanceof z.ZodOptional ? query.unwrap() : query
  const named = whole instanceof z.ZodObject ? whole.shape.programme : undefined
  return named === programmeOrAll ? 'all' : named === programme ? 'one' : undefined
}

/** Whether a call is for administrators, alone or together with managers. */
export const isForAdmins = ({ access }: Pick<Endpoint, 'access'>): boolean =>
  access === 'admin' || access === 'manager'

type Part<E, Key extends 'params' | 'query' | 'body' | 'response'> = E extends Endpoint
  ? NonNullable<E[Key]> extends z.ZodType
    ? NonNullable<E[Key]>
    : never
  : never

/** What the caller sends. */
export type ParamsOf<E> = z.input<Part<E, 'params'>>
export type QueryOf<E> = z.input<Part<E, 'query'>>
export type BodyOf<E> = z.input<Part<E, 'body'>>
/** What the caller gets back. */
export type ResponseOf<E> = z.output<Part<E, 'response'>>
/** What the handler gets, after parsing. */
export type ParsedParams<E> = z.output<Part<E, 'params'>>
export type ParsedQuery<E> = z.output<Part<E, 'query'>>
export type ParsedBody<E> = z.output<Part<E, 'body'>>
/** What the handler returns (dates and the like are already text: the contract is JSON). */
export type Answer<E> = z.input<Part<E, 'response'>>
