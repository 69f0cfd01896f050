import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context'

/**
 * Makes `request.ip` a plain IP address, whatever X-Forwarded-For holds. Fastify takes the parts of the header as they
 * are: with another port or other junk each time, one client would pass for many, each with limits of its own.
 */
export function readClientAddresses(server: FastifyInstance, { config, log }: Context): void {
  let isWarned = false
  server.addHook('onRequest', ({ raw: { headers } }, _, next) => {
    const forwarded = headers['x-forwarded-for']
    if (forwarded === undefined) return next()
    if (config.trustProxy !== false) {
      headers['x-forwarded-for'] = validAddresses(String(forwarded))
    } else if (!isWarned) {
      isWarned = true
      log.warn(
        'X-Forwarded-For arrives, but TRUST_PROXY is not set: behind a reverse proxy all people count as one client. Set TRUST_PROXY to the address of the proxy.',
      )
    }
    next()
  })
}

/**
 * The addresses of X-Forwarded-For without ports, brackets and zones, up to the first part (from the proxy's end) that
 * is not valid. That part and those to its left prove nothing: no proxy that we trust has checked them.
 */
export function validAddresses(forwarded: string): string {
  const parts = forwarded.split(',').map(addressIn)
  return parts.slice(parts.lastIndexOf(undefined) + 1).join(', ')
}

function addressIn(part: string): string | undefined {
  const text = part.trim()
  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text
  const address = bare.split('%')[0]!
  return isIP(address) === 0 ? undefined : address
}

/**
 * What counts as one client: an IPv4 address; for IPv6 the /64, within which a client may call from any address, and the
 * /48, since one client may own all of its 65,536 /64.
 */
export function networksOf(ip: string): { own: string; site?: string } {
  if (isIP(ip) !== 6) return { own: ip }
  const groups = groupsOf(ip)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return {
      own: groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 255])
        .join('.'),
    }
  const text = groups.map((group) => group.toString(16))
  return { own: text.slice(0, 4).join(':'), site: text.slice(0, 3).join(':') }
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(ip: string): number[] {
  const [head = '', tail] = new URL(`http://[${ip.split('%')[0]}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => (part ? part.split(':') : []))
  const gap = Array<string>(8 - before!.length - after!.length).fill('0')
  return [...before!, ...gap, ...after!].map((group) => Number.parseInt(group, 16))
}
