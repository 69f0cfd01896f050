import { expect, test } from 'vitest'
import { notFound } from './errors'

test('what is not found is said in its number', () => {
  expect(notFound('These rows').message).toBe('These rows were not found.')
  expect(notFound('This user').message).toBe('This user was not found.')
})
