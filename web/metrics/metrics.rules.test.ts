import { beforeAll, describe, expect, it } from 'vitest'
import { percentOf } from '../../shared/numbers'
import { loadWords } from '../words'
import { departmentInWords, heatLines, hueOf, matrixOf, pairsOf, summaryOf } from './map.rules'
import {
  type ConnectionMap,
  everyInWords,
  monthBriefly,
  percentInWords,
  statusShares,
  topDepartments,
} from './metrics.rules'

beforeAll(() => loadWords('figures'))

const users = {
  totalRegistered: 8,
  pendingProfileSetup: 1,
  activeParticipants: 5,
  pausedUsers: 2,
  optedOutUsers: 1,
  participationRate: 62.5,
  byDepartment: { Design: 3, 'Not Set': 1, Sales: 4 },
}

describe('Figures of the metrics tab', () => {
  it('are shares with one decimal, and 0 of nothing', () => {
    expect(percentOf(1, 3)).toBe(33.3)
    expect(percentOf(0, 0)).toBe(0)
    expect(percentInWords(50)).toBe('50%')
    expect(percentInWords(62.5)).toBe('62.5%')
  })

  it('name each status with its count and share', () => {
    expect(statusShares(users).map(({ label, count, percent }) => [label, count, percent])).toEqual([
      ['Active', 5, 62.5],
      ['Paused', 2, 25],
      ['Opted Out', 1, 12.5],
    ])
  })

  it('list ten departments at most, largest first, the empty one as Not Set', () => {
    expect(topDepartments(users).map(({ label }) => label)).toEqual(['Sales', 'Design', 'Not Set'])
    const byDepartment = Object.fromEntries(Array.from({ length: 14 }, (_, n) => [`D${n}`, n + 1]))
    const top = topDepartments({ ...users, byDepartment })
    expect(top).toHaveLength(10)
    expect(top[0]).toMatchObject({ label: 'D13', count: 14 })
  })

  it('name months and intervals briefly', () => {
    expect(monthBriefly('2026-07')).toBe('Jul')
    expect(monthBriefly('2027-01')).toBe('Jan 27')
    expect([86_400, 3600, 300, 1, 90].map(everyInWords)).toEqual([
      'every day',
      'every hour',
      'every 5 minutes',
      'every second',
      'every 90 seconds',
    ])
  })
})

const map: ConnectionMap = {
  departments: [
    { name: 'Design', people: 9, merged: 1 },
    { name: 'Sales', people: 8, merged: 1 },
    { name: 'Smaller departments', people: 5, merged: 3 },
  ],
  total: [
    { a: 0, b: 0, met: 2 },
    { a: 0, b: 1, met: 5 },
    { a: 1, b: 2, met: 1 },
  ],
  months: [
    { month: '2026-01', met: 3, cells: [{ a: 0, b: 1, met: 3 }] },
    {
      month: '2026-02',
      met: 5,
      cells: [
        { a: 0, b: 0, met: 2 },
        { a: 0, b: 1, met: 2 },
        { a: 1, b: 2, met: 1 },
      ],
    },
  ],
  asOf: '2026-02-20T08:00:00Z',
}

describe('The connection map', () => {
  it('is a matrix that reads the same both ways', () => {
    expect(matrixOf(3, map.total)).toEqual([
      [2, 5, 0],
      [5, 0, 1],
      [0, 1, 0],
    ])
  })

  it('counts month by month, for every department or with one of them', () => {
    expect(heatLines(map, null).map(({ months }) => months)).toEqual([
      [3, 4],
      [3, 3],
      [0, 1],
    ])
    expect(heatLines(map, 0).map(({ name, months }) => [name, months])).toEqual([
      ['Sales', [3, 2]],
      ['Design', [0, 2]],
    ])
  })

  it('lists the pairs, most first, and how many chats crossed departments', () => {
    expect(pairsOf(map).map(({ met }) => met)).toEqual([5, 2, 1])
    expect(summaryOf(map)).toEqual({ met: 8, acrossPercent: 75 })
  })

  it('describes a department in words', () => {
    expect(departmentInWords(map, 0)).toBe(
      '7 chats, with 1 other department, mostly with Sales (5). 2 stayed inside the department.',
    )
    expect(departmentInWords(map, 2)).toBe('1 chat, with 1 other department, mostly with Sales (1).')
    expect(departmentInWords({ ...map, months: [] }, 0)).toBe(
      'Nobody in this department met anyone in this period.',
    )
  })

  it('gives each department a hue from roast to blue', () => {
    expect([hueOf(0, 1), hueOf(0, 3), hueOf(2, 3)]).toEqual([45, 45, 262])
  })
})
