import type { FastifyInstance, FastifyReply } from 'fastify'
import * as mail from '../../shared/contract/mail'
import * as contract from '../../shared/contract/newsletters'
import { MONTH_NAMES, newsletterMonths } from '../../shared/months'
import { today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { type Caller, assertAllowed, proofRules } from '../platform/http/caller'
import { contextForFoundProgramme, contextForProgramme } from '../platform/context/programmes'
import { existingId, programmeOfCall, roundsOfCall, route } from '../platform/http/route'
import { HttpError, notSignedIn } from '../platform/http/errors'
import { draftFrame, mailDocument, picturePolicy } from '../platform/http/content-policy'
import { whileFinding } from '../platform/process/turns'
import { MailRefused } from '../platform/context/mailer'
import {
  approveNewsletter,
  deleteNewsletter,
  duplicateNewsletter,
  generateNewsletter,
  saveNewsletter,
  toNewsletter,
} from './newsletters.actions'
import { validateNewsletter } from './newsletter-parts'
import { asTyped, translationStart } from './newsletter-texts.rules'
import {
  findNewsletter,
  listNewsletterFiles,
  listNewsletters,
  type NewsletterRow,
} from './newsletters.queries'
import { previewDraft, previewNewsletter, recipientsOf, sendTest } from './preview'
import { streamProgress } from '../mail/engine/progress-stream'
import { sendAnswer, startSend, waitForSends } from './send-newsletter'
import { controlSends, sendProgress, sendsOfNewsletter } from './sends.actions'
import { encodeHtml } from '../mail/template'

const newsletterId = (id: string) => existingId(id, 'newsletter')
const logId = (id: string) => existingId(id, 'log')

/** The context of the programme that a newsletter is of. @throws 404 */
const programmeOf = (context: Context, { id }: { id: string }): Promise<Context> =>
  contextForFoundProgramme(
    context,
    async () => (await findNewsletter(context.db, newsletterId(id))).programmeId,
  )

export function newsletterRoutes(server: FastifyInstance, context: Context): void {
  route(server, contract.getNewsletters, async ({ query }) => {
    const own = await programmeOfCall(context, query.programme)
    return (await listNewsletters(context.db, own.programme.id)).map((one) => toNewsletter(one, own))
  })

  route(server, contract.getNewsletterFiles, async ({ query }) =>
    (await listNewsletterFiles(context.db, await roundsOfCall(context, query.programme))).map((file) => ({
      fileName: archiveName(file),
      title: file.title,
      month: MONTH_NAMES[file.month - 1] as string,
      year: file.year,
      status: file.status,
    })),
  )

  route(server, contract.getNewsletterMonths, async ({ query }) => {
    const { clock } = await programmeOfCall(context, query.programme)
    const [year, month] = today(clock).split('-').map(Number) as [number, number]
    return newsletterMonths(month, year)
  })

  route(server, contract.generateNewsletter, async ({ query, body, caller }) =>
    generateNewsletter(await programmeOfCall(context, query.programme), body, caller),
  )

  route(server, contract.duplicateNewsletter, async ({ params, caller }) =>
    duplicateNewsletter(context, newsletterId(params.id), caller),
  )

  route(server, contract.saveNewsletter, async ({ params, body, caller, words }) =>
    saveNewsletter(await programmeOf(context, params), newsletterId(params.id), body, caller, words),
  )

  route(server, contract.startTranslation, async ({ params }) => {
    const newsletter = await findNewsletter(context.db, newsletterId(params.id))
    return asTyped(
      translationStart(newsletter, params.language, contextForProgramme(context, newsletter.programmeId)),
    )
  })

  route(server, contract.validateNewsletter, async ({ params, body, words }) =>
    validateNewsletter(await programmeOf(context, params), newsletterId(params.id), body, words),
  )

  route(server, contract.approveNewsletter, async ({ params, body, caller }) =>
    approveNewsletter(await programmeOf(context, params), newsletterId(params.id), body, caller),
  )

  route(server, contract.deleteNewsletter, async ({ params, caller }) => {
    const title = await deleteNewsletter(context, newsletterId(params.id), caller)
    return { message: (w) => w.newsletters.deleted(w.isolated(title)) }
  })

  route(server, contract.getRecipients, async ({ params, query: { search = '' } }) => {
    const newsletter = await findNewsletter(context.db, newsletterId(params.id))
    return recipientsOf(await programmeOf(context, params), newsletter, search.trim())
  })

  route(server, contract.previewMail, async ({ params, body }) =>
    previewNewsletter(await programmeOf(context, params), newsletterId(params.id), body),
  )

  route(server, contract.showPreview, async ({ params, query, reply }) => {
    const preview = await previewNewsletter(
      await programmeOf(context, params),
      newsletterId(params.id),
      query,
    )
    return mailDocument(reply, preview.personalizedHtml)
  })

  route(server, contract.previewDraft, async ({ params, body }) =>
    previewDraft(await programmeOf(context, params), newsletterId(params.id), body),
  )
  route(server, contract.showDraftFrame, async ({ reply }) => draftFrame(reply))

  route(server, contract.showPicture, async ({ query, reply }) => pictureDocument(reply, query.url))

  route(server, contract.sendTestMail, async ({ params, body, caller }) => {
    try {
      return await sendTest(await programmeOf(context, params), newsletterId(params.id), body, caller)
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      throw new HttpError(503, 'mail_unavailable', (w) => w.newsletters.testCopyRefused(error.message))
    }
  })

  sendRoutes(server, context)
}

/** Somebody whose rights have changed asks again, and gets the handler of those. */
const rightsOf = ({ isAdmin, managedGroups }: Caller) => (isAdmin ? 'all' : managedGroups.join())

function sendRoutes(server: FastifyInstance, context: Context): void {
  const progressOnce = whileFinding<contract.WatchedSend>()
  route(server, contract.sendNewsletter, async ({ params, body, caller, words }) => {
    const own = await programmeOf(context, params)
    const sendIds = await startSend(own, newsletterId(params.id), caller, body)
    return sendAnswer(await waitForSends(context, sendIds), words.responses)
  })

  route(server, contract.getSendProgress, async ({ params, caller: watcher, request, reply }) => {
    const id = newsletterId(params.id)
    const progress = await sendProgress(context, id)
    if (!request.headers.accept?.includes('text/event-stream')) return progress
    return streamProgress(request, reply, progress, async () => {
      const readProgress = progressOnce(id, () => sendProgress(context, id))
      // The session may end, or the rights be taken away, while the page watches.
      const [now, caller] = await Promise.all([readProgress, request.server.findCallerNow(request)])
      const { scope } = request.routeOptions.config
      assertAllowed({ ...contract.getSendProgress, scope }, caller, proofRules(context))
      if (!caller || rightsOf(caller) !== rightsOf(watcher)) throw notSignedIn()
      return now
    })
  })

  for (const [control, ofNewsletter, ofLog] of [
    ['pause', contract.pauseSend, mail.pauseLog],
    ['resume', contract.resumeSend, mail.resumeLog],
    ['cancel', contract.cancelSend, mail.cancelLog],
  ] as const) {
    route(server, ofNewsletter, async ({ params, caller }) => {
      const sends = await sendsOfNewsletter(context, newsletterId(params.id))
      return controlSends(context, sends, control, caller)
    })
    route(server, ofLog, async ({ params, caller }) =>
      controlSends(context, [logId(params.id)], control, caller),
    )
  }
}

/** An approved or sent newsletter in the archive; with a part of its id, as a month may have one for each group. */
const archiveName = ({ id, month, year, status }: Pick<NewsletterRow, 'id' | 'month' | 'year' | 'status'>) =>
  `newsletter-${year}-${String(month).padStart(2, '0')}-${status}-${id.slice(0, 8)}.json`

const STYLE =
  ':root{color-scheme:light dark}html,body{height:100%;margin:0}img{display:block;box-sizing:border-box;width:100%;height:100%;padding:8px;object-fit:contain;font:16px/1.5 system-ui,sans-serif}'

const POLICY = picturePolicy(STYLE)

/** Sends a document for a frame with one picture of another site in it; it can't be seen from outside whether it loads, so the alternative text says so. */
const pictureDocument = (reply: FastifyReply, url: string): FastifyReply =>
  reply
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Picture</title><style>${STYLE}</style>` +
        `<img src="${encodeHtml(new URL(url).href)}" alt="Image failed to load. Please check the URL."></html>`,
    )
