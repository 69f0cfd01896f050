import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureSampleCompany } from '../../modes/sample/sample-company'
import { startApp, type TestApp } from '../../testing/app'
import { contentOf, encryptQuickly, freshTarget, newFolder, query, refusal } from '../../testing/backups'
import { ODD_ROWS } from '../../testing/odd-rows'
import { createBackup } from './create-backup'
import { encryptWith, isEncrypted, type Key, readIdentities } from './encryption'
import { checkBackup, restoreBackup } from './restore-backup'
import { plugins } from '../../plugins'

const now = new Date('2026-11-20T10:00:00Z')
const folder = newFolder()
const file = join(folder, 'full.backup.age')
const WORDS = 'seven quiet mugs on a shelf'
let source: TestApp
let url: string
let content: Record<string, string>
const target = freshTarget()
let mine: string
let theirs: string
let strange: string

beforeAll(async () => {
  source = await startApp()
  url = source.context.config.databaseOwnerUrl!
  await ensureSampleCompany(source.context)
  await query(url, ODD_ROWS)
  content = await contentOf(url)
  mine = await generateIdentity()
  theirs = await generateIdentity()
  strange = await generateIdentity()
  const recipients = await Promise.all([mine, theirs].map(identityToRecipient))
  await createBackup(url, file, { now, lock: { recipients } })
})
afterAll(async () => {
  await source?.stop()
  rmSync(folder, { recursive: true })
})

const restore = (key?: Key, from = file) =>
  restoreBackup(target.url, from, { plugins, replace: true, now, key })
const opened = (key?: Key, from = file) => checkBackup(from, { plugins, key })

describe('an encrypted backup', () => {
  it('is an age file, for its owner alone, and shows nothing of what is in it', async () => {
    const bytes = readFileSync(file)
    expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await isEncrypted(file)).toBe(true)
    // Neither the gzip nor the text.
    expect(bytes.includes(Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]))).toBe(false)
    expect(bytes.includes('Cup of Joe backup')).toBe(false)
  })

  it('is opened by each of its recipients, and restores every row', async () => {
    for (const identity of [mine, theirs]) {
      await opened({ identities: [strange, identity] })
      await restore({ identities: [strange, identity] })
      expect(await contentOf(target.url)).toEqual(content)
    }
  })

  it('is opened by its passphrase, and by no other', async () => {
    const [plain, locked] = [join(folder, 'as-it-is.backup'), join(folder, 'passphrase.backup.age')]
    await createBackup(url, plain, { now })
    // What `npm run backup` makes of a passphrase takes seconds to open; commands.db.test.ts does.
    writeFileSync(locked, await encryptQuickly(WORDS, readFileSync(plain)))
    await restore({ passphrase: WORDS }, locked)
    expect(await contentOf(target.url)).toEqual(content)
    expect(await refusal(opened({ identities: [mine] }, locked))).toMatch(/or by a passphrase/)
    expect(await refusal(opened({ passphrase: `${WORDS}s` }, locked))).toMatch(/the passphrase is wrong/)
  })

  it('with the wrong key, or without one, is refused in one line', async () => {
    expect(await refusal(opened({ identities: [strange] }))).toBe(
      `${file} cannot be decrypted: it was encrypted for other recipients, or by a passphrase.`,
    )
    expect(await refusal(opened({ passphrase: WORDS }))).toMatch(/or it was encrypted for a recipient/)
    expect(await refusal(opened())).toBe(`${file} is encrypted. Add --identity FILE, or --passphrase.`)
    const plain = join(folder, 'plain.backup')
    await createBackup(url, plain, { now })
    expect(await refusal(opened({ identities: [mine] }, plain))).toBe(
      `${plain} is not encrypted: restore it without a key.`,
    )
  })

  it('in the text form of age is refused with what to do', async () => {
    const armored = join(folder, 'armored.backup.age')
    writeFileSync(armored, '-----BEGIN AGE ENCRYPTED FILE-----\nYWdlLWVuY3J5cHRpb24ub3JnL3YxCg==\n')
    expect(await refusal(opened({ identities: [mine] }, armored))).toMatch(
      /Decrypt it first with age -d, then restore the result without a key\.$/,
    )
  })

  it('that ends too early, or of which a byte was changed, changes nothing', async () => {
    await query(target.url, `insert into installation values ('kept', '1', '2026-11-16')`)
    const before = await contentOf(target.url)
    const whole = readFileSync(file)
    const broken = join(folder, 'broken.backup.age')
    const key = { identities: [mine] }
    for (const share of [0.00001, 0.001, 0.5, 0.9, 0.99999]) {
      writeFileSync(broken, whole.subarray(0, Math.max(30, Math.floor(whole.length * share))))
      expect([share, await refusal(opened(key, broken))]).toEqual([
        share,
        `${broken} is damaged or ends too early: it cannot be decrypted.`,
      ])
    }
    for (const at of [100, whole.length >> 1, whole.length - 1]) {
      const bytes = Buffer.from(whole)
      bytes[at]! ^= 1
      writeFileSync(broken, bytes)
      expect(await refusal(opened(key, broken))).toMatch(/cannot be decrypted/)
      // Even when it was changed after it was checked: what is filled already is undone.
      expect(await refusal(restore(key, broken))).toMatch(/cannot be decrypted/)
      expect(await contentOf(target.url)).toEqual(before)
    }
    writeFileSync(broken, Buffer.concat([whole, whole.subarray(-70_000)]))
    expect(await refusal(opened(key, broken))).toMatch(/cannot be decrypted/)
  })

  it('refuses a recipient that is not valid, and never repeats it', async () => {
    for (const wrong of ['age1xxx', 'ssh-ed25519 AAAA', mine, ''])
      expect(() => encryptWith({ recipients: [wrong] })).toThrow(
        'Recipient 1 is not valid: it must be a public key of age, which begins with age1.',
      )
  })
})

describe('an identity file', () => {
  const identityFile = (text: string) => {
    const path = join(folder, 'key.txt')
    writeFileSync(path, text)
    return path
  }

  it('may have comments and several keys, as age-keygen writes it', async () => {
    const path = identityFile(`# created: 2026-11-20\r\n# public key: age1…\n\n${mine}\r\n${theirs}\n`)
    expect(await readIdentities(path)).toEqual([mine, theirs])
  })

  it('that is missing, empty or something else is refused without a word of what is in it', async () => {
    expect(await refusal(readIdentities(join(folder, 'none.txt')))).toMatch(/cannot be read/)
    expect(await refusal(readIdentities(folder))).toMatch(/cannot be read/)
    expect(await refusal(readIdentities(identityFile('# nothing\n')))).toMatch(/no secret key/)
    const message = await refusal(readIdentities(identityFile(`${mine}\nhunter2 is my secret\n`)))
    expect(message).toMatch(/is not an identity file/)
    expect(message).not.toMatch(/hunter2|AGE-SECRET-KEY-1\w/)
  })
})
