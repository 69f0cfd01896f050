import { beforeAll, describe, expect, it } from 'vitest'
import { byDay, calendarLinks, elsewhereText, organiserText, slotText, timeAt } from './meetings.rules'
import { loadWords } from '../words'

beforeAll(async () => {
  await loadWords('shell')
  await loadWords('member')
})

const ines = { timeZone: 'Asia/Kolkata', name: 'Ines' }

describe('A suggested time', () => {
  it('is read by one’s own clock, and by the other’s where it shows something else', () => {
    const start = '2026-11-24T09:00:00.000Z'
    expect(slotText(timeAt(start, 25), 'Europe/Berlin')).toBe('Tuesday 24 November, 10:00–\u206010:25')
    expect(elsewhereText(start, 'Europe/Berlin', [ines])).toBe('14:30 for Ines')
    expect(elsewhereText(start, 'Europe/Berlin', [{ ...ines, timeZone: 'Europe/Paris' }])).toBeUndefined()
    expect(elsewhereText('2026-11-24T20:00:00.000Z', 'Europe/Berlin', [ines])).toBe(
      'Wednesday 25 November, 01:30 for Ines',
    )
  })

  it('stands under the day that it is by one’s own clock', () => {
    const starts = ['2026-11-23T22:45:00Z', '2026-11-23T23:00:00Z', '2026-11-24T09:00:00Z']
    expect(byDay(starts, 'Europe/Berlin')).toEqual([
      { day: 'Monday 23 November', starts: starts.slice(0, 1) },
      { day: 'Tuesday 24 November', starts: starts.slice(1) },
    ])
  })

  it('is carried into web calendars, whatever a name contains', () => {
    const { google, outlook } = calendarLinks(
      timeAt('2026-10-13T08:00:00Z', 45),
      'Coffee: A & "B" 🎉',
      'Hi',
      'b+x@example.com',
    )
    expect(new URL(google).searchParams.get('text')).toBe('Coffee: A & "B" 🎉')
    expect(new URL(google).searchParams.get('dates')).toBe('20261013T080000Z/20261013T084500Z')
    expect(new URL(outlook).searchParams.get('to')).toBe('b+x@example.com')
  })
})

describe('The organiser', () => {
  it('is named to both', () => {
    const partner = { id: 'ines', firstName: 'Ines' } as Parameters<typeof organiserText>[0]['partner']
    expect(organiserText({ organiserId: 'ines', partner })).toBe('Ines suggests the time this month.')
    expect(organiserText({ organiserId: 'me', partner })).toBe('You suggest the time this month.')
    expect(organiserText({ organiserId: null, partner })).toBeUndefined()
  })

  it('is that of the round where rounds are not those of months', () => {
    const partner = { id: 'ines', firstName: 'Ines' } as Parameters<typeof organiserText>[0]['partner']
    const of = { partner, day: '2026-12-07' }
    expect(organiserText({ ...of, organiserId: 'ines' })).toBe('Ines suggests the time in this round.')
    expect(organiserText({ ...of, organiserId: 'me' })).toBe('You suggest the time in this round.')
  })
})
