import { section, type WebPlugin } from '../../../web/kit/plugin'
import { getWebhooks } from '../contract'

export const webhooks: WebPlugin = {
  sections: [section('webhooks', getWebhooks, () => import('./webhooks-card'), 'tools')],
}
