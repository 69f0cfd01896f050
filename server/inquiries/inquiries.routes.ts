import type { FastifyInstance } from 'fastify'
import * as contract from '../../shared/contract/inquiries'
import type { Context } from '../platform/context/context'
import { paged, route } from '../platform/http/route'
import { readInquiriesPage } from './inquiries.queries'
import { submitInquiry } from './inquiries.actions'

export function inquiryRoutes(server: FastifyInstance, context: Context): void {
  route(server, contract.submitInquiry, async ({ body, request }) => {
    await submitInquiry(context, body, request.ip)
    return { success: true, message: (w) => w.inquiries.thanks }
  })

  route(server, contract.getInquiries, async ({ query, reply }) =>
    paged(reply, await readInquiriesPage(context.db, query)),
  )
}
