import type { FastifyInstance } from 'fastify'
import { getFeedback } from '../../../shared/contract/metrics'
import * as calls from '../../../shared/contract/pairings'
import type { Context } from '../../platform/context/context'
import { existingId, route } from '../../platform/http/route'
import { shownMatch } from '../matches.actions'
import { meanBeans, shownLines } from './feedback.queries'
import { giveFeedback } from './give-feedback'

/** What people give after they met, and what administrators are shown of it. */
export function feedbackRoutes(server: FastifyInstance, context: Context): void {
  route(server, calls.giveFeedback, async ({ caller, params, body, words }) =>
    shownMatch(
      context,
      await giveFeedback(context, caller.userId, existingId(params.id, 'match'), body),
      words,
    ),
  )

  route(server, getFeedback, async ({ query: { month, domainGroupId } }) => {
    const group = domainGroupId ? existingId(domainGroupId, 'group') : undefined
    const [figures, lines] = await Promise.all([
      meanBeans(context.db, [month], group),
      shownLines(context.db, [month], { domainGroupId: group }),
    ])
    return { ...figures, lines: lines.map(({ line }) => line) }
  })
}
