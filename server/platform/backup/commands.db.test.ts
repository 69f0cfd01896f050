import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from '../database/database'
import { type Embedded, findRunning, startEmbedded } from '../database/embedded/embedded'
import { cloneDatabase } from '../../testing/app'
import { contentOf, encryptQuickly, newFolder, query } from '../../testing/backups'
import { runByScript, runCommand } from '../../testing/commands'
import { checkBackup } from './restore-backup'
import { plugins } from '../../plugins'

const folder = newFolder()
const dataDir = join(folder, 'data')
const file = join(folder, 'backup')
let product: Embedded

beforeAll(async () => {
  product = await startEmbedded({ dataDir })
  await migrateDatabase(product.ownerUrl, { plugins })
  await query(product.ownerUrl, `insert into installation values ('secret', '"kept"', '2026-11-16')`)
})
afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true })
})

const run = (command: 'backup' | 'restore', args: string[], env: Record<string, string> = {}) =>
  runCommand(
    `server/platform/backup/${command}.cli.ts`,
    [...args, ...(command === 'restore' ? ['--trust'] : [])],
    {
      INIT_CWD: folder,
      DATA_DIR: dataDir,
      ...env,
    },
  )

/** A database server that refuses everyone as PostgreSQL does. */
async function refusing(code: string): Promise<{ url: string; close(): void }> {
  const fields = ['SFATAL', `C${code}`, 'Mno', ''].join('\0')
  const body = Buffer.from(`${fields}\0`)
  const head = Buffer.alloc(5, 'E')
  head.writeUInt32BE(body.length + 4, 1)
  const server = createServer((socket) => socket.once('data', () => socket.end(Buffer.concat([head, body]))))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `postgres://joe:wrong-password@127.0.0.1:${(server.address() as AddressInfo).port}/joe`
  return { url, close: () => server.close() }
}

/** All but what says that it was restored. */
const rowsOf = async (url: string) => ({
  ...(await contentOf(url)),
  installation: await query(url, "select * from installation where key <> 'restored'"),
})

const oneLine = (text: string) => expect(text.trimEnd()).not.toContain('\n')

