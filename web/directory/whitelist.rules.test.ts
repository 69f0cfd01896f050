import { describe, expect, it } from 'vitest'
import { domainOf, isWholeDomain, pastedLines, whitelistProblem } from './whitelist.rules'

describe('A whitelist entry', () => {
  it('is an address or a whole domain', () => {
    expect(whitelistProblem(' Ada@Example.com ')).toBeNull()
    expect(whitelistProblem('*@example.com')).toBeNull()
    expect(whitelistProblem('')).toBe('Email is required')
    expect(whitelistProblem('*@')).toBe('Please enter a valid email address')
    expect(whitelistProblem('a*@example.com@x')).toBe('Please enter a valid email address')
    expect(whitelistProblem('example.com')).toBe('Please enter a valid email address')
  })

  it('has a domain', () => {
    expect(domainOf('*@Example.com')).toBe('example.com')
    expect(isWholeDomain('*@example.com')).toBe(true)
    expect(isWholeDomain('ada@example.com')).toBe(false)
  })
})

describe('A pasted list', () => {
  it('is read by lines, commas and semicolons, each problem with its line', () => {
    expect(pastedLines('a@example.com\n\n b@example.com; nonsense,A@example.com\n')).toEqual([
      { line: 1, text: 'a@example.com', problem: null },
      { line: 3, text: 'b@example.com', problem: null },
      { line: 3, text: 'nonsense', problem: 'Please enter a valid email address' },
      { line: 3, text: 'a@example.com', problem: 'Stands further up already' },
    ])
  })
})
