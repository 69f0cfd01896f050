import type { Part } from '../../platform/part'
import { forgetOldDeliveries, startDelivering } from './deliver'
import { webhookRoutes } from './webhooks.routes'
import { writeStandard } from './write-standard'

/** Programs are told what happens (docs/webhooks.md). */
export const webhooks: Part = {
  routes: webhookRoutes,
  start: (context) => startDelivering(context, { standard: writeStandard }),
  jobs: [{ name: 'forget deliveries', everyMs: 24 * 3_600_000, run: forgetOldDeliveries }],
}
