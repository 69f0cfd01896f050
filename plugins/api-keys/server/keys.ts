import type { Plugin } from '../../../server/platform/plugin'
import { withKeys } from './caller-by-key'
import { forgetOldCalls } from './repeatable.queries'
import type { FastifyInstance } from 'fastify'
import * as contract from '../contract'
import type { Context } from '../../../server/platform/context/context'
import { route } from '../../../server/platform/http/route'
import { repeatable } from './repeatable'
import { addKey, removeKey } from './keys.actions'
import { readKeys } from './keys.queries'
import { keyTables } from './keys.tables'

/** API keys, and what holds for the calls that are made with one. */
function keyRoutes(server: FastifyInstance, context: Context): void {
  repeatable(server, context)
  route(server, contract.getKeys, async () =>
    (await readKeys(context.db)).map(({ lastUsedAt, ...key }) => ({
      ...inJson(key),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      hasEnded: key.endsAt <= context.clock.now(),
    })),
  )
  route(server, contract.makeKey, async ({ body, caller }) => inJson(await addKey(context, body, caller)))
  route(server, contract.revokeKey, async ({ params, caller }) => ({
    message: await removeKey(context, params.id, caller),
  }))
}

const inJson = <Key extends { createdAt: Date; endsAt: Date }>({ createdAt, endsAt, ...key }: Key) => ({
  ...key,
  createdAt: createdAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

/** Programs make calls of administrators (docs/operate/api-keys.md). */
export const apiKeys: Plugin = {
  name: 'api-keys',
  contract: {
    capability: 'integrations',
    about: contract.about,
    calls: contract,
  },
  tables: keyTables,
  routes: keyRoutes,
  findCaller: withKeys,
  jobs: [{ name: 'forget calls of API keys', everyMs: 3_600_000, run: forgetOldCalls }],
}
