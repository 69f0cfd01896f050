import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Access, type Endpoint, isForAdmins, type ProofNeed } from '../../../shared/endpoint'
import type { Scope } from '../../../shared/scopes'
import type { Context } from '../context/context'
import { HttpError, notAdmin, notSignedIn } from './errors'
import type { Languages } from './language'

/** The session of a request, and the facts about its person that decide what they may do. */
export interface Caller extends Languages {
  sessionId: string
  userId: string
  email: string
  isAdmin: boolean
  /** The domain groups that they manage. */
  managedGroups: string[]
  isValidated: boolean
  needsProfileSetup: boolean
  lastAccessedAt: Date
  /** Whether an administrator or manager has this second factor. */
  hasPasskey: boolean
  hasApp: boolean
  /** When they last did so in this session. */
  provedAt: Date | null
  /** A program with an API key, which acts as an administrator within its scopes. `userId` is the key's. */
  key?: { scopes: readonly Scope[] }
}

/** The token of a program or a directory, which it shows in the header Authorization. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer +(\S{1,200}) *$/i.exec(headers.authorization ?? '')?.[1]

/** Finds who sends a request; null for a visitor. Passed to the server, since sessions belong to server/sign-in. */
export type FindCaller = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | null>

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller | null
  }
  interface FastifyContextConfig {
    access?: Access
    scope?: Scope | undefined
    proof?: ProofNeed | undefined
    setUp?: true | undefined
    crossOrigin?: boolean
    unlogged?: true | undefined
  }
}

/**
 * Refuses a change by a page that shows another person (`x-person`) than the session's: another tab of the browser has
 * signed them in meanwhile, and the change was not meant for them. @throws 409
 */
export function refuseStalePage({ method, headers }: FastifyRequest, caller: Caller | null): void {
  const shown = headers['x-person']
  if (method === 'GET' || method === 'HEAD' || shown === undefined || shown === caller?.userId) return
  throw new HttpError(409, 'other_person', (w) => w.platform.otherPerson)
}

/** How long a proof of the second factor is fresh. */
export const FRESH_PROOF_MS = 10 * 60_000

/** What decides besides the caller: the hour, and ADMIN_SECOND_FACTOR. */
export interface ProofRules {
  now: Date
  isRequired: boolean
}

export const proofRules = ({ clock, config }: Pick<Context, 'clock' | 'config'>): ProofRules => ({
  now: clock.now(),
  isRequired: config.adminSecondFactor === 'required',
})

/** Refuses callers without access. @throws 401 without a session, 403 with one that is not enough */
export function assertAllowed(
  { access, scope, ...needs }: Pick<Endpoint, 'access' | 'proof' | 'setUp'> & { scope?: Scope | undefined },
  caller: Caller | null,
  rules: ProofRules,
): void {
  if (caller?.key) return assertScope(scope, caller.key.scopes)
  if (access === 'public') return
  if (!caller) throw notSignedIn()
  if (access === 'session') return
  if (!caller.isValidated) throw new HttpError(403, 'not_validated', (w) => w.platform.notValidated)
  if (!isForAdmins({ access })) return
  if (!caller.isAdmin && (access === 'admin' || caller.managedGroups.length === 0)) throw notAdmin()
  assertProof(needs, caller, rules)
}

/** A key makes the calls of its scopes alone, and is asked for no second factor: it has none. @throws 403 */
function assertScope(scope: Scope | undefined, scopes: readonly Scope[]): void {
  if (!scope) throw new HttpError(403, 'not_for_keys', (w) => w.platform.notForKeys)
  if (!scopes.includes(scope))
    throw new HttpError(403, 'scope', (w) => w.platform.scopeMissing(scope), { body: { scope } })
}

/**
 * What an administrator or manager lacks for a call. With a second factor they have an employee's rights until they prove it in the
 * session; some calls want a proof of the last ten minutes. Without one nothing is asked, unless it is required.
 */
export function missingProof(
  { proof, setUp }: Pick<Endpoint, 'proof' | 'setUp'>,
  { hasPasskey, hasApp, provedAt }: Pick<Caller, 'hasPasskey' | 'hasApp' | 'provedAt'>,
  { now, isRequired }: ProofRules,
): 'second_factor_missing' | 'proof_needed' | undefined {
  if (!hasPasskey && !hasApp) return isRequired && !setUp ? 'second_factor_missing' : undefined
  if (proof === 'none') return undefined
  if (provedAt === null) return 'proof_needed'
  const isStale = now.getTime() - provedAt.getTime() >= FRESH_PROOF_MS
  return proof === 'fresh' && isStale ? 'proof_needed' : undefined
}

function assertProof(needs: Pick<Endpoint, 'proof' | 'setUp'>, caller: Caller, rules: ProofRules): void {
  const missing = missingProof(needs, caller, rules)
  if (missing === 'second_factor_missing')
    throw new HttpError(403, 'second_factor_missing', (w) => w.platform.secondFactorMissing)
  if (missing !== 'proof_needed') return
  const ways = [...(caller.hasPasskey ? ['passkey'] : []), ...(caller.hasApp ? ['app'] : []), 'recovery-code']
  const isFirst = caller.provedAt === null
  throw new HttpError(403, 'proof_needed', (w) => (isFirst ? w.platform.prove : w.platform.proveAgain), {
    body: { ways },
  })
}
