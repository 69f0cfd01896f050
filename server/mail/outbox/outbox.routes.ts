import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { LONGEST } from '../../../shared/limits'
import type { Context } from '../../platform/context/context'
import { HttpError } from '../../platform/http/errors'
import { mailDocument, plainPage } from '../../platform/http/content-policy'
import { assertDirect } from '../../platform/http/evaluation'
import { outboxMailPage, outboxPage, STYLE } from './outbox.page'
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
  const sendPage = plainPage(config, STYLE)

  server.get('/outbox', { config: { access: 'public' } }, async (request, reply) => {
    assertDirect(config, request)
    const { search, before } = listQuery.parse(request.query)
    const page = await listOutbox(config.dataDir, { search, before, limit: PAGE })
    return sendPage(reply, outboxPage(page, search, clock.timeZone))
  })

  server.get('/outbox/:name', { config: { access: 'public' } }, async (request, reply) => {
    assertDirect(config, request)
    const { name } = mailParams.parse(request.params)
    const { part } = mailQuery.parse(request.query)
    const mail = await readOutbox(config.dataDir, name)
    if (!mail) throw new HttpError(404, 'not_found', (w) => w.mail.noMail)
    if (part === 'raw') {
      return reply
        .type('message/rfc822')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(mail.raw)
    }
    if (part !== 'html') return sendPage(reply, outboxMailPage(name, mail.email, clock.timeZone))
    const pictures = mail.email.attachments.map(({ contentId, mimeType, content }) => ({
      cid: contentId?.replace(/^<|>$/g, ''),
      contentType: mimeType,
      content: Buffer.from(content as ArrayBuffer),
    }))
    const html = withInlinePictures(mail.email.html ?? '', pictures)
    return mailDocument(
      reply,
      html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`),
    )
  })
}
