import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { addAllowedEmail } from '../../../shared/contract/directory'
import { sendCode } from '../../../shared/contract/sign-in'
import { findRunning, startEmbedded } from '../../platform/database/embedded/embedded'
import { Client } from '../client'
import { freePort } from '../free-port'
import { startRelay } from '../pgbouncer'
import { childrenOf, databaseServersOf, killNow } from '../processes'
import { type Sink, startSink } from '../sink'
import { type MeasuredInstance, startMeasured } from './collected-memory'
import type { Figure } from './figure'
import { fillWith, Traffic } from './fault-traffic'

const PEOPLE = 8
const WARM_MS = 20_000
const AFTER_MS = 8_000
const AWAY_MS = 30_000
const WELL_WITHIN = 5
const MORE_MB = 40

const TARGET = `200, or 503 with Retry-After; nothing acknowledged lost; well within ${WELL_WITHIN} s; ≤ ${MORE_MB} MB more after garbage is collected`
/** Only root may mount: a file system that gets full, or a name that is not known. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0

/** What the product does while something it needs fails, and afterwards. Each fault is a real one. */
export async function bench(): Promise<Figure[]> {
  const wanted = process.env.FAULTS?.split(',')
  const figures: Figure[] = []
  const faults: Record<string, () => Promise<Figure[]>> = {
    product: ofTheProduct,
    clock: wrongClock,
    ...(mayMount && { descriptors: noDescriptors, disk: fullDisk, names: unknownHost }),
  }
  for (const [name, fault] of Object.entries(faults))
    if (!wanted || wanted.includes(name)) figures.push(...(await fault()))
  if (!mayMount)
    figures.push({
      figure: 'no file descriptors, full disk, unknown mail host',
      target: 'Linux, as root',
      value: 'not run',
    })
  return figures
}

interface Product {
  instance: MeasuredInstance
  sink: Sink
  clients: Client[]
  dataDir: string
  /** All processes of its database. */
  servers(): number[]
  /** The database's network is taken away, and given back. */
  cut(): void
  mend(): Promise<void>
}

