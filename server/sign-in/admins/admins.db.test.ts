import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import { databaseSettings, type TestApp, startApp } from '../../testing/app'
import { runCommand } from '../../testing/commands'
import { addPerson, cheapHash, signedIn } from '../../testing/factories'
import { createAdmin, removeAdmin, resetAdminPassword } from './admins.actions'
import { readAdmins } from './admins.queries'
import { ensureAdmin } from './ensure-admin'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

const signIn = (email: string, password = '') =>
  app.client().request('POST', '/api/signin', { email, password })

describe('the first administrator', () => {
  it('of an evaluation has a password that is told at every start, until it is changed', async () => {
    const first = await ensureAdmin(app.context)
    expect(first).toEqual({
      email: 'admin@example.com',
      password: expect.stringMatching(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/),
    })
    expect((await signIn('admin@example.com', first?.password)).status).toBe(200)
    expect(await ensureAdmin(app.context)).toEqual(first)
    const { rows } = await app.owner.pool.query<{ all: string }>(
      'select (select string_agg(u::text, $$ $$) from users u) || (select string_agg(i::text, $$ $$) from installation i) as all',
    )
    expect(rows[0]?.all).not.toContain(first?.password)
    await resetAdminPassword(app.context, 'admin@example.com', 'another long one')
    expect(await ensureAdmin(app.context)).toEqual({ email: 'admin@example.com' })
    expect((await signIn('admin@example.com', first?.password)).status).toBe(401)
  })

  it('is made once when several instances start at once', async () => {
    const told = await Promise.all(Array.from({ length: 3 }, () => ensureAdmin(app.context)))
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
    const { rows } = await app.owner.pool.query('select count(*)::int as number from users')
    expect(rows[0]).toEqual({ number: 1 })
  })

  it('is that of the settings, and only while there is none', async () => {
    const admin = { email: 'boss@corp.test', password: 'from the settings' }
    const context = { ...app.context, config: { ...app.context.config, admin } }
    expect(await ensureAdmin(context)).toEqual({ email: 'boss@corp.test' })
    expect((await signIn('boss@corp.test', 'from the settings')).status).toBe(200)
    const later = {
      ...context,
      config: { ...context.config, admin: { ...admin, email: 'second@corp.test' } },
    }
    expect(await ensureAdmin(context), 'the same again is nothing to tell').toBeUndefined()
    expect(await ensureAdmin(later)).toMatchObject({
      ignored: expect.stringMatching(/^ADMIN_EMAIL and ADMIN_PASSWORD are ignored: .* administrator already/),
    })
    const changed = {
      ...context,
      config: { ...context.config, admin: { email: 'Boss@corp.test', password: 'another in the settings' } },
    }
    expect(await ensureAdmin(changed)).toMatchObject({
      ignored: expect.stringMatching(/^ADMIN_PASSWORD is ignored: boss@corp\.test has a password already/),
    })
    expect((await signIn('second@corp.test', 'from the settings')).status).toBe(401)
  })

  it('with a password that is soon guessed is taken with a warning', async () => {
    const admin = { email: 'boss@corp.test', password: 'password1234' }
    const warn = vi.spyOn(app.context.log, 'warn')
    const context = { ...app.context, config: { ...app.context.config, admin } }
    expect(await ensureAdmin(context)).toEqual({ email: admin.email })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^ADMIN_PASSWORD was taken as it is\. .*easy to guess/),
    )
    warn.mockRestore()
  })

  it('is nobody in production mode without settings', async () => {
    const context = { ...app.context, config: { ...app.context.config, mode: 'production' as const } }
    expect(await ensureAdmin(context)).toBeUndefined()
  })
})

describe('npm run admin', () => {
  const admin = (env: Record<string, string>, ...words: string[]) =>
    runCommand('server/admin.cli.ts', words, env)

  const settings = () => databaseSettings(app.context.config)

  it('creates and resets on a database server', async () => {
    const env = settings()
    const made = await admin(env, 'create', 'Boss@Corp.test')
    expect(made.code).toBe(0)
    const password = /Password \(shown only now\): (\S+)/.exec(made.out)?.[1]
    const client = app.client()
    const signed = await client.request('POST', '/api/signin', { email: 'boss@corp.test', password })
    expect(signed.status).toBe(200)
    expect(await admin(env, 'create', 'boss@corp.test')).toMatchObject({
      code: 1,
      err: 'boss@corp.test is an administrator already.\n',
    })
    const reset = await admin(env, 'reset-password', 'boss@corp.test')
    expect(reset.code).toBe(0)
    expect((await client.request('GET', '/api/auth/user')).status).toBe(401)
    expect((await signIn('boss@corp.test', password)).status).toBe(401)
  })

  it('makes an employee an administrator, and ends the sessions they had as one', async () => {
    const person = await addPerson(app, { email: 'ada@example.com' })
    const client = await signedIn(app, person)
    await createAdmin(app.context, 'ada@example.com', 'a long enough one')
    expect((await client.request('GET', '/api/auth/user')).status).toBe(401)
  })

  it('takes the rights of an administrator away, their sessions and their password, but never the last one’s', async () => {
    const [boss, password] = ['boss@corp.test', 'a long enough one']
    await addPerson(app, { email: boss, isAdmin: true, passwordHash: cheapHash(password) })
    const client = app.client()
    await client.request('POST', '/api/signin', { email: boss, password })
    const last = 'This is the last administrator. Create another one first: npm run admin -- create EMAIL'
    await expect(removeAdmin(app.context, boss)).rejects.toThrow(last)
    expect((await client.request('GET', '/api/admin/users')).status).toBe(200)

    await addPerson(app, { email: 'next@corp.test', isAdmin: true, isActive: false })
    await expect(removeAdmin(app.context, boss), 'the other one has no account').rejects.toThrow(last)
    await app.context.database.pool.query('update users set is_active = true')
    expect(await admin(settings(), 'remove', 'Boss@corp.test')).toMatchObject({
      code: 0,
      out: 'boss@corp.test is no longer an administrator.\n',
    })
    expect((await client.request('GET', '/api/auth/user')).status).toBe(401)
    expect((await signIn(boss, password)).status).toBe(401)
    expect(await admin(settings(), 'remove', boss)).toMatchObject({
      code: 1,
      err: 'There is no administrator boss@corp.test.\n',
    })
  })

  it('leaves one when two take each other’s rights away at once', async () => {
    for (const email of ['boss@corp.test', 'next@corp.test']) await addPerson(app, { email, isAdmin: true })
    const ends = await Promise.allSettled(
      ['boss@corp.test', 'next@corp.test'].map((email) => removeAdmin(app.context, email)),
    )
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await readAdmins(app.context.db)).toHaveLength(1)
  })

  it('creates and lists on the embedded database, also while the product runs', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cup-cli-'))
    const env = { DATA_DIR: dataDir }
    try {
      expect((await admin(env, 'create', 'boss@corp.test')).code).toBe(0)
      const embedded = await startEmbedded({ dataDir })
      expect((await admin(env, 'list')).out).toBe('boss@corp.test\n')
      await embedded.stop()
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  })

  it('says how it is used when it is called otherwise', async () => {
    const calls = [[], ['create', 'nobody'], ['list', 'a@b.test']].map((words) =>
      admin({ DATABASE_URL: 'postgres://nowhere.invalid/x' }, ...words),
    )
    for (const { code, err } of await Promise.all(calls)) {
      expect(code).toBe(1)
      expect(err).toMatch(/^Usage:|is not an e-mail address/)
      expect(err).not.toMatch(/\n\s+at /)
    }
  })
})
