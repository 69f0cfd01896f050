import { formats } from '../words'
import { describe, expect, it } from 'vitest'
import { counted } from '../../shared/numbers'
import { inMealOf } from './words.rules'

describe('Words of the dashboard', () => {
  it('name a month by its English name', () => {
    expect(formats().month('2026-12')).toBe('December 2026')
    expect(formats().month('2027-01')).toBe('January 2027')
    expect(formats().month('soon')).toBe('soon')
    expect(formats().month('2026-13')).toBe('2026-13')
  })

  it('call the pages of somebody by the meal of their matches, and by coffee if they differ', () => {
    const titleFor = (...meals: ('coffee' | 'lunch' | 'tea')[]) =>
      inMealOf(meals.map((meal) => ({ match: { meal } }))).titles['/matches']
    expect(titleFor('lunch', 'lunch')).toBe('My Lunch Matches')
    expect(titleFor('coffee', 'lunch')).toBe('My Coffee Matches')
    expect(titleFor()).toBe('My Coffee Matches')
  })

  it('count one thing and many', () => {
    expect(counted(1, 'person', 'people')).toBe('1 person')
    expect(counted(0, 'match', 'matches')).toBe('0 matches')
    expect(counted(1200, 'pairing')).toBe('1,200 pairings')
  })
})
