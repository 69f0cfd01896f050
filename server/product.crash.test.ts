import { expect, test } from 'vitest'
import { crashRounds } from './testing/bench/crash-rounds'

test('the product killed in mid-write, with its database and without, starts again with every acknowledged write', async () => {
  const { acknowledged, cut, lost, starts } = await crashRounds(2)
  expect(lost).toEqual([])
  expect(starts).toHaveLength(2)
  expect(acknowledged).toBeGreaterThanOrEqual(40)
  expect(cut, 'writes were under way when it was killed').toBeGreaterThan(0)
})
