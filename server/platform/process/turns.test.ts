import { expect, test } from 'vitest'
import { whileFinding } from './turns'

test('calls that come meanwhile wait for the same result; each key has its own, and later calls find it again', async () => {
  const answerTo = whileFinding<number>()
  let calls = 0
  let finish = () => {}
  const find = () => new Promise<number>((resolve) => (finish = () => resolve((calls += 1))))
  const both = Promise.all([answerTo('map', find), answerTo('map', find)])
  finish()
  expect(await both).toEqual([1, 1])
  expect(await Promise.all([answerTo('a', async () => 7), answerTo('b', async () => 8)])).toEqual([7, 8])
  expect(await answerTo('map', async () => 9)).toBe(9)
})

test('an error is thrown, and not kept', async () => {
  const answerTo = whileFinding<number>()
  await expect(answerTo('map', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await answerTo('map', () => Promise.resolve(1))).toBe(1)
})
