import { beforeAll, describe, expect, it } from 'vitest'
import { dayOf, monthsLater, participationChange, startOfDay } from './participation.rules'
import { loadWords } from '../../words'

beforeAll(async () => {
  await loadWords('shell')
  await loadWords('member')
})

describe('A pause', () => {
  it('ends on the same day of the month, or on its last day where there is no such day', () => {
    expect(monthsLater('2026-12-15', 1)).toBe('2027-01-15')
    expect(monthsLater('2027-01-31', 1)).toBe('2027-02-28')
    expect(monthsLater('2026-11-30', 3)).toBe('2027-02-28')
  })

  it('is sent to the server with its dates and its reason', () => {
    expect(participationChange(3, '2026-12-15')).toEqual({
      participationStatus: 'paused',
      pauseStartDate: '2026-12-15',
      pauseEndDate: '2027-03-15',
      pauseReason: 'temporary',
    })
  })

  it('leaves no dates behind when someone comes back or opts out', () => {
    expect(participationChange('active', '2026-12-15').pauseEndDate).toBeNull()
    expect(participationChange('opted_out', '2026-12-15').pauseReason).toBeNull()
  })
})

describe('A day', () => {
  it('is read and written by the local clock', () => {
    expect(dayOf(startOfDay('2026-03-29'))).toBe('2026-03-29')
  })
})
