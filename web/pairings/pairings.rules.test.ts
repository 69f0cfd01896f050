import { beforeAll, describe, expect, it } from 'vitest'
import { groupChoice, parsePairingFile, searchMatches } from './pairings.rules'
import { loadWords } from '../words'

beforeAll(() => loadWords('rounds'))

const flat = {
  name: 'December 2026 Group A - Design',
  month: '2026-12',
  domainGroup: 'Design',
  matches: [
    {
      user1_name: 'Ada Lovelace',
      user1_email: 'ada@example.com',
      user2_name: 'Grace Hopper',
      user2_email: 'grace@example.com',
      status: 'active',
    },
  ],
}

describe('A pairing file', () => {
  it('is read when its people are flat in each match; one that nobody completed has no answer', () => {
    expect(parsePairingFile(flat)).toEqual({
      month: '2026-12',
      count: 1,
      group: 'Design',
      matches: [
        {
          names: ['Ada Lovelace', 'Grace Hopper'],
          emails: ['ada@example.com', 'grace@example.com'],
          departments: ['', ''],
          answers: ['', ''],
          status: 'no answer',
        },
      ],
    })
  })

  it('says the departments of its people, and what each of them said', () => {
    const [match] = flat.matches
    const said = (one: string, other: string) => ({
      ...match,
      user1_department: 'Tea',
      user2_department: null,
      user1_connection_status: one,
      user2_connection_status: other,
    })
    const matches = [
      said('confirmed', 'not_confirmed'),
      said('pending', 'not_confirmed'),
      said('pending', 'pending'),
    ]
    expect(parsePairingFile({ ...flat, matches }).matches).toMatchObject([
      { departments: ['Tea', ''], answers: ['said they met', 'said they missed it'], status: 'met' },
      { answers: ['did not say', 'said they missed it'], status: 'missed' },
      { answers: ['did not say', 'did not say'], status: 'no answer' },
    ])
  })

  it('says which match was called off, and which one was made to rescue somebody', () => {
    const [match] = flat.matches
    const matches = [
      { ...match, status: 'called_off', rescued: false },
      { ...match, status: 'completed', rescued: true },
    ]
    const file = parsePairingFile({ ...flat, matches })
    expect(file.matches).toMatchObject([{ status: 'called off' }, { status: 'completed', rescuedFor: true }])
    expect(file.count, 'as in the list of completed pairings').toBe(1)
  })

  it('is read when its people are nested, is company-wide without a group and completed without a status', () => {
    const file = parsePairingFile({
      month: '2026-11',
      matches: [
        { user1: { name: 'Ada', email: 'a@example.com' }, user2: { firstName: 'Grace', lastName: 'Hopper' } },
        { match: { user1: { email: 'x@example.com' }, user2_name: 'Y' } },
      ],
    })
    expect(file.group).toBe('All Users')
    expect(file.matches.map(({ names, status }) => [...names, status])).toEqual([
      ['Ada', 'Grace Hopper', 'completed'],
      ['x@example.com', 'Y', 'completed'],
    ])
  })

  it('is refused when it is something else', () => {
    expect(() => parsePairingFile({ html: '' })).toThrow('not a pairing file')
    expect(() => parsePairingFile(null)).toThrow('not a pairing file')
  })

  it('is searched by the name or address of either person', () => {
    const { matches } = parsePairingFile(flat)
    expect(searchMatches(matches, ' HOPPER ')).toHaveLength(1)
    expect(searchMatches(matches, 'ada@')).toHaveLength(1)
    expect(searchMatches(matches, 'nobody')).toHaveLength(0)
    expect(searchMatches(matches, '')).toBe(matches)
  })
})

describe('The choice of a group', () => {
  it('names a group by its display name and its name', () => {
    expect(groupChoice({ displayName: 'Design Studio', name: 'design' })).toBe('Design Studio (design)')
  })
})
