import { readdirSync, rmSync } from 'node:fs'
import { plugins } from '../../plugins'
import { join } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decideRestored, getRestored } from '../../../shared/contract/month'
import { CREDENTIAL_KINDS } from '../../../shared/limits'
import { credentialsIn } from '../../tables/installation.tables'
import { startApp, type TestApp } from '../../testing/app'
import { freshTarget, newFolder, query, refusal } from '../../testing/backups'
import { addGroup, addPerson, allow, signedIn } from '../../testing/factories'
import { createBackup } from './create-backup'
import { endSignIns, turnOffCredentials } from './hold-mails.queries'
import { connect, disconnect } from '../database/connection'
import { restoreBackup } from './restore-backup'

/** What looks like a credential and is none, and why. */
const CREDENTIALS = credentialsIn(plugins)
const NO_CREDENTIALS: Record<string, string> = {
  repeatable_calls: 'hashes of calls, which go with their API key',
}

describe('a table that holds a credential', () => {
  it('says so itself, with what becomes of it when the data change hands', async () => {
    const folder = join(import.meta.dirname, '../../tables')
    const files = readdirSync(folder).filter((name) => name.endsWith('.tables.ts'))
    const modules = await Promise.all(
      files.map((name) => import(join(folder, name)) as Promise<Record<string, unknown>>),
    )
    const tables = modules.flatMap((one) => Object.values(one).filter((value) => is(value, PgTable)))
    const suspicious = tables
      .filter((table) =>
        Object.values(getTableColumns(table)).some(({ name }) =>
          /hash|secret|token|password|credential|public_key/.test(name),
        ),
      )
      .map((table) => getTableName(table))
    const declared = CREDENTIALS.map(({ table }) => getTableName(table))
    expect(suspicious.filter((name) => !declared.includes(name) && !(name in NO_CREDENTIALS))).toEqual([])
    // Who may do something, whatever their columns are called.
    expect(declared).toEqual(expect.arrayContaining(['group_managers', 'users', 'held_credentials']))
    expect(
      CREDENTIALS.flatMap(({ restored }) => (restored === 'kept' || restored === 'ended' ? [] : restored)),
    ).toEqual(expect.arrayContaining([...CREDENTIAL_KINDS]))
  })
})

const folder = newFolder()
const target = freshTarget()
let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await allow(app)
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await app?.stop()
})

/** An installation with one of each credential: the boss's, and those of others. */
async function company() {
  const [boss, chief] = [
    await addPerson(app, { email: 'boss@example.com', isAdmin: true, needsProfileSetup: true }),
    await addPerson(app, { email: 'chief@example.com', isAdmin: true, needsProfileSetup: true }),
  ]
  const group = await addGroup(app, 'Berlin')
  await app.owner.pool.query(`
    insert into api_keys (name, scopes, key_hash, created_at, ends_at) values ('HR', '{people}', '\\x01', '2026-11-16', '2027-11-16');
    insert into directory_tokens (place, name, token_hash, created_at) values (1, 'Entra', '\\x02', '2026-11-16');
    insert into webhooks (name, form, host, secret, events, is_personal, created_at)
      values ('Wiki', 'standard', 'example.com', '\\x03', '{round.published}', false, '2026-11-16'),
        ('Channel', 'slack', 'example.com', '\\x04', '{round.published}', false, '2026-11-16');
    insert into group_managers select '${group.id}', id, '2026-11-16' from users where email = 'chief@example.com';
    insert into recovery_codes select id, '\\x05' from users;
    insert into authenticator_apps select id, true, '\\x06', 1, null, '2026-11-16' from users;
    insert into passkeys (user_id, name, credential_id, public_key, counter, transports, created_at)
      select id, 'Laptop', id, '\\x07', 3, '{}', '2026-11-16' from users`)
  return { boss, chief }
}

