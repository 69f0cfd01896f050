import type { FastifyInstance } from 'fastify'
import * as contract from '../../shared/contract/directory'
import type { Context } from '../context'
import { route } from '../http/route'
import { ensureCommonOther, readDepartments, readGroupOfDomain, readGroupOfUser } from './departments.queries'

/** Departments as everyone sees them. */
export function directoryRoutes(server: FastifyInstance, { db, clock }: Context): void {
  // The common list has its Other before anyone asks, on a new installation too.
  server.addHook('onReady', () => ensureCommonOther(db, clock.now()))

  route(server, contract.getDepartments, () => readDepartments(db, null))

  route(server, contract.getDepartmentsOfDomain, async ({ params }) =>
    readDepartments(db, await readGroupOfDomain(db, params.emailDomain)),
  )

  route(server, contract.getMyDepartments, async ({ caller }) =>
    readDepartments(db, await readGroupOfUser(db, caller.userId)),
  )
}
