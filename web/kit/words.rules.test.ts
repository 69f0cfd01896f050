import { describe, expect, it } from 'vitest'
import { counted, monthInWords, personName } from './words.rules'

describe('Words of the dashboard', () => {
  it('name a month by its English name', () => {
    expect(monthInWords('2026-12')).toBe('December 2026')
    expect(monthInWords('2027-01')).toBe('January 2027')
    expect(monthInWords('soon')).toBe('soon')
    expect(monthInWords('2026-13')).toBe('2026-13')
  })

  it('count one thing and many', () => {
    expect(counted(1, 'person', 'people')).toBe('1 person')
    expect(counted(0, 'match', 'matches')).toBe('0 matches')
    expect(counted(1200, 'pairing')).toBe('1,200 pairings')
  })

  it('name a person by name, else by address, else as Unknown', () => {
    expect(personName({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' })).toBe(
      'Ada Lovelace',
    )
    expect(personName({ firstName: '', lastName: '', email: 'ada@example.com' })).toBe('ada')
    expect(personName({ email: '' })).toBe('Unknown')
  })
})
