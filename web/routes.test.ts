import { expect, test } from 'vitest'
import { screenPaths } from '../shared/screens'
import { routes } from './routes'

test('the server knows the path of every screen, or it would call the screen not found', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual([...screenPaths('evaluation')].toSorted())
})