/** The built product on a PostgreSQL of its own, which it reaches over a network that can be cut, and people who are signed in. */
async function withProduct<Result>(
  work: (product: Product) => Promise<Result>,
  {
    env = {},
    mailPort = 0,
    ...options
  }: { env?: Record<string, string>; prefix?: string[]; before?: string; mailPort?: number } = {},
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-faults-'))
  const [embedded, sink] = await Promise.all([startEmbedded({ dataDir }), startSink(mailPort)])
  const relay = await startRelay(new pg.Client(embedded.url))
  const address = new URL(embedded.url)
  address.searchParams.delete('host')
  address.host = `127.0.0.1:${relay.port}`
  const settings = {
    DATABASE_URL: address.href,
    DATABASE_OWNER_URL: embedded.ownerUrl,
    MAIL_URL: sink.url,
    ...env,
  }
  const instance = await startMeasured(settings, options)
  try {
    const { clients } = await fillWith(embedded.ownerUrl, instance.url, PEOPLE)
    const servers = () => databaseServersOf(dataDir).flatMap((pid) => [pid, ...childrenOf([pid])])
    return await work({
      instance,
      sink,
      clients,
      dataDir,
      servers,
      cut: () => relay.close(),
      mend: () => relay.reopen(),
    })
  } finally {
    await instance.end()
    relay.close()
    await embedded.stop()
    await sink.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Traffic before, during and after a fault. `act` injects it and takes it away. */
async function during(
  figure: string,
  { instance, clients }: Pick<Product, 'instance' | 'clients'>,
  act: (traffic: Traffic) => Promise<unknown>,
  { wellWithin = WELL_WITHIN, mayCut = false } = {},
): Promise<Figure> {
  console.error(`  ${figure}`)
  const traffic = new Traffic(clients)
  await sleep(WARM_MS)
  const before = await instance.memory()
  const note = await act(traffic)
  const healed = performance.now()
  await sleep(Math.max(AFTER_MS, wellWithin * 1000 + 2000))
  const well = traffic.wellAfter(healed)
  const after = await instance.memory()
  const lost = await traffic.end()
  const [held, resident] = [after.held - before.held, after.resident - before.resident]
  return {
    figure,
    target: `${mayCut ? 'new connections cut, otherwise ' : ''}${TARGET.replace(`${WELL_WITHIN} s`, `${wellWithin} s`)}`,
    value: `${traffic.inWords()}; ${lost} lost; well after ${well.toFixed(1)} s; ${held.toFixed(1)} MB more held, ${Math.round(resident)} resident${typeof note === 'string' ? `; ${note}` : ''}`,
    ok:
      [...traffic.unclear.keys()].every((what) => mayCut && what.startsWith('cut')) &&
      lost === 0 &&
      well <= wellWithin &&
      held <= MORE_MB &&
      resident <= MORE_MB,
  }
}

const ofTheProduct = () =>
  withProduct(async (product) => {
    const { child } = product.instance
    return [
      await during('the network to the database away for 30 s', product, async () => {
        product.cut()
        await sleep(AWAY_MS)
        await product.mend()
      }),
      await during('the database stopped (SIGSTOP) for 30 s', product, async () => {
        killNow(product.servers(), 'SIGSTOP')
        await sleep(AWAY_MS)
        killNow(product.servers(), 'SIGCONT')
      }),
      await during('the event loop held for 5 s', product, async () => {
        child.kill('SIGSTOP')
        await sleep(5_000)
        child.kill('SIGCONT')
      }),
      await during('200 slow clients, half of them in the headers, half in a body, for 75 s', product, () =>
        slowClients(product.instance.port, 75_000),
      ),
    ]
  })

/** Each sends a byte a second until it is turned away. Returns in words how many were. */
async function slowClients(port: number, forMs: number): Promise<string> {
  const sockets = new Set<Socket>()
  const ended: number[] = []
  const began = performance.now()
  for (let index = 0; index < 200; index += 1) {
    const socket = connect(port, '127.0.0.1')
    sockets.add(socket)
    socket.on('error', () => undefined).resume()
    socket.once('close', () => {
      sockets.delete(socket)
      ended.push(performance.now() - began)
    })
    socket.write(
      index % 2
        ? 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: '
        : 'POST /api/signin HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"email":"',
    )
  }
  while (performance.now() - began < forMs) {
    await sleep(1_000)
    for (const socket of sockets) if (socket.writable) socket.write('a')
  }
  const left = sockets.size
  for (const socket of sockets) socket.destroy()
  return `${200 - left} of 200 turned away, the last after ${Math.round(Math.max(0, ...ended) / 1000)} s`
}

const noDescriptors = () =>
  withProduct(async (product) => {
    const { pid } = product.instance.child
    const limit = (most: string) =>
      execFileSync('prlimit', ['--pid', String(pid), `--nofile=${most}`], { encoding: 'utf8' })
    const [, before = ''] =
      /NOFILE\s.*?\s(\d+)\s+\d+\s+\S+\s*$/m.exec(
        execFileSync('prlimit', ['--pid', String(pid), '--nofile'], { encoding: 'utf8' }),
      ) ?? []
    return [
      await during(
        'no file descriptors left for 15 s, and 50 connections that ask for more',
        product,
        async () => {
          limit(`${readdirSync(`/proc/${pid}/fd`).length}:`)
          const asked = Array.from({ length: 50 }, () =>
            connect(product.instance.port, '127.0.0.1')
              .on('error', () => undefined)
              .end('GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n'),
          )
          await sleep(15_000)
          limit(`${before}:`)
          for (const socket of asked) socket.destroy()
        },
      ),
    ]
  })

/** The clock of the process, and of nobody else: it is set by a file that a module, loaded before the product, looks at. */
async function wrongClock(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cup-clock-'))
  const [file, module] = [join(folder, 'offset'), join(folder, 'clock.mjs')]
  const set = (hours: number) => writeFileSync(file, String(hours * 3_600_000))
  set(0)
  writeFileSync(
    module,
    `import { readFileSync } from 'node:fs'
     const Real = Date
     let offset = 0
     setInterval(() => { offset = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) }, 50).unref()
     globalThis.Date = class extends Real {
       constructor(...parts) { parts.length ? super(...parts) : super(Real.now() + offset) }
       static now() { return Real.now() + offset }
     }`,
  )
  try {
    return await withProduct(
      async (product) => [
        await during('the clock 2 h ahead for 15 s, and back', product, async () => {
          set(2)
          await sleep(15_000)
          set(0)
        }),
      ],
      { before: module },
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The embedded database and all of DATA_DIR on a file system that a program fills to the last byte. */
async function fullDisk(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cup-full-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=0755', 'tmpfs', folder])
  const sink = await startSink()
  try {
    const dataDir = join(folder, 'data')
    const instance = await startMeasured({ DATA_DIR: dataDir, MAIL_URL: sink.url })
    try {
      const ownerUrl = (await findRunning(dataDir))!
      const { clients, admin } = await fillWith(ownerUrl, instance.url, PEOPLE)
      const figure = await during(
        'the disk of the embedded database full for 30 s',
        { instance, clients },
        async (traffic) => {
          const began = performance.now()
          let entries = 0
          // What the database gives back meanwhile is taken as well. New rows need new room.
          while (performance.now() - began < AWAY_MS) {
            fill(join(folder, 'filler'))
            const email = `${'x'.repeat(50)}${(entries += 1)}@elsewhere.example`
            await traffic.note(() => admin.call(addAllowedEmail, { body: { email } }))
          }
          rmSync(join(folder, 'filler'))
        },
        { wellWithin: 15 },
      )
      return [figure]
    } finally {
      await instance.end()
    }
  } finally {
    await sink.close()
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
  }
}

function fill(path: string): void {
  const file = openSync(path, 'a')
  const bytes = Buffer.alloc(65_536)
  try {
    for (;;) writeSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
}

/** A mail server by a name that the machine does not know, and then does. */
async function unknownHost(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cup-names-'))
  const hosts = join(folder, 'hosts')
  const set = (line = '') => writeFileSync(hosts, `127.0.0.1 localhost\n${line}\n`)
  set()
  try {
    const mailPort = await freePort()
    return await withProduct(
      async (product) => {
        const statuses: number[] = []
        /** Each time for somebody else: nobody gets one mail after the other. */
        const ask = async () => {
          const email = `q${statuses.length}@example.com`
          const { status } = await new Client(product.instance.url).call(sendCode, { body: { email } })
          statuses.push(status)
          return status
        }
        const figure = await during('a mail host whose name is not known for 20 s', product, async () => {
          for (let tries = 0; tries < 4; tries += 1) {
            await ask()
            await sleep(5_000)
          }
          set('127.0.0.1 mail.faults.test')
          const began = performance.now()
          while ((await ask()) !== 200 && performance.now() - began < 60_000) await sleep(500)
          return `sign-in mails ${statuses.join(', ')}`
        })
        return [figure]
      },
      {
        mailPort,
        env: { MAIL_URL: `smtp://mail.faults.test:${mailPort}` },
        prefix: ['unshare', '-m', 'sh', '-c', `mount --bind ${hosts} /etc/hosts && exec "$@"`, '--'],
      },
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
