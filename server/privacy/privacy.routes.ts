import type { FastifyInstance } from 'fastify'
import * as people from '../../shared/contract/directory'
import * as contract from '../../shared/contract/my-data'
import type { Context } from '../platform/context/context'
import { clearCookie, SESSION_COOKIE } from '../platform/http/cookies'
import { ENGLISH } from '../platform/http/errors'
import { route } from '../platform/http/route'
import { readQuestion } from '../directory/former-accounts.queries'
import { clientOf, markBrowser } from '../sign-in/client'
import { changeAddress, readAddressChange } from './erasing/change-address'
import { eraseUser } from './erasing/erase-user'
import { answerQuestion } from './erasing/former-accounts'
import { deleteAccount, requestDeletion } from './my-data/delete-account'
import { myDataPage, PAGE_POLICY } from './my-data/my-data.page'
import { readMyData } from './my-data/read-my-data'

const own = ({ userId: id, email }: { userId: string; email: string }) => ({ id, email })

/** What is kept about the caller, the end of their account, and erasing others. */
export function privacyRoutes(server: FastifyInstance, context: Context): void {
  const { clock, config } = context

  route(server, contract.getMyData, async ({ caller, reply }) => {
    const data = await readMyData(context, own(caller), ENGLISH)
    reply.header('content-disposition', 'attachment; filename="cup-of-joe-my-data.json"')
    return data
  })

  route(server, contract.getMyDataPage, async ({ caller, reply, words }) => {
    const data = await readMyData(context, own(caller), words)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .send(myDataPage(data, { now: clock.now(), timeZone: clock.timeZone }, words))
  })

  route(server, contract.requestDeletion, async ({ caller, request, reply }) => {
    markBrowser(context, reply, await requestDeletion(context, caller, clientOf(context, request)))
    return { message: (w) => w.signIn.codeSent }
  })

  route(server, contract.confirmDeletion, async ({ caller, body, request, reply }) => {
    const message = await deleteAccount(context, caller, body.code, clientOf(context, request))
    clearCookie(reply, config.appUrl, SESSION_COOKIE)
    return { message }
  })

  route(server, people.eraseUser, async ({ params, body, caller }) => ({
    message: await eraseUser(context, params.id, body.email, caller),
  }))

  route(server, people.previewAddress, ({ params, query }) =>
    readAddressChange(context, params.id, query.email),
  )
  route(server, people.changeAddress, async ({ params, body, caller }) => ({
    message: await changeAddress(context, params.id, body, caller),
  }))

  route(server, people.getReturns, async () => {
    const question = await readQuestion(context.db)
    return { ...question, since: question.since?.toISOString() ?? null }
  })
  route(server, people.answerReturns, async ({ body, caller }) => ({
    message: await answerQuestion(context, body, caller),
  }))
}
