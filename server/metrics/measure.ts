import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Context } from '../platform/context/context'
import { cyclesHealth } from '../month/cycle/cycle-health'
import type { Job } from '../platform/jobs/jobs'
import { allOf } from '../platform/process/turns'
import { type Measured, MEASURES, type MeasureName, type Point } from '../platform/watching/measures'
import { countMatches, countRetention, databaseLatency, sendingState } from './metrics.queries'
import { ENGLISH } from '../platform/http/errors'
import { jobsHealth, pluginsHealth } from './system-health'

type Values = Partial<Record<MeasureName, number | Point[]>>

/** Measuring the delay wakes an idle process fifty times a second, so it ends so long after somebody has asked. */
const FORGOTTEN_MS = 600_000

/** Every figure of MEASURES, looked up when it is asked for: requests, mails and memory of this instance, people and matches of all. */
export function measuring(context: Context, jobs: Job[]): { measure(): Promise<Measured[]>; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  let forgotten: NodeJS.Timeout | undefined
  const stop = () => {
    clearTimeout(forgotten)
    delay.disable()
  }
  return {
    stop,
    async measure() {
      delay.enable()
      clearTimeout(forgotten)
      forgotten = setTimeout(stop, FORGOTTEN_MS).unref()
      const { counts } = context.watch
      const { user, system } = process.cpuUsage()
      const values: Values = {
        // While the database is away, what this instance knows of itself is worth most.
        ...(await ofDatabase(context, jobs).catch(() => ({ database_up: 0 }))),
        ...ofPool(context.database.pool),
        process_resident_bytes: process.memoryUsage.rss(),
        process_cpu_seconds_total: (user + system) / 1e6,
        event_loop_delay_p99_seconds: delay.percentile(99) / 1e9,
        uptime_seconds: process.uptime(),
        mails_total: counts.mails,
      }
      delay.reset()
      const own = await ofPlugins(context).catch(() => [])
      return Object.entries(MEASURES)
        .flatMap(([key, [kind, help]]): Measured[] => {
          const name = key as MeasureName
          if (kind === 'histogram') return [{ name, help, kind, points: counts.requests }]
          const value = values[name]
          if (value === undefined) return []
          const points =
            typeof value === 'number' ? [{ labels: {}, value: Number.isFinite(value) ? value : 0 }] : value
          return [{ name, help, kind, points }]
        })
        .concat(own)
    },
  }
}

/** The figures of plugins. */
async function ofPlugins(context: Context): Promise<Measured[]> {
  const all = await Promise.all(context.plugins.map(async (plugin) => plugin.measure?.(context) ?? []))
  return all.flatMap((own) =>
    own.map(([name, help, value]) => ({ name, help, kind: 'gauge', points: [{ labels: {}, value }] })),
  )
}

function ofPool({ totalCount, idleCount, waitingCount }: Context['database']['pool']): Values {
  return {
    database_connections: [
      { labels: { state: 'used' }, value: totalCount - idleCount },
      { labels: { state: 'idle' }, value: idleCount },
    ],
    database_waiting: waitingCount,
  }
}

async function ofDatabase(context: Context, jobs: Job[]): Promise<Values> {
  const { db } = context
  const latencyMs = await databaseLatency(db)
  const [matches, users, sending, parts] = await Promise.all([
    countMatches(db, undefined),
    countRetention(db),
    sendingState(db),
    healthOfParts(context, jobs),
  ])
  return {
    database_up: 1,
    database_round_trip_seconds: latencyMs / 1000,
    users: users.total,
    users_opted_out: users.optedOut,
    matches_active: matches.activeMatches,
    chats_completed: matches.completedChats,
    mail_waiting: sending.waiting,
    sends_paused: sending.paused,
    part_healthy: parts,
  }
}

async function healthOfParts(context: Context, jobs: Job[]): Promise<Point[]> {
  const parts = await allOf({ jobs: jobsHealth(context, jobs), cycle: cyclesHealth(context) })
  const plugins = (await pluginsHealth(context, ENGLISH)).map((one) => [one.plugin, [one]] as const)
  return [...Object.entries(parts), ...plugins].map(([part, health]) => ({
    labels: { part },
    value: health.every(({ status }) => status === 'operational') ? 1 : 0,
  }))
}
