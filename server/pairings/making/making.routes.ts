import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/contract/pairings'
import type { ParsedQuery } from '../../../shared/endpoint'
import type { Context } from '../../platform/context/context'
import { inWords } from '../../platform/http/errors'
import { existingId, programmeOfCall, route } from '../../platform/http/route'
import { createPairings, generatePairing } from './generate-pairing'

const optionsOf = ({ complete, ...query }: ParsedQuery<typeof calls.generateCompanyPairing>) => ({
  ...query,
  links: true,
  completes: complete ? ('scope' as const) : undefined,
})

/** Makes rounds. */
export function makingRoutes(server: FastifyInstance, context: Context): void {
  route(server, calls.generateCompanyPairing, async ({ query, caller, words }) =>
    generatePairing(
      await programmeOfCall(context, query.programme),
      null,
      { ...optionsOf(query), words },
      caller,
    ),
  )

  route(server, calls.generateGroupPairing, async ({ params, query, caller, words }) =>
    generatePairing(
      await programmeOfCall(context, query.programme),
      existingId(params.domainGroupId, 'domainGroup'),
      { ...optionsOf(query), ofGroupOnly: !caller.isAdmin, words },
      caller,
    ),
  )

  route(server, calls.createPairings, async ({ query, caller, words }) => {
    const made = await createPairings(
      await programmeOfCall(context, query.programme),
      { ...query, words },
      caller,
    )
    const said = query.dryRun ? 'wouldBeCreated' : 'created'
    return {
      ...made,
      message: words.responses.pairings[said](made.groups.length, made.skipped.length),
      skipped: made.skipped.map(({ group, reason }) => ({ group, reason: inWords(reason, words) })),
    }
  })
}
