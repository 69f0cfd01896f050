// An instance that tells webhooks what is waiting; for the crash test.
import { webhookAgent } from '../../integrations/webhooks/deliver'
import { webhooks } from '../../integrations/webhooks/webhooks'
import { childContext } from './child-context'

webhookAgent.options.ca = process.env['TRUSTED'] ?? ''
const context = await childContext(() => new Date(process.env['NOW'] ?? ''))
webhooks.start?.(context)
process.stdout.write('ready\n')
