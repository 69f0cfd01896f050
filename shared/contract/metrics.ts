import { z } from 'zod'
import { endpoint } from '../endpoint'
import { id, instant, month, programmeOrAllQuery, pairingStatus, programmeOrAll } from './common'

export const getAdminStats = endpoint('GET /api/admin/stats', {
  access: 'manager',
  summary: 'Active matches and completed chats of a programme.',
  query: programmeOrAllQuery,
  response: z.object({ activeMatches: z.number().int(), completedChats: z.number().int() }),
})

const monthFigures = { totalMatches: z.number().int(), completedMatches: z.number().int() }

export const getEnhancedMetrics = endpoint('GET /api/admin/enhanced-metrics', {
  access: 'manager',
  summary: 'Counts of users, and of the matches of a programme, this month and the six before.',
  query: programmeOrAllQuery,
  response: z.object({
    userMetrics: z.object({
      totalRegistered: z.number().int(),
      pendingProfileSetup: z.number().int(),
      activeParticipants: z.number().int(),
      pausedUsers: z.number().int(),
      optedOutUsers: z.number().int(),
      participationRate: z.number(),
      byDepartment: z.record(z.string(), z.number().int()),
    }),
    matchingMetrics: z.object({
      currentMonth: z.object({ ...monthFigures, activeMatches: z.number().int() }),
      previousMonths: z.array(z.object({ month: z.string(), successRate: z.number(), ...monthFigures })),
    }),
  }),
})

export const getMetricsCsv = endpoint('GET /api/admin/metrics.csv', {
  access: 'manager',
  summary:
    'The figures of each month and group of a programme as CSV, of the last months up to this one. Names nobody.',
  query: z.object({
    months: z.coerce.number().int().min(1).max(120).default(12),
    programme: programmeOrAll,
  }),
})

const validationIssue = z.object({
  kind: z.enum(['overdue', 'unavailable', 'left_out', 'not_optimal']),
  pairingId: id,
  pairingName: z.string(),
  /** How many people or pairs are affected. */
  count: z.number().int(),
  message: z.string(),
})

export const getPairingReport = endpoint('GET /api/admin/pairing-report', {
  access: 'manager',
  summary: 'The quality of the pairings of a programme of the last six months, and what is wrong with them.',
  query: programmeOrAllQuery,
  response: z.object({
    recentPairings: z.array(
      z.object({
        id,
        name: z.string(),
        month,
        domainGroupName: z.string().nullable(),
        status: pairingStatus,
        totalPairs: z.number().int(),
        leftOut: z.number().int(),
        crossPairs: z.number().int(),
        /** The most pairs across departments that were possible. */
        crossPairsBound: z.number().int(),
        repeats: z.number().int(),
        /** Whether the pairing is proved to be the best possible. */
        optimal: z.boolean(),
        /** 0 to 10, see docs/metrics.md. */
        qualityScore: z.number(),
        createdAt: instant,
      }),
    ),
    validationIssues: z.array(validationIssue),
    /** 0 to 10, to one decimal; null without recent pairings. */
    averageQualityScore: z.number().nullable(),
  }),
})

const interval = z.tuple([z.number(), z.number()])
const ofAnswered = z.object({
  met: z.number().int(),
  answered: z.number().int(),
  rate: z.number().nullable(),
})
const effect = z.object({
  with: ofAnswered,
  without: ofAnswered,
  /** Of the difference of the two rates, in percentage points. */
  interval,
  /** Whether there are enough answers to tell: the interval does not contain zero. */
  isClear: z.boolean(),
})
export type Effect = z.infer<typeof effect>

export const getEngagementMetrics = endpoint('GET /api/admin/engagement-metrics', {
  access: 'manager',
  summary:
    'Connections made in a programme, people who used the product this month, retention; who met, of all and of those who answered.',
  query: programmeOrAllQuery,
  response: z.object({
    /** Matches that are under way or took place. */
    totalConnections: z.number().int(),
    /** People who met in those months, each counted once, in however many programmes. */
    peopleMet: z.number().int(),
    monthlyActiveUsers: z.number().int(),
    /** Percent. */
    retentionRate: z.number(),
    /** Of the twelve months before this one and of this one, oldest first. */
    months: z.array(
      z.object({
        month,
        matches: z.number().int(),
        /** Matches that took place. */
        met: z.number().int(),
      }),
    ),
    /** What people said of the matches of those months. Rates are in percent. */
    meetings: z.array(
      z.object({
        month,
        matches: z.number().int(),
        bothSaid: z.number().int(),
        /** One said that they met, the other is silent. */
        oneSaid: z.number().int(),
        /** One said that they did not. */
        didNot: z.number().int(),
        silent: z.number().int(),
        /** Matches with a booked time. */
        booked: z.number().int(),
        /** The share that met, if no silent person did; the other bound: if all of them did. */
        rateLow: z.number(),
        rateHigh: z.number(),
        answered: z.number().int(),
        /** Who met of those who answered, with 95 % confidence (Wilson). */
        interval,
        /** From the newsletter to the booked time. */
        medianDays: z.number().nullable(),
        /** What booking a time changes, and reminding the organiser, among those who answered. */
        booking: effect,
        reminding: effect,
      }),
    ),
    /** The effect over all these months. */
    booking: effect,
    reminding: effect,
  }),
})

