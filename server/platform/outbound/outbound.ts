import { promises as dns } from 'node:dns'
import { request as requestOpenly, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { type Agent, type RequestOptions, request } from 'node:https'
import { isIP, type LookupFunction, BlockList } from 'node:net'

/** What is asked of one source: all its requests share the limits. */
export interface Visit {
  /** Hosts whose address may be private. `operator`: the address is a setting, so no stranger names it. */
  hosts: readonly string[] | 'operator'
  signal: AbortSignal
  bytesLeft: number
  /** What comes after `bytesLeft` is cut off, and nobody minds. */
  isCut?: boolean
  /** Keeps connections for the next request, each of which was checked when it was made: so it is of visits with the same hosts. */
  agent: Agent
}

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
}

/** Why a host could not be asked. */
type OutboundReason =
  | 'onlyHttps'
  | 'notPublic'
  | 'packed'
  | 'tooLarge'
  | 'noHost'
  | 'tookTooLong'
  | 'certificate'
  | 'unreachable'

/** A host that was not asked, or did not reply as it has to. Nothing that the other side has said is in it. */
export class OutboundFault extends Error {
  override readonly name = 'OutboundFault'
  constructor(
    readonly host: string,
    readonly reason: OutboundReason,
    /** The system's code of what is unreachable, such as ECONNREFUSED; or nothing. */
    readonly code = '',
  ) {
    super(`${reason}: ${host} ${code}`.trim())
  }
}

/** One request to an address that a stranger may have named. Follows no redirect. @throws OutboundFault */
export async function exchange(visit: Visit, url: URL, question: Question): Promise<Reply> {
  const isOperators = visit.hosts === 'operator'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:' && !isOperators) throw new OutboundFault(host, 'onlyHttps')
  // A name is checked when it is looked up; an address never is.
  if (isIP(host) > 0 && !mayReach(visit, host, [host])) throw new OutboundFault(host, 'notPublic')
  try {
    const response = await send(visit, url, question, {
      signal: visit.signal,
      ...(!isOperators && { lookup: checkedLookup(visit) }),
    })
    const text = await readWithin(visit, response, host)
    return { status: response.statusCode ?? 0, headers: response.headers, text }
  } catch (error) {
    throw faultOf(error, host, visit)
  }
}

function send(
  { agent }: Visit,
  url: URL,
  question: Question,
  options: RequestOptions,
): Promise<IncomingMessage> {
  const { method = 'GET', headers, body, authorization } = question
  return new Promise((resolve, reject) => {
    const asking = (url.protocol === 'https:' ? request : requestOpenly)(
      url,
      {
        ...options,
        ...(url.protocol === 'https:' && { agent }),
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
      throw new OutboundFault(host, 'packed')
    for await (const piece of response as AsyncIterable<Buffer>) {
      const room = visit.bytesLeft
      visit.bytesLeft -= piece.length
      if (visit.bytesLeft >= 0) pieces.push(piece)
      else if (visit.isCut) {
        pieces.push(piece.subarray(0, room))
        break
      } else throw new OutboundFault(host, 'tooLarge')
    }
  } catch (error) {
    // The status has arrived; of the rest as much as there was is enough.
    if (!visit.isCut || error instanceof OutboundFault) throw error
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
        if (!first) return callback(new OutboundFault(host, 'noHost'), '', 0)
        const all = addresses.map(({ address }) => address)
        if (!mayReach(visit, host, all)) return callback(new OutboundFault(host, 'notPublic'), '', 0)
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

function faultOf(error: unknown, host: string, { signal }: Visit): OutboundFault {
  if (error instanceof OutboundFault) return error
  const { code = '' } = error as NodeJS.ErrnoException
  if (signal.aborted) return new OutboundFault(host, 'tookTooLong')
  if (/CERT|SELF_SIGNED|UNABLE_TO_/.test(code)) return new OutboundFault(host, 'certificate')
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new OutboundFault(host, 'noHost')
  return new OutboundFault(host, 'unreachable', /^[A-Z_]{3,40}$/.test(code) ? code : '')
}

/** What is not somebody else's machine on the internet: IANA's registries of special-purpose addresses, and multicast. */
const SPECIAL_IPV4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Within 2000::/3, outside of which nothing is public: Teredo and its neighbours, documentation, 6to4. */
const SPECIAL_IPV6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const special = new BlockList()
for (const [network, bits] of SPECIAL_IPV4) special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of SPECIAL_IPV6) special.addSubnet(network, bits, 'ipv6')
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one that anybody on the internet may have. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
