import { plugins } from './plugins'
import type { Context } from './platform/context/context'
import { auditRoutes } from './platform/audit/audit.routes'
import { bulkRoutes } from './people/bulk/bulk.routes'
import { cycleRoutes } from './month/cycle/cycle.routes'
import { directoryRoutes } from './directory/directory.routes'
import { importRoutes } from './people/import/import.routes'
import type { FindCaller } from './platform/http/caller'
import { answerError } from './platform/http/errors'
import type { Capabilities } from './platform/http/server'
import { feedbackRoutes } from './pairings/feedback/feedback.routes'
import { guideRoutes } from './guide/guide'
import { imageRoutes } from './images/images.routes'
import { attributeRoutes } from './people/attributes/attributes.routes'
import { topicRoutes } from './people/topics/topics.routes'
import { inquiryRoutes } from './inquiries/inquiries.routes'
import { mailLinkRoutes } from './replies/links/mail-links.routes'
import { mailLogRoutes } from './mail/log/mail-log.routes'
import { webhookRoutes } from './mail/log/webhook.routes'
import { outboxRoutes } from './mail/outbox/outbox.routes'
import { meetingRoutes } from './meetings/meetings.routes'
import { metricsRoutes, prometheus } from './metrics/metrics.routes'
import { newsletterRoutes } from './newsletters/newsletters.routes'
import { reachRoutes } from './newsletters/reach/reach.routes'
import { guards } from './directory/managers/guards'
import { managerRoutes } from './directory/managers/managers.routes'
import { matchRoutes } from './pairings/matches.routes'
import { changeRoutes } from './pairings/changing/changes.routes'
import { makingRoutes } from './pairings/making/making.routes'
import { pairingRoutes } from './pairings/pairings.routes'
import { monthRoutes } from './month/month.routes'
import { restoredRoutes } from './month/restored.routes'
import { privacyRoutes } from './privacy/privacy.routes'
import { outcomeRoutes } from './month/outcome/outcome.routes'
import { participationRoutes } from './people/participation/participation.routes'
import { peopleRoutes, userRoutes } from './people/people.routes'
import { programmeRoutes } from './month/programme/programme.routes'
import { rescueRoutes } from './month/rescue/rescue.routes'
import { sampleRoutes } from './modes/sample/sample.routes'
import { JOBS } from './schedule'
import { adminRoutes } from './sign-in/admins/admins.routes'
import { callerNow, callerOf } from './sign-in/caller'
import { secondFactorRoutes } from './sign-in/second-factor/second-factor.routes'
import { signInRoutes } from './sign-in/sign-in.routes'

/** All capabilities, each with its routes. */
export const capabilities = (context: Context): Capabilities => ({
  findCaller: plugins.reduce<FindCaller>(
    (find, plugin) => plugin.findCaller?.(context, find) ?? find,
    (request, reply) => callerOf(context, request, reply),
  ),
  // A call of a key goes on to its end, also if the key is revoked meanwhile.
  findCallerNow: async (request) => (request.caller?.key ? request.caller : callerNow(context, request)),
  guards,
  answerUnrouted(error, request, reply) {
    const own = plugins.find(({ errors }) => errors && request.url.startsWith(errors.under))
    return (own?.errors?.answer ?? answerError)(error, request, reply)
  },
  // Clients put "/…" behind an address that ends with a slash already.
  rewriteUrl: (url) =>
    plugins.reduce(
      (left, { errors }) =>
        errors && left.startsWith(errors.under)
          ? errors.under + left.slice(errors.under.length).replace(/^\/+/, '')
          : left,
      url,
    ),
  registerManaged(server, managed) {
    userRoutes(server, managed)
    directoryRoutes(server, managed)
    pairingRoutes(server, managed)
    makingRoutes(server, managed)
    changeRoutes(server, managed)
    monthRoutes(server, managed)
    rescueRoutes(server, managed)
    newsletterRoutes(server, managed)
    reachRoutes(server, managed)
    mailLogRoutes(server, managed)
    metricsRoutes(server, managed, JOBS)
    feedbackRoutes(server, managed)
    imageRoutes(server, managed)
    programmeRoutes(server, managed)
    importRoutes(server, managed)
    bulkRoutes(server, managed)
    auditRoutes(server, managed)
    secondFactorRoutes(server, managed)
  },
  register(server) {
    signInRoutes(server, context)
    adminRoutes(server, context)
    secondFactorRoutes(server, context)
    peopleRoutes(server, context)
    participationRoutes(server, context)
    userRoutes(server, context)
    privacyRoutes(server, context)
    imageRoutes(server, context)
    directoryRoutes(server, context)
    managerRoutes(server, context)
    importRoutes(server, context)
    bulkRoutes(server, context)
    inquiryRoutes(server, context)
    topicRoutes(server, context)
    attributeRoutes(server, context)
    prometheus(server, context, JOBS)
    metricsRoutes(server, context, JOBS)
    auditRoutes(server, context)
    programmeRoutes(server, context)
    cycleRoutes(server, context)
    pairingRoutes(server, context)
    makingRoutes(server, context)
    changeRoutes(server, context)
    matchRoutes(server, context)
    rescueRoutes(server, context)
    outcomeRoutes(server, context)
    meetingRoutes(server, context)
    feedbackRoutes(server, context)
    newsletterRoutes(server, context)
    reachRoutes(server, context)
    monthRoutes(server, context)
    restoredRoutes(server, context)
    mailLinkRoutes(server, context)
    mailLogRoutes(server, context)
    webhookRoutes(server, context)
    guideRoutes(server, context)
    if (context.config.mode === 'evaluation') outboxRoutes(server, context)
    for (const plugin of plugins) plugin.routes?.(server, context)
    sampleRoutes(server, context)
  },
})
