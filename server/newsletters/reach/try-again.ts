import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import { today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { HttpError, notFound, type Say } from '../../platform/http/errors'
import { wakeInstances } from '../../mail/engine/rows.queries'
import { lockSends } from '../../mail/engine/sends.queries'
import { findPairing } from '../../pairings/pairing-use.queries'
import { findOpenSends, lockNewsletter } from '../newsletters.queries'
import { mailsToRepeat, requeueFailed } from './reach.queries'

/**
 * Mails people of a round again whom the last mail did not reach, in the send that it was of, with its Message-ID. @throws 404,
 * 409 nobody is left, or another send of the newsletter is under way
 */
export async function tryAgain(
  context: Context,
  pairingId: string,
  userIds: string[] | undefined,
  actor: Actor,
): Promise<{ message: Say; people: number }> {
  const { db, clock } = context
  const asked = { pairingId, day: today(clock) }
  const pairing = await findPairing(db, pairingId)
  if (!pairing) throw notFound('pairing')
  const known = await mailsToRepeat(db, asked, userIds)
  const newsletterIds = [...new Set(known.flatMap(({ newsletterId }) => newsletterId ?? []))].sort()
  return db.transaction(async (tx) => {
    // The same lock as for a new send of a newsletter, so that only one of the two begins.
    for (const id of newsletterIds) await lockNewsletter(tx, id)
    const mails = (await mailsToRepeat(tx, asked, userIds)).filter(
      ({ newsletterId }) => newsletterId === null || newsletterIds.includes(newsletterId),
    )
    if (mails.length === 0) throw new HttpError(409, 'nothing_to_resend', (w) => w.reach.nobody)
    const sendIds = [...new Set(mails.map(({ sendId }) => sendId))]
    const open = await Promise.all(newsletterIds.map((id) => findOpenSends(tx, id)))
    // Others of it may be about to mail the same people.
    if (open.flat().some(({ id }) => !sendIds.includes(id)))
      throw new HttpError(409, 'newsletter_being_sent', (w) => w.newsletters.waitUntilSent)
    await lockSends(tx, sendIds)
    const people = await requeueFailed(
      tx,
      mails.map(({ id }) => id),
      sendIds,
      clock.now(),
    )
    if (people === 0) throw new HttpError(409, 'nothing_to_resend', (w) => w.reach.nobody)
    for (const id of sendIds) await wakeInstances(tx, id)
    await recordAudit(tx, context, actor, {
      action: 'newsletter.failed_resent',
      id: pairingId,
      label: pairing.name,
      after: { people },
    })
    return { people, message: (w) => w.reach.again(people) }
  })
}
