import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/imports'
import type { Context } from '../../platform/context/context'
import { route } from '../../platform/http/route'
import { makeToken, revokeToken, tieGroup } from './directory-access.actions'
import { readTies } from './groups.queries'
import { readConflicts } from './places.queries'
import { readTokens } from './tokens.queries'

/** What administrators decide about the company's directory: its tokens, and where the members of its groups belong. */
export function directoryAccessRoutes(server: FastifyInstance, context: Context): void {
  const { db } = context
  route(server, contract.getDirectoryTokens, async () =>
    (await readTokens(db)).map(({ createdAt, lastUsedAt, ...token }) => ({
      ...token,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  )
  route(server, contract.makeDirectoryToken, ({ body, caller }) => makeToken(context, body.name, caller))
  route(server, contract.revokeDirectoryToken, async ({ params, caller }) => ({
    message: await revokeToken(context, params.id, caller),
  }))
  route(server, contract.getDirectoryGroups, async () => {
    const [groups, conflicts] = await Promise.all([readTies(db), readConflicts(db)])
    return { groups, conflicts }
  })
  route(server, contract.tieDirectoryGroup, async ({ params, body, caller }) => ({
    message: await tieGroup(context, params.id, body, caller),
  }))
}
