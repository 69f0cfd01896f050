import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/sign-in'
import type { Context } from '../../platform/context/context'
import { route } from '../../platform/http/route'
import { readCurrentUser } from '../current-user.queries'
import { clientOf, giveSession } from '../client'
import { createPasswordChange } from './change-password'
import { createAdminSignIn } from './sign-in-as-admin'

/** Administrators have a password. */
export function adminRoutes(server: FastifyInstance, context: Context): void {
  const { db, clock } = context
  const signInAsAdmin = createAdminSignIn(context)
  const changePassword = createPasswordChange(context)

  route(server, contract.signInAsAdmin, async ({ body, request, reply }) => {
    const { userId, session } = await signInAsAdmin(body, clientOf(context, request))
    giveSession(context, reply, session)
    return { user: await readCurrentUser(db, userId, clock) }
  })

  route(server, contract.changePassword, async ({ body, caller, request }) => {
    await changePassword(body, caller, clientOf(context, request))
    return { message: 'Your password is changed. You are signed out everywhere else.' }
  })
}
