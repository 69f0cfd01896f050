import { expect, test } from 'vitest'
import type { MonthStep } from '../../shared/contract/month'
import { readAgainAfter } from './use-month'

const at = (state: MonthStep['state']): MonthStep[] => [
  { key: 'sending', state, figure: '', detail: '', share: 0 },
]

test('A month is read again each second while mails are sent, often enough to see others begin it, and else not', () => {
  expect(readAgainAfter(at('running'), false)).toBe(1000)
  expect(readAgainAfter(at('due'), true)).toBe(1000)
  expect(readAgainAfter(at('due'), false)).toBe(10_000)
  expect(readAgainAfter(at('problem'), false)).toBe(10_000)
  for (const state of ['todo', 'done'] as const) expect(readAgainAfter(at(state), false)).toBe(false)
  expect(readAgainAfter(undefined, false)).toBe(false)
})
