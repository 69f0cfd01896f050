// An instance that tells webhooks what is waiting; for the crash test.
import { startDelivering, webhookAgent } from '../../integrations/webhooks/deliver'
import { writeStandard } from '../../integrations/webhooks/write-standard'
import { childContext } from './child-context'

webhookAgent.options.ca = process.env['TRUSTED'] ?? ''
const context = await childContext(() => new Date(process.env['NOW'] ?? ''))
startDelivering(context, { standard: writeStandard })
process.stdout.write('ready\n')
