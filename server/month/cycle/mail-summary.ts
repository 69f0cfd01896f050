import type { Context } from '../../platform/context/context'
import { MailRefused } from '../../platform/context/mailer'
import { dashboardOf } from '../../platform/context/programmes'
import { wordsFor } from '../../platform/http/language'
import { messageId } from '../../mail/message-id'
import { whyOf } from './cycle.rules'
import { commitStep, finishStep, readCycle, type StepRow } from './cycle.queries'
import { summaryMail } from './summary.email'
import { summarize } from './summary'
import { findReader } from './summary.queries'

/**
 * Mails the summary to one administrator. As with newsletters, `committing` is stored before the end of the message is
 * sent: after a crash only that moment is uncertain, and an uncertain mail is not sent again.
 * @throws when the mail was not accepted and may be tried again
 */
export async function handOverSummary(context: Context, step: StepRow): Promise<void> {
  const { clock, config, db, mailer } = context
  const reader = await findReader(db, step.subject)
  const found = await readCycle(db, step.cycleId)
  if (!reader || !found) {
    await finishStep(db, step, { state: 'skipped', note: [{ code: 'cycle.readerGone' }] }, clock.now())
    return
  }
  const words = wordsFor(reader, context)
  const dashboard = dashboardOf(config.appUrl, context.programme.id)
  const mail = summaryMail(words.mail, await summarize(context, found, words), dashboard)
  try {
    await mailer.send(
      { ...mail, to: reader.email, messageId: messageId(config.mailFrom, step.cycleId, step.subject) },
      () => commitStep(db, step),
    )
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    // Fenced: the database refused `committing`, so nothing was handed over.
    if (!error.isUncertain && (error.isTemporary || error.code === 'fenced')) throw error
    const state = error.isUncertain ? 'unknown' : 'failed'
    await finishStep(db, step, { state, note: whyOf(error) }, clock.now())
    return
  }
  await finishStep(db, step, { state: 'done', note: [{ code: 'cycle.mailed' }] }, clock.now())
}
