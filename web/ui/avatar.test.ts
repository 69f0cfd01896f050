import { expect, it } from 'vitest'
import { initialsOf } from './avatar'

it('Initials are those of the first and the last name, in any script', () => {
  expect(initialsOf('Ada King Lovelace')).toBe('AL')
  expect(initialsOf('  joe ')).toBe('J')
  expect(initialsOf('Øystein Ås')).toBe('ØÅ')
  expect(initialsOf('𝒜da B')).toBe('𝒜B')
  expect(initialsOf('')).toBe('?')
})
