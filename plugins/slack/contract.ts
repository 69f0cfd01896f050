import { z } from 'zod'
import { endpoint } from '../../shared/endpoint'

export const about = 'Slack, which sends what people press there.'

/** The body is an event, or a form with a press. Its raw bytes are signed; it is parsed after its signature is checked. */
export const slackEvents = endpoint('POST /api/slack/events', {
  access: 'public',
  crossOrigin: true,
  summary:
    'Slack’s signed presses and events. 404 unless SLACK_SIGNING_SECRET is set; with Socket Mode nothing comes here.',
  /** To Slack’s question whether the address is ours; everything else is acknowledged with an empty response. */
  response: z.object({ challenge: z.string() }),
})
