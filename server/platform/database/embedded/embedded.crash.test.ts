import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'esbuild'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { needsRight } from '../../../testing/needs'
import { databaseServersOf, killNow, processesOf } from '../../../testing/processes'
import { findRunning, startEmbedded } from './embedded'

const root = resolve(import.meta.dirname, '../../../..')
const bundle = join(root, `dist/run/embedded-crash-child-${process.pid}.mjs`)
/** A data directory that is ready, to be copied: creating one takes longer than most tests. With whatever letters in its name. */
const template = join(mkdtempSync(join(tmpdir(), 'joe-template-')), `kåfé, "joe's" %41 コーヒー`)
const directories: string[] = []
const processes: ChildProcess[] = []

beforeAll(async () => {
  await build({
    entryPoints: [join(root, 'server/testing/children/embedded-crash-child.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  await (await startEmbedded({ dataDir: template })).stop()
})

afterAll(() => {
  rmSync(bundle, { force: true })
  rmSync(dirname(template), { recursive: true, force: true })
})

afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL')
  for (const dir of directories.splice(0)) {
    killNow(databaseServersOf(dir))
    await sleep(20)
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 })
  }
})

describe('one process', () => {
  it('starts on an empty directory, as no superuser, with every commit on disk, and leaves no process', async () => {
    const dataDir = newDirectory()
    chmodSync(dataDir, 0o750)
    const embedded = await startEmbedded({ dataDir })
    expect(embedded.adopted).toBe(false)
    for (const url of [embedded.url, embedded.ownerUrl]) {
      const [row] = await query(
        url,
        `select current_setting('fsync') as fsync, current_setting('server_encoding') as encoding,
                current_setting('is_superuser') as superuser, upper('é') as upper`,
      )
      expect(row).toEqual({ fsync: 'on', encoding: 'UTF8', superuser: 'off', upper: 'É' })
    }
    expect(databaseServersOf(dataDir)).toHaveLength(1)
    await Promise.all([embedded.stop(), embedded.stop()])
    expect(databaseServersOf(dataDir)).toEqual([])
    expect(readdirSync(dataDir).sort()).toEqual(['db', 'db.log'])
    expect(modesOf(dataDir), 'a directory that was there is left as it was').toEqual(['750', '700', '600'])
  })

  it('makes a directory that only its owner can enter, whatever letters are in its name', async () => {
    const embedded = await startEmbedded({ dataDir: template })
    expect(await query(embedded.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    await embedded.stop()
    expect(modesOf(template)).toEqual(['700', '700', '600'])
  })

  it('leaves no process when it exits in the middle of its start', async () => {
    for (const [dataDir, delay] of [
      [newDirectory(), 400],
      [readyDirectory(), 150],
    ] as const) {
      const child = start(dataDir)
      let said = ''
      child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
      await sleep(delay)
      child.kill('SIGUSR2')
      // Not `exit`: what it said last may be on its way still.
      await once(child, 'close')
      if (said.includes('url')) continue // it was faster: from then on stop() is what ends the server
      await expect.poll(() => [...databaseServersOf(dataDir), ...initdbs(dataDir)]).toEqual([])
    }
  })

  it('keeps what was written from one start to the next', async () => {
    const dataDir = readyDirectory()
    const first = await startEmbedded({ dataDir })
    await query(first.ownerUrl, 'create table t as select 7 as n')
    await first.stop()
    const second = await startEmbedded({ dataDir })
    expect(await query(second.ownerUrl, 'select n from t')).toEqual([{ n: 7 }])
    await second.stop()
  })

  it("does not lose its server to the terminal's Ctrl-C before it has said goodbye to it", async () => {
    const dataDir = readyDirectory()
    const child = await owner(dataDir, { detached: true })
    process.kill(-child.process.pid!, 'SIGINT') // the whole group, as a terminal does
    expect(await exitOf(child.process)).toBe(0)
    const again = await startEmbedded({ dataDir })
    expect(await query(again.ownerUrl, "select to_regclass('farewell')::text as t")).toEqual([
      { t: 'farewell' },
    ])
    await again.stop()
  })
})

describe('after a crash', () => {
  it('adopts the server that a killed process left, with every acknowledged write', async () => {
    const dataDir = readyDirectory()
    const first = await owner(dataDir)
    await query(first.ownerUrl, 'create table t as select 7 as n')
    const [server] = databaseServersOf(dataDir)
    first.process.kill('SIGKILL')
    await exitOf(first.process)
    expect(databaseServersOf(dataDir)).toEqual([server])
    const second = await startEmbedded({ dataDir })
    expect(second.adopted).toBe(true)
    expect(await query(second.ownerUrl, 'select n from t')).toEqual([{ n: 7 }])
    await second.stop()
    expect(databaseServersOf(dataDir)).toEqual([])
  })

  it('recovers when the server was killed too', async () => {
    const dataDir = readyDirectory()
    const first = await owner(dataDir)
    await query(first.ownerUrl, 'create table t as select 7 as n')
    first.process.kill('SIGKILL')
    killNow(databaseServersOf(dataDir))
    const second = await startEmbedded({ dataDir })
    expect(second.adopted).toBe(false)
    expect(await query(second.ownerUrl, 'select n from t')).toEqual([{ n: 7 }])
    await second.stop()
  })

  it('is not stopped by lock files of a dead server whose number another program has now', async () => {
    const dataDir = readyDirectory()
    const first = await startEmbedded({ dataDir })
    const files = ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => join(dataDir, 'db', name))
    const texts = files.map((file) => readFileSync(file, 'utf8'))
    await first.stop()
    for (const [i, file] of files.entries())
      writeFileSync(file, texts[i]!.replace(/^\d+/, String(process.pid)))
    const second = await startEmbedded({ dataDir })
    expect(second.adopted).toBe(false)
    await second.stop()
  })

  it('starts the server again under a process that goes on, at the same address, and still owns it', async () => {
    const dataDir = readyDirectory()
    const first = await owner(dataDir)
    await query(first.ownerUrl, 'create table t as select 7 as n')
    killNow(databaseServersOf(dataDir))
    await expect.poll(() => query(first.ownerUrl, 'select n from t').catch(() => 'down')).toEqual([{ n: 7 }])
    const owners = `select count(*)::int as n from pg_locks where locktype = 'advisory' and granted`
    await expect.poll(() => query(first.ownerUrl, owners)).toEqual([{ n: 1 }])
    expect(await outcome(dataDir)).toMatchObject({ name: 'StartError' })
    first.process.kill('SIGTERM')
    expect(await exitOf(first.process)).toBe(0)
    expect(databaseServersOf(dataDir)).toEqual([])
  })

  it('heals a creation that was killed half-way, at any moment', async () => {
    const dataDir = newDirectory()
    for (const delay of [150, 350, 550]) {
      const child = start(dataDir)
      await sleep(delay)
      child.kill('SIGKILL')
      await exitOf(child)
    }
    await expect.poll(() => initdbs(dataDir)).toEqual([])
    const embedded = await startEmbedded({ dataDir })
    expect(await query(embedded.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(dataDir).sort()).toEqual(['db', 'db.log'])
    await embedded.stop()
  })
})

describe('several processes', () => {
  it('refuses a second owner in words, and the first goes on', async () => {
    const dataDir = readyDirectory()
    const first = await owner(dataDir)
    const before = readdirSync(dataDir)
    const second = await outcome(dataDir)
    expect(second).toEqual({
      name: 'StartError',
      error: `Another Cup of Joe (process ${first.process.pid}) is using ${dataDir}. Stop it first, or set DATA_DIR to another directory.`,
    })
    expect(readdirSync(dataDir)).toEqual(before)
    expect(await query(first.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('has exactly one owner when three start at the same moment on an empty directory', async () => {
    const dataDir = newDirectory()
    const outcomes = await Promise.all(Array.from({ length: 3 }, () => outcome(dataDir)))
    const words = outcomes.map((result) => result.error?.split(/ \((?:process|see)/)[0] ?? 'owner')
    expect(words.sort()).toEqual([...Array<string>(2).fill('Another Cup of Joe'), 'owner'])
    expect(databaseServersOf(dataDir)).toHaveLength(1)
  })

  it('has exactly one owner when three start at the same moment after a crash', async () => {
    const dataDir = readyDirectory()
    const first = await owner(dataDir)
    first.process.kill('SIGKILL')
    killNow(databaseServersOf(dataDir))
    const outcomes = await Promise.all(Array.from({ length: 3 }, () => outcome(dataDir)))
    const words = outcomes.map((result) => result.error?.split(/ \((?:process|see)/)[0] ?? 'owner')
    expect(words.sort()).toEqual([...Array<string>(2).fill('Another Cup of Joe'), 'owner'])
    expect(databaseServersOf(dataDir)).toHaveLength(1)
  })

  it('lets a new process take over from one that is just stopping', async () => {
    const dataDir = readyDirectory()
    const first = await owner(dataDir)
    first.process.kill('SIGTERM')
    const second = await startEmbedded({ dataDir })
    expect(await exitOf(first.process)).toBe(0)
    expect(await query(second.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
  })

  it('tells a command next to it where the database is', async () => {
    const dataDir = readyDirectory()
    expect(await findRunning(dataDir)).toBeUndefined()
    const first = await owner(dataDir)
    expect(await findRunning(dataDir)).toBe(first.ownerUrl)
  })
})

describe('a directory that does not fit', () => {
  it("says what to do with another major version's data", async () => {
    const dataDir = newDirectory()
    mkdirSync(join(dataDir, 'db'))
    writeFileSync(join(dataDir, 'db/PG_VERSION'), '17\n')
    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      /belongs to PostgreSQL 17; .* PostgreSQL 18.*npm run backup.*npm run restore/s,
    )
    expect(readdirSync(dataDir)).toEqual(['db'])
  })

  it('leaves a directory alone that is in use for something else', async () => {
    const dataDir = newDirectory()
    mkdirSync(join(dataDir, 'db'))
    writeFileSync(join(dataDir, 'db/thesis.txt'), 'mine')
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/in use for something else/)
    expect(readdirSync(join(dataDir, 'db'))).toEqual(['thesis.txt'])
  })

  it('says so when DATA_DIR can not be a directory', async () => {
    const file = join(newDirectory(), 'file')
    writeFileSync(file, '')
    await expect(startEmbedded({ dataDir: join(file, 'data') })).rejects.toThrow(
      /DATA_DIR .* can't be used: ENOTDIR/,
    )
    await expect(startEmbedded({ dataDir: file })).rejects.toThrow(/DATA_DIR .* can't be used: EEXIST/)
  })

  it('says so where the system makes no directory, ever', needsRight('Linux'), async () => {
    await expect(startEmbedded({ dataDir: '/proc/nowhere/data' })).rejects.toThrow(
      /DATA_DIR \/proc\/nowhere\/data can't be used: ENOENT/,
    )
  })

  it('says so when the disk is full', needsRight('mounting a disk'), async () => {
    const dataDir = newDirectory()
    const child = spawn('unshare', [
      '--mount',
      'sh',
      '-c',
      'mount -t tmpfs -o size=9m none "$2" && exec "$0" "$1" "$2"',
      process.execPath,
      bundle,
      dataDir,
    ])
    processes.push(child)
    expect(await firstWord(child)).toEqual({
      name: 'StartError',
      error: expect.stringContaining('no space left on the disk'),
    })
  })

  it('works below a path that is too long for a socket', async () => {
    const dataDir = readyDirectory(join(newDirectory(), 'deep/'.repeat(20), 'data'))
    const first = await owner(dataDir)
    expect(first.ownerUrl).toContain(encodeURIComponent(join(tmpdir(), 'cup-of-joe-')))
    first.process.kill('SIGKILL')
    const second = await startEmbedded({ dataDir })
    expect(second).toMatchObject({ adopted: true, url: first.url })
    await second.stop()
    expect(existsSync(decodeURIComponent(first.ownerUrl.split('host=')[1] ?? ''))).toBe(false)
  })

  it('uses TCP with a password where no directory is short enough', async () => {
    const dataDir = readyDirectory(join(newDirectory(), 'deep/'.repeat(20), 'data'))
    const first = await owner(dataDir, { env: { ...process.env, TMPDIR: dirname(dataDir) } })
    for (const text of [first.url, first.ownerUrl]) {
      const url = new URL(text)
      expect(url.hostname).toBe('127.0.0.1')
      expect(await query(text, 'select 1 as one')).toEqual([{ one: 1 }])
      url.password = 'guessed'
      await expect(query(url.href, 'select 1')).rejects.toThrow(/password authentication failed/)
    }
    first.process.kill('SIGTERM')
    expect(await exitOf(first.process)).toBe(0)
  })
})

describe('the user it runs as', () => {
  it('is root in a directory only root can enter', needsRight('a user namespace as root'), async () => {
    const parent = newDirectory()
    chmodSync(parent, 0o700)
    const embedded = await startEmbedded({ dataDir: readyDirectory(join(parent, 'data')) })
    expect(await query(embedded.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    await embedded.stop()
  })

  it(
    'is a system user where root may make no namespace, and the data stays with it',
    needsRight('root, in a folder that others can read'),
    async () => {
      const [parent, tools] = [newDirectory(), newDirectory()]
      chmodSync(parent, 0o755)
      const dataDir = join(parent, 'data')
      writeFileSync(join(tools, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
      const first = await owner(dataDir, { env: { ...process.env, PATH: `${tools}:${process.env['PATH']}` } })
      expect(await query(first.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
      const [server] = databaseServersOf(dataDir)
      expect(readFileSync(`/proc/${server}/status`, 'utf8')).not.toMatch(/^Uid:\s+0/m)
      first.process.kill('SIGTERM')
      expect(await exitOf(first.process)).toBe(0)
      const second = await startEmbedded({ dataDir })
      expect(second.adopted).toBe(false)
      await second.stop()
    },
  )

  it('is an ordinary user', needsRight('root, in a folder that others can read'), async () => {
    const dataDir = newDirectory()
    chownSync(dataDir, 65534, 65534)
    const child = ordinary(dataDir)
    expect(await firstWord(child)).toMatchObject({ adopted: false })
    child.kill('SIGTERM')
    expect(await exitOf(child)).toBe(0)
    const barred = newDirectory()
    chmodSync(barred, 0o755)
    expect(await firstWord(ordinary(join(barred, 'data')))).toEqual({
      name: 'StartError',
      error: expect.stringContaining(`may not write in ${barred}`),
    })
  })
})

const modesOf = (dataDir: string) =>
  [dataDir, join(dataDir, 'db'), join(dataDir, 'db.log')].map((path) =>
    (statSync(path).mode & 0o777).toString(8),
  )

function readyDirectory(dir = newDirectory()): string {
  cpSync(template, dir, { recursive: true })
  return dir
}

type Word = { url?: string; ownerUrl?: string; adopted?: boolean; error?: string; name?: string }

function newDirectory(): string {
  const dir = mkdtempSync(join(tmpdir(), 'joe-test-'))
  directories.push(dir)
  return dir
}

function track(child: ChildProcess): ChildProcess {
  processes.push(child)
  return child
}

function start(dataDir: string, options: { env?: NodeJS.ProcessEnv; detached?: boolean } = {}): ChildProcess {
  return track(spawn(process.execPath, [bundle, dataDir], { ...options, stdio: ['pipe', 'pipe', 'inherit'] }))
}

function ordinary(dir: string): ChildProcess {
  return track(
    spawn('setpriv', ['--reuid=65534', '--regid=65534', '--clear-groups', process.execPath, bundle, dir]),
  )
}

/** What came of a start; progress is passed over. */
async function firstWord(child: ChildProcess): Promise<Word> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const word: Word & { log?: string } = JSON.parse(line)
    if (!word.log) return word
  }
  throw new Error('The process said nothing.')
}

async function outcome(dataDir: string): Promise<Word> {
  return firstWord(start(dataDir))
}

async function owner(
  dataDir: string,
  options: Parameters<typeof start>[1] = {},
): Promise<{ process: ChildProcess; url: string; ownerUrl: string }> {
  const child = start(dataDir, options)
  const { url, ownerUrl, error } = await firstWord(child)
  if (!url || !ownerUrl) throw new Error(error)
  return { process: child, url, ownerUrl }
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

const initdbs = (dataDir: string) => processesOf(`${dataDir}/db.new-`)
