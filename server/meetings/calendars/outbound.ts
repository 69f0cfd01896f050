import { promises as dns } from 'node:dns'
import { request as requestOpenly } from 'node:http'
import { Agent, type RequestOptions, request } from 'node:https'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import { CalendarFault, Unreachable } from './calendar-fault'
import { isPublicAddress } from './public-address.rules'
import type { IcsThread } from './read-ics'

/** How long reading one source may take, and how much it may return, all its requests together. */
const LONGEST_MS = 10_000
const MOST_BYTES = 5_000_000
const MOST_REDIRECTS = 5

/** The reading of one source: all its requests share the limits. */
export interface Visit {
  /** Hosts whose address may be private. `operator`: the address is a setting, so no stranger names it. */
  hosts: readonly string[] | 'operator'
  signal: AbortSignal
  bytesLeft: number
}

/** A visit to calendars as files, which a thread reads. */
export interface IcsVisit extends Visit {
  thread: IcsThread
}

export const newVisit = (hosts: Visit['hosts']): Visit => ({
  hosts,
  signal: AbortSignal.timeout(LONGEST_MS),
  bytesLeft: MOST_BYTES,
})

export interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** A value of the header Authorization, which no other origin gets to see. */
  authorization?: string
}

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** Where it came from in the end. */
  url: URL
}

/** Keeps connections for the next request; each was checked when it was made. */
export const calendarAgent = new Agent({ keepAlive: true, timeout: 2 * LONGEST_MS })

/**
 * One request of a visit, with its redirects.
 * @throws CalendarFault in words for who connected the calendar; they repeat nothing that a server has said
 */
export async function ask(visit: Visit, address: URL, question: Question): Promise<Reply> {
  let url = address
  let { authorization } = question
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const reply = await exchange(visit, url, { ...question, authorization })
    const { location } = reply.headers
    const isRedirect = [301, 302, 303, 307, 308].includes(reply.status) && location !== undefined
    // What is a setting leads nowhere else: the request itself may hold a secret.
    if (!isRedirect || visit.hosts === 'operator') return reply
    if (!URL.canParse(location, url.href)) throw new CalendarFault('redirectsNowhere', url.hostname)
    const next = new URL(location, url)
    if (next.origin !== url.origin) authorization = undefined
    url = next
  }
  throw new CalendarFault('redirectsAgain', address.hostname)
}

/** @throws CalendarFault in words unless the status is a success */
export function demandFound(host: string, status: number): void {
  if (status >= 200 && status < 300) return
  if (status === 401 || status === 403) throw new CalendarFault('refused', host)
  if (status === 404 || status === 410) throw new CalendarFault('nothingThere', host)
  if (status === 429) throw new CalendarFault('askedTooOften', host)
  throw new CalendarFault('error', host, status)
}

async function exchange(visit: Visit, url: URL, question: Question): Promise<Reply> {
  const isOperators = visit.hosts === 'operator'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:' && !isOperators) throw new CalendarFault('onlyHttps', host)
  // A name is checked when it is looked up; an address never is.
  if (isIP(host) > 0 && !mayReach(visit, host, [host])) throw notPublic(host)
  try {
    const response = await send(url, question, {
      signal: visit.signal,
      ...(!isOperators && { lookup: checkedLookup(visit) }),
    })
    const text = await readWithin(visit, response, host)
    return { status: response.statusCode ?? 0, headers: response.headers, text, url }
  } catch (error) {
    throw inWords(error, host, visit)
  }
}

function send(url: URL, question: Question, options: RequestOptions): Promise<IncomingMessage> {
  const { method = 'GET', headers, body, authorization } = question
  return new Promise((resolve, reject) => {
    const asking = (url.protocol === 'https:' ? request : requestOpenly)(
      url,
      {
        ...options,
        ...(url.protocol === 'https:' && { agent: calendarAgent }),
        method,
        maxHeaderSize: 16_384,
        headers: {
          'user-agent': 'CupOfJoe',
          'accept-encoding': 'identity',
          ...headers,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          ...(authorization !== undefined && { authorization }),
        },
      },
      resolve,
    )
    asking.on('error', reject)
    asking.end(body)
  })
}

async function readWithin(visit: Visit, response: IncomingMessage, host: string): Promise<string> {
  const pieces: Buffer[] = []
  try {
    // What is packed could be a thousand times as large; we asked for it plain.
    if (!/^(identity)?$/.test(response.headers['content-encoding'] ?? ''))
      throw new CalendarFault('packed', host)
    for await (const piece of response as AsyncIterable<Buffer>) {
      visit.bytesLeft -= piece.length
      if (visit.bytesLeft < 0) throw new CalendarFault('tooLarge', host)
      pieces.push(piece)
    }
  } finally {
    // Whatever is still to come is not waited for.
    if (!response.complete) response.destroy()
  }
  return Buffer.concat(pieces).toString('utf8')
}

const mayReach = ({ hosts }: Visit, host: string, addresses: string[]) =>
  hosts === 'operator' ||
  hosts.includes(host) ||
  (addresses.length > 0 && addresses.every((address) => isPublicAddress(address)))

const notPublic = (host: string) => new CalendarFault('notPublic', host)

/**
 * Looks a host up for the connection itself, so that what is checked is what is connected to: a second lookup could
 * return something else. Asks the name servers without the threads that the whole process shares, as a stranger's name
 * server may never reply; only hosts of the operator are looked up as the system does.
 */
const checkedLookup =
  (visit: Visit): LookupFunction =>
  (host, options, callback) => {
    const isKnown = visit.hosts !== 'operator' && visit.hosts.includes(host)
    const found = isKnown ? dns.lookup(host, { all: true }) : publicAddresses(host)
    found.then(
      (addresses) => {
        const [first] = addresses
        if (!first) return callback(new CalendarFault('noHost', host), '', 0)
        const all = addresses.map(({ address }) => address)
        if (!mayReach(visit, host, all)) return callback(notPublic(host), '', 0)
        return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    )
  }

/** @throws when the name servers don't say whether there are any */
async function publicAddresses(host: string) {
  const [four, six] = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)])
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ]
  if (found.length > 0) return found
  for (const one of [four, six])
    if (
      one.status === 'rejected' &&
      !['ENOTFOUND', 'ENODATA'].includes((one.reason as NodeJS.ErrnoException).code ?? '')
    )
      throw one.reason as Error
  return []
}

/** A failure in words; what the other side has said is not repeated. */
function inWords(error: unknown, host: string, visit: Visit): CalendarFault {
  if (error instanceof CalendarFault) return error
  const { code = '' } = error as NodeJS.ErrnoException
  if (visit.signal.aborted) return new Unreachable(host, 'tookTooLong', host)
  if (/CERT|SELF_SIGNED|UNABLE_TO_/.test(code)) return new Unreachable(host, 'certificate', host)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new Unreachable(host, 'noHost', host)
  return new Unreachable(host, 'unreachable', host, /^[A-Z_]{3,40}$/.test(code) ? code : '')
}
