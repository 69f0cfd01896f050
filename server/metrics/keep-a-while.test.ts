import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keepAWhile } from './keep-a-while'

function counter() {
  let now = 0
  let calls = 0
  const answerTo = keepAWhile<number>(() => now)
  return {
    pass: (milliseconds: number) => (now += milliseconds),
    ask: async (took: number, key = 'map') => {
      const answer = await answerTo(key, async () => {
        now += took
        return (calls += 1)
      })
      await settled()
      return answer
    },
    answerTo,
  }
}

test('a quick result is computed again every time', async () => {
  const { ask } = counter()
  expect([await ask(5), await ask(5)]).toEqual([1, 2])
})

test('a costly one is kept for twenty times what it cost, a minute at most', async () => {
  const { ask, pass } = counter()
  expect(await ask(500)).toBe(1)
  pass(9_999)
  expect(await ask(500)).toBe(1)
  pass(1)
  expect(await ask(30_000)).toBe(2)
  pass(60_000)
  expect(await ask(5)).toBe(3)
})

test('different keys have different results', async () => {
  const { ask } = counter()
  expect([await ask(500, 'a'), await ask(500, 'b'), await ask(500, 'a')]).toEqual([1, 2, 1])
})

test('calls that come meanwhile wait for the same result', async () => {
  const { answerTo } = counter()
  let finish = (_: number) => {}
  const find = () => new Promise<number>((resolve) => (finish = resolve))
  const both = Promise.all([answerTo('map', find), answerTo('map', () => Promise.resolve(99))])
  finish(7)
  expect(await both).toEqual([7, 7])
})

test('an error is thrown, and not kept', async () => {
  const { answerTo } = counter()
  await expect(answerTo('map', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await settled()
  expect(await answerTo('map', () => Promise.resolve(1))).toBe(1)
})