/** What opens something, in a database. */
const openIn = (url: string) =>
  query(
    url,
    `select (select count(*)::int from api_keys) as keys, (select count(*)::int from directory_tokens) as tokens,
      (select count(*)::int from webhooks where off_at is null) as hooks, (select count(*)::int from group_managers) as managers,
      (select array_agg(email order by email) from users where is_admin) as admins,
      (select count(*)::int from recovery_codes) + (select count(*)::int from authenticator_apps)
        + (select count(*)::int from passkeys) as factors`,
  )
const ALL = {
  keys: 1,
  tokens: 1,
  hooks: 2,
  managers: 1,
  factors: 6,
  admins: ['boss@example.com', 'chief@example.com'],
}

describe('after a restore', () => {
  it('only the administrator who is named keeps what they have; what is trusted stays as it was', async () => {
    await company()
    const file = join(folder, 'backup')
    const now = app.clock.now()
    await createBackup(app.context.config.databaseOwnerUrl!, file, { now })
    expect(
      await refusal(
        restoreBackup(target.url, file, { plugins, replace: true, now, admin: 'ada@example.com' }),
      ),
    ).toBe(
      'ada@example.com is no administrator in this backup. Name one of these: boss@example.com, chief@example.com.',
    )
    await restoreBackup(target.url, file, { plugins, replace: true, now })
    expect(await openIn(target.url)).toEqual([ALL])
    const { held } = await restoreBackup(target.url, file, {
      plugins,
      replace: true,
      now,
      admin: 'Boss@example.com',
    })
    expect(await openIn(target.url)).toEqual([
      { keys: 0, tokens: 0, hooks: 0, managers: 0, factors: 3, admins: ['boss@example.com'] },
    ])
    expect(held.off).toEqual([
      { kind: 'administrators', count: 1 },
      { kind: 'second_factors', count: 3 },
      { kind: 'managers', count: 1 },
      { kind: 'api_keys', count: 1 },
      { kind: 'directory_tokens', count: 1 },
      { kind: 'webhooks', count: 2 },
    ])
  })

  it('This Month says what is off, directory sync among it, until an administrator turns it on again, as it was, or leaves it', async () => {
    const { boss } = await company()
    const url = app.context.config.databaseOwnerUrl!
    const passkeys = () => query(url, 'select * from passkeys order by credential_id')
    const before = await passkeys()
    const client = await connect(url, 'test')
    await client.query(
      `insert into installation values ('restored', '{"made": "2026-10-01T00:00:00.000Z", "at": "2026-10-02T00:00:00.000Z", "confirmed": []}', now())`,
    )
    await turnOffCredentials(client, plugins, 'boss@example.com', app.clock.now())
    await endSignIns(client, app.clock.now())
    await disconnect(client)
    await app.owner.pool.query(
      'delete from recovery_codes; delete from authenticator_apps; delete from passkeys',
    )
    const admin = await signedIn(app, boss)
    const { held } = (await admin.call(getRestored)).body
    expect(held).toEqual([
      { what: 'administrators', count: 1, names: ['chief@example.com'] },
      { what: 'api_keys', count: 1, names: ['HR'] },
      { what: 'directory_tokens', count: 1, names: ['Entra'] },
      { what: 'managers', count: 1, names: ['chief@example.com'] },
      { what: 'second_factors', count: 3, names: ['chief@example.com'] },
      { what: 'webhooks', count: 2, names: ['Channel', 'Wiki'] },
    ])
    for (const { what, count } of held) {
      const { status } = await admin.call(decideRestored, {
        body: { what, count, isWanted: what !== 'api_keys' },
      })
      expect({ what, status }).toEqual({ what, status: 200 })
    }
    expect((await admin.call(getRestored)).body.held).toEqual([])
    expect(await openIn(url)).toEqual([{ ...ALL, keys: 0, factors: 3 }])
    expect(before).toEqual(expect.arrayContaining(await passkeys()))
  })
})
