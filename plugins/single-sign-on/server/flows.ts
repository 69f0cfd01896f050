import { createHmac } from 'node:crypto'
import { newToken, sameHash } from '../../../server/platform/secrets'

/** One trip to the provider and back, with what OpenID Connect checks. */
export interface SignOnFlow {
  /** Comes back with the response: proves that this browser began the flow (RFC 6749, 10.12). */
  state: string
  /** Comes back inside the ID token: proves that the token was made for this flow. */
  nonce: string
  /** Sent to the provider together with the code: nobody else can redeem it (RFC 7636). */
  codeVerifier: string
}

export const FLOW_LIFETIME_MS = 10 * 60_000
/** How many flows a browser may have open: one per tab, limited so that they don't fill its cookies. */
const MOST_FLOWS = 4

/** A random token and the millisecond it was made. Nothing else is kept, on the server or in the browser. */
const SEED = /^[\w-]{43}\.(\d{13})$/

/**
 * Starts a flow; `cookie` holds the browser's earlier flows, and is returned with the new one added. The cookie
 * holds only random seeds: state, nonce and verifier are keyed hashes of a seed, so that the verifier never leaves the
 * server, a seed (or its age) can't be forged, and any instance can finish what another began.
 */
export function startFlow(secret: Buffer, cookie: string, now: Date): { flow: SignOnFlow; cookie: string } {
  const seed = `${newToken()}.${now.getTime()}`
  const open = seedsOf(cookie).filter((one) => isOpen(one, now))
  return { flow: flowOf(secret, seed), cookie: [...open, seed].slice(-MOST_FLOWS).join('~') }
}

/** The flow of this state if the browser began it in the last ten minutes, and the cookie without it. */
export function takeFlow(secret: Buffer, cookie: string, state: string, now: Date) {
  const open = seedsOf(cookie).filter((one) => isOpen(one, now))
  const seed = open.find((one) => sameHash(Buffer.from(flowOf(secret, one).state), Buffer.from(state)))
  return {
    flow: seed === undefined ? undefined : flowOf(secret, seed),
    cookie: open.filter((one) => one !== seed).join('~'),
  }
}

const seedsOf = (cookie: string): string[] =>
  cookie
    .slice(0, 1000)
    .split('~')
    .filter((seed) => SEED.test(seed))
    .slice(-MOST_FLOWS)

function isOpen(seed: string, now: Date): boolean {
  const age = now.getTime() - Number(SEED.exec(seed)?.[1])
  return age >= 0 && age < FLOW_LIFETIME_MS
}

function flowOf(secret: Buffer, seed: string): SignOnFlow {
  const derive = (use: string) =>
    createHmac('sha256', secret).update(`single sign-on ${use}\n${seed}`).digest('base64url')
  return { state: derive('state'), nonce: derive('nonce'), codeVerifier: derive('verifier') }
}
