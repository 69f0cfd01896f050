import { beforeAll, describe, expect, it } from 'vitest'
import { loadWords } from '../words'
import { authErrorText } from './sign-in.rules'

beforeAll(() => loadWords('visitor'))

describe('An error in the address', () => {
  it.each([
    ['missing_token', 'The magic link is missing a security token. Please request a new link.'],
    ['invalid_link', 'This magic link is invalid or has expired. Please request a new one.'],
    ['verification_failed', 'Magic link verification failed. Please try requesting a new link.'],
    ['unauthorized_email', 'This email address is not authorized. Please contact your administrator.'],
    ['auth_failed', 'Authentication failed. Please try again.'],
    ['session_expired', 'Your session has expired. Please sign in again.'],
    ['auth_check_failed', "We couldn't check your sign-in. Please try again."],
  ])('that is %s has its own text', (code, says) => {
    expect(authErrorText(code, 'Only example.com.')).toBe(says)
  })
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
