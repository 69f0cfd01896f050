import { expect, test } from 'vitest'
import { weekHours } from './round-input'

const nineToFive = { workingDays: [1, 2], worksFrom: 540, worksTo: 1020 }

test('working hours are minutes of the UTC week, with the offset of the month', () => {
  const berlin = { ...nineToFive, timeZone: 'Europe/Berlin' }
  expect(weekHours('2026-12', 'UTC')(berlin)).toEqual([
    [480, 960],
    [1920, 2400],
  ])
  expect(weekHours('2026-07', 'UTC')(berlin)).toEqual([
    [420, 900],
    [1860, 2340],
  ])
})

test('they go round the end of the week', () => {
  const kolkata = { timeZone: 'Asia/Kolkata', workingDays: [1], worksFrom: 240, worksTo: 420 }
  expect(weekHours('2026-12', 'UTC')(kolkata)).toEqual([
    [0, 90],
    [9990, 10_080],
  ])
  const honolulu = { timeZone: 'Pacific/Honolulu', workingDays: [7], worksFrom: 1020, worksTo: 1200 }
  expect(weekHours('2026-12', 'UTC')(honolulu)).toEqual([[180, 360]])
})

test('without a zone a person works in that of the programme; with a zone alone from nine to five there; with neither at all hours', () => {
  const hoursOf = weekHours('2026-12', 'Asia/Tokyo')
  expect(hoursOf({ ...nineToFive, timeZone: null })).toEqual([
    [0, 480],
    [1440, 1920],
  ])
  const none = { workingDays: null, worksFrom: null, worksTo: null }
  expect(hoursOf({ ...none, timeZone: 'Europe/Berlin' })).toEqual(
    [0, 1, 2, 3, 4].map((day) => [day * 1440 + 480, day * 1440 + 960]),
  )
  expect(hoursOf({ ...none, timeZone: null })).toBeUndefined()
})
