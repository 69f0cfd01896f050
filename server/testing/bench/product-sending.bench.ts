import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import pg from 'pg'
import {
  approveNewsletter,
  generateNewsletter,
  saveNewsletter,
  sendNewsletter,
} from '../../../shared/contract/newsletters'
import { generateCompanyPairing } from '../../../shared/contract/pairings'
import { signInAsAdmin } from '../../../shared/contract/sign-in'
import { loadConfig } from '../../platform/context/config'
import { migrateDatabase, openDatabase } from '../../platform/database/database'
import { findRunning, startEmbedded } from '../../platform/database/embedded/embedded'
import { layoutAttachments } from '../../mail/layout'
import { DEAD_LINKS, personalMail } from '../../mail/personal-mail'
import { sendRecipients, sends } from '../../tables/sending.tables'
import { Client } from '../client'
import { ADMIN, type RunningInstance, startBuilt } from '../instances'
import { childrenOf, databaseServersOf, killNow } from '../processes'
import { bundled, startProcess } from '../sends'
import type { Figure } from './figure'
import { percentile, processorSeconds } from './measured-product'
import { plugins } from '../../plugins'

const MAILS = Number(process.env.MAILS ?? 10_000)
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const STARTS = Number(process.env.STARTS ?? 10)
const CONNECTIONS = 5
const LEAST_RATIO = 2
/** How long a mail server takes over a message where two instances are compared. */
const REPLY_AFTER_MS = 30

const middle = (values: number[]) => percentile(values, 0.5)

/** Sending by the product as it is started, its first mails included, against a bare nodemailer pool. Build first. */
export async function bench(): Promise<Figure[]> {
  const wanted = (process.env.PARTS ?? 'speed,pipelining,instances,starts').split(',')
  const template = await mkdtemp(join(tmpdir(), 'cup-company-'))
  const [sinkBundle] = await Promise.all([bundled('server/testing/bench/light-sink.ts'), fill(template)])
  try {
    return [
      ...(wanted.includes('speed') ? await speed(template, sinkBundle, 'off') : []),
      ...(wanted.includes('pipelining') ? await speed(template, sinkBundle, 'on') : []),
      ...(wanted.includes('instances') ? await instances(template, sinkBundle) : []),
      ...(wanted.includes('starts') ? await starts(template) : []),
    ]
  } finally {
    await Promise.all([template, sinkBundle].map((path) => rm(path, { recursive: true, force: true })))
  }
}

/** A data directory with a company of so many people, to be copied. */
async function fill(dataDir: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir })
  const database = openDatabase(embedded.url)
  await migrateDatabase(embedded.ownerUrl, { plugins, product: database.pool })
  await database.close()
  const owner = new pg.Client(embedded.ownerUrl)
  await owner.connect()
  // Without it, its people would be taken for a production's.
  await owner.query(
    `insert into installation (key, value, updated_at) values ('mode', '"evaluation"', now()) on conflict do nothing`,
  )
  await owner.query(
    `insert into allowed_emails (email, domain, added_by, reason, created_at, updated_at)
     values ('*@example.com', 'example.com', 'bench', '', now(), now())`,
  )
  await owner.query(
    `insert into users (email, first_name, last_name, department, bio, is_email_verified, is_validated, validated_at,
       needs_profile_setup, created_at, updated_at)
     select 'person' || i || '@example.com', 'First' || i, 'Last' || i, 'Other',
       'Likes long walks, short meetings and coffee of any length.', true, true, now(), false, now(), now()
     from generate_series(1, $1::int) i`,
    [MAILS],
  )
  await owner.query('vacuum analyze')
  await owner.end()
  await embedded.stop()
}

interface LightSink {
  child: ChildProcess
  port: number
  /** What came since the last time. */
  report(): Promise<{ count: number; ms: number; processorMs: number }>
}

async function startSink(bundle: string, env: Record<string, string>): Promise<LightSink> {
  const { child, firstLine } = await startProcess(bundle, env)
  return {
    child,
    port: Number(firstLine),
    async report() {
      const answer = once(child.stdout!, 'data')
      child.stdin!.write('report\n')
      return JSON.parse(String((await answer)[0]))
    },
  }
}

/**
 * From signing in to an approved newsletter; then sends it. Measured from `begin` on: signing in mails the administrator a
 * notice, and then the round is made.
 */