const metCount = z.object({
  /** Positions in the list of departments; the smaller one first. */
  a: z.number().int(),
  b: z.number().int(),
  /** Matches that took place between the two. */
  met: z.number().int(),
})

export const getConnectionMap = endpoint('GET /api/admin/connection-map', {
  access: 'manager',
  summary:
    'How many matches took place between which departments, in total and month by month; names nobody.',
  query: z.object({
    months: z.coerce.number().int().min(1).max(36).default(12),
    domainGroupId: id.optional(),
    programme: programmeOrAll,
    /** An attribute: its values stand for the departments, without people who have none. */
    by: id.optional(),
  }),
  response: z.object({
    /** Largest first; the merged ones last. */
    departments: z.array(
      z.object({
        name: z.string(),
        people: z.number().int(),
        /** How many departments are merged in this entry; 1 for a single department. */
        merged: z.number().int(),
      }),
    ),
    /** Over the whole time. */
    total: z.array(metCount),
    /** Oldest first, every month of the time. */
    months: z.array(z.object({ month, met: z.number().int(), cells: z.array(metCount) })),
    /** When this was counted: large companies are counted every few seconds, not at every call. */
    asOf: instant,
  }),
})
export type ConnectionMap = z.infer<NonNullable<(typeof getConnectionMap)['response']>>

export const getFeedback = endpoint('GET /api/admin/feedback', {
  access: 'manager',
  summary:
    "A month's feedback over all programmes, of a domain group or the whole company: the mean of the beans and the lines, without names, in batches of five people or more.",
  query: z.object({ month, domainGroupId: id.optional() }),
  response: z.object({
    /** How many gave what is shown; 0: fewer than five so far. */
    given: z.number().int(),
    mean: z.number().nullable(),
    /** In random order, 500 at most. */
    lines: z.array(z.string()),
  }),
})

const healthStatus = z.enum(['operational', 'degraded', 'down'])
const health = { status: healthStatus, label: z.string(), detail: z.string() }

const cycleOf = {
  ...health,
  /** A cron expression; null where rounds are made by hand, or come round in weeks. */
  expression: z.string().nullable(),
  timeZone: z.string(),
  nextRunAt: instant.nullable(),
  lastRunAt: instant.nullable(),
}

const pluginHealth = z.object({
  plugin: z.string(),
  title: z.string(),
  ...health,
  /** When it last read what it watches, where it does. */
  readAt: instant.nullable(),
  failingSince: instant.nullable(),
})
export type PluginHealth = z.infer<typeof pluginHealth>

export const getSystemHealth = endpoint('GET /api/admin/system-health', {
  summary: 'The state of database, mail, jobs, employee sync and sign-in, as it is now.',
  response: z.object({
    database: z.object({
      status: healthStatus,
      label: z.string(),
      latencyMs: z.number(),
    }),
    /** Its label is "Mock Mode" for the outbox. */
    email: z.object({
      ...health,
      transport: z.enum(['outbox', 'smtp', 'sendgrid']),
      /** Newsletter messages that are still to be handed over. */
      waiting: z.number().int(),
      pausedSends: z.number().int(),
    }),
    jobs: z.array(
      z.object({
        name: z.string(),
        status: healthStatus,
        label: z.string(),
        lastRunAt: instant.nullable(),
        everySeconds: z.number().int(),
        /** The last try, if it failed and there was no success since. */
        failure: z.object({ at: instant, message: z.string() }).nullable(),
      }),
    ),
    /** Of the default programme. */
    cycle: z.object(cycleOf),
    otherCycles: z.array(z.object({ programme: z.object({ id, name: z.string() }), ...cycleOf })),
    /** Its label is "File-based" for the employee file. */
    employeeSync: z.object({ ...health, lastSyncAt: instant.nullable() }),
    signIn: z.object({
      ...health,
      /** When too many wrong codes were last entered, within 30 days. */
      codesRefusedAt: instant.nullable(),
      /** Set while codes are refused. */
      codesRefusedUntil: instant.nullable(),
    }),
    /** Of the plugins that are set up. */
    plugins: z.array(pluginHealth),
    pendingProfileSetups: z.number().int(),
    /** When the state was looked up. */
    checkedAt: instant,
  }),
})
