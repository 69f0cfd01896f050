import type { FastifyInstance } from 'fastify'
import * as calls from '../../shared/contract/pairings'
import type { Context } from '../platform/context/context'
import { contextForProgramme } from '../platform/context/programmes'
import { existingId, paged, route } from '../platform/http/route'
import { answerConnection, completeMatch, shownMatch } from './matches.actions'
import { currentMatch, forgetChange, matchHistory, openMatches, seeChange } from './matches.queries'
import { nextPairing } from './next-pairing'

/** A person's own matches. */
export function matchRoutes(server: FastifyInstance, context: Context): void {
  route(server, calls.getCurrentMatch, async ({ caller, words }) => {
    const [match, isChanged] = await Promise.all([
      currentMatch(context.db, caller.userId),
      seeChange(context.db, caller.userId, context.clock.now()),
    ])
    return {
      match: match && shownMatch(context, match, words),
      partner: match?.partner ?? null,
      hasChanged: isChanged,
    }
  })

  route(server, calls.getOpenMatches, async ({ caller, words }) => {
    const open = await openMatches(context.db, caller.userId)
    return open.map(({ match, period }) => {
      const { id, name, colour, isDefault } = contextForProgramme(context, match.programmeId).programme
      return {
        programme: { id, name, colour, isDefault, period },
        match: shownMatch(context, match, words),
        partner: match.partner,
      }
    })
  })

  route(server, calls.noteChangeSeen, async ({ caller }) => {
    await forgetChange(context.db, caller.userId)
    return { hasChanged: false as const }
  })

  route(server, calls.getMatchHistory, async ({ caller, query, reply, words }) => {
    const { rows, ...rest } = await matchHistory(context.db, caller.userId, query)
    return paged(reply, {
      rows: rows.map((match) => ({ match: shownMatch(context, match, words), partner: match.partner })),
      ...rest,
    })
  })

  route(server, calls.completeMatch, async ({ caller, params, words }) =>
    shownMatch(context, await completeMatch(context, caller.userId, existingId(params.id, 'match')), words),
  )

  route(server, calls.setConnectionStatus, async ({ caller, params, body, words }) =>
    shownMatch(
      context,
      await answerConnection(context, caller.userId, existingId(params.id, 'match'), body),
      words,
    ),
  )

  route(server, calls.getNextPairing, async ({ caller, words }) => nextPairing(context, caller.userId, words))
}
