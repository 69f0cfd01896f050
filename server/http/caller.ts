import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '../../shared/endpoint'
import { HttpError } from './errors'

/** The session of a request, and the facts about its person that decide what they may do. */
export interface Caller {
  sessionId: string
  userId: string
  email: string
  isAdmin: boolean
  isValidated: boolean
  needsProfileSetup: boolean
  lastAccessedAt: Date
}

/** Finds who sends a request; null for a visitor. Passed to the server, since sessions belong to server/sign-in. */
export type FindCaller = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | null>

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller | null
  }
  interface FastifyContextConfig {
    access?: Access
    crossOrigin?: boolean
  }
}

/**
 * Refuses a change by a page that shows another person (`x-person`) than the session's: another tab of the browser has
 * signed them in meanwhile, and the change was not meant for them. @throws 409
 */
export function refuseStalePage({ method, headers }: FastifyRequest, caller: Caller | null): void {
  const shown = headers['x-person']
  if (method === 'GET' || method === 'HEAD' || shown === undefined || shown === caller?.userId) return
  throw new HttpError(
    409,
    'other_person',
    'Someone else has signed in in this browser. Please reload the page.',
  )
}

/** Refuses callers without access. @throws 401 without a session, 403 with one that is not enough */
export function demand(access: Access, caller: Caller | null): void {
  if (access === 'public') return
  if (!caller) throw new HttpError(401, 'not_signed_in', 'Unauthorized')
  if (access === 'session') return
  if (!caller.isValidated)
    throw new HttpError(403, 'not_validated', 'Please confirm your email address first.')
  if (access === 'admin' && !caller.isAdmin)
    throw new HttpError(403, 'not_admin', "You don't have admin privileges.")
}
