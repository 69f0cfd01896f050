import { beforeAll, expect, it } from 'vitest'
import { loadWords } from '../words'
import { actionInWords, changesOf, dayIn } from './audit-log'

beforeAll(() => loadWords('tools'))

it('An action is named in words', () => {
  expect(actionInWords('newsletter.send_paused')).toBe('Newsletter send paused')
  expect(actionInWords('pairing.generated')).toBe('Pairing generated')
})

it('A change names each field that differs, before and after', () => {
  expect(
    changesOf({
      before: { participationStatus: 'active', department: 'Sales', same: 1 },
      after: { participationStatus: 'paused', same: 1, isActive: true },
    }),
  ).toEqual([
    { field: 'Participation status', before: 'active', after: 'paused' },
    { field: 'Department', before: 'Sales', after: 'nothing' },
    { field: 'Is active', before: 'nothing', after: 'true' },
  ])
  expect(changesOf({ before: null, after: null })).toEqual([])
})

it('A day in the address counts only if it is one', () => {
  expect(['2026-11-16', 'soon', ''].map(dayIn)).toEqual(['2026-11-16', '', ''])
})
