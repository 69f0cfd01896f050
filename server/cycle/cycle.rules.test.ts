import { describe, expect, test } from 'vitest'
import { dueOccurrence, restMs } from './cycle.rules'

const due = (expression: string, after: string, now: string, timeZone = 'Europe/Berlin') =>
  dueOccurrence({ expression, timeZone }, new Date(after), new Date(now))?.toISOString()

/** Every occurrence that an instance sees which looks each minute and remembers the last one. */
function seen(expression: string, from: string, to: string): string[] {
  const found: string[] = []
  let last = new Date(from)
  for (let now = last.getTime(); now <= Date.parse(to); now += 60_000) {
    const run = dueOccurrence({ expression, timeZone: 'Europe/Berlin' }, last, new Date(now))
    if (!run) continue
    found.push(run.toISOString())
    last = run
  }
  return found
}

describe('an occurrence of the cycle', () => {
  test('is due from its minute on, in the zone of the cycle', () => {
    expect(due('0 9 1 * *', '2026-11-16T00:00:00Z', '2026-12-01T07:59:59Z')).toBeUndefined()
    expect(due('0 9 1 * *', '2026-11-16T00:00:00Z', '2026-12-01T08:00:00Z')).toBe('2026-12-01T08:00:00.000Z')
    expect(due('0 9 1 * *', '2026-06-16T00:00:00Z', '2026-07-01T07:00:00Z')).toBe('2026-07-01T07:00:00.000Z')
    expect(due('0 0 1 * *', '2026-11-16T00:00:00Z', '2026-11-30T23:00:00Z')).toBe('2026-11-30T23:00:00.000Z')
  })

  test('is not due a second time', () => {
    expect(due('0 9 1 * *', '2026-12-01T08:00:00Z', '2026-12-01T08:01:00Z')).toBeUndefined()
  })

  test('that was missed is made up for within seven days, and not later', () => {
    expect(due('0 9 1 * *', '2026-11-16T00:00:00Z', '2026-12-08T07:59:00Z')).toBe('2026-12-01T08:00:00.000Z')
    expect(due('0 9 1 * *', '2026-11-16T00:00:00Z', '2026-12-08T08:00:00Z')).toBeUndefined()
  })

  test('of several that were missed only the newest counts', () => {
    expect(due('0 9 * * *', '2026-11-16T00:00:00Z', '2026-11-20T12:00:00Z')).toBe('2026-11-20T08:00:00.000Z')
  })

  test('before the setting was in force does not count', () => {
    expect(due('0 9 1 * *', '2026-12-01T08:30:00Z', '2026-12-02T08:00:00Z')).toBeUndefined()
  })

  test('on the 31st comes in the months that have one', () => {
    expect(due('0 9 31 * *', '2026-11-01T00:00:00Z', '2026-11-30T23:59:00Z')).toBeUndefined()
    expect(due('0 9 31 * *', '2026-11-01T00:00:00Z', '2026-12-31T08:00:00Z')).toBe('2026-12-31T08:00:00.000Z')
  })

  test('in the hour that summer time leaves out comes once, at its end', () => {
    expect(seen('30 2 29 3 *', '2026-03-28T22:00:00Z', '2026-03-29T04:00:00Z')).toEqual([
      '2026-03-29T01:00:00.000Z',
    ])
  })

  test('in the hour that comes twice in autumn comes once', () => {
    expect(seen('30 2 25 10 *', '2026-10-24T22:00:00Z', '2026-10-25T04:00:00Z')).toEqual([
      '2026-10-25T00:30:00.000Z',
    ])
  })

  test('in such an hour is not found again when the window ends there a week later', () => {
    expect(due('30 2 25 10 *', '2026-10-25T00:30:00Z', '2026-11-01T00:45:00Z')).toBeUndefined()
  })

  test('that never comes is never due', () => {
    expect(due('0 9 31 2 *', '2026-01-01T00:00:00Z', '2026-03-05T00:00:00Z')).toBeUndefined()
  })
})

test('a step rests longer after each try, an hour at most', () => {
  expect([1, 2, 3, 6, 7, 30].map((tries) => restMs(tries) / 60_000)).toEqual([1, 2, 4, 32, 60, 60])
})
