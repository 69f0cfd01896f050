import { describe, expect, it } from 'vitest'
import { nameOrAddress, personName } from './person-name'

describe("A person's name", () => {
  it('is first and last name, else the address before its @, else Unknown', () => {
    expect(personName({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' })).toBe(
      'Ada Lovelace',
    )
    expect(personName({ firstName: '', lastName: '', email: 'ada@example.com' })).toBe('ada')
    expect(personName({ email: '' })).toBe('Unknown')
  })

  it('is the whole address where nothing else says who it is', () => {
    expect(nameOrAddress({ firstName: '', lastName: 'Lovelace', email: 'ada@example.com' })).toBe('Lovelace')
    expect(nameOrAddress({ firstName: '', lastName: '', email: 'ada@example.com' })).toBe('ada@example.com')
  })
})
