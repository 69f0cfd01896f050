import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client'
import { keepFresh } from './keep-fresh'

const MINUTE = 60_000
let page: EventTarget & { hidden: boolean; activeElement: { matches: () => boolean } | null }
let browser: EventTarget
let reads: string[]
let end: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  browser = new EventTarget()
  page = Object.assign(new EventTarget(), { hidden: false, activeElement: null })
  vi.stubGlobal('window', browser)
  vi.stubGlobal('document', page)
  reads = []
  end = [keepFresh()]
  for (const [name, isRead] of Object.entries({ list: true, trial: false })) {
    const queryFn = () => reads.push(name)
    const observer = new QueryObserver(queryClient, { queryKey: [name], queryFn, meta: { isRead } })
    end.push(observer.subscribe(() => undefined))
  }
  return vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  for (const stop of end) stop()
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What is read within so many minutes. */
async function readIn(minutes: number): Promise<string[]> {
  reads = []
  await vi.advanceTimersByTimeAsync(minutes * MINUTE)
  return reads
}
const lookAgain = () => browser.dispatchEvent(new Event('focus'))

test('A page that is open reads again after five minutes what is read by GET', async () => {
  expect(await readIn(4.9)).toEqual([])
  expect(await readIn(0.5)).toEqual(['list'])
})

test('A page that is looked at again reads again what is older than a minute', async () => {
  await readIn(0.9)
  lookAgain()
  expect(await readIn(0)).toEqual([])
  page.hidden = true
  expect(await readIn(10)).toEqual([])
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(reads).toEqual(['list'])
})

test('Nothing is read again under somebody’s typing, but soon after it', async () => {
  await readIn(2)
  page.activeElement = { matches: () => true }
  lookAgain()
  expect(await readIn(10)).toEqual([])
  page.activeElement = null
  page.dispatchEvent(new Event('input'))
  expect(await readIn(0.4)).toEqual([])
  expect(await readIn(0.4)).toEqual(['list'])
})
