import type { FastifyInstance } from 'fastify'
import type { Responses } from '../../../languages/words'
import { resendUnknownOfLog } from '../../../shared/contract/mail'
import { resendUnknown as resendUnknownCall } from '../../../shared/contract/newsletters'
import * as calls from '../../../shared/contract/pairings'
import { nameOrAddress } from '../../../shared/person-name'
import { today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { notFound } from '../../platform/http/errors'
import { existingId, paged, route } from '../../platform/http/route'
import { programmeIdOfPairing } from '../../pairings/pairing-use.queries'
import { countReach, unreachedPage } from './reach.queries'
import { troubleOf } from './reach.rules'
import { resendUnknown, tellAgain } from './send-again'
import { sendsOfNewsletter } from '../sends.actions'

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
      failed: paged(reply, { rows, nextCursor, total }).map((row) => toUnreached(row, reach)),
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

function toUnreached(row: Row, { troubles, tellThem }: Responses['reach']) {
  const { userId, canTryAgain } = row
  const ways = row.ways.map((way) => ({ ...way, trouble: troubleOf(way) }))
  const trouble = ways[0]?.trouble ?? 'missed'
  const { next } = troubles[trouble]
  return {
    userId,
    name: nameOrAddress(row),
    ways: (ways.length > 0 ? ways : [{ way: 'mail' as const, trouble, at: null }]).map((one) => ({
      way: one.way,
      state: 'failed' as const,
      reason: troubles[one.trouble].reason,
      at: one.at,
    })),
    next: canTryAgain || trouble === 'missed' || trouble === 'turnedOff' ? next : tellThem,
    canTryAgain,
  }
}
