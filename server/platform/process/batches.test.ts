import { expect, test } from 'vitest'
import { inBatches } from './batches'

const options = { largest: 3, waiting: 4, full: () => new Error('full'), isOfOne: () => true }

/** Work that is held until it is let go. */
function held() {
  const batches: number[][] = []
  const releases: (() => void)[] = []
  const work = async (items: number[]) => {
    batches.push(items)
    await new Promise<void>((release) => releases.push(release))
    if (items.includes(-1)) throw new Error('bad')
    return items.map((item) => item * 10)
  }
  const release = async () => {
    releases.shift()!()
    await new Promise((done) => setTimeout(done))
  }
  return { batches, work, release }
}

test('what comes while a batch is done is the next batch, in its order, and each gets its own result', async () => {
  const { batches, work, release } = held()
  const run = inBatches(work, options)
  const results = Promise.all([1, 2, 3, 4, 5].map(run))
  await release()
  await release()
  await release()
  expect(await results).toEqual([10, 20, 30, 40, 50])
  expect(batches).toEqual([[1], [2, 3, 4], [5]])
  const later = run(6)
  await release()
  expect(await later).toBe(60)
})

test('the fault of one is nobody else’s, and a fault of all is told at once', async () => {
  const one = held()
  const outcomes = Promise.allSettled([0, 1, -1, 2].map(inBatches(one.work, options)))
  for (let i = 0; i < 5; i += 1) await one.release()
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(one.batches).toEqual([[0], [1, -1, 2], [1], [-1], [2]])

  const all = held()
  const ofAll = inBatches(all.work, { ...options, isOfOne: () => false })
  const failed = Promise.allSettled([0, 1, -1].map(ofAll))
  await all.release()
  await all.release()
  expect((await failed).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(all.batches).toHaveLength(2)
})

test('who would wait behind too many is refused', async () => {
  const { work, release } = held()
  const run = inBatches(work, options)
  const outcomes = Promise.allSettled([1, 2, 3, 4, 5, 6].map(run))
  for (let i = 0; i < 3; i += 1) await release()
  expect((await outcomes).map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    'rejected',
  ])
})
