import { beforeAll, describe, expect, it } from 'vitest'
import type { CycleStep } from '../../../shared/contract/cycle'
import { runInWords, stepBadge, stepTime } from './automatic-cycle'
import { loadWords } from '../../words'

beforeAll(() => loadWords('rounds'))

const step: CycleStep = {
  id: '1',
  title: 'Pairing',
  state: 'waiting',
  tries: 0,
  note: null,
  finishedAt: null,
  nextTryAt: null,
}

describe('A step of the automatic cycle', () => {
  it('that failed and waits is tried again, and says when', () => {
    const failing = { ...step, tries: 2, note: 'the disk is full', nextTryAt: '2026-12-01T08:04:00.000Z' }
    expect(stepBadge(failing)).toEqual({ label: 'Trying again', tone: 'warning' })
    expect(stepTime(failing)).toMatch(/^Next try .*2026/)
  })

  it('that was never tried waits, for the others or for the next look', () => {
    expect(stepBadge(step).label).toBe('Waiting')
    expect(stepTime(step)).toBe('After the others')
    expect(stepTime({ ...step, nextTryAt: '2026-12-01T08:00:00.000Z' })).toBe('Next')
  })
})

describe('A run of the automatic cycle', () => {
  const run = { id: '1', scheduledAt: '', startedAt: '', finishedAt: null, failed: 0, open: 2 }
  it('says how far it is, and what failed', () => {
    expect(runInWords({ ...run, steps: [step, step, step] })).toBe('1 of 3 steps finished')
    const ended = { ...run, finishedAt: '2026-12-01T08:00:00.000Z', open: 0, failed: 1, steps: [step, step] }
    expect(runInWords(ended)).toBe('2 steps, 1 step failed')
  })
})
