import type { FastifyInstance } from 'fastify'
import * as calls from '../../shared/contract/meetings'
import { getInvite } from '../../shared/contract/pairings'
import type { Context } from '../platform/context/context'
import { existingId, route } from '../platform/http/route'
import { bookMeeting, cancelMeeting } from './book-meeting'
import { downloadInvitation } from './download-invitation'
import { suggestOtherTimes, suggestSlots } from './suggest-slots'

/** When the people of a match meet. */
export function meetingRoutes(server: FastifyInstance, context: Context): void {
  route(server, calls.getSlots, ({ caller, params, words }) =>
    suggestSlots(context, caller.userId, existingId(params.id, 'match'), words),
  )

  route(server, calls.getOtherTimes, ({ caller, params }) =>
    suggestOtherTimes(context, caller.userId, existingId(params.id, 'match')),
  )

  route(server, calls.bookMeeting, async ({ caller, params, body, request }) => ({
    meeting: await bookMeeting(context, caller.userId, existingId(params.id, 'match'), body, {
      arrivedAt: request.arrivedAt,
      mayBeOver: true,
    }),
  }))

  route(server, calls.cancelMeeting, async ({ caller, params }) => ({
    meeting: await cancelMeeting(context, caller.userId, existingId(params.id, 'match')),
  }))

  route(server, getInvite, async ({ caller, params, query, reply, words }) => {
    const id = existingId(params.id, 'match')
    return reply
      .type('text/calendar; charset=utf-8; method=REQUEST')
      .header('content-disposition', 'attachment; filename="coffee-chat.ics"')
      .send(await downloadInvitation(context, caller, id, { start: query.start, words }))
  })
}
