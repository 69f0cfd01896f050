import { beforeAll, describe, expect, test } from 'vitest'
import type { Programme } from '../../../shared/contract/programme'
import { INITIAL } from '../../../shared/programme'
import { loadWords } from '../../words'
import { choiceOf, cycleOf } from './plan.rules'
import { changesOf, minimumFault, valuesOf } from './programme.rules'

beforeAll(() => loadWords('rounds'))

describe('a cycle as the form shows it', () => {
  test.each([
    ['0 9 1 * *', { cycle: 'day', day: '1', time: '09:00' }],
    ['5 14 28 * *', { cycle: 'day', day: '28', time: '14:05' }],
    ['0 0 L * *', { cycle: 'day', day: 'L', time: '00:00' }],
    ['30 8 * * 2#1', { cycle: 'weekday', weekday: '2', which: '1', time: '08:30' }],
    ['30 8 * * 0#L', { cycle: 'weekday', weekday: '0', which: 'L', time: '08:30' }],
  ])('%s is what it says, and is stored as it was', (expression, choice) => {
    expect(choiceOf(expression)).toMatchObject(choice)
    expect(cycleOf(choiceOf(expression), expression)).toBe(expression)
  })

  test('is by hand without an expression', () => {
    expect(choiceOf(null).cycle).toBe('by-hand')
    expect(cycleOf(choiceOf(null), null)).toBeNull()
  })

  test.each(['0 9 31 * *', '0 9 1,15 * *', '0 9 1 1,4,7 *', '0 9 1-7 * 2', '*/5 9 1 * *', '0 9 * * 2#5'])(
    '%s can only be shown as it is, and stays so',
    (expression) => {
      expect(choiceOf(expression).cycle).toBe('as-set')
      expect(cycleOf(choiceOf(expression), expression)).toBe(expression)
    },
  )

  test('that names Sunday as the seventh day is on a Sunday', () => {
    expect(choiceOf('0 9 * * 7#2')).toMatchObject({ cycle: 'weekday', weekday: '0' })
  })
})

const programme: Programme = {
  cycle: '0 9 1 * *',
  timeZone: 'Europe/Berlin',
  nextRound: null,
  ...INITIAL,
  lockedBySettings: [],
  nextRuns: [],
}

test('the form sends what was changed, and nothing that the operator decided', () => {
  const values = valuesOf(programme)
  expect(changesOf(programme, values)).toEqual({})
  expect(changesOf(programme, { ...values, time: '10:30', minimumUsers: '6' })).toEqual({
    cycle: '30 10 1 * *',
    minimumUsers: 6,
  })
  const byHand = { ...programme, cycle: null }
  expect(changesOf(byHand, { ...valuesOf(byHand), nextRound: '2026-12-01' })).toEqual({
    nextRound: '2026-12-01',
  })
  const locked = { ...programme, lockedBySettings: ['cycle' as const] }
  expect(changesOf(locked, { ...values, cycle: 'by-hand', reminders: true })).toEqual({ reminders: true })
})

test.each([
  ['4', undefined],
  ['', 'Please enter a whole number'],
  ['2.5', 'Please enter a whole number'],
  ['-3', 'Please enter a whole number'],
  ['0', 'At least 2'],
  ['1000001', 'At most 1,000,000'],
])('as minimum "%s" gives: %s', (text, fault) => {
  expect(minimumFault(text)).toBe(fault)
})