async function sendToAll<Begun>(
  { url }: { url: string },
  sink: LightSink,
  begin: () => Begun,
): Promise<Begun> {
  const admin = new Client(url)
  await ok(admin.call(signInAsAdmin, { body: ADMIN }))
  const { body: generated } = await ok(admin.call(generateCompanyPairing))
  const { body: draft } = await ok(admin.call(generateNewsletter, { body: {} }))
  const params = { id: draft.id }
  await ok(admin.call(saveNewsletter, { params, body: { pairingFile: generated.pairing!.fileName } }))
  await ok(admin.call(approveNewsletter, { params, body: {} }))
  while ((await sink.report()).count === 0) await sleep(50)
  const begun = begin()
  const { body } = await ok(admin.call(sendNewsletter, { params, body: {} }))
  if (body.sent !== MAILS) throw new Error(`Sent ${body.sent}: ${body.message}`)
  return begun
}

async function ok<Reply extends { status: number; body: unknown }>(reply: Promise<Reply>): Promise<Reply> {
  const answered = await reply
  if (answered.status !== 200) throw new Error(JSON.stringify(answered.body))
  return answered
}

interface Round {
  product: number
  pool: number
  /** Processor time of a mail, in milliseconds. */
  cost: { server: number; database: number; sink: number; pool: number }
}

const processorOf = (pids: number[]) =>
  pids.reduce((sum, pid) => sum + processorSeconds({ pid } as ChildProcess), 0)

async function speed(template: string, bundle: string, pipelining: 'on' | 'off'): Promise<Figure[]> {
  const sink = await startSink(bundle, { PIPELINING: pipelining })
  const rounds: Round[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const one = await speedRound(template, sink)
      rounds.push(one)
      console.error(
        JSON.stringify(one, (_, value) => (typeof value === 'number' ? Number(value.toFixed(2)) : value)),
      )
    }
  } finally {
    sink.child.kill()
  }
  const cost = (of: keyof Round['cost']) => middle(rounds.map((round) => round.cost[of])).toFixed(2)
  const ratio = middle(rounds.map((round) => round.product / round.pool))
  return [
    {
      figure: `${MAILS.toLocaleString('en')} newsletters by the product from its start, ${pipelining === 'on' ? 'PIPELINING' : 'no PIPELINING'}: middle of ${ROUNDS}`,
      target: `≥ ${LEAST_RATIO} × a nodemailer pool that composes`,
      value: `${middle(rounds.map(({ product }) => product)).toFixed(0)} a second (pool ${middle(rounds.map((round) => round.pool)).toFixed(0)}); processor ms a mail: server ${cost('server')}, database ${cost('database')}, mail server ${cost('sink')}; pool ${cost('pool')}`,
      ratio: ratio.toFixed(2),
      ok: ratio >= LEAST_RATIO,
    },
  ]
}

