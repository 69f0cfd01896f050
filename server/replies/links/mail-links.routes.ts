import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/mail'
import type { Context } from '../../platform/context/context'
import { route } from '../../platform/http/route'
import { answerMet, describeLink, unsubscribe } from './mail-links'
import { askByLink, describeAnother } from './another'
import { bookByLink, cancelByLink, describePlan, otherTimesByLink } from './plan'

/** The routes of the signed links in mails. */
export function mailLinkRoutes(server: FastifyInstance, context: Context): void {
  route(server, contract.getMailLink, async ({ query }) => describeLink(context, query.token))

  route(server, contract.showUnsubscribe, async ({ query, reply }) =>
    reply.redirect(`/unsubscribe?token=${encodeURIComponent(query.token)}`),
  )

  route(server, contract.answerMet, async ({ body }) => ({
    message: await answerMet(context, body.token, body.status),
  }))

  route(server, contract.getPlan, ({ query, words }) => describePlan(context, query, words))

  route(server, contract.getOtherTimesByLink, ({ query }) => otherTimesByLink(context, query.token))

  route(server, contract.bookByLink, async ({ body: { token, ...wanted }, request }) => ({
    meeting: await bookByLink(context, token, wanted, request.arrivedAt),
  }))

  route(server, contract.cancelByLink, async ({ query }) => ({
    meeting: await cancelByLink(context, query.token),
  }))

  route(server, contract.getAnother, ({ query, words }) => describeAnother(context, query.token, words))

  route(server, contract.askByLink, ({ body, words }) => askByLink(context, body.token, words))

  server.register(async (oneClick) => {
    // RFC 8058: mail programs send a form, and no cookies.
    oneClick.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    route(oneClick, contract.unsubscribe, async ({ query, body }) => ({
      message: await unsubscribe(context, query.token, body.choice),
    }))
  })
}
