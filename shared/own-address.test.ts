import { expect, it } from 'vitest'
import { ownAddress } from './paths'

it.each(['/home', '/matches?from=mail#history', '/admin?tab=users&search=a%40b'])(
  '%s is a place to come back to',
  (address) => {
    expect(ownAddress(address)).toBe(address)
  },
)

it.each([
  null,
  '',
  'home',
  'https://evil.example/home',
  '//evil.example/home',
  '/\\evil.example/home',
  '\\\\evil.example/home',
  '/\t/evil.example/home',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/@evil.example',
  '/home@evil.example',
  '//own.invalid@evil.example/home',
  'javascript:alert(1)',
  '/api/logout',
  '/auth?error=x',
  '/home/../api/login',
  '/home?a=\r\nset-cookie: b',
  ' /home',
])('%j leads elsewhere, or is no screen of a member', (address) => {
  expect(ownAddress(address)).toBeNull()
})
