import { reasonText } from '../../../languages/reasons'
import type { ServerWords } from '../../../languages/words'
import type { getSystemHealth } from '../../../shared/contract/metrics'
import type { ResponseOf } from '../../../shared/endpoint'
import { isByHand } from '../../../shared/programme'
import type { Context } from '../../platform/context/context'
import { contextForProgramme } from '../../platform/context/programmes'
import { nextRun } from '../../pairings/next-pairing'
import { type CycleRow, newestCycles, type StepRow, troubledSteps } from './cycle.queries'
import { stepInWords } from './cycle.rules'
import { ENGLISH } from '../../platform/http/errors'

type Health = ResponseOf<typeof getSystemHealth>['otherCycles'][number]

/** Of each programme, the first one first: whether its cycle is on, when it runs next, and whether its last run needs attention. */
export async function cyclesHealth(context: Context, words: ServerWords = ENGLISH): Promise<Health[]> {
  const newest = await newestCycles(context.db)
  const troubles = await troubledSteps(
    context.db,
    newest.map(({ id }) => id),
  )
  return context.programmes().map(({ id, name }) => {
    const run = newest.find(({ programmeId }) => programmeId === id)
    const trouble = troubles.find(({ cycleId }) => cycleId === run?.id)
    return {
      programme: { id, name },
      ...cycleHealth(contextForProgramme(context, id), { run, trouble }, words),
    }
  })
}

function cycleHealth(
  context: Context,
  { run: newest, trouble }: { run: CycleRow | undefined; trouble: StepRow | undefined },
  words: ServerWords,
): Omit<Health, 'programme'> {
  const { mail, responses } = words
  const texts = responses.health.cycle
  const { clock } = context
  const { settings } = context.programme
  const { cycle, cycleSend } = settings
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
  if (newest && trouble) {
    const isOver = trouble.state !== 'waiting'
    return {
      ...facts,
      status: 'degraded',
      label: isOver ? texts.needsAttention : texts.tryingAgain,
      detail: (isOver ? texts.notDone : texts.failing)(
        stepInWords(trouble, responses.month.steps),
        mail.dates.longDay(newest.scheduledAt, clock.timeZone),
        (trouble.note ? reasonText(words, trouble.note) : texts.noReason).replace(/[.。]$/, ''),
      ),
    }
  }
  const isRunning = newest !== undefined && newest.finishedAt === null
  return { ...facts, status: 'operational', label: isRunning ? texts.running : texts.scheduled, detail: plan }
}
