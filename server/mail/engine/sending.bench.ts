import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig } from '../../platform/context/config'
import { migrateDatabase, openDatabase } from '../../platform/database/database'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import type { Figure } from '../../testing/bench/figure'
import { killTrial, stopTrial } from '../../testing/bench/measured-trials'
import { bundled, queueSend, startProcess, stateOfSend } from '../../testing/sends'
import { plugins } from '../../plugins'

const MOST_GROWTH_MB = 60

/**
 * Whether memory stays flat, and whether anybody is lost or mailed twice when everything dies. How fast the product sends is
 * product-sending's. Build first.
 */
export async function bench(): Promise<Figure[]> {
  return [await memoryGrowth(), ...(await killTrial()), ...(await stopTrial())]
}

/** The memory of an instance that sends to 1,000 people, and then to 10,000. */
async function memoryGrowth(): Promise<Figure> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-bench-'))
  const [embedded, engineBundle, sinkBundle] = await Promise.all([
    startEmbedded({ dataDir }),
    bundled('server/testing/children/send-crash-child.ts'),
    bundled('server/testing/bench/light-sink.ts'),
  ])
  const sink = await startProcess(sinkBundle, {})
  const mailUrl = `smtp://127.0.0.1:${sink.firstLine}`
  const env = { DATABASE_URL: embedded.url, MAIL_URL: mailUrl, DATA_DIR: dataDir, SAMPLE_DATA: 'off' }
  const config = loadConfig(env)
  const database = openDatabase(embedded.url)
  await migrateDatabase(embedded.ownerUrl, { plugins, product: database.pool })
  const { child } = await startProcess(engineBundle, env)
  const memoryAfter = async (count: number) => {
    const sendId = await queueSend(database, config, count, new Date())
    while ((await stateOfSend(database, sendId)) !== 'sent') await sleep(100)
    return (await answerTo(child, 'memory')) / 1e6
  }
  try {
    // The first send of a process also pays for what is compiled and connected only once.
    await memoryAfter(200)
    const before = await memoryAfter(1_000)
    const after = await memoryAfter(10_000)
    return {
      figure: 'memory of the sending process, from 1,000 to 10,000 recipients',
      target: `≤ ${MOST_GROWTH_MB} MB more`,
      value: `${(after - before).toFixed(0)} MB more (${after.toFixed(0)} MB)`,
      ok: after - before <= MOST_GROWTH_MB,
    }
  } finally {
    child.kill('SIGKILL')
    sink.child.kill('SIGKILL')
    await database.close()
    await embedded.stop()
    await Promise.all(
      [dataDir, engineBundle, sinkBundle].map((path) => rm(path, { recursive: true, force: true })),
    )
  }
}

async function answerTo(child: ChildProcess, question: string): Promise<number> {
  const answer = once(child.stdout!, 'data')
  child.stdin!.write(`${question}\n`)
  return Number(String((await answer)[0]))
}
