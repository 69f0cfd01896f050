import type { FastifyInstance } from 'fastify'
import { auditRoutes } from './audit/audit.routes'
import type { Context } from './context'
import { cycleRoutes } from './cycle/cycle.routes'
import { directoryRoutes } from './directory/directory.routes'
import { imageRoutes } from './images/images.routes'
import { inquiryRoutes } from './inquiries/inquiries.routes'
import { metricsRoutes } from './metrics/metrics.routes'
import { mailRoutes } from './mail/mail.routes'
import { newsletterRoutes } from './newsletters/newsletters.routes'
import { matchRoutes } from './pairings/matches.routes'
import { pairingRoutes } from './pairings/pairings.routes'
import { participationRoutes } from './participation/participation.routes'
import { peopleRoutes } from './people/people.routes'
import { sampleRoutes } from './sample/sample.routes'
import { signInRoutes } from './sign-in/sign-in.routes'

/** All capabilities, each with its routes. */
export function routes(context: Context): (server: FastifyInstance) => void {
  return (server) => {
    signInRoutes(server, context)
    peopleRoutes(server, context)
    imageRoutes(server, context)
    participationRoutes(server, context)
    directoryRoutes(server, context)
    inquiryRoutes(server, context)
    metricsRoutes(server, context)
    auditRoutes(server, context)
    cycleRoutes(server, context)
    pairingRoutes(server, context)
    matchRoutes(server, context)
    newsletterRoutes(server, context)
    mailRoutes(server, context)
    sampleRoutes(server, context)
  }
}
