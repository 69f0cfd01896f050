import { expect, test } from 'vitest'
import { sample } from '../../../server/testing/sample'
import { killTrial } from '../../../server/testing/chats/kill-trial'

/** Of each kill, so many rows may be uncertain: those of the lines, and whoever shares a conversation with them. */
const A_KILL = 8

test('A process that tells people in Slack and is killed loses nobody and tells nobody twice', async () => {
  const kills = sample(1, 3)
  const { uncertain, ...wrong } = await killTrial({ people: 60, kills, speed: 1000, ways: ['slack'] })
  expect(wrong).toEqual({ lost: 0, doubled: 0, false: 0 })
  expect(uncertain).toBeLessThanOrEqual(kills * A_KILL)
})
