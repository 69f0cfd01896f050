import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../server/platform/context/context'
import { HttpError, NOT_UNDERSTOOD, nothingHere } from '../../../server/platform/http/errors'
import { route } from '../../../server/platform/http/route'
import { JSON_LIMIT } from '../../../server/platform/http/server'
import { onceFor } from '../../../server/platform/process/once-for'
import { teamsMessages } from '../contract'
import type { TeamsChat } from './chat'
import { anActivity, takeActivity } from './presses'
import { teamsSettings } from './settings'
import { openVerifier } from './verify'

/** An activity that was sent longer ago is not taken: its presses are no longer remembered for ever. */
const OLD_MS = 3_600_000

const verifierOf = onceFor(({ config, clock }: Context) => openVerifier(teamsSettings.of(config)!, clock))

/** Where Microsoft posts what people press and write, if it can reach us. */
export function receive(
  server: FastifyInstance,
  context: Context,
  teamsOf: (context: Context) => TeamsChat,
): void {
  server.register(async (teams) => {
    teams.removeAllContentTypeParsers()
    teams.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: JSON_LIMIT },
      (_request, body, done) => done(null, body),
    )
    route(teams, teamsMessages, async ({ request, reply }) => {
      const access = teamsSettings.of(context.config)
      if (!access?.isPressable) throw nothingHere()
      const serviceUrl = await verifierOf(context)(request.headers.authorization)
      if (serviceUrl === undefined) throw notSigned()
      const activity = parse(request.body)
      const { tenantId } = activity.conversation
      if (activity.serviceUrl !== serviceUrl || (tenantId ?? access.tenantId) !== access.tenantId)
        throw notSigned()
      if (context.clock.now().getTime() - activity.timestamp.getTime() > OLD_MS) throw notSigned()
      const answer = await takeActivity(teamsOf(context), activity)
      return answer ?? reply.code(200).send()
    })
  })
}

const notSigned = () => new HttpError(401, 'invalid_signature', (w) => w.mail.notSigned('Microsoft'))

function parse(body: unknown) {
  try {
    return anActivity.parse(JSON.parse(Buffer.isBuffer(body) ? body.toString() : ''))
  } catch {
    throw new HttpError(400, NOT_UNDERSTOOD.code, NOT_UNDERSTOOD.text)
  }
}
