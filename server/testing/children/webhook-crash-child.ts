// An instance that tells webhooks what is waiting; for the crash test.
import { webhookAgent } from '../../../plugins/webhooks/server/deliver'
import { webhooks } from '../../../plugins/webhooks/server/webhooks'
import { childContext } from './child-context'

webhookAgent.options.ca = process.env['TRUSTED'] ?? ''
const context = await childContext(() => new Date(process.env['NOW'] ?? ''))
webhooks.start?.(context)
process.stdout.write('ready\n')
