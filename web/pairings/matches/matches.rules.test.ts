import { beforeAll, describe, expect, it } from 'vitest'
import { answersLine, badgeOf, matchStats, metSentence, peopleMet, saysYouMet } from './matches.rules'
import { loadWords } from '../../words'

beforeAll(async () => {
  await loadWords('shell')
  await loadWords('member')
})

const past = (
  id: string,
  department: string,
  ownStatus: 'pending' | 'confirmed' | 'not_confirmed',
  status: 'active' | 'completed' | 'called_off' = 'completed',
) => ({
  match: { status, ownStatus },
  partner: { id, email: `${id}@example.com`, department, departmentDisplayName: department },
})

it('a partner who says that the two met is named, if they have a name', () => {
  expect(saysYouMet('Ines')).toBe('Ines says you met')
  expect(saysYouMet('')).toBe('Your match says you met')
})

it('without an answer says so, once its month is past, unless it was called off', () => {
  expect(badgeOf({ status: 'completed', ownStatus: 'pending' }).label).toBe('No answer yet')
  expect(badgeOf({ status: 'completed', ownStatus: 'confirmed' }).label).toBe('Met My Match')
  expect(badgeOf({ status: 'called_off', ownStatus: 'pending' }).label).toBe('Called off')
})

describe("The hub's figures", () => {
  it('count the history but for what was called off, and as coffee chats and connections what is completed', () => {
    const history = [
      past('a', 'Design', 'confirmed'),
      past('b', 'Finance', 'not_confirmed', 'active'),
      past('c', 'Finance', 'pending', 'called_off'),
    ]
    expect(matchStats(history)).toEqual({ totalMatches: 2, coffeeChats: 1, newConnections: 1 })
    expect(matchStats([])).toEqual({ totalMatches: 0, coffeeChats: 0, newConnections: 0 })
  })
})

describe('The people one has met', () => {
  it('are counted once each, without missed meetings', () => {
    const met = peopleMet([
      past('a', 'Design', 'confirmed'),
      past('a', 'Design', 'confirmed'),
      past('b', 'Design', 'confirmed', 'active'),
      past('c', 'Finance', 'pending'),
      past('d', 'Sales', 'not_confirmed'),
      past('e', 'Sales', 'pending', 'active'),
    ])
    expect(met).toEqual([
      { department: 'Design', people: 2 },
      { department: 'Finance', people: 1 },
    ])
    expect(
      peopleMet([
        {
          match: { status: 'completed', ownStatus: 'confirmed' },
          partner: { id: 'f', email: '', department: null, departmentDisplayName: null },
        },
      ]),
    ).toEqual([{ department: 'Former colleagues', people: 1 }])
    expect(metSentence(met)).toBe('You have met 3 colleagues from 2 departments')
    expect(metSentence([{ people: 1 }])).toBe('You have met 1 colleague from 1 department')
  })
})

describe('The two answers', () => {
  it("stay silent about the other's until one has answered oneself", () => {
    expect(answersLine('pending', 'confirmed', 'Bo')).toBeNull()
  })

  it('are both shown where they differ', () => {
    expect(answersLine('confirmed', 'not_confirmed', 'Bo')).toContain("Bo says it didn't work out")
    expect(answersLine('not_confirmed', 'confirmed', 'Bo')).toContain('Bo remembers meeting you')
  })
})
