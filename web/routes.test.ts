import { expect, test } from 'vitest'
import { SCREEN_PATHS } from '../shared/screens'
import { routes } from './routes'

test('the server knows the path of every screen, or it would call the screen not found', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual([...SCREEN_PATHS].toSorted())
})
