import { expect, test } from 'vitest'
import { killTrial } from '../../../server/testing/chats/kill-trial'

/** Of each kill, so many rows may be uncertain: those of the lines, and whoever shares a conversation with them. */
const A_KILL = 24

test('A process that tells 60 people by mail, in Slack and in Teams, and is killed three times, loses nobody and tells nobody twice', async () => {
  const kills = 3
  const ways = ['slack', 'mail', 'teams'] as const
  const { uncertain, ...wrong } = await killTrial({ people: 60, kills, speed: 1000, ways })
  expect(wrong).toEqual({ lost: 0, doubled: 0, false: 0 })
  expect(uncertain).toBeLessThanOrEqual(kills * A_KILL)
}, 120_000)
