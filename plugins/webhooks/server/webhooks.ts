import type { Plugin } from '../../../server/platform/plugin'
import { writeAnnouncements } from './announce'
import { channelRoutes } from './channels.routes'
import { forgetOldDeliveries, startDelivering } from './deliver'
import { webhookSettings } from './settings'
import { eraseFromDeliveries } from './webhooks.queries'
import { webhookRoutes } from './webhooks.routes'
import { writeStandard } from './write-standard'

/** Programs and chats are told what happens (docs/webhooks.md). */
export const webhooks: Plugin = {
  name: 'webhooks',
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
    }),
  jobs: [{ name: 'forget deliveries', everyMs: 24 * 3_600_000, run: forgetOldDeliveries }],
  forget: (tx, { id }) => eraseFromDeliveries(tx, id),
}
