import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { Breaker } from './breaker'
import { TransitionWriter } from './transition-writer'
import type { Transition } from './rows.queries'

const row = (id: number) => ({ id, attempt: 1 })

function recording(store: (batch: Transition[]) => Promise<Set<number>>) {
  const batches: Transition[][] = []
  const writer = new TransitionWriter(
    async (batch) => {
      batches.push(batch)
      return store(batch)
    },
    () => undefined,
  )
  return { batches, writer }
}

describe('the writer of transitions', () => {
  test('stores what comes at once in one statement, and a connection’s outcome with its next commit', async () => {
    const { batches, writer } = recording(async (batch) => new Set(batch.map(({ id }) => id)))
    expect(await Promise.all([1, 2, 3].map((id) => writer.commit(row(id))))).toEqual([true, true, true])
    expect(batches.map((batch) => batch.length)).toEqual([3])
    writer.settle({ ...row(1), to: 'sent' })
    expect(await writer.commit(row(4))).toBe(true)
    expect(batches[1]!.map(({ id, to }) => [id, to])).toEqual([
      [1, 'sent'],
      [4, 'committing'],
    ])
  })

  test('a row that is no longer ours is not handed over', async () => {
    const { writer } = recording(async () => new Set([1]))
    expect(await writer.commit(row(1))).toBe(true)
    expect(await writer.commit(row(2))).toBe(false)
  })

  test('while the database is away nothing is handed over, and no outcome is lost', async () => {
    let isAway = false
    const { batches, writer } = recording(async (batch) => {
      if (isAway) throw new Error('away')
      return new Set(batch.map(({ id }) => id))
    })
    expect(await writer.commit(row(1))).toBe(true)
    isAway = true
    writer.settle({ ...row(1), to: 'sent' })
    expect(await writer.commit(row(2))).toBe(false)
    await sleep(150)
    isAway = false
    await writer.settled()
    const stored = new Map(batches.slice(-1)[0]!.map(({ id, to }) => [id, to]))
    expect(stored.get(1)).toBe('sent')
    // If the statement was stored although its result was lost, the row waits again.
    expect(stored.get(2)).toBe('waiting')
  })

  test('an outcome overtakes a commit that was not written yet: one row is never twice in a statement', async () => {
    const { batches, writer } = recording(async (batch) => new Set(batch.map(({ id }) => id)))
    const committed = writer.commit(row(1))
    writer.settle({ ...row(1), to: 'waiting' })
    expect(await committed).toBe(false)
    await writer.settled()
    expect(batches.flat().map(({ to }) => to)).toEqual(['waiting'])
  })
})

describe('the breaker', () => {
  test('keeps away from a server that is away, a little longer each time, until it responds', () => {
    let now = 0
    const breaker = new Breaker(() => now)
    expect(breaker.away(0)).toBe(1)
    expect(breaker.waitMs).toBe(1000)
    now = 1000
    expect(breaker.waitMs).toBe(0)
    expect(breaker.away(0)).toBe(2)
    expect(breaker.reached()).toBe(true)
    expect(breaker.reached()).toBe(false)
    expect(breaker.away(0)).toBe(4)
    breaker.answered()
    expect(breaker.away(0)).toBe(1)
  })

  test('says once, after each time that the server was reached, that no send has to wait for it', () => {
    const breaker = new Breaker(() => 0)
    expect(breaker.wasReached()).toBe(false)
    breaker.reached()
    expect([breaker.wasReached(), breaker.wasReached()]).toEqual([true, false])
    breaker.answered()
    expect([breaker.wasReached(), breaker.wasReached()]).toEqual([true, false])
    breaker.answered()
    breaker.away(0)
    expect(breaker.wasReached()).toBe(false)
  })

  test('takes ten broken connections in a row for an outage', () => {
    const breaker = new Breaker(() => 0)
    for (let i = 0; i < 9; i++) expect(breaker.dropped()).toBe(false)
    expect(breaker.dropped()).toBe(true)
    breaker.answered()
    expect(breaker.dropped()).toBe(false)
  })
})
