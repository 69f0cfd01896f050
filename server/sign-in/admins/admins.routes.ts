import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/sign-in'
import type { Context } from '../../platform/context/context'
import { languageOfBrowser } from '../../platform/http/language'
import { route } from '../../platform/http/route'
import { readCurrentUser } from '../current-user.queries'
import { clientOf, giveSession } from '../client'
import { changePassword } from './admins.actions'
import { signInByPassword } from './sign-in-by-password'

/** Administrators have a password. */
export function adminRoutes(server: FastifyInstance, context: Context): void {
  route(server, contract.signInAsAdmin, async ({ body, request, reply }) => {
    const { userId, session } = await signInByPassword(context, body, clientOf(context, request))
    giveSession(context, reply, session)
    return { user: await readCurrentUser(context, userId, languageOfBrowser(request, context)) }
  })

  route(server, contract.changePassword, async ({ body, caller, request }) => {
    await changePassword(context, body, caller, clientOf(context, request))
    return { message: (w) => w.signIn.passwordChanged }
  })
}