describe('the commands', () => {
  it('back up while the product runs, and refuse to restore meanwhile', async () => {
    const done = await run('backup', ['backup'])
    expect(done).toMatchObject({ code: 0, err: '' })
    expect(done.out).toMatch(/\/backup: \d+ rows of \d+ tables, \d+\.\d MB\./)
    const refused = await run('restore', [file, '--replace'])
    expect(refused.code).toBe(1)
    expect(refused.err).toMatch(/^Another Cup of Joe \(process \d+\) is using .* Stop it first/)
    oneLine(refused.err)
    expect(await query(product.ownerUrl, 'select from installation')).toHaveLength(1)
  })

  it('restore into a new place, and leave nothing running there', async () => {
    const place = join(folder, 'new')
    const done = await run('restore', ['backup'], { DATA_DIR: place })
    expect(done).toMatchObject({ code: 0, err: '' })
    expect(done.out).toContain('Everybody has to sign in again.')
    expect(await findRunning(place)).toBeUndefined()
    const again = await run('restore', ['backup'], { DATA_DIR: place })
    expect(again).toMatchObject({
      code: 1,
      err: expect.stringMatching(/not empty \(installation\).*--replace/),
    })
    const copy = await startEmbedded({ dataDir: place })
    expect(await rowsOf(copy.ownerUrl)).toEqual(await rowsOf(product.ownerUrl))
    await copy.stop()
    // The product is stopped there: the command starts the database for as long as it works.
    expect(await run('backup', ['second'], { DATA_DIR: place })).toMatchObject({ code: 0, err: '' })
    expect(await findRunning(place)).toBeUndefined()
  })

  it('work on DATABASE_OWNER_URL, or on DATABASE_URL without it, and by way of npm', async () => {
    const target = await cloneDatabase()
    const roles = { DATABASE_URL: target.url, DATABASE_OWNER_URL: target.ownerUrl }
    expect((await runByScript('server/platform/backup/restore.cli.ts', [file, '--trust'], roles)).code).toBe(
      0,
    )
    expect(await rowsOf(target.ownerUrl)).toEqual(await rowsOf(product.ownerUrl))
    expect((await run('backup', ['third'], { DATABASE_URL: target.ownerUrl })).code).toBe(0)
    await target.drop()
  })

  it('encrypt and decrypt, by a key pair or by a passphrase that is in no argument', async () => {
    const target = await cloneDatabase()
    const restored = async (...args: string[]) => {
      const roles = { DATABASE_URL: target.url, DATABASE_OWNER_URL: target.ownerUrl }
      expect(await run('restore', [...args, '--replace'], { ...roles, ...phrase })).toMatchObject({
        code: 0,
        err: '',
      })
      expect(await rowsOf(target.ownerUrl)).toEqual(await rowsOf(product.ownerUrl))
    }
    const passphrase = 'seven quiet mugs on a shelf'
    const phrase = { BACKUP_PASSPHRASE: passphrase }
    const identity = await generateIdentity()
    writeFileSync(join(folder, 'key.txt'), `# mine\n${identity}\n`)
    const locked = await run('backup', ['locked', '--recipient', await identityToRecipient(identity)])
    expect(locked).toMatchObject({ code: 0, out: expect.stringContaining('It is encrypted') })
    const nowhere = { DATA_DIR: join(folder, 'nowhere') }
    const without = await run('restore', ['locked'], nowhere)
    expect(without.err).toMatch(/is encrypted\. Add --identity FILE, or --passphrase\./)
    expect(existsSync(nowhere.DATA_DIR)).toBe(false)
    await restored('locked', '--identity', 'key.txt')

    expect(await run('backup', ['phrase', '--passphrase'], phrase)).toMatchObject({ code: 0, err: '' })
    await checkBackup(join(folder, 'phrase'), { plugins, key: { passphrase } })
    // As above, but a try takes a millisecond instead of seconds.
    writeFileSync(join(folder, 'quick'), await encryptQuickly(passphrase, readFileSync(file)))
    await restored('quick', '--passphrase')
    await target.drop()

    const cases: [ReturnType<typeof run>, RegExp][] = [
      [run('backup', ['x', '--passphrase']), /^There is no terminal to ask .* Set BACKUP_PASSPHRASE\.\n$/],
      [run('backup', ['x', '--passphrase'], { BACKUP_PASSPHRASE: 'hunter2' }), /at least 12 characters\.\n$/],
      [run('backup', ['x', '--passphrase', 'hunter2']), /^Usage:/],
      [run('backup', ['x', '--recipient', 'age1hunter2']), /^Recipient 1 is not valid/],
      [run('restore', ['locked', '--identity', 'none.txt']), /identity file .*none\.txt cannot be read/],
    ]
    for (const [running, words] of cases) {
      const { code, out, err } = await running
      expect(err).toMatch(words)
      expect(err).not.toContain('hunter2')
      expect([code, out]).toEqual([1, ''])
    }
    expect(existsSync(join(folder, 'x'))).toBe(false)
  })

  it('say in one line what is wrong, and exit with 1', async () => {
    writeFileSync(join(folder, 'text'), 'no backup')
    const refuser = await refusing('28P01')
    const none = { DATA_DIR: join(folder, 'none') }
    const cases: [ReturnType<typeof run>, RegExp][] = [
      [run('restore', ['missing']), /^There is no file .*missing/],
      [run('restore', ['text'], none), /text is not a backup/],
      [run('backup', ['x'], none), /^There is no database in .*none/],
      [run('backup', ['no/such/x']), /no such folder/],
      [
        run('backup', ['x'], { DATABASE_URL: refuser.url }),
        /^The database refuses the user name or the password/,
      ],
      [
        run('restore', [file], { DATABASE_URL: refuser.url }),
        /^The database refuses the user name or the password/,
      ],
      [run('backup', ['x'], { DATABASE_URL: 'postgres://127.0.0.1:1/x' }), /^No database server answers/],
    ]
    for (const [running, words] of cases) {
      const { code, out, err } = await running
      expect(err).toMatch(words)
      expect(err).not.toContain('wrong-password')
      oneLine(err)
      expect([code, out]).toEqual([1, ''])
    }
    refuser.close()
    expect(existsSync(none.DATA_DIR)).toBe(false)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
    for (const args of [[], ['a', 'b']])
      expect(await run('restore', args)).toMatchObject({ code: 1, err: expect.stringMatching(/^Usage:/) })
  })
})
