import type { Cycle, CycleStep } from '../../../shared/contract/cycle'
import { counted } from '../../../shared/counted'
import { momentInWords } from '../../kit/words.rules'

const STATES = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  committing: { label: 'Being mailed', tone: 'info' },
  done: { label: 'Done', tone: 'success' },
  skipped: { label: 'Skipped', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
  unknown: { label: 'Unknown', tone: 'warning' },
} as const

/** What a step's badge says; one that waits after a failed try is tried again. */
export function stepBadge({ state, tries, note }: Pick<CycleStep, 'state' | 'tries' | 'note'>) {
  if (state === 'waiting' && tries > 0 && note !== null)
    return { label: 'Trying again', tone: 'warning' } as const
  return STATES[state]
}

/** When a step ended, or is taken. */
export function stepTime({ finishedAt, nextTryAt, state, tries }: CycleStep): string {
  if (finishedAt) return momentInWords(finishedAt)
  if (nextTryAt) return tries > 0 ? `Next try ${momentInWords(nextTryAt)}` : 'Next'
  return state === 'waiting' ? 'After the others' : 'Now'
}

/** How a run went, in a few words. */
export function runInWords({ failed, open, steps, finishedAt }: Cycle): string {
  const trouble = failed > 0 ? `, ${counted(failed, 'step')} failed` : ''
  return finishedAt === null
    ? `${steps.length - open} of ${counted(steps.length, 'step')} finished${trouble}`
    : `${counted(steps.length, 'step')}${trouble}`
}
