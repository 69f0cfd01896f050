import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, addMonthsToDay, dayOf, instantOf, longDate, startOfMonth } from './clock'

describe('days and months', () => {
  test('a month after the last day of a longer month is the last day of the shorter one', () => {
    expect(addMonthsToDay('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonthsToDay('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonthsToDay('2026-11-30', 3)).toBe('2027-02-28')
  })

  test('adding months and taking them away again comes back to the month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 2099 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: -200, max: 200 }),
        (year, month, count) => {
          const start = `${year}-${String(month).padStart(2, '0')}`
          expect(addMonths(addMonths(start, count), -count)).toBe(start)
        },
      ),
    )
  })

  test('a day later is the next of the calendar, also at the end of a month and where the clocks change', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
    expect(addDays('2026-10-26', -7)).toBe('2026-10-19')
  })

  test('a month begins at midnight of the zone of the product', () => {
    expect(startOfMonth('2026-12', 'Europe/Berlin')).toEqual(new Date('2026-11-30T23:00:00Z'))
    expect(startOfMonth('2026-12', 'America/New_York')).toEqual(new Date('2026-12-01T05:00:00Z'))
  })

  test('the day is that of the zone of the product', () => {
    expect(dayOf(new Date('2026-12-31T23:30:00Z'), 'Europe/Berlin')).toBe('2027-01-01')
    expect(dayOf(new Date('2026-12-31T23:30:00Z'), 'America/New_York')).toBe('2026-12-31')
  })

  test('a local time is the same instant seen back in its zone, on the days the clocks change too', () => {
    for (const [day, time] of [
      ['2026-03-29', '10:00'],
      ['2026-10-25', '10:00'],
      ['2026-07-01', '00:00'],
    ] as const) {
      const shown = new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Europe/Berlin',
        dateStyle: 'short',
        timeStyle: 'short',
      })
      expect(shown.format(instantOf(day, time, 'Europe/Berlin'))).toBe(`${day} ${time}`)
    }
  })

  test('a date is shown as weekday, day, month and year', () => {
    expect(longDate(new Date('2026-12-01T08:00:00Z'), 'Europe/Berlin')).toBe('Tuesday, 1 December 2026')
  })
})
