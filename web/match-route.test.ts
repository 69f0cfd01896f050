import { expect, it } from 'vitest'
import { matchRoute } from './match-route'

it('A path is found with or without a slash at its end, in any case of letters', () => {
  expect(matchRoute('/', '/')).toBe(true)
  expect(matchRoute('/auth/code', '/auth/code/')).toBe(true)
  expect(matchRoute('/home', '/Home')).toBe(true)
  expect(matchRoute('/auth', '/auth/code')).toBe(false)
  expect(matchRoute('/', '/home')).toBe(false)
})
