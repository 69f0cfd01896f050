import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/integrations'
import type { Context } from '../../../server/platform/context/context'
import { route } from '../../../server/platform/http/route'
import { addWebhook, removeOne } from './webhooks.actions'
import { readWebhooks, type WebhookRow } from './webhooks.queries'
import { testOne } from './announce'

/** Rounds are announced in channels of a chat: each is a webhook that is told of rounds, in the chat's form. */
export function channelRoutes(server: FastifyInstance, context: Context): void {
  route(server, contract.getChannels, async () => (await readWebhooks(context.db, 'channel')).map(inJson))
  route(server, contract.makeChannel, async ({ body, caller }) => {
    const given = { ...body, events: ['round.published' as const], isPersonal: false, secrets: [] }
    return inJson(await addWebhook(context, 'channel', given, caller))
  })
  route(server, contract.removeChannel, async ({ params, caller }) => ({
    message: await removeOne(context, 'channel', params.id, caller),
  }))
  route(server, contract.testChannel, async ({ params }) => ({ message: await testOne(context, params.id) }))
}

const inJson = ({ id, name, form, host, createdAt, offAt }: WebhookRow) => ({
  id,
  name,
  form: contract.CHANNEL_FORMS.find((one) => one === form) ?? 'slack',
  host,
  createdAt: createdAt.toISOString(),
  offAt: offAt?.toISOString() ?? null,
})
