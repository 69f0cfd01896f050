import { OPEN_SEND_STATES } from '../../shared/limits'
import type { SendProgress, WatchedSend } from '../../shared/contract/newsletters'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import type { AuditAction } from '../../shared/contract/audit'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { HttpError } from '../platform/http/errors'
import { pauseUntilResumed, wakeInstances } from '../mail/engine/rows.queries'
import { findNewsletter, isNewsletterLocked } from './newsletters.queries'
import {
  cancelRows,
  latestSends,
  lockSends,
  progressOf,
  resumeRows,
  type SendRow,
} from '../mail/engine/sends.queries'

/** @throws 404 there is no such newsletter */
async function findSends(context: Context, newsletterId: string): Promise<string[]> {
  await findNewsletter(context.db, newsletterId)
  return latestSends(context.db, newsletterId)
}

/** The newest send to each pairing of a newsletter. @throws 404 also for one that was never sent */
export async function sendsOfNewsletter(context: Context, newsletterId: string): Promise<string[]> {
  const sends = await findSends(context, newsletterId)
  if (sends.length === 0) throw new HttpError(404, 'newsletter_not_sent', (w) => w.mail.notSent)
  return sends
}

const PREPARING: WatchedSend = {
  sent: 0,
  failed: 0,
  unknown: 0,
  total: 0,
  state: 'preparing',
  reason: null,
  parts: [],
}

/** The progress of a newsletter's newest sends, from the press on. @throws 404 also for one that was never sent */
export async function sendProgress(context: Context, newsletterId: string): Promise<WatchedSend> {
  const sends = await findSends(context, newsletterId)
  if (sends.length > 0) return progressOf(context.db, sends)
  if (await isNewsletterLocked(context.db, newsletterId)) return PREPARING
  // Written down in between, or never sent.
  return progressOf(context.db, await sendsOfNewsletter(context, newsletterId))
}

const isOpen = ({ state }: SendRow) => (OPEN_SEND_STATES as readonly string[]).includes(state)

const CONTROLS = {
  /** Afterwards no new message is handed over; what the mail server is already taking counts. */
  pause: {
    action: 'newsletter.send_paused',
    act: (tx: Transaction, { id }: SendRow) => pauseUntilResumed(tx, id, 'Paused by an administrator.'),
  },
  resume: {
    action: 'newsletter.send_resumed',
    act: (tx: Transaction, { id }: SendRow, now: Date) => resumeRows(tx, id, now),
  },
  /** What was handed over stays sent; the newsletter can be edited and sent to the others. */
  cancel: {
    action: 'newsletter.send_cancelled',
    act: (tx: Transaction, { id }: SendRow, now: Date) => cancelRows(tx, id, now),
  },
} satisfies Record<
  string,
  { action: AuditAction; act: (tx: Transaction, send: SendRow, now: Date) => Promise<void> }
>

/** Pauses, resumes or cancels those of some sends that are not over, and returns the progress of all. @throws 404, 409 */
export async function controlSends(
  context: Context,
  sendIds: string[],
  control: keyof typeof CONTROLS,
  actor: Actor = null,
): Promise<SendProgress> {
  const { action, act } = CONTROLS[control]
  return context.db.transaction(async (tx) => {
    const sends = await lockSends(tx, sendIds)
    const [first] = sends
    const open = sends.filter(isOpen)
    if (open.length === 0) throw new HttpError(409, 'send_over', (w) => w.newsletters.sendOver[control])
    const chosen = control === 'resume' ? open.filter(({ state }) => state === 'paused') : open
    if (chosen.length === 0) throw new HttpError(409, 'send_not_paused', (w) => w.newsletters.notPaused)
    for (const send of chosen) {
      await act(tx, send, context.clock.now())
      await wakeInstances(tx, send.id)
    }
    await recordAudit(tx, context, actor, {
      action,
      id: first.newsletterId ?? first.id,
      label: first.newsletterTitle,
    })
    return progressOf(tx, sendIds)
  })
}
