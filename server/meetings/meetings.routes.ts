import type { FastifyInstance } from 'fastify'
import * as calls from '../../shared/contract/meetings'
import type { Context } from '../context/context'
import { clientKey, countTry, createLimiter } from '../http/limits'
import { existingId, route } from '../http/route'
import { bookMeeting, cancelMeeting } from './book-meeting'
import { suggestSlots } from './suggest-slots'

/** Bookings and moves of one person. */
const MOST_A_DAY = 20
const TOO_OFTEN =
  'You have booked 20 times today. Agree on a time with your match; tomorrow you can book again.'

/** When the two people of a match meet. */
export function meetingRoutes(server: FastifyInstance, context: Context): void {
  route(server, calls.getSlots, ({ caller, params }) =>
    suggestSlots(context, caller.userId, existingId(params.id, 'The match')),
  )

  // Each time that is booked mails the other one, whom nobody shall flood.
  const limiter = createLimiter(context, 'meeting', MOST_A_DAY, 86_400)
  route(server, calls.bookMeeting, async ({ caller, params, body }) => {
    await countTry(limiter, clientKey(caller.userId), TOO_OFTEN)
    return { meeting: await bookMeeting(context, caller.userId, existingId(params.id, 'The match'), body) }
  })

  route(server, calls.cancelMeeting, async ({ caller, params }) => ({
    meeting: await cancelMeeting(context, caller.userId, existingId(params.id, 'The match')),
  }))
}
