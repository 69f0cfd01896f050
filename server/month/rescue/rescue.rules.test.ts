import { describe, expect, test } from 'vitest'
import { ENGLISH } from '../../platform/http/errors'
import { rescueOver } from '../../pairings/rescue-over.rules'
import { lastRescueTime, rescueTime, strandingState } from './rescue.rules'

const byHand = { cycle: null, timeZone: 'Europe/Berlin' }
const monthly = { cycle: '30 8 1 * *', timeZone: 'Europe/Berlin' }
const at = (instant: string, shown: string | null = null) => ({
  now: new Date(instant),
  publishedAt: shown === null ? null : new Date(shown),
})

describe('Other matches are looked for', () => {
  test('for 35 days after the round was shown, whatever the day of the month', () => {
    const shown = '2026-11-10T09:00:00Z'
    expect(rescueOver(byHand, at('2026-11-30T09:00:00Z', shown))).toBeUndefined()
    expect(rescueOver(byHand, at('2026-12-15T09:00:00Z', shown))).toBeUndefined()
    expect(rescueOver(byHand, at('2026-12-15T09:00:01Z', shown))).toBe(
      'It’s too late for another match now. The next round brings one.',
    )
    expect(rescueOver(byHand, at('2026-12-15T09:00:01Z'))).toBeUndefined()
  })

  test('until a week before the next run of the cycle, if that is earlier', () => {
    const onThe15th = { ...monthly, cycle: '0 9 15 * *' }
    expect(rescueOver(onThe15th, at('2026-11-08T07:59:00Z'))).toBeUndefined()
    expect(rescueOver(onThe15th, at('2026-11-08T08:01:00Z'))).toBe(
      'It’s too late for another match now. The next round is on Sunday, 15 November 2026.',
    )
    expect(rescueOver(monthly, at('2026-11-25T09:00:00Z'))).toBe(
      'It’s too late for another match now. The next round is on Tuesday, 1 December 2026.',
    )
  })

  test('of a round of weeks in its own measure: for a quarter longer than it lasts, until its last quarter, a week at most', () => {
    const from = '2026-11-02'
    const weeks = (every: number) => ({
      ...byHand,
      weeks: { every, from, weekday: 1, at: '10:30' },
    })
    const isOver = (every: number, instant: string, shown = `${from}T09:30:00Z`) =>
      rescueOver(weeks(every), at(instant, shown)) !== undefined
    // The next rounds are on the 9th, the 16th and the 30th.
    expect([isOver(1, '2026-11-07T15:29:00Z'), isOver(1, '2026-11-07T15:31:00Z')]).toEqual([false, true])
    expect([isOver(2, '2026-11-12T21:29:00Z'), isOver(2, '2026-11-12T21:31:00Z')]).toEqual([false, true])
    expect([isOver(4, '2026-11-23T09:29:00Z'), isOver(4, '2026-11-23T09:31:00Z')]).toEqual([false, true])
    // A round that was not made again.
    expect([isOver(1, '2026-11-11T03:29:00Z'), isOver(1, '2026-11-11T03:31:00Z')]).toEqual([false, true])
    expect(rescueTime(weeks(2), at(`${from}T12:00:00Z`))).toBe('10:30')
  })

  test('at the time of the cycle, or at nine when every month is run by hand', () => {
    expect([
      rescueTime(monthly, at('2026-11-10T12:00:00Z')),
      rescueTime(byHand, at('2026-11-10T12:00:00Z')),
    ]).toEqual(['08:30', '09:00'])
    const last = (instant: string) => lastRescueTime(monthly, at(instant)).toISOString()
    expect(last('2026-11-10T07:29:59Z')).toBe('2026-11-09T07:30:00.000Z')
    expect(last('2026-11-10T07:30:00Z')).toBe('2026-11-10T07:30:00.000Z')
  })
})

describe('Somebody who is stranded reads', () => {
  const partner = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }
  const state = (changes: object, over?: string) =>
    strandingState(
      { partner, isStranded: true, hasAsked: false, ...changes },
      { tooLate: over ?? '', time: '09:00' },
      ENGLISH.responses,
    )

  test('that the match can’t make it, that somebody is looked for, that it is too late, or that the match is back', () => {
    expect(state({})).toEqual({
      state: 'stranded',
      message: 'Grace Hopper can’t make it for coffee after all.',
    })
    expect(state({ hasAsked: true })).toEqual({
      state: 'waiting',
      message:
        'Grace Hopper can’t make it for coffee after all. You asked for someone else: we look every day at 09:00, and mail you both as soon as somebody is free.',
    })
    expect(state({ hasAsked: true }, 'It is too late.')).toEqual({
      state: 'too-late',
      message: 'Grace Hopper can’t make it for coffee after all. It is too late.',
    })
    expect(state({ isStranded: false })).toEqual({
      state: 'back',
      message: 'Grace Hopper takes part again, so your coffee together stands.',
    })
  })

  test('nothing about somebody who was erased', () => {
    expect(state({ partner: { firstName: 'A former colleague', lastName: '', email: '' } }).message).toBe(
      'Your match can’t make it for coffee after all.',
    )
  })
})

test('The certificate names the people a rescued match was made for', () => {
  const both = [
    { name: 'Ada Byron', why: 'stranded' as const },
    { name: 'Bo Li', why: 'left_out' as const },
  ]
  expect(ENGLISH.responses.rounds.madeFor(both)).toBe('For Ada Byron (lost their match) and Bo Li (sat out).')
})
