import { section, type WebPlugin } from '../../../web/kit/plugin'
import { words } from '../../../web/words'
import { getWebhooks } from '../contract'

export const webhooks: WebPlugin = {
  part: 'webhooks',
  sections: [
    section(
      'webhooks',
      () => words.webhooks.section,
      getWebhooks,
      () => import('./webhooks-card'),
      'webhooks',
      'tools',
    ),
  ],
}
