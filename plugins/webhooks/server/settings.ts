import { hostNames, type Settings, pluginSettings } from '../../../server/platform/context/settings'

export const webhookSettings = pluginSettings(
  'webhooks',
  (env: Settings) => ({
    /** Hosts of webhooks and channels whose address may be private. */
    hosts:
      env.read(
        'WEBHOOK_HOSTS',
        {
          means:
            'Hosts of webhooks and channels that may have a private address, such as a chat server in the office ([webhooks.md](webhooks.md)).',
          example: 'chat.example.com',
          otherwise: 'none',
        },
        hostNames,
      ) ?? [],
  }),
  'Webhooks and channels',
)
