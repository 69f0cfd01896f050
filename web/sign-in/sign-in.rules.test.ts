import { beforeAll, describe, expect, it } from 'vitest'
import { EMAIL, SIGN_IN_CODE } from '../../shared/text-rules'
import { email } from '../../shared/contract/common'
import { whitelistPattern } from '../../shared/contract/directory'
import { verifyCode } from '../../shared/contract/sign-in'
import { loadWords } from '../words'
import { codeDigits, pathWithin, withWait } from './sign-in.rules'
import { faultIn } from '../kit/forms/faults'

beforeAll(async () => {
  await loadWords('visitor')
  await loadWords('rules')
})

describe('an e-mail address', () => {
  it.each([
    'ada@example.com',
    ' Ada@Example.COM ',
    '',
    '   ',
    'ada',
    'ada@example',
    'a@b.example.com, c@example.com',
    'Ada <ada@example.com>',
    'ada@example.com\nbcc: eve@example.org',
    'ada\u0000@example.com',
    'аda@example.com',
    ' '.repeat(300),
    '\u212aim@example.com',
    'ada@-example.com',
    `${'a'.repeat(65)}@example.com`,
    `${'a'.repeat(60)}@${'b'.repeat(250)}.com`,
  ])('is judged in the browser as by the contract: %j', (text) => {
    expect(faultIn(EMAIL)(text)).toBe(email.safeParse(text).error?.issues[0]?.message)
  })
})

describe('an address field', () => {
  it.each([
    'ann@example.com, ben@example.com',
    'ann@example.com;ben@example.com',
    'Ann <ann@example.com>',
    '"ann"@example.com',
    'ann@example.com\r\nBcc: ben@example.com',
    'ann\u0000@example.com',
    'ann@exam ple.com',
    'ann@example.com.',
    'ann@localhost',
    'ann@[127.0.0.1]',
    '*@example.com',
    'änn@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])('takes one plain address, so not %j', (text) => {
    expect(email.safeParse(text).success).toBe(false)
  })
})

describe('an address with a look-alike letter', () => {
  it('is nobody’s, also when its lower case would be somebody’s', () => {
    expect('\u212aim'.toLowerCase()).toBe('kim')
    expect(faultIn(EMAIL)('\u212aim@example.com')).toBe('Please enter a valid email address')
    expect(whitelistPattern.safeParse('\u212aim@example.com').success).toBe(false)
  })
})

describe('a code', () => {
  it('keeps only digits, at most six, whatever was pasted', () => {
    expect(codeDigits('12 34-56 78')).toBe('123456')
    expect(codeDigits('１２３４５６')).toBe('123456')
    expect(codeDigits('Code: ab')).toBe('')
  })

  it.each(['', '12345', '123456', '1234567', 'abcdef'])('is judged as by the contract: %j', (code) => {
    const parsed = verifyCode.body?.safeParse({ email: 'ada@example.com', code })
    expect(faultIn(SIGN_IN_CODE)(code)).toBe(parsed?.error?.issues[0]?.message)
  })
})

describe('a refused magic link', () => {
  it('says how long to wait', () => {
    expect(withWait('A link was just sent.', 2)).toBe(
      'A link was just sent. Please wait 2 minute(s) before requesting another link.',
    )
    expect(withWait('No.', undefined)).toBe('No.')
  })
})

describe('a redirect after signing in', () => {
  it('stays within the product', () => {
    expect(pathWithin('/auth-success', '/profile')).toBe('/auth-success')
    for (const elsewhere of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'profile',
      undefined,
    ])
      expect(pathWithin(elsewhere, '/profile')).toBe('/profile')
  })
})
