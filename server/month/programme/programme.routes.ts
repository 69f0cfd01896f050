import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/contract/programme'
import type { Context } from '../../platform/context/context'
import { programmeOfCall } from '../../platform/http/programme-of-call'
import { route } from '../../platform/http/route'
import { changeProgramme, readProgramme, runsOfPlan } from './programme.actions'
import {
  addProgramme,
  archiveProgramme,
  changeOneProgramme,
  listProgrammes,
  reachOf,
  readOneProgramme,
} from './programmes.actions'

/** What the people team decides about the programmes: of the first one, and of all by their ids. */
export function programmeRoutes(server: FastifyInstance, context: Context): void {
  route(server, calls.getProgramme, () => readProgramme(context))
  route(server, calls.getNextRuns, ({ query }) => runsOfPlan(context, query))
  route(server, calls.changeProgramme, ({ body, caller }) => changeProgramme(context, body, caller))

  route(server, calls.getProgrammes, ({ query }) => listProgrammes(context, query))
  route(server, calls.getOneProgramme, ({ params, words }) => readOneProgramme(context, params.id, words))
  route(server, calls.addProgramme, async ({ body, caller, words }) =>
    readOneProgramme(context, await addProgramme(context, body, caller), words),
  )
  route(server, calls.changeOneProgramme, async ({ params, body, caller, words }) => {
    await changeOneProgramme(context, params.id, body, caller)
    return readOneProgramme(context, params.id, words)
  })
  route(server, calls.archiveProgramme, async ({ params, caller }) => ({
    message: await archiveProgramme(context, params.id, caller),
  }))
  route(server, calls.getAudience, async ({ params }) => {
    const of = await programmeOfCall(context, params.id)
    return reachOf(of, of.programme)
  })
  route(server, calls.previewAudience, ({ body }) => reachOf(context, body.audience))
}
