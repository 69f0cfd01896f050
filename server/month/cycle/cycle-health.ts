import type { getSystemHealth } from '../../../shared/contract/metrics'
import type { ResponseOf } from '../../../shared/endpoint'
import { longDate } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { nextRun } from '../../pairings/next-pairing'
import { newestCycle, troubledSteps } from './cycle.queries'
import { stepInWords } from './cycle.rules'

type Health = ResponseOf<typeof getSystemHealth>['cycle']

/** Whether the automatic cycle is on, when it runs next, and whether its last run needs attention. */
export async function cycleHealth(context: Context): Promise<Health> {
  const { clock, db } = context
  const { cycle, cycleSend } = context.programme.settings
  const newest = await newestCycle(db)
  const facts = {
    expression: cycle,
    timeZone: clock.timeZone,
    nextRunAt: (cycle !== null && nextRun(context)?.toISOString()) || null,
    lastRunAt: newest?.scheduledAt.toISOString() ?? null,
  }
  if (cycle === null)
    return {
      ...facts,
      status: 'operational',
      label: 'Manual',
      detail: 'Every month is run by hand. Admin Tools, Programme, can make it run by itself.',
    }
  const plan =
    cycleSend === 'send' ? 'Pairs and sends the newsletters.' : 'Pairs; the newsletters wait for approval.'
  const [trouble] = newest ? await troubledSteps(db, newest.id) : []
  if (newest && trouble) {
    const isOver = trouble.state !== 'waiting'
    return {
      ...facts,
      status: 'degraded',
      label: isOver ? 'Needs attention' : 'Trying again',
      detail: `${stepInWords(trouble)} ${isOver ? 'was not done' : 'has failed so far'} in the run of ${longDate(newest.scheduledAt, clock.timeZone)}: ${(trouble.note ?? 'no reason is known').replace(/\.$/, '')}.`,
    }
  }
  const isRunning = newest !== undefined && newest.finishedAt === null
  return { ...facts, status: 'operational', label: isRunning ? 'Running' : 'Scheduled', detail: plan }
}
