import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig } from '../../platform/context/config'
import { migrateDatabase, openDatabase } from '../../platform/database/database'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import type { Figure } from './figure'
import { CONNECTIONS, judge, killEverything, stopPostgres, trouble, type Verdict } from '../send-trial'
import { bundled, queueSend, startProcess, stateOfSend } from '../sends'
import { type Sink, startSink } from '../sink'
import { plugins } from '../../plugins'

const RECIPIENTS = 10_000
const KILLS = 25
const STOPS = 5
const MOST_SECONDS_TO_RESUME = 10
const ANSWER_MS = 2

interface Trial {
  sink: Sink
  dataDir: string
  /** Starts an instance with its own PostgreSQL. */
  start: () => Promise<{ child: ChildProcess; url: string }>
}

/** A send of 10,000 to a mail server full of faults, in a data directory of its own; `disturb` is what happens during it. */
async function trial(
  disturb: (trial: Trial) => Promise<ChildProcess>,
): Promise<{ verdict: Verdict; seconds: number }> {
  const [dataDir, bundle, sink] = await Promise.all([
    mkdtemp(join(tmpdir(), 'cup-trial-')),
    bundled('server/testing/children/send-crash-child.ts'),
    startSink(0, { parse: false }),
  ])
  trouble(sink, ANSWER_MS)
  const env = {
    DATABASE_URL: '',
    DATABASE_OWNER_URL: '',
    DATA_DIR: dataDir,
    MAIL_URL: sink.url,
    SAMPLE_DATA: 'off',
  }
  let child: ChildProcess | undefined
  try {
    const embedded = await startEmbedded({ dataDir })
    const prepared = openDatabase(embedded.url)
    await migrateDatabase(embedded.ownerUrl, { plugins, product: prepared.pool })
    const sendId = await queueSend(prepared, loadConfig(env), RECIPIENTS, new Date())
    await prepared.close()
    await embedded.stop()
    const began = performance.now()
    let url = ''
    child = await disturb({
      sink,
      dataDir,
      start: async () => {
        const started = await startProcess(bundle, env)
        url = started.firstLine.split(' ')[1] ?? ''
        return { child: started.child, url }
      },
    })
    const database = openDatabase(url)
    while ((await stateOfSend(database, sendId).catch(() => '')) !== 'sent') await sleep(200)
    const seconds = (performance.now() - began) / 1000
    const verdict = await judge(database, sink, sendId)
    await database.close()
    return { verdict, seconds }
  } finally {
    if (child) await killEverything(child, dataDir)
    await sink.close()
    await Promise.all([dataDir, bundle].map((path) => rm(path, { recursive: true, force: true })))
  }
}

function figureOf(
  what: string,
  { verdict, seconds }: { verdict: Verdict; seconds: number },
  cuts: number,
): Figure {
  const { lost, doubled, wrong, failed, unknown, unknownCutInData, dotSeen, cutAfterTaking } = verdict
  const most = cuts * CONNECTIONS + cutAfterTaking
  return {
    figure: `${RECIPIENTS.toLocaleString('en')} recipients, ${what}, a mail server with every fault`,
    target: `lost 0, doubled 0, log = journal, unknown ≤ ${cuts} × ${CONNECTIONS} + ${cutAfterTaking} cut after taking`,
    value: `lost ${lost.length}, doubled ${doubled.length}, differing ${wrong.length}, unknown ${unknown.length} (and ${unknownCutInData.length} cut on their final dot, which the server had seen of ${dotSeen}), failed ${failed}, ${seconds.toFixed(0)} s`,
    ratio: (unknown.length / most).toFixed(2),
    ok:
      lost.length + doubled.length + wrong.length === 0 &&
      unknown.length <= most &&
      failed === RECIPIENTS / 50,
  }
}

/** The sending process, its PostgreSQL and all of their processes killed at once, again and again. */
export async function killTrial(): Promise<Figure[]> {
  const result = await trial(async ({ sink, dataDir, start }) => {
    for (let kills = 0; kills < KILLS; kills++) {
      const { child } = await start()
      // By messages, not by time, so that every instance dies in the midst of sending, however fast the machine is.
      const enough = sink.received.length + Math.random() * (RECIPIENTS / KILLS) * 0.8
      while (sink.received.length <= enough) await sleep(2)
      await killEverything(child, dataDir)
    }
    return (await start()).child
  })
  return [figureOf(`${KILLS} × kill -9 of everything`, result, KILLS)]
}

/** PostgreSQL stopped at once, again and again, under an instance that lives. */
export async function stopTrial(): Promise<Figure[]> {
  const waits: number[] = []
  const result = await trial(async ({ sink, dataDir, start }) => {
    const { child, url } = await start()
    for (let stops = 0; stops < STOPS; stops++) {
      const enough = sink.received.length + 200 + Math.random() * (RECIPIENTS / STOPS) * 0.7
      while (sink.received.length <= enough) await sleep(2)
      waits.push(await stopPostgres(dataDir, url, sink))
    }
    return child
  })
  const slowest = Math.max(...waits) / 1000
  return [
    figureOf(`PostgreSQL stopped with -m immediate ${STOPS} times`, result, STOPS),
    {
      figure: 'sending again after PostgreSQL is back, at most',
      target: `≤ ${MOST_SECONDS_TO_RESUME} s`,
      value: `${slowest.toFixed(1)} s`,
      ok: slowest <= MOST_SECONDS_TO_RESUME,
    },
  ]
}