async function speedRound(template: string, sink: LightSink): Promise<Round> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-sending-'))
  await cp(template, dataDir, { recursive: true })
  const instance = await startBuilt({ DATA_DIR: dataDir, MAIL_URL: `smtp://127.0.0.1:${sink.port}` })
  try {
    const servers = () => databaseServersOf(dataDir).flatMap((pid) => [pid, ...childrenOf([pid])])
    const used = () => [processorSeconds(instance.child), processorOf(servers())] as const
    const before = await sendToAll(instance, sink, used)
    const after = used()
    const cost = { server: after[0] - before[0], database: after[1] - before[1] }
    const product = await sink.report()
    const [pool, ofPool] = await timePool(sink, await mailsOf((await findRunning(dataDir))!, sink.port))
    return {
      product: (product.count / product.ms) * 1000,
      pool,
      cost: {
        server: (cost.server * 1000) / MAILS,
        database: (cost.database * 1000) / MAILS,
        sink: product.processorMs / MAILS,
        pool: ofPool,
      },
    }
  } finally {
    await instance.end()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The mails of the last send, as a pool composes them. */
async function mailsOf(url: string, port: number) {
  const database = openDatabase(url)
  const config = loadConfig({ MAIL_URL: `smtp://127.0.0.1:${port}` })
  const [send] = await database.db.select().from(sends)
  const rows = await database.db.select().from(sendRecipients)
  await database.close()
  const attachments = layoutAttachments().map((attachment) => ({
    ...attachment,
    contentDisposition: 'inline' as const,
  }))
  return rows.map(({ email, messageId, values }) => ({
    from: config.mailFrom,
    to: email,
    messageId,
    headers: {
      'List-Unsubscribe': '<http://localhost/>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    attachments,
    ...personalMail(send!.snapshot, values, DEAD_LINKS),
  }))
}

/** Mails a second of a bare pool, and its own processor time of a mail in milliseconds. */
async function timePool(sink: LightSink, mails: SendMailOptions[]): Promise<[number, number]> {
  const pool = nodemailer.createTransport({
    host: '127.0.0.1',
    port: sink.port,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Number.POSITIVE_INFINITY,
  })
  await sink.report()
  const before = process.cpuUsage()
  await Promise.all(mails.map((mail) => pool.sendMail(mail)))
  const { user, system } = process.cpuUsage(before)
  pool.close()
  const { count, ms } = await sink.report()
  return [(count / ms) * 1000, (user + system) / 1000 / mails.length]
}

/** The same newsletter by one instance, and by two on one database, to a mail server that takes its time. */
async function instances(template: string, bundle: string): Promise<Figure[]> {
  const sink = await startSink(bundle, { REPLY_AFTER_MS: String(REPLY_AFTER_MS) })
  const speeds: [number, number][] = []
  const run = async (many: number): Promise<number> => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cup-sending-'))
    await cp(template, dataDir, { recursive: true })
    const embedded = await startEmbedded({ dataDir })
    const running: RunningInstance[] = []
    try {
      const settings = {
        DATABASE_URL: embedded.url,
        DATABASE_OWNER_URL: embedded.ownerUrl,
        MAIL_URL: `smtp://127.0.0.1:${sink.port}`,
      }
      for (let started = 0; started < many; started++) running.push(await startBuilt(settings))
      await sink.report()
      await sendToAll(running[0]!, sink, () => undefined)
      const { count, ms } = await sink.report()
      return (count / ms) * 1000
    } finally {
      await Promise.all(running.map((instance) => instance.end()))
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
  try {
    for (let round = 0; round < Math.min(ROUNDS, 3); round++) speeds.push([await run(1), await run(2)])
  } finally {
    sink.child.kill()
  }
  const ratio = middle(speeds.map(([one, two]) => two / one))
  return [
    {
      figure: `two instances on one database, a mail server that takes ${REPLY_AFTER_MS} ms over each message: middle of ${speeds.length}`,
      target: '≥ 1.7 × one',
      value: `${middle(speeds.map(([, two]) => two)).toFixed(0)} a second (one ${middle(speeds.map(([one]) => one)).toFixed(0)})`,
      ratio: ratio.toFixed(2),
      ok: ratio >= 1.7,
    },
  ]
}

/** Starts with the embedded database, by turns after a stop and after a kill of everything. */
async function starts(template: string): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-sending-'))
  await cp(template, dataDir, { recursive: true })
  const settings = { DATA_DIR: dataDir }
  const plain: number[] = []
  const killed: number[] = []
  const timed = async (times: number[]) => {
    const began = performance.now()
    const instance = await startBuilt(settings)
    times.push(performance.now() - began)
    return instance
  }
  try {
    await (await startBuilt(settings)).end()
    for (let round = 0; round < STARTS; round++) {
      const before = await timed(plain)
      const admin = new Client(before.url)
      await ok(admin.call(signInAsAdmin, { body: ADMIN }))
      const servers = databaseServersOf(dataDir)
      killNow([before.child.pid!, ...servers, ...childrenOf(servers)])
      await before.end('SIGKILL')
      await (await timed(killed)).end()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  const ratio = percentile(killed, 0.9) / percentile(plain, 0.9)
  return [
    {
      figure: `start after kill -9 of product and database, until ready: p90 of ${STARTS}`,
      target: '≤ 1.5 × a plain start',
      value: `${percentile(killed, 0.9).toFixed(0)} ms (plain ${percentile(plain, 0.9).toFixed(0)} ms; middle ${middle(killed).toFixed(0)} and ${middle(plain).toFixed(0)} ms)`,
      ratio: ratio.toFixed(2),
      ok: ratio <= 1.5,
    },
  ]
}
