import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { forAllWhoWatch, ifCostly, keepAWhile, whileNothingChanges } from './keep-a-while'

function counter() {
  let now = 0
  let calls = 0
  const answerTo = keepAWhile<number>(ifCostly, () => now)
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

test('one look serves everyone who watches, and there are the fewer looks the longer one takes', async () => {
  let now = 0
  const looks: string[] = []
  let lasts = 0
  const lookAt = keepAWhile<number>(forAllWhoWatch, () => now)
  const look = (id: string) =>
    lookAt(id, async () => {
      looks.push(id)
      now += lasts
      return looks.length
    })
  expect(await Promise.all([look('a'), look('a'), look('b'), look('a')])).toEqual([1, 1, 2, 1])
  now += 249
  expect(await look('a')).toBe(1)
  now += 2
  lasts = 100
  expect(await look('a')).toBe(3)
  now += 1800
  expect(await look('a')).toBe(3)
  now += 200
  expect(await look('a')).toBe(4)
  expect(looks).toEqual(['a', 'b', 'a', 'a'])
})

test('what was read is kept until something is written, for each key, and for a minute at most', async () => {
  let now = 0
  let reads = 0
  const kept = whileNothingChanges<number>(() => now)
  const read = (asOf: string, key = 'company') => kept(asOf, key, async () => (reads += 1))
  expect([await read('10:10:'), await read('10:10:'), await read('10:10:', 'group')]).toEqual([1, 1, 2])
  now += 59_999
  expect([await read('10:10:'), await read('10:10:', 'group')]).toEqual([1, 2])
  expect([await read('11:11:'), await read('11:11:')]).toEqual([3, 3])
  now += 60_000
  expect(await read('11:11:')).toBe(4)
  await expect(kept('12:12:', 'company', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await settled()
  expect(await read('12:12:')).toBe(5)
})
