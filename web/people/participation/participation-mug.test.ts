import { describe, expect, it } from 'vitest'
import { mugLevel } from './participation-mug'

const now = new Date('2026-12-01T09:00:00Z')
const DAY = 86_400_000
const inDays = (days: number) => new Date(now.getTime() + days * DAY)

describe('The participation mug', () => {
  it('is full for someone active, whatever dates are left over', () => {
    expect(mugLevel('active', null, now)).toBe(100)
    expect(mugLevel('active', inDays(10), now)).toBe(100)
  })
  it('is empty for someone who opted out', () => {
    expect(mugLevel('opted-out', null, now)).toBe(0)
    expect(mugLevel('opted-out', inDays(90), now)).toBe(0)
  })
  it('shows a quarter for a pause or a leave without an end, and for a round that is sat out', () => {
    for (const state of ['paused', 'on-leave', 'skipped', 'dormant'] as const)
      expect(mugLevel(state, null, now)).toBe(25)
  })
  it('is full again once the pause has ended', () => {
    expect(mugLevel('paused', inDays(-1), now)).toBe(100)
    expect(mugLevel('paused', now, now)).toBe(100)
  })
  it('shows the time left as a share of thirty days, times twenty', () => {
    expect(mugLevel('paused', inDays(30), now)).toBe(20)
    expect(mugLevel('paused', inDays(45), now)).toBe(30)
  })
  it('never shows less than 10 or more than 50 percent of a running pause', () => {
    expect(mugLevel('paused', inDays(1), now)).toBe(10)
    expect(mugLevel('paused', inDays(15), now)).toBe(10)
    expect(mugLevel('paused', inDays(92), now)).toBe(50)
  })
})
