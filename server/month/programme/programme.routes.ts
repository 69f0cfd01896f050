import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/contract/programme'
import type { Context } from '../../platform/context/context'
import { route } from '../../platform/http/route'
import { changeProgramme, readProgramme, runsOfPlan } from './programme.actions'

/** What the people team decides about the programme, for administrators. */
export function programmeRoutes(server: FastifyInstance, context: Context): void {
  route(server, calls.getProgramme, () => readProgramme(context))
  route(server, calls.getNextRuns, ({ query }) => runsOfPlan(context, query))
  route(server, calls.changeProgramme, ({ body, caller }) => changeProgramme(context, body, caller))
}
