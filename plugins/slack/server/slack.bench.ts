import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase, openDatabase } from '../../../server/platform/database/database'
import { startEmbedded } from '../../../server/platform/database/embedded/embedded'
import type { Figure } from '../../../server/testing/bench/figure'
import { killTrial } from '../../../server/testing/chats/kill-trial'
import { plugins } from '../../../server/plugins'

const PEOPLE = Number(process.env.PEOPLE ?? 10_000)
const KILLS = 10
/** Slack takes 50 conversations a minute; at this speed 10,000 people take minutes, not hours. */
const SPEED = 200

/** Whether anybody is lost or told twice in Slack when everything dies, at its documented limits. Build first. */
export async function bench(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-slack-'))
  const embedded = await startEmbedded({ dataDir })
  const { url, ownerUrl } = embedded
  const product = openDatabase(url)
  await migrateDatabase(ownerUrl, { plugins, product: product.pool })
  await product.close()
  const database = {
    url,
    directUrl: undefined,
    ownerUrl,
    async drop() {
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  const begun = performance.now()
  const { uncertain, ...wrong } = await killTrial({
    people: PEOPLE,
    kills: KILLS,
    speed: SPEED,
    ways: ['slack'],
    database,
  })
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  const isRight = Object.values(wrong).every((count) => count === 0)
  return [
    {
      figure: `${PEOPLE} people told in Slack, ${KILLS} × kill -9`,
      target: 'lost 0, doubled 0, false 0',
      value: `lost ${wrong.lost}, doubled ${wrong.doubled}, false ${wrong.false}; ${uncertain} uncertain; ${minutes} min at ${SPEED} × Slack's pace`,
      ok: isRight,
    },
  ]
}
