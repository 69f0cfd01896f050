import type { ServerWords } from '../../../languages/words'
import type { getSystemHealth } from '../../../shared/contract/metrics'
import type { ResponseOf } from '../../../shared/endpoint'
import { isByHand } from '../../../shared/programme'
import type { Context } from '../../platform/context/context'
import { nextRun } from '../../pairings/next-pairing'
import { newestCycle, troubledSteps } from './cycle.queries'
import { stepInWords } from './cycle.rules'
import { ENGLISH } from '../../platform/http/errors'
import { storedIn } from './stored-words'

type Health = ResponseOf<typeof getSystemHealth>['cycle']

/** Whether the automatic cycle is on, when it runs next, and whether its last run needs attention. */
export async function cycleHealth(
  context: Context,
  { mail, responses }: ServerWords = ENGLISH,
): Promise<Health> {
  const texts = responses.health.cycle
  const { clock, db } = context
  const { id, settings } = context.programme
  const { cycle, cycleSend } = settings
  const newest = await newestCycle(db, id)
  const facts = {
    expression: cycle,
    timeZone: clock.timeZone,
    nextRunAt: (!isByHand(settings) && nextRun(context)?.toISOString()) || null,
    lastRunAt: newest?.scheduledAt.toISOString() ?? null,
  }
  if (isByHand(settings))
    return {
      ...facts,
      status: 'operational',
      label: texts.manual.label,
      detail: texts.manual.detail,
    }
  const plan = cycleSend === 'send' ? texts.sends : texts.drafts
  const [trouble] = newest ? await troubledSteps(db, newest.id) : []
  if (newest && trouble) {
    const isOver = trouble.state !== 'waiting'
    return {
      ...facts,
      status: 'degraded',
      label: isOver ? texts.needsAttention : texts.tryingAgain,
      detail: (isOver ? texts.notDone : texts.failing)(
        stepInWords(trouble, responses.month.steps),
        mail.dates.longDay(newest.scheduledAt, clock.timeZone),
        (trouble.note ? storedIn(mail.language, trouble.note) : texts.noReason).replace(/[.。]$/, ''),
      ),
    }
  }
  const isRunning = newest !== undefined && newest.finishedAt === null
  return { ...facts, status: 'operational', label: isRunning ? texts.running : texts.scheduled, detail: plan }
}
