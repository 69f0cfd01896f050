import { NewsletterMessages } from '../../mail/engine/row-messages'
import { startWay } from '../../mail/engine/send-engine'
import type { Context } from '../../platform/context/context'
import type { Part } from '../../platform/part'
import { onceFor } from '../../platform/process/once-for'
import { findPeople } from './find-people'
import { showChanges, takeEnvelope } from './presses'
import { deletePresses } from './presses.queries'
import { receive } from './receive'
import { startSocket } from './socket'
import { watchSlack } from './state'
import { slackTransport } from './transport'
import { openSlack } from './web'

const DAY_MS = 86_400_000

/** The Slack of the settings, which are there. */
const slackOf = onceFor((context: Context) => ({ context, web: openSlack(context.config.slack!) }))

const takerOf = (context: Context) => (payload: unknown) => takeEnvelope(slackOf(context), payload)

/** A press may be told again within minutes. */
const forgetPresses = ({ db, clock }: Context) => deletePresses(db, new Date(clock.now().getTime() - DAY_MS))

/** People are told in Slack, and press its buttons (docs/slack.md). */
export const slack: Part = {
  routes: (server, context) => receive(server, context, takerOf(context)),
  start(context) {
    const settings = context.config.slack
    if (!settings) return { stop: () => Promise.resolve() }
    const { appToken, apiUrl } = settings
    const state = watchSlack(slackOf(context))
    const messages = new NewsletterMessages(context, 'slack')
    const engine = startWay(context, {
      name: 'slack',
      transport: slackTransport(slackOf(context), state),
      messages: {
        lease: (instance, most) => messages.lease(instance, most),
        build: ({ row, content }) => ({ row, content }),
      },
    })
    const socket = appToken && startSocket({ appToken, apiUrl }, takerOf(context), context.log)
    return {
      async stop() {
        await Promise.all([engine.stop(), state.stop(), socket && socket.stop()])
      },
    }
  },
  jobs: [
    {
      name: 'find people in Slack',
      everyMs: 60_000,
      run: async (context) => context.config.slack && findPeople(slackOf(context)),
    },
    {
      name: 'show changes in Slack',
      everyMs: 60_000,
      run: async (context) => context.config.slack && showChanges(slackOf(context)),
    },
    { name: 'forget presses in Slack', everyMs: DAY_MS, run: forgetPresses },
  ],
}
