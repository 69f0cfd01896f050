import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonthsToDay } from '../platform/context/clock'
import { isPauseEnd, pauseUntil, shortPauseEnd } from './participation.rules'

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const days = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map(dayOf)
const monthEnds = fc
  .tuple(fc.integer({ min: 2024, max: 2032 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => dayOf(new Date(Date.UTC(year, month, 0))))
const anyDay = fc.oneof(days, monthEnds)
const length = fc.constantFrom(1, 3)

describe('a pause', () => {
  it.each([
    ['2026-01-31', '2026-02-28', '2026-02-28'],
    ['2028-01-31', '2028-02-29', '2028-02-29'],
    ['2026-11-30', '2027-02-28', '2027-02-28'],
    ['2026-12-31', '2027-01-31', '2027-01-31'],
    ['2026-03-01', '2026-03-28', '2026-04-01'],
    ['2026-11-16', '2026-12-15', '2026-12-16'],
  ])('from %s to about %s ends on %s', (today, wanted, end) => {
    expect(pauseUntil(wanted, today)).toEqual({ pauseStartDate: today, pauseEndDate: end })
  })

  it.each(['2026-11-16', '2026-11-17', '2026-12-13', '2026-12-18', '2027-01-16', '2027-05-16', '2025-12-16'])(
    'from 2026-11-16 does not end on %s',
    (wanted) => expect(pauseUntil(wanted, '2026-11-16')).toBe(null),
  )

  it('is accepted from every browser whose today is at most a day off, and lasts what was meant', () => {
    fc.assert(
      fc.property(anyDay, length, fc.integer({ min: -1, max: 1 }), (today, months, offset) => {
        const wanted = addMonthsToDay(addDays(today, offset), months)
        expect(pauseUntil(wanted, today)).toEqual({
          pauseStartDate: today,
          pauseEndDate: addMonthsToDay(today, months),
        })
      }),
    )
  })

  it('of any accepted end begins today and ends one or three months later', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -10, max: 200 }), (today, ahead) => {
        const pause = pauseUntil(addDays(today, ahead), today)
        if (pause === null) return
        expect(pause.pauseStartDate).toBe(today)
        expect([addMonthsToDay(today, 1), addMonthsToDay(today, 3)]).toContain(pause.pauseEndDate)
        expect(pause.pauseEndDate > today).toBe(true)
      }),
    )
  })

  it('by the administrator lasts a month, or to a day of the next two years', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (today, distance) => {
        expect(shortPauseEnd(today)).toBe(addMonthsToDay(today, 1))
        const end = addDays(today, distance)
        expect(isPauseEnd(end, today)).toBe(distance > 0 && end <= addMonthsToDay(today, 24))
      }),
    )
    for (const day of ['2027-02-30', '2027-99-99', '']) expect(isPauseEnd(day, '2026-11-16')).toBe(false)
  })
})
