import type { FastifyInstance } from 'fastify'
import * as contract from '../../shared/contract/sign-in'
import type { Context } from '../platform/context/context'
import { notFound } from '../platform/http/errors'
import { existingId, route } from '../platform/http/route'
import { clientOf } from './client'
import { deviceOf } from './device'
import { endSessionById, endSessionsOf, readOpenSessions } from './sessions.queries'

/** Where the caller is signed in, and how to sign out there. */
export function sessionRoutes(server: FastifyInstance, context: Context): void {
  const { db, clock } = context

  route(server, contract.getSessions, async ({ caller }) => {
    const sessions = await readOpenSessions(db, caller.userId, clock.now())
    return sessions.map(({ id, userAgent, createdAt, lastAccessedAt }) => ({
      id,
      device: deviceOf(userAgent),
      isCurrent: id === caller.sessionId,
      signedInAt: createdAt.toISOString(),
      lastUsedAt: lastAccessedAt.toISOString(),
    }))
  })

  route(server, contract.endSession, async ({ params, caller }) => {
    const id = existingId(params.id, 'This session')
    if (!(await endSessionById(db, caller.userId, id, clock.now()))) throw notFound('This session')
    return { message: 'Signed out there.' }
  })

  route(server, contract.endOtherSessions, async ({ caller, request }) => {
    const here = { sessionId: caller.sessionId, deviceToken: clientOf(context, request).deviceToken }
    await db.transaction((tx) => endSessionsOf(tx, caller.userId, clock.now(), here))
    return { message: 'You are signed out everywhere else.' }
  })
}
