import type { FastifyInstance } from 'fastify'
import type { Responses } from '../../../languages/words'
import { resendUnknownOfLog } from '../../../shared/contract/mail'
import { resendUnknown as resendUnknownCall } from '../../../shared/contract/newsletters'
import * as calls from '../../../shared/contract/pairings'
import { nameOrAddress } from '../../../shared/person-name'
import { momentOf, today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { HttpError, type Localized, notFound } from '../../platform/http/errors'
import { existingId, paged, route } from '../../platform/http/route'
import { findPairing, programmeIdOfPairing } from '../../pairings/pairing-use.queries'
import { countReach, unreachedMails, unreachedPage } from './reach.queries'
import { reasonOf, troubleOf } from './reach.rules'
import { sendsOfNewsletter } from '../sends.actions'
import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import type { Transaction } from '../../platform/database/database'
import { wakeInstances } from '../../mail/engine/rows.queries'
import { lockSends, requeueMails, sendStates, uncertainMails } from '../../mail/engine/sends.queries'
import { findOpenSends, lockNewsletter } from '../newsletters.queries'

/** Which people of a round were told and which were not, and mails that go out again. */
export function reachRoutes(server: FastifyInstance, context: Context): void {
  const { db, clock } = context

  route(server, calls.getReach, async ({ params, query, reply, words }) => {
    const { reach } = words.responses
    const pairingId = existingId(params.id, 'pairing')
    if (!(await programmeIdOfPairing(db, pairingId))) throw notFound('pairing')
    const asked = { pairingId, day: today(clock) }
    const [{ isMailed, isPublished, ...counts }, { rows, nextCursor }] = await Promise.all([
      countReach(db, asked),
      unreachedPage(db, asked, query),
    ])
    const { people, reached, waiting, uncertain } = counts
    const total = people - reached - waiting - uncertain
    return {
      ...counts,
      note: isMailed || counts.people === 0 ? null : isPublished ? reach.notMailed : reach.notSent,
      failed: paged(reply, { rows, nextCursor, total }).map((row) => toUnreached(context, row, reach)),
      next: nextCursor ?? null,
    }
  })

  route(server, calls.tellAgain, ({ params, body, caller }) =>
    tellAgain(context, existingId(params.id, 'pairing'), body.userIds, caller),
  )

  route(server, resendUnknownCall, async ({ params, caller }) => {
    const sends = await sendsOfNewsletter(context, existingId(params.id, 'newsletter'))
    return resendUnknown(context, sends, caller)
  })

  route(server, resendUnknownOfLog, ({ params, caller }) =>
    resendUnknown(context, [existingId(params.id, 'log')], caller),
  )
}

type Row = Awaited<ReturnType<typeof unreachedPage>>['rows'][number]

function toUnreached({ plugins }: Context, row: Row, reach: Responses['reach']) {
  const { troubles, tellThem } = reach
  const { userId, canTryAgain } = row
  const ways = row.ways.map((way) => ({ ...way, trouble: troubleOf(way) }))
  const trouble = ways[0]?.trouble ?? 'missed'
  const { next } = troubles[trouble]
  const called = (way: string) => plugins.find(({ name }) => name === way)?.deliveryMethod?.title ?? way
  return {
    userId,
    name: nameOrAddress(row),
    ways: (ways.length > 0 ? ways : [{ way: 'mail', trouble, at: null }]).map((one) => ({
      way: one.way,
      state: 'failed' as const,
      reason: reasonOf(one.trouble, reach, called(one.way)),
      at: one.at,
    })),
    next: canTryAgain || trouble === 'missed' || trouble === 'turnedOff' ? next : tellThem,
    canTryAgain,
  }
}

/** Which mails go out again: the uncertain ones of some sends, or those of a round that reached nobody, of all or of some people. */
type Selection = { sendIds: string[] } | { pairingId: string; userIds: string[] | undefined }

/**
 * Sends mails again in the send that they were of, with their Message-IDs, to people who may still be mailed. Returns how many.
 * @param nobody what is said if none is left
 * @throws 409 none is left, or another send of the newsletter is under way
 */
async function sendAgain(
  context: Context,
  tx: Transaction,
  of: Selection,
  nobody: Localized,
): Promise<number> {
  const { now, day } = momentOf(context.clock)
  const nobodyLeft = new HttpError(409, 'nothing_to_resend', nobody)
  const select = () =>
    'sendIds' in of ? uncertainMails(tx, of.sendIds, day) : unreachedMails(tx, { ...of, day }, of.userIds)
  const newsletterIds = [
    ...new Set((await select()).flatMap(({ newsletterId }) => newsletterId ?? [])),
  ].sort()
  // The same lock as for a new send of a newsletter, so that only one of the two begins.
  for (const id of newsletterIds) await lockNewsletter(tx, id)
  const mails = (await select()).filter(
    ({ newsletterId }) => newsletterId === null || newsletterIds.includes(newsletterId),
  )
  if (mails.length === 0) throw nobodyLeft
  const sendIds = [...new Set(mails.map(({ sendId }) => sendId))]
  const open = await Promise.all(newsletterIds.map((id) => findOpenSends(tx, id)))
  // Others of it may be about to mail the same people.
  const own = 'sendIds' in of ? of.sendIds : sendIds
  if (open.flat().some(({ id }) => !own.includes(id)))
    throw new HttpError(409, 'newsletter_being_sent', (w) => w.newsletters.waitUntilSent)
  await lockSends(tx, sendIds)
  const many = await requeueMails(tx, context, mails, now)
  if (many === 0) throw nobodyLeft
  for (const id of sendIds) await wakeInstances(tx, id)
  return many
}

/** Sends the uncertain messages of some sends again. @throws 404, 409 */
const resendUnknown = (context: Context, sendIds: string[], actor: Actor = null) =>
  context.db.transaction(async (tx) => {
    const sends = await sendStates(tx, sendIds)
    const [first] = sends
    if (!first) throw notFound('send')
    if (sends.some(({ purgedAt }) => purgedAt))
      throw new HttpError(409, 'purged', (w) => w.newsletters.mailsDeleted)
    const resent = await sendAgain(context, tx, { sendIds }, (w) => w.newsletters.nothingUncertain)
    await recordAudit(tx, context, actor, {
      action: 'newsletter.unknown_resent',
      id: first.newsletterId,
      label: first.title,
      after: { messages: resent },
    })
    const message: Localized = (w) => w.newsletters.resent(resent)
    return { resent, message }
  })

/** Mails the people of a round again that the last mail did not reach. @throws 404, 409 */
const tellAgain = (context: Context, pairingId: string, userIds: string[] | undefined, actor: Actor) =>
  context.db.transaction(async (tx) => {
    const pairing = await findPairing(tx, pairingId)
    if (!pairing) throw notFound('pairing')
    const people = await sendAgain(context, tx, { pairingId, userIds }, (w) => w.reach.nobody)
    await recordAudit(tx, context, actor, {
      action: 'newsletter.failed_resent',
      id: pairingId,
      label: pairing.name,
      after: { people },
    })
    const message: Localized = (w) => w.reach.again(people)
    return { people, message }
  })
