import { formats } from '../words'
import { describe, expect, it } from 'vitest'
import { counted } from '../../shared/numbers'

describe('Words of the dashboard', () => {
  it('name a month by its English name', () => {
    expect(formats().month('2026-12')).toBe('December 2026')
    expect(formats().month('2027-01')).toBe('January 2027')
    expect(formats().month('soon')).toBe('soon')
    expect(formats().month('2026-13')).toBe('2026-13')
  })

  it('count one thing and many', () => {
    expect(counted(1, 'person', 'people')).toBe('1 person')
    expect(counted(0, 'match', 'matches')).toBe('0 matches')
    expect(counted(1200, 'pairing')).toBe('1,200 pairings')
  })
})
