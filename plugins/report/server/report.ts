import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { wordsIn } from '../../../languages/server'
import type { ParsedBody } from '../../../shared/endpoint'
import { FEWEST_SHOWN } from '../../../shared/limits'
import { departmentSizes, mergeSmall } from '../../../server/metrics/connection-map.queries'
import { addUp } from '../../../server/metrics/meeting-rate.rules'
import { countSaid } from '../../../server/metrics/metrics.queries'
import { meanBeans, shownLines } from '../../../server/pairings/feedback/feedback.queries'
import { type Actor, recordAudit } from '../../../server/platform/audit/record-audit'
import { addMonths, monthsUpTo } from '../../../server/platform/context/clock'
import type { Context } from '../../../server/platform/context/context'
import { plainPage } from '../../../server/platform/http/content-policy'
import { DAY_MS } from '../../../server/platform/http/cookies'
import { notFound } from '../../../server/platform/http/errors'
import { existingId, roundsOfCall, route } from '../../../server/platform/http/route'
import type { Plugin } from '../../../server/platform/plugin'
import { whileFinding } from '../../../server/platform/process/turns'
import { hashToken, newToken } from '../../../server/platform/secrets'
import * as contract from '../contract'
import type { Report } from '../contract'
import { noReportPage, reportPage, STYLE } from './report.page'
import {
  countAllSeated,
  countSeated,
  countTies,
  deleteLink,
  findLink,
  insertLink,
  readLinks,
} from './report.queries'
import { metIn, shownTies, tellable } from './report.rules'
import { reportTables } from './report.tables'

const DAYS = 30

function reportRoutes(server: FastifyInstance, context: Context): void {
  const { db, clock, config } = context
  const once = whileFinding<Report>()
  const sendPage = plainPage(config, STYLE)
  /** The report of a link; undefined where there is none, or it was revoked or has expired: alike. */
  const reportBy = async (token: string) => {
    const link = await findLink(db, hashToken(token), clock.now())
    return link && once(link.id, () => reportOf(context, link))
  }

  route(server, contract.getReport, async ({ query }) => {
    const report = await reportBy(query.token)
    if (!report) throw notFound((w) => w.report.noLink)
    return report
  })
  server.get('/report', { config: { access: 'public' } }, async (request, reply) => {
    const { token } = z.object({ token: z.string().catch('') }).parse(request.query)
    const report = await reportBy(token)
    if (report) return sendPage(reply, reportPage(report, wordsIn(report.language).responses.report))
    const { mail, responses } = request.words
    return sendPage(reply.status(404), noReportPage(mail.language, responses.report))
  })

  route(server, contract.getReportLinks, async () =>
    (await readLinks(db, clock.now())).map((link) => ({
      ...link,
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
    })),
  )
  route(server, contract.makeReportLink, ({ query, body, caller }) =>
    addLink(context, query.programme, body, caller),
  )
  route(server, contract.revokeReportLink, ({ params, caller }) =>
    db.transaction(async (tx) => {
      const id = existingId(params.id, (w) => w.report.noLink)
      const link = await deleteLink(tx, id)
      if (!link) throw notFound((w) => w.report.noLink)
      await recordAudit(tx, context, caller, { action: 'report_link.removed', id, label: link.last })
      return { message: (w) => w.report.revoked }
    }),
  )
}

/** Makes a link, of which only the hash stays here. @throws 404 no such programme */
async function addLink(
  context: Context,
  programme: string | undefined,
  { last, months, language }: ParsedBody<typeof contract.makeReportLink>,
  actor: Actor,
) {
  const { db, clock, config } = context
  const programmeId = (await roundsOfCall(context, programme)) ?? null
  const token = newToken()
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + DAYS * DAY_MS)
  const row = { tokenHash: hashToken(token), programmeId, last, months, language, createdAt, expiresAt }
  const id = await db.transaction(async (tx) => {
    const made = await insertLink(tx, row)
    const after = { months, language, expiresAt }
    await recordAudit(tx, context, actor, { action: 'report_link.added', id: made, label: last, after })
    return made
  })
  return {
    id,
    url: new URL(`/report?token=${token}`, config.appUrl).href,
    expiresAt: expiresAt.toISOString(),
  }
}

interface Link extends Pick<Report, 'programme' | 'last' | 'language'> {
  programmeId: string | null
  months: number
  expiresAt: Date
}

/** Counts what a report says. What is about fewer than five people is in none of its figures. */
async function reportOf({ db }: Context, { programmeId, months: count, ...link }: Link): Promise<Report> {
  const { last, language } = link
  const asked = { first: addMonths(last, 1 - count), last, programmeId: programmeId ?? undefined }
  const months = monthsUpTo(last, count)
  const [seated, said, beans, quotes, sizes] = await Promise.all([
    countSeated(db, asked),
    countSaid(db, asked),
    meanBeans(db, months),
    shownLines(db, months, { isQuotable: true }),
    departmentSizes(db, undefined),
  ])
  const shown = seated
    .filter(({ people }) => people >= FEWEST_SHOWN)
    .map((one) => ({ ...one, said: addUp(said.filter(({ month }) => month === one.month)) }))
  const shownMonths = shown.map(({ month }) => month)
  const { departments, placeOf } = mergeSmall(sizes, wordsIn(language).responses.rounds.smallerDepartments)
  const [{ people }, ties] = await Promise.all([
    countAllSeated(db, asked, shownMonths),
    countTies(db, placeOf, asked, shownMonths),
  ])
  const nameOf = (place: number | null) => (place === null ? null : (departments[place]?.name ?? null))
  const allSaid = shown.map((one) => one.said)
  return {
    ...link,
    expiresAt: link.expiresAt.toISOString(),
    ...(shown.length > 0 ? { people, matches: addUp(allSaid).matches } : { people: null, matches: null }),
    met: metIn(tellable(allSaid)),
    months: months.map((month) => {
      const one = shown.find((other) => other.month === month)
      return one
        ? { month, people: one.people, matches: one.said.matches, met: metIn(one.said) }
        : { month, people: null, matches: null, met: null }
    }),
    ties: shownTies(ties).map((tie) => ({ ...tie, one: nameOf(tie.one), other: nameOf(tie.other) })),
    feedback:
      beans.mean === null ? null : { ...beans, mean: beans.mean, quotes: quotes.map(({ line }) => line) },
  }
}

/** A page of figures that can be printed, and opened by people without an account (docs/metrics.md). */
export const report: Plugin = {
  name: 'report',
  contract: { capability: 'metrics', about: contract.about, calls: contract },
  tables: reportTables,
  routes: reportRoutes,
}
