import { describe, expect, test } from 'vitest'
import { USUAL_HOURS, zoneInWords } from '../../shared/working-hours'
import { hasWorkOn, leaveOf, WorkFinder, type Worker } from './working-days.rules'

const worker = (leave?: [string | null, string | null], change: Partial<Worker> = {}): Worker => {
  const timeZone = change.timeZone ?? 'UTC'
  const [leaveStartDate, leaveEndDate] = leave ?? [null, null]
  const employeeStatus = leave ? ('leave' as const) : ('active' as const)
  return {
    timeZone,
    workingHours: USUAL_HOURS,
    leave: leaveOf({ employeeStatus, leaveStartDate, leaveEndDate }, timeZone),
    ...change,
  }
}
const halfDays = { days: [1, 2, 3, 4, 5], from: '09:00', to: '13:00' }
const time = (text: string) => Date.parse(`${text}Z`)
const from = (start: string, end = '2027-01-04T00:00') =>
  new WorkFinder({ start: time(start), end: time(end) })

describe('Leave keeps somebody from a match', () => {
  test('if no working half hour is left that all have in common, also over the end of the year', () => {
    const monday = from('2026-12-07T08:00')
    expect(monday.keptByLeave([worker(['2026-12-07', '2027-01-03']), worker()])).toEqual([0])
    expect(monday.keptByLeave([worker(['2026-12-07', '2026-12-31']), worker()])).toEqual([])
    expect(monday.keptByLeave([worker(), worker([null, null])])).toEqual([1])
  })

  test('if they are away one after the other: those away now', () => {
    const monday = from('2026-12-07T08:00')
    const first = worker(['2026-12-07', '2026-12-18'])
    expect(monday.keptByLeave([first, worker(['2026-12-19', null])])).toEqual([0])
    expect(monday.keptByLeave([first, worker(['2026-12-21', '2027-01-02'])])).toEqual([0])
    expect(monday.keptByLeave([first, worker(['2026-12-22', null])])).toEqual([])
  })

  test('not before it begins, and not where they have no hours in common anyway while they work themselves', () => {
    expect(from('2026-12-07T08:00').keptByLeave([worker(['2026-12-08', null]), worker()])).toEqual([])
    expect(from('2026-12-07T17:10').keptByLeave([worker(['2026-12-08', null]), worker()])).toEqual([])
    const far = worker(undefined, { timeZone: 'Pacific/Auckland' })
    expect(from('2026-12-07T08:00').keptByLeave([worker(['2026-12-07', '2026-12-11']), far])).toEqual([])
    expect(from('2026-12-07T08:00').keptByLeave([worker(['2026-12-07', '2027-01-03']), far])).toEqual([0])
  })

  test('by the hours of their own zones: a Tuesday in Auckland is a Monday in Los Angeles', () => {
    const auckland = (leave: [string, string]) => worker(leave, { timeZone: 'Pacific/Auckland' })
    const angeles = worker(['2026-12-08', '2027-01-03'], { timeZone: 'America/Los_Angeles' })
    const week = from('2026-12-07T17:00')
    expect(week.keptByLeave([auckland(['2026-12-09', '2027-01-04']), angeles])).toEqual([])
    expect(week.keptByLeave([auckland(['2026-12-08', '2027-01-04']), angeles])).toEqual([0])
  })

  test('with half a day of work, from the last half hour of it on', () => {
    const half = (leave?: [string, string]) => worker(leave, { workingHours: halfDays })
    const at = (now: string) => hasWorkOn('2026-12-07', half(), new Date(time(now)))
    expect([at('2026-12-07T12:30'), at('2026-12-07T12:31'), at('2026-12-06T12:31')]).toEqual([
      true,
      false,
      true,
    ])
    const people = [half(['2026-12-08', '2027-01-03']), worker(['2026-12-07', '2026-12-07'])]
    expect(from('2026-12-07T08:00').keptByLeave(people)).toEqual([1])
  })
})

test('a time zone is called by its city, as people there call it', () => {
  const cities = ['America/New_York', 'Asia/Calcutta', 'Europe/Kiev', 'UTC'].map(zoneInWords)
  expect(cities).toEqual(['New York', 'Kolkata', 'Kyiv', 'UTC'])
})
