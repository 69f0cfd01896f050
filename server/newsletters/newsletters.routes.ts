import type { FastifyInstance } from 'fastify'
import { resendUnknownOfLog } from '../../shared/contract/mail'
import * as contract from '../../shared/contract/newsletters'
import { MONTH_NAMES, newsletterMonths } from '../../shared/months'
import { today } from '../context/clock'
import type { Context } from '../context/context'
import { demand, proofRules } from '../http/caller'
import { HttpError } from '../http/errors'
import { draftFrame, mailDocument } from '../http/content-policy'
import { existingId, route } from '../http/route'
import { forAllWhoWatch, keepAWhile } from '../process/keep-a-while'
import { MailRefused } from '../context/mailer'
import {
  approveNewsletter,
  deleteNewsletter,
  duplicateNewsletter,
  generateNewsletter,
  saveNewsletter,
  toNewsletter,
  validateNewsletter,
} from './newsletters.actions'
import { findNewsletter, listNewsletterFiles, listNewsletters } from './newsletters.queries'
import { pictureDocument } from './picture-document'
import { previewDraft, previewNewsletter, sendTest } from './preview'
import { streamProgress } from '../sending/progress-stream'
import { callerNow } from '../sign-in/caller'
import { sendAnswer, startSend, waitForSend } from './send-newsletter'
import { cancelSend, pauseSend, resendUnknown, resumeSend, sendProgress } from './sends.actions'
import { latestSend } from '../sending/sends.queries'

const newsletterId = (id: string) => existingId(id, 'The newsletter')

export function newsletterRoutes(server: FastifyInstance, context: Context): void {
  route(server, contract.getNewsletters, async () => (await listNewsletters(context.db)).map(toNewsletter))

  route(server, contract.getNewsletterFiles, async () =>
    (await listNewsletterFiles(context.db)).map((file) => ({
      fileName: archiveName(file),
      title: file.title,
      month: MONTH_NAMES[file.month - 1] as string,
      year: file.year,
      status: file.status,
    })),
  )

  route(server, contract.getNewsletterMonths, async () => {
    const [year, month] = today(context.clock).split('-').map(Number) as [number, number]
    return newsletterMonths(month, year)
  })

  route(server, contract.generateNewsletter, async ({ body, caller }) =>
    generateNewsletter(context, body, caller),
  )

  route(server, contract.duplicateNewsletter, async ({ params, caller }) =>
    duplicateNewsletter(context, newsletterId(params.id), caller),
  )

  route(server, contract.saveNewsletter, async ({ params, body, caller }) =>
    saveNewsletter(context, newsletterId(params.id), body, caller),
  )

  route(server, contract.validateNewsletter, async ({ params, body }) =>
    validateNewsletter(context, newsletterId(params.id), body.pairingFile),
  )

  route(server, contract.approveNewsletter, async ({ params, body, caller }) =>
    approveNewsletter(context, newsletterId(params.id), body.adminNotes, caller),
  )

  route(server, contract.deleteNewsletter, async ({ params, caller }) => {
    const title = await deleteNewsletter(context, newsletterId(params.id), caller)
    return { message: `"${title}" was deleted.` }
  })

  route(server, contract.previewMail, async ({ params, body }) =>
    previewNewsletter(context, newsletterId(params.id), body.recipientEmail),
  )

  route(server, contract.showPreview, async ({ params, query, reply }) => {
    const preview = await previewNewsletter(context, newsletterId(params.id), query.recipientEmail)
    return mailDocument(reply, preview.personalizedHtml)
  })

  route(server, contract.previewDraft, ({ params, body }) =>
    previewDraft(context, newsletterId(params.id), body),
  )
  route(server, contract.showDraftFrame, async ({ reply }) => draftFrame(reply))

  route(server, contract.showPicture, async ({ query, reply }) => pictureDocument(reply, query.url))

  route(server, contract.sendTestMail, async ({ params, body, caller }) => {
    try {
      return await sendTest(context, newsletterId(params.id), body.testEmail, caller)
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      throw new HttpError(
        503,
        'mail_unavailable',
        `The mail server did not accept the test copy: ${error.message}`,
      )
    }
  })

  sendRoutes(server, context)
}

function sendRoutes(server: FastifyInstance, context: Context): void {
  const progressOnce = keepAWhile<contract.SendProgress>(forAllWhoWatch)
  route(server, contract.sendNewsletter, async ({ params, body, caller }) => {
    const sendId = await startSend(context, newsletterId(params.id), caller, body)
    return sendAnswer(await waitForSend(context, sendId))
  })

  route(server, contract.getSendProgress, async ({ params, request, reply }) => {
    const id = newsletterId(params.id)
    const progress = await sendProgress(context, id)
    if (!request.headers.accept?.includes('text/event-stream')) return progress
    return streamProgress(request, reply, progress, async () => {
      const look = progressOnce(id, () => sendProgress(context, id))
      // The session may end, or the rights be taken away, while the page watches.
      const [now, caller] = await Promise.all([look, callerNow(context, request)])
      demand(contract.getSendProgress, caller, proofRules(context))
      return now
    })
  })

  route(server, contract.pauseSend, async ({ params, caller }) =>
    pauseSend(context, newsletterId(params.id), caller),
  )
  route(server, contract.resumeSend, async ({ params, caller }) =>
    resumeSend(context, newsletterId(params.id), caller),
  )
  route(server, contract.cancelSend, async ({ params, caller }) =>
    cancelSend(context, newsletterId(params.id), caller),
  )

  route(server, contract.resendUnknown, async ({ params, caller }) => {
    const id = newsletterId(params.id)
    await findNewsletter(context.db, id)
    return resendUnknown(context, (await latestSend(context.db, id)).id, caller)
  })
  route(server, resendUnknownOfLog, async ({ params, caller }) =>
    resendUnknown(context, existingId(params.id, 'The log'), caller),
  )
}

/** An approved or sent newsletter in the archive. */
const archiveName = ({
  id,
  month,
  year,
  status,
}: {
  id: string
  month: number
  year: number
  status: string
}) =>
  // Contains a part of the id, as in the logs: a month may have a newsletter for each group.
  `newsletter-${year}-${String(month).padStart(2, '0')}-${status}-${id.slice(0, 8)}.json`
