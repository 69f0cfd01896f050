import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/integrations'
import type { Context } from '../../../server/platform/context/context'
import { route } from '../../../server/platform/http/route'
import { repeatable } from './repeatable'
import { addKey, removeKey } from './keys.actions'
import { readKeys } from './keys.queries'

/** API keys, and what holds for the calls that are made with one. */
export function keyRoutes(server: FastifyInstance, context: Context): void {
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
