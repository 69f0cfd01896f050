import type { Context } from '../../platform/context/context'
import type { Part } from '../../platform/part'
import { onceFor } from '../../platform/process/once-for'
import { receive } from './receive'
import { startSocket } from './socket'
import { openSlack } from './web'
import { takeEnvelope } from './presses'

/** The Slack of the settings, which are there. */
export const webOf = onceFor(({ config }: Context) => openSlack(config.slack!))

const takerOf = (context: Context) => (payload: unknown) =>
  takeEnvelope({ context, web: webOf(context) }, payload)

/** People are told in Slack, and press its buttons. */
export const slack: Part = {
  routes: (server, context) => receive(server, context, takerOf(context)),
  start(context) {
    const { appToken, apiUrl } = context.config.slack ?? {}
    if (!appToken) return { stop: () => Promise.resolve() }
    return startSocket({ appToken, apiUrl }, takerOf(context), context.log)
  },
}
