// An instance that only tells people, by mail and in the chats that are set up, for crash tests and the bench: no HTTP.
import { startSendEngine } from '../../mail/engine/send-engine'
import { systemNow } from '../../platform/context/clock'
import { plugins } from '../../plugins'
import { childContext } from './child-context'

const context = await childContext(systemNow)
startSendEngine(context)
for (const { deliveryMethod, start } of plugins) if (deliveryMethod?.isOn(context.config)) start?.(context)
process.stdout.write('ready\n')
