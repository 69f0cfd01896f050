import { expect, test } from 'vitest'
import { restMs } from './cycle.rules'

test('a step rests longer after each try, an hour at most', () => {
  expect([1, 2, 3, 6, 7, 30].map((tries) => restMs(tries) / 60_000)).toEqual([1, 2, 4, 32, 60, 60])
})
