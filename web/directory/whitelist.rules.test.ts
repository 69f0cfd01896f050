import { beforeAll, describe, expect, it } from 'vitest'
import { WHITELIST_ENTRY } from '../../shared/text-rules'
import { loadWords } from '../words'
import { barInWords, domainOf, unassignedInWords } from './whitelist.rules'
import { faultIn } from '../kit/forms/faults'

beforeAll(async () => {
  await loadWords('rules')
  await loadWords('tools')
})

describe('A whitelist entry', () => {
  it('is an address or a whole domain', () => {
    expect(faultIn(WHITELIST_ENTRY.email)(' Ada@Example.com ')).toBeUndefined()
    expect(faultIn(WHITELIST_ENTRY.email)('*@example.com')).toBeUndefined()
    expect(faultIn(WHITELIST_ENTRY.email)('')).toBe('Email is required')
    expect(faultIn(WHITELIST_ENTRY.email)('*@')).toBe('Please enter a valid email address')
    expect(faultIn(WHITELIST_ENTRY.email)('a*@example.com@x')).toBe('Please enter a valid email address')
    expect(faultIn(WHITELIST_ENTRY.email)('example.com')).toBe('Please enter a valid email address')
  })

  it('has a domain', () => {
    expect(domainOf('*@Example.com')).toBe('example.com')
  })
})

describe('A change of the directory', () => {
  const reach = { people: 120, signedIn: 1, paired: 0, matches: 0, booked: 0, pairs: [] }

  it('says which people barring an entry signs out', () => {
    const said = '120 people can’t sign in or get a match any more.'
    expect(barInWords(reach)).toBe(`${said} 1 person is signed out.`)
    expect(barInWords({ ...reach, signedIn: 0 })).toBe(said)
    expect(barInWords({ ...reach, people: 0 })).toMatch(/^No account depends on this entry\./)
  })

  it('says how many entries and people a deleted group leaves unassigned', () => {
    const words = (...given: Parameters<typeof unassignedInWords>) =>
      unassignedInWords(...given).replaceAll(/[\u2068\u2069]/g, '')
    expect(words(1, { total: 1200, names: ['Ada Abdi', 'Bo Bell'] })).toBe(
      ' 1 entry and 1,200 people become unassigned: Ada Abdi, Bo Bell and 1,198 others.',
    )
    expect(words(2, { total: 1, names: ['Ada Abdi'] })).toBe(
      ' 2 entries and 1 person become unassigned: Ada Abdi.',
    )
    expect(words(2, { total: 0, names: [] })).toBe(' 2 entries and 0 people become unassigned.')
    expect(unassignedInWords(undefined, { total: 3, names: [] })).toBe('')
  })
})
