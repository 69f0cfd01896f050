import { z } from 'zod'
import { endpoint } from '../../shared/endpoint'

export const about = 'Microsoft Teams, which sends what people press and write there.'

/** The body is an activity of the Bot Framework. It is parsed after the token that came along is verified. */
export const teamsMessages = endpoint('POST /api/teams/messages', {
  access: 'public',
  crossOrigin: true,
  summary: 'Microsoft’s signed presses and messages. 404 unless TEAMS_PUBLIC_URL is set.',
  /** What a press is answered with; everything else is acknowledged without one. */
  response: z.object({ statusCode: z.literal(200), type: z.string(), value: z.string() }),
})
