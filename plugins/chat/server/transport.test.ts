import { afterEach, expect, test, vi } from 'vitest'
import { patience } from './transport'
import { ChatRefused } from './chat'

afterEach(() => vi.restoreAllMocks())

test('A row waits for the limits of a chat a minute in all, however many of its calls are refused: its lease goes on', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const inTime = patience(new AbortController().signal)
  now.mockReturnValue(59_500)
  const refused = new ChatRefused('later', '429', 1)
  await expect(inTime(() => Promise.reject(refused))).rejects.toBe(refused)
})
