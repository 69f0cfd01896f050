import type { Plugin } from '../../../server/platform/plugin'
import { writeAnnouncements, testOne } from './announce'
import { forgetOldDeliveries, startDelivering, type Write } from './deliver'
import { webhookSettings } from './settings'
import {
  addDeliveries,
  eraseFromDeliveries,
  readWebhooks,
  type WebhookRow,
  namesOf,
} from './webhooks.queries'
import { webhookRoutes } from './webhooks.routes'
import type { FastifyInstance } from 'fastify'
import * as contract from '../contract'
import type { Context } from '../../../server/platform/context/context'
import { route } from '../../../server/platform/http/route'
import { addWebhook, removeOne } from './webhooks.actions'
import { signedHeaders } from './signing'
import { webhookTables } from './webhooks.tables'

/** Rounds are announced in channels of a chat: each is a webhook that is told of rounds, in the chat's form. */
function channelRoutes(server: FastifyInstance, context: Context): void {
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

/** Events as programs are told them: signed, with names and addresses only for those who are to have them. */
const writeStandard: Write = async ({ db }, { isPersonal, earlierUntil }, { events, secret, now }) => {
  const ids = isPersonal ? events.flatMap(({ data }) => data.people ?? []).map(({ id }) => id) : []
  const named = new Map(ids.length === 0 ? [] : (await namesOf(db, ids)).map((one) => [one.id, one]))
  const secrets = earlierUntil && earlierUntil > now ? secret.secrets : secret.secrets.slice(0, 1)
  return events.map(({ eventId, type, at, data: { people, ...facts } }) => {
    const body = JSON.stringify({
      id: eventId,
      type,
      timestamp: at.toISOString(),
      data: { ...facts, ...(people && { people: people.map((one) => named.get(one.id) ?? one) }) },
    })
    return { headers: signedHeaders(secrets, { id: eventId, now, body }), body }
  })
}

/** Programs and chats are told what happens (docs/operate/webhooks.md). */
export const webhooks: Plugin = {
  name: 'webhooks',
  contract: {
    capability: 'integrations',
    about: contract.about,
    calls: contract,
  },
  tables: webhookTables,
  settings: webhookSettings,
  routes(server, context) {
    webhookRoutes(server, context)
    channelRoutes(server, context)
  },
  start: (context) =>
    startDelivering(context, {
      standard: writeStandard,
      slack: writeAnnouncements,
      teams: writeAnnouncements,
      'google-chat': writeAnnouncements,
    }),
  on: addDeliveries,
  jobs: [{ name: 'forget deliveries', everyMs: 24 * 3_600_000, run: forgetOldDeliveries }],
  forget: (tx, { id }) => eraseFromDeliveries(tx, id),
}
