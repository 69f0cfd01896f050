import { expect, test } from 'vitest'
import { risingIds } from './uuids'

test('the ids of one batch are valid, all different, and each is greater than the one before', () => {
  const next = risingIds(new Date('2026-11-16T09:00:00Z'))
  const ids = Array.from({ length: 50_000 }, next)
  expect(
    ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
  ).toBe(true)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(Number.parseInt((ids[0] as string).replaceAll('-', '').slice(0, 12), 16)).toBe(
    Date.UTC(2026, 10, 16, 9),
  )
})
