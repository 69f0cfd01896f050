import { afterEach, expect, test, vi } from 'vitest'
import { patience } from './transport'
import { SlackRefused } from './web'

afterEach(() => vi.restoreAllMocks())

test('A row waits for Slack’s limits a minute in all, however many of its calls are refused: its lease goes on', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const inTime = patience(new AbortController().signal)
  now.mockReturnValue(59_500)
  const refused = new SlackRefused('later', '429', 1)
  await expect(inTime(() => Promise.reject(refused))).rejects.toBe(refused)
})
