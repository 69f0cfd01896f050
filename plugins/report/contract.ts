import { z } from 'zod'
import {
  id,
  instant,
  language,
  messageAnswer,
  month,
  programmeOrAllQuery,
} from '../../shared/contract/common'
import { endpoint, type ResponseOf } from '../../shared/endpoint'

export const about = 'A page of figures for people without an account.'

/** How many months a report covers at most. */
export const MOST_MONTHS = 12

const months = z.number().int().min(1).max(MOST_MONTHS)
const link = z.object({
  id,
  /** null: all programmes. */
  programme: z.string().nullable(),
  /** The last month, YYYY-MM. */
  last: z.string(),
  /** How many months there are, up to that one. */
  months,
  language,
  createdAt: instant,
  expiresAt: instant,
})

export const getReportLinks = endpoint('GET /api/admin/report-links', {
  summary: 'The links to reports that still open, the newest first; without their addresses.',
  response: z.array(link),
})
export type ReportLink = ResponseOf<typeof getReportLinks>[number]

export const makeReportLink = endpoint('POST /api/admin/report-links', {
  summary:
    'Makes a link that opens the report of a programme, or of all of them, for 30 days and without an account. Its address is shown this once.',
  query: programmeOrAllQuery,
  body: z.object({ last: month, months: months.default(MOST_MONTHS), language }),
  response: z.object({ id, url: z.string(), expiresAt: instant }),
})

export const revokeReportLink = endpoint('DELETE /api/admin/report-links/:id', {
  summary: 'Revokes a link to a report, at once.',
  response: messageAnswer,
})

/** What pairs said. Rates and intervals are in percent. */
const met = z.object({
  met: z.number().int(),
  answered: z.number().int(),
  /** The share that met, if no silent pair did, and if all of them did. */
  rateLow: z.number(),
  rateHigh: z.number(),
  /** Of those who answered, with 95 % confidence (Wilson). */
  interval: z.tuple([z.number(), z.number()]),
})

export const getReport = endpoint('GET /api/report', {
  access: 'public',
  unlogged: true,
  summary: 'The report of a link. Nothing in it is about fewer than five people.',
  query: z.object({ token: z.string().max(100) }),
  response: z.object({
    ...link.omit({ id: true, createdAt: true, months: true }).shape,
    /** Of which it is, oldest first; what is about fewer than five people is null, and in no other figure. */
    months: z.array(
      z.object({
        month: z.string(),
        people: z.number().int().nullable(),
        matches: z.number().int().nullable(),
        met: met.nullable(),
      }),
    ),
    /** Who had a match in the months that are shown, each counted once. */
    people: z.number().int().nullable(),
    matches: z.number().int().nullable(),
    met: met.nullable(),
    /** Two people of two departments who met for the first time; the smallest are one entry, without names. */
    ties: z.array(
      z.object({ one: z.string().nullable(), other: z.string().nullable(), count: z.number().int() }),
    ),
    /** Over all programmes, in whole batches of five people or more. null: there are none yet. */
    feedback: z.object({ given: z.number().int(), mean: z.number(), quotes: z.array(z.string()) }).nullable(),
  }),
})
export type Report = ResponseOf<typeof getReport>
