import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { LONGEST } from '../../../shared/limits'
import type { Context } from '../../context/context'
import { HttpError } from '../../http/errors'
import { MAIL_FRAME_POLICY, outboxMailPage, outboxPage } from './outbox.page'
import { listOutbox, readOutbox } from './outbox-reader'
import { withInlinePictures } from '../personal-mail'

const PAGE = 100

const listQuery = z.object({
  search: z.string().max(LONGEST.search).catch(''),
  before: z.string().max(200).optional().catch(undefined),
})
const mailQuery = z.object({ part: z.enum(['html', 'raw']).optional().catch(undefined) })
const mailParams = z.object({ name: z.string().max(200).catch('') })

/** The mailbox of evaluation mode: shows what would have been mailed. */
export function outboxRoutes(server: FastifyInstance, { config, clock }: Context): void {
  server.get('/outbox', { config: { access: 'public' } }, async (request, reply) => {
    const { search, before } = listQuery.parse(request.query)
    const page = await listOutbox(config.dataDir, { search, before, limit: PAGE })
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(outboxPage(page, search, clock.timeZone))
  })

  server.get('/outbox/:name', { config: { access: 'public' } }, async (request, reply) => {
    const { name } = mailParams.parse(request.params)
    const { part } = mailQuery.parse(request.query)
    const mail = await readOutbox(config.dataDir, name)
    reply.header('cache-control', 'no-store')
    if (!mail) throw new HttpError(404, 'not_found', 'There is no such mail in the outbox.')
    if (part === 'raw') {
      return reply
        .type('message/rfc822')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(mail.raw)
    }
    reply.type('text/html; charset=utf-8')
    if (part !== 'html') return reply.send(outboxMailPage(name, mail.email, clock.timeZone))
    const pictures = mail.email.attachments.map(({ contentId, mimeType, content }) => ({
      cid: contentId?.replace(/^<|>$/g, ''),
      contentType: mimeType,
      content: Buffer.from(content as ArrayBuffer),
    }))
    const html = withInlinePictures(mail.email.html ?? '', pictures)
    return reply
      .header('content-security-policy', MAIL_FRAME_POLICY)
      .send(html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`))
  })
}
