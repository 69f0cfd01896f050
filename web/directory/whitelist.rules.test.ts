import { describe, expect, it } from 'vitest'
import { WHITELIST_ENTRY } from '../../shared/text-rules'
import { entriesOf } from '../../shared/whitelist-entries'
import { countPasted, domainOf, isWholeDomain } from './whitelist.rules'

describe('A whitelist entry', () => {
  it('is an address or a whole domain', () => {
    expect(WHITELIST_ENTRY.email.fault(' Ada@Example.com ')).toBeUndefined()
    expect(WHITELIST_ENTRY.email.fault('*@example.com')).toBeUndefined()
    expect(WHITELIST_ENTRY.email.fault('')).toBe('Email is required')
    expect(WHITELIST_ENTRY.email.fault('*@')).toBe('Please enter a valid email address')
    expect(WHITELIST_ENTRY.email.fault('a*@example.com@x')).toBe('Please enter a valid email address')
    expect(WHITELIST_ENTRY.email.fault('example.com')).toBe('Please enter a valid email address')
  })

  it('has a domain', () => {
    expect(domainOf('*@Example.com')).toBe('example.com')
    expect(isWholeDomain('*@example.com')).toBe(true)
    expect(isWholeDomain('ada@example.com')).toBe(false)
  })
})

describe('A pasted list', () => {
  const text = 'a@example.com\n\n b@example.com; nonsense,A@example.com\r\n*@example.org\n'

  it('is read by lines, commas and semicolons, each entry with its line', () => {
    expect(entriesOf(text)).toEqual([
      { line: 1, text: 'a@example.com' },
      { line: 3, text: 'b@example.com' },
      { line: 3, text: 'nonsense' },
      { line: 3, text: 'a@example.com' },
      { line: 4, text: '*@example.org' },
    ])
  })

  it('says before it is sent how many entries look right, a repeated one once', () => {
    expect(countPasted(text)).toEqual({ good: 3, skipped: 2 })
    expect(countPasted(' \n,;')).toEqual({ good: 0, skipped: 0 })
  })
})
