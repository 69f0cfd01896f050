import { hostNames, type Settings, pluginSettings } from '../../../server/platform/context/settings'

export const webhookSettings = pluginSettings('webhooks', (env: Settings) => ({
  /** Hosts of webhooks and channels whose address may be private. */
  hosts: env.read('WEBHOOK_HOSTS', hostNames) ?? [],
}))
