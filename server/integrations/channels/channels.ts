import * as contract from '../../../shared/contract/integrations'
import { route } from '../../platform/http/route'
import type { Part } from '../../platform/part'
import { startDelivering } from '../webhooks/deliver'
import { addWebhook, removeOne } from '../webhooks/webhooks.actions'
import { readWebhooks, type WebhookRow } from '../webhooks/webhooks.queries'
import { testOne, writeAnnouncements } from './announce'

/** Rounds are announced in channels of a chat (docs/webhooks.md): each is a webhook that is told of rounds, in the chat's form. */
export const channels: Part = {
  routes(server, context) {
    route(server, contract.getChannels, async () => (await readWebhooks(context.db, 'channel')).map(inJson))
    route(server, contract.makeChannel, async ({ body, caller }) =>
      inJson(
        await addWebhook(
          context,
          'channel',
          { ...body, events: ['round.published'], isPersonal: false, secrets: [] },
          caller,
        ),
      ),
    )
    route(server, contract.removeChannel, async ({ params, caller }) => ({
      message: await removeOne(context, 'channel', params.id, caller),
    }))
    route(server, contract.testChannel, async ({ params }) => ({
      message: await testOne(context, params.id),
    }))
  },
  start: (context) => startDelivering(context, { slack: writeAnnouncements, teams: writeAnnouncements }),
}

const inJson = ({ id, name, form, host, createdAt, offAt }: WebhookRow) => ({
  id,
  name,
  form: contract.CHANNEL_FORMS.find((one) => one === form) ?? 'slack',
  host,
  createdAt: createdAt.toISOString(),
  offAt: offAt?.toISOString() ?? null,
})
