// An instance that only tells people, by mail and in Slack, for the crash test and the bench: no HTTP.
import { slack } from '../../../plugins/slack/server/slack'
import { startSendEngine } from '../../mail/engine/send-engine'
import { systemNow } from '../../platform/context/clock'
import { childContext } from './child-context'

const context = await childContext(systemNow)
startSendEngine(context)
slack.start?.(context)
process.stdout.write('ready\n')
