import type { Cycle, CycleStep } from '../../../shared/contract/cycle'
import { formats, words } from '../../words'

const TONES = {
  waiting: 'neutral',
  committing: 'info',
  done: 'success',
  skipped: 'neutral',
  failed: 'danger',
  unknown: 'warning',
} as const

/** What a step's badge says; one that waits after a failed try is tried again. */
export function stepBadge({ state, tries, note }: Pick<CycleStep, 'state' | 'tries' | 'note'>) {
  const { states } = words.rounds.cycle
  if (state === 'waiting' && tries > 0 && note !== null)
    return { label: states.again, tone: 'warning' } as const
  return { label: states[state], tone: TONES[state] }
}

/** When a step ended, or is taken. */
export function stepTime({ finishedAt, nextTryAt, state, tries }: CycleStep): string {
  const texts = words.rounds.cycle
  if (finishedAt) return formats().moment(finishedAt)
  if (nextTryAt) return tries > 0 ? texts.nextTry(formats().moment(nextTryAt)) : texts.isNext
  return state === 'waiting' ? texts.afterOthers : texts.now
}

/** How a run went, in a few words. */
export function runInWords({ failed, open, steps, finishedAt }: Cycle): string {
  const texts = words.rounds.cycle
  const run =
    finishedAt === null ? texts.finished(steps.length - open, steps.length) : texts.inAll(steps.length)
  return failed > 0 ? texts.someFailed(run, failed) : run
}
