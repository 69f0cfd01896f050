import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import { loadConfig } from '../../platform/context/config'
import { migrateDatabase, type OpenDatabase, openDatabase } from '../../platform/database/database'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import { sendRecipients, sends } from '../../tables/sending.tables'
import type { Figure } from '../../testing/bench/figure'
import { fillLargeCompany } from '../../testing/bench/large-company'
import { ask, percentile, sessions, startProduct } from '../../testing/bench/measured-product'
import { killTrial, stopTrial } from '../../testing/bench/measured-trials'
import { bundled, queueSend, startProcess, stateOfSend } from '../../testing/sends'
import { layoutAttachments } from '../layout'
import { DEAD_LINKS, personalMail } from '../personal-mail'

const CONNECTIONS = 5
const SIZES = [
  { count: 1_000, rounds: 5 },
  { count: 10_000, rounds: 3 },
]
const LEAST_RATIO = 0.7
const MOST_GROWTH_MB = 100
const MOST_WAIT_MS = 250

/** Speed, the effect on other calls, and whether anybody is lost or mailed twice when everything dies. Build first. */
export async function bench(): Promise<Figure[]> {
  return [...(await throughput()), ...(await otherCalls()), ...(await killTrial()), ...(await stopTrial())]
}

/** The send engine against a bare nodemailer pool: the same messages over the same number of connections, into the same sink. */
async function throughput(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-bench-'))
  const [embedded, engineBundle, sinkBundle] = await Promise.all([
    startEmbedded({ dataDir }),
    bundled('server/testing/children/send-crash-child.ts'),
    bundled('server/testing/bench/counting-sink.ts'),
  ])
  const sink = await startProcess(sinkBundle, {})
  const mailUrl = `smtp://127.0.0.1:${sink.firstLine}`
  const env = { DATABASE_URL: embedded.url, MAIL_URL: mailUrl, DATA_DIR: dataDir, SAMPLE_DATA: 'off' }
  const config = loadConfig(env)
  const database = openDatabase(embedded.url)
  await migrateDatabase(embedded.ownerUrl, { product: database.pool })
  const { child } = await startProcess(engineBundle, env)
  const figures: Figure[] = []
  const memory: number[] = []
  try {
    // The first send of a process also pays for what is compiled and connected only once.
    await timeSend(database, await queueSend(database, config, 200, new Date()))
    for (const { count, rounds } of SIZES) {
      // By turns, so that a busy machine slows both down alike.
      const pairs: { seconds: number; bare: number }[] = []
      for (let round = 0; round < rounds; round++) {
        const sendId = await queueSend(database, config, count, new Date())
        const seconds = await timeSend(database, sendId)
        pairs.push({ seconds, bare: await timeBarePool(database, sendId, Number(sink.firstLine)) })
      }
      memory.push(await answerTo(child, 'memory'))
      const { seconds, bare } = pairs.sort((a, b) => a.bare / a.seconds - b.bare / b.seconds)[rounds >> 1]!
      const ratio = bare / seconds
      figures.push({
        figure: `${count.toLocaleString('en')} newsletters to a loopback SMTP server, ${CONNECTIONS} connections`,
        target: `≥ ${LEAST_RATIO} × a bare nodemailer pool`,
        value: `${Math.round(count / seconds)} a second (bare pool ${Math.round(count / bare)})`,
        ratio: ratio.toFixed(2),
        ok: ratio >= LEAST_RATIO,
      })
    }
    const growth = ((memory[1] ?? 0) - (memory[0] ?? 0)) / 1e6
    figures.push({
      figure: 'memory of the sending process, from 1,000 to 10,000 recipients',
      target: `≤ ${MOST_GROWTH_MB} MB more`,
      value: `${growth.toFixed(0)} MB more (${((memory[1] ?? 0) / 1e6).toFixed(0)} MB)`,
      ok: growth <= MOST_GROWTH_MB,
    })
    return figures
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

/** An employee's page, requested all the time while the product sends 10,000 newsletters. */
async function otherCalls(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-bench-'))
  const [embedded, sinkBundle] = await Promise.all([
    startEmbedded({ dataDir }),
    bundled('server/testing/bench/counting-sink.ts'),
  ])
  await migrateDatabase(embedded.ownerUrl)
  const database = openDatabase(embedded.ownerUrl)
  const current = new Date().toISOString().slice(0, 7)
  await fillLargeCompany(database.pool, { people: 10_000, months: 2, departments: 30, current })
  const [, employee] = await sessions(database.pool)
  const sink = await startProcess(sinkBundle, {})
  const env = { MAIL_URL: `smtp://127.0.0.1:${sink.firstLine}` }
  const product = await startProduct(embedded, dataDir, env)
  try {
    const waits: number[] = []
    const sendId = await queueSend(database, loadConfig(env), 10_000, new Date())
    while ((await stateOfSend(database, sendId)) !== 'sent') {
      for (let calls = 0; calls < 10; calls++) {
        const began = performance.now()
        await ask('/api/matches/current', employee)
        waits.push(performance.now() - began)
        await sleep(10)
      }
    }
    const p99 = percentile(waits, 0.99)
    return [
      {
        figure: `other calls while 10,000 newsletters are sent, p99 of ${waits.length}`,
        target: `≤ ${MOST_WAIT_MS} ms`,
        value: `${p99.toFixed(0)} ms (half of them ${percentile(waits, 0.5).toFixed(0)} ms)`,
        ok: p99 <= MOST_WAIT_MS,
      },
    ]
  } finally {
    product.child.kill('SIGTERM')
    sink.child.kill('SIGKILL')
    await database.close()
    await embedded.stop()
    await Promise.all([dataDir, sinkBundle].map((path) => rm(path, { recursive: true, force: true })))
  }
}

/** Seconds from the first message that was leased to the last that was stored as sent, as the rows say. */
async function timeSend(database: OpenDatabase, sendId: string): Promise<number> {
  while ((await stateOfSend(database, sendId)) !== 'sent') await sleep(100)
  const [send] = await database.db.select().from(sends).where(eq(sends.id, sendId))
  const rows = await database.db
    .select({ finishedAt: sendRecipients.finishedAt })
    .from(sendRecipients)
    .where(eq(sendRecipients.sendId, sendId))
  const last = Math.max(...rows.map(({ finishedAt }) => finishedAt?.getTime() ?? 0))
  return (last - (send?.startedAt?.getTime() ?? 0)) / 1000
}

async function answerTo(child: ChildProcess, question: string): Promise<number> {
  const answer = once(child.stdout!, 'data')
  child.stdin!.write(`${question}\n`)
  return Number(String((await answer)[0]))
}

async function timeBarePool(database: OpenDatabase, sendId: string, port: number): Promise<number> {
  const [send] = await database.db.select().from(sends).where(eq(sends.id, sendId))
  const rows = await database.db.select().from(sendRecipients).where(eq(sendRecipients.sendId, sendId))
  const attachments = layoutAttachments()
  const mails = rows.map((row) => ({
    from: 'Cup of Joe <coffee@example.com>',
    to: row.email,
    messageId: row.messageId,
    headers: {
      'List-Unsubscribe': '<http://localhost/>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    attachments,
    ...personalMail(send!.snapshot, row.values, DEAD_LINKS),
  }))
  const pool = nodemailer.createTransport({
    host: '127.0.0.1',
    port,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Number.POSITIVE_INFINITY,
  })
  await Promise.all(mails.slice(0, 100).map((mail) => pool.sendMail(mail)))
  const start = performance.now()
  await Promise.all(mails.map((mail) => pool.sendMail(mail)))
  const seconds = (performance.now() - start) / 1000
  pool.close()
  return seconds
}
