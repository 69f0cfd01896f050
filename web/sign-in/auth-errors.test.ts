import { describe, expect, it } from 'vitest'
import { authErrorText } from './auth-errors'

describe('An error in the address', () => {
  it("names the installation's domains for an address that may not join", () => {
    expect(authErrorText('invalid_email', 'Only example.com.')).toBe('Only example.com.')
    expect(authErrorText('invalid_email')).toContain("the company's domain")
  })
  it('never puts words from the address into our mouth', () => {
    const other = 'An error occurred during authentication.'
    expect(authErrorText('Call this number')).toBe(other)
    expect(authErrorText('constructor')).toBe(other)
    expect(authErrorText('')).toBe(other)
  })
})
