import type { FastifyInstance } from 'fastify'
import { reportPolicyViolation } from '../../../shared/contract/metrics'
import { addDays, today } from '../context/clock'
import type { Context } from '../context/context'
import { HttpError } from '../http/errors'
import { type ClientLimit, createClientLimiter } from '../http/limits'
import { route } from '../http/route'
import { countViolations } from './content-policy.queries'
import { readReport } from './report.rules'

const LARGEST = 64_000
const DAYS_KEPT = 30
const REPORTS: ClientLimit = {
  points: 60,
  seconds: 3600,
  message: (w, minutes) => w.platform.manyReports(minutes),
}

/** Counts what browsers report about the content policy. Anyone can send a report, so the counts are a hint and no proof. */
export function contentPolicyRoutes(server: FastifyInstance, context: Context): void {
  const { clock, db } = context
  const limiter = createClientLimiter(context, 'content-policy', REPORTS)
  server.register(async (reports) => {
    reports.removeAllContentTypeParsers()
    reports.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: LARGEST },
      (_request, body, done) => done(null, body),
    )
    route(reports, reportPolicyViolation, async ({ request, reply }) => {
      await limiter.count(request.ip)
      const violations = readReport(parse(request.body))
      const day = today(clock)
      const oldest = addDays(day, -DAYS_KEPT)
      if (violations.length > 0) await countViolations(db, { day, oldest }, violations)
      return reply.code(204).send()
    })
  })
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    throw new HttpError(400, 'invalid_input', (w) => w.platform.notAReport)
  }
}
