import { section, type WebPlugin } from '../../../web/kit/plugin'
import { getWebhooks } from '../../../shared/contract/integrations'

export const webhooks: WebPlugin = {
  sections: [section('webhooks', getWebhooks, () => import('./webhooks-card'), 'tools')],
}
