import { describe, expect, test } from 'vitest'
import {
  askAfterMs,
  dueOccurrence,
  isMoreThanMonthly,
  monthTakenBy,
  nextOccurrence,
  nextOccurrences,
  periodAt,
} from './plan.rules'

const due = (cycle: string, after: string, now: string, timeZone = 'Europe/Berlin') =>
  dueOccurrence({ cycle, timeZone }, { after: new Date(after), now: new Date(now) })?.toISOString()

/** Every occurrence that an instance sees which looks each minute and remembers the last one. */
function seen(cycle: string, from: string, to: string): string[] {
  const found: string[] = []
  let last = new Date(from)
  for (let now = last.getTime(); now <= Date.parse(to); now += 60_000) {
    const run = dueOccurrence({ cycle, timeZone: 'Europe/Berlin' }, { after: last, now: new Date(now) })
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

describe('the next occurrences', () => {
  const next = (cycle: string | null, monthTaken?: string, timeZone = 'Europe/Berlin') =>
    nextOccurrences({ cycle, timeZone }, { now: new Date('2026-11-30T23:30:00Z'), monthTaken, count: 3 }).map(
      (run) => run.toISOString(),
    )

  test('are the first, the first Tuesday or the last day of the next months, in the zone of the plan', () => {
    expect(next('0 9 1 * *')).toEqual([
      '2026-12-01T08:00:00.000Z',
      '2027-01-01T08:00:00.000Z',
      '2027-02-01T08:00:00.000Z',
    ])
    expect(next('30 7 * * 2#1', undefined, 'America/New_York')).toEqual([
      '2026-12-01T12:30:00.000Z',
      '2027-01-05T12:30:00.000Z',
      '2027-02-02T12:30:00.000Z',
    ])
    expect(next('0 23 L * *', undefined, 'America/New_York')[0]).toBe('2026-12-01T04:00:00.000Z')
  })

  test('leave out a month that is taken, by the zone of the plan', () => {
    expect(next('0 0 1 * *', '2026-12', 'America/New_York')).toEqual([
      '2027-01-01T05:00:00.000Z',
      '2027-02-01T05:00:00.000Z',
      '2027-03-01T05:00:00.000Z',
    ])
  })

  test('are none by hand, and as many as there are', () => {
    expect(next(null)).toEqual([])
    expect(next('0 9 29 2 *')).toHaveLength(3)
    expect(next('0 9 31 2 *')).toEqual([])
  })
})

describe('a rhythm in weeks', () => {
  // Every three weeks from a Tuesday of last winter on.
  const weeks = { every: 3, from: '2026-01-06', weekday: 2, at: '15:00' }
  const plan = { cycle: null, weeks, timeZone: 'Europe/Berlin' }
  const dueAt = (after: string, now: string) =>
    dueOccurrence(plan, { after: new Date(after), now: new Date(now) })?.toISOString()

  test('goes on from its first day, however long ago that was, also over the change to summer time', () => {
    const now = new Date('2026-03-11T00:00:00Z')
    expect(
      nextOccurrences(plan, { now, monthTaken: undefined, count: 2 }).map((run) => run.toISOString()),
    ).toEqual(['2026-03-31T13:00:00.000Z', '2026-04-21T13:00:00.000Z'])
    expect(periodAt(plan, now)).toBe('2026-03-10')
  })

  test('makes up for a round that was missed within seven days, the newest one only, and later waits for the next', () => {
    expect(dueAt('2026-01-01T00:00:00Z', '2026-03-17T13:59:00Z')).toBe('2026-03-10T14:00:00.000Z')
    expect(dueAt('2026-01-01T00:00:00Z', '2026-03-17T14:00:00Z')).toBeUndefined()
    expect(dueAt('2026-01-01T00:00:00Z', '2026-03-31T13:00:00Z')).toBe('2026-03-31T13:00:00.000Z')
  })

  test('makes no round that was due before the rhythm was chosen', () => {
    expect(dueAt('2026-03-10T14:00:01Z', '2026-03-12T09:00:00Z')).toBeUndefined()
  })
})

test.each([
  ['a month', null, 7],
  ['four weeks', 4, 7],
  ['two weeks', 2, 7],
  ['a week', 1, 3.5],
])(
  'People of a round of %s are asked whether they met a week after they were told, or at its middle',
  (_, every, days) => {
    const weeks = every === null ? null : { every, from: '2026-11-02', weekday: 1, at: '08:00' }
    expect(askAfterMs({ weeks }) / 86_400_000).toBe(days)
  },
)

test('A day that was given by hand is the next round’s until it is over; then there is none', () => {
  const next = (nextRound: string) =>
    nextOccurrence(
      { cycle: null, nextRound, timeZone: 'Asia/Tokyo' },
      { now: new Date('2026-11-30T15:30:00Z') },
    )
  expect(next('2026-12-01')?.toISOString()).toBe('2026-12-01T03:00:00.000Z')
  expect(next('2026-11-30')).toBeUndefined()
})

test.each([
  ['0 9 1 * *', false],
  ['0 9 31 * *', false],
  ['0 9 * * 1#1', false],
  ['0 9 1 1,4,7,10 *', false],
  ['0 9 1,15 * *', true],
  ['0 9 * * 1', true],
  ['0 9 1-7 * 2', true],
  ['0 9,17 1 * *', true],
  ['* * * * *', true],
])('%s runs more than once a month: %s', (cycle, often) => {
  expect(isMoreThanMonthly(cycle, new Date('2026-11-16T09:00:00Z'))).toBe(often)
})

describe('a month is taken', () => {
  const run = {
    scheduledAt: new Date('2026-11-30T23:00:00Z'),
    startedAt: new Date('2026-11-30T23:00:20Z'),
    timeZone: 'Europe/Berlin',
    pairs: true,
  }
  const since = (instant: string) => new Date(instant)

  test('by a run before the plan was changed, in the zone in which that run paired', () => {
    expect(monthTakenBy(run, since('2026-11-30T23:10:00Z'), { timeZone: 'America/New_York' })).toBe('2026-12')
  })

  test('not by a run of the same plan, nor by one that paired nobody', () => {
    expect(monthTakenBy(run, since('2026-11-16T09:00:00Z'), { timeZone: 'Europe/Berlin' })).toBeUndefined()
    expect(
      monthTakenBy({ ...run, pairs: false }, since('2026-12-01T09:00:00Z'), { timeZone: 'UTC' }),
    ).toBeUndefined()
    expect(monthTakenBy(undefined, since('2026-12-01T09:00:00Z'), { timeZone: 'UTC' })).toBeUndefined()
  })
})
