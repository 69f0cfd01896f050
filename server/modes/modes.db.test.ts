import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { simpleAuth } from '../../shared/contract/sign-in'
import { generateCompanyPairing } from '../../shared/contract/pairings'
import { openDatabase } from '../platform/database/database'
import { ensureSampleCompany } from './sample/sample-company'
import { ensureAdmin } from '../sign-in/admins/ensure-admin'
import { createAdmin } from '../sign-in/admins/admins.actions'
import { databaseSettings, startApp, type TestApp } from '../testing/app'
import { runCommand } from '../testing/commands'
import { addPeople, addPerson, allow, signedIn } from '../testing/factories'
import { makeProduction } from './make-production.command'
import { settleMode } from './settle-mode'

const apps: TestApp[] = []
afterEach(() => Promise.all(apps.splice(0).map((app) => app.stop())))

async function start(): Promise<TestApp> {
  const app = await startApp({ env: { MAIL_URL: 'outbox:' } })
  apps.push(app)
  // So that the command takes the test for nobody; its only connection so far gets the name, and all later ones.
  app.context.database.pool.options.application_name = 'a test'
  await app.context.database.pool.query("set application_name = 'a test'")
  app.owner.pool.options.application_name = 'a test'
  return app
}

/** The app's data, started in a mode. */
const as = (app: TestApp, mode: 'evaluation' | 'production') =>
  settleMode({ ...app.context, config: { ...app.context.config, mode } })

/** What the command works with. */
const asOwner = ({ context, owner }: TestApp) => ({ ...context, db: owner.db })

const query = async (app: TestApp, sql: string): Promise<Record<string, unknown>[]> =>
  (await app.owner.pool.query<Record<string, unknown>>(sql)).rows
const count = async (app: TestApp, from: string) =>
  Number((await query(app, `select count(*) as count from ${from}`))[0]?.['count'])

/** An evaluation as its operator leaves it: the sample, the printed administrator, test access, mails, and real people. */
async function usedEvaluation() {
  const app = await start()
  await as(app, 'evaluation')
  await ensureSampleCompany(app.context)
  const printed = await ensureAdmin(app.context)
  const client = app.client()
  await client.request('POST', '/api/signin', { email: printed?.email, password: printed?.password })
  const paired = await client.call(generateCompanyPairing)
  expect(paired.status).toBe(200)
  await app.client().call(simpleAuth, { body: { email: 'new.one@example.com' } })
  await allow(app, '*@roastery.test')
  const stranger = app.client()
  await stranger.call(simpleAuth, { body: { email: 'unproved@roastery.test' } })
  await createAdmin(app.context, 'boss@roastery.test', 'quiet otter brass moon')
  const real = await addPeople(app, [
    { email: 'ada@roastery.test' },
    { email: 'bo@roastery.test' },
    { email: 'cy@roastery.test' },
  ])
  return { app, printed, real, stranger }
}

async function addPhoto(app: TestApp, email: string, filename: string) {
  await query(
    app,
    `insert into images (filename, source, mime, width, height, content, created_at)
     values ('${filename}', 'profile', 'image/webp', 1, 1, '', now())`,
  )
  await query(app, `update users set profile_image = '${filename}' where email = '${email}'`)
}

describe('the mode of the data', () => {
  it('is that of the first start, and another is refused with what to do', async () => {
    const [evaluation, production] = [await start(), await start()]
    await as(evaluation, 'evaluation')
    await as(evaluation, 'evaluation')
    await expect(as(evaluation, 'production')).rejects.toThrow(
      /evaluation's[^]*npm run admin -- make-production[^]*empty database/,
    )
    await as(production, 'production')
    await as(production, 'production')
    await expect(as(production, 'evaluation')).rejects.toThrow(/production's[^]*NODE_ENV=production/)
  })

  it('is one, when instances of both modes start on an empty database at once', async () => {
    const app = await start()
    const ends = await Promise.allSettled(
      [1, 2, 3, 4].flatMap(() => [as(app, 'evaluation'), as(app, 'production')]),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  })

  it('is that of the start where there are administrators and nobody else', async () => {
    const app = await start()
    await createAdmin(app.context, 'boss@roastery.test', 'quiet otter brass moon')
    await as(app, 'evaluation')
    await expect(as(app, 'production')).rejects.toThrow(/make-production/)
  })
})

describe('making an evaluation’s data a production’s', () => {
  it('removes what came with the evaluation, keeps the rest, and says both in the audit log', async () => {
    const { app, printed, real, stranger } = await usedEvaluation()
    const mails = await readdir(join(app.context.config.dataDir, 'outbox'))
    const admin = await signedIn(app, real[0]!)
    expect(await count(app, 'known_devices')).toBeGreaterThan(0)
    for (const [email, filename] of [
      ['ada@roastery.test', 'ada.webp'],
      ['admin@example.com', 'printed.webp'],
      ['new.one@example.com', 'new-one.webp'],
    ] as const)
      await addPhoto(app, email, filename)
    const rehearsed = await makeProduction(asOwner(app), { isRehearsal: true })
    expect(await count(app, 'users where is_sample')).toBe(100)
    expect(existsSync(join(app.context.config.dataDir, 'outbox'))).toBe(true)

    const removal = await makeProduction(asOwner(app), { isRehearsal: false })
    expect(removal).toEqual(rehearsed)
    expect(removal).toMatchObject({
      people: 102,
      administrators: ['admin@example.com'],
      pairings: 13,
      groups: 2,
      whitelistEntries: ['*@example.com', '*@example.org'],
      outboxMails: mails.length,
      staying: { administrators: ['boss@roastery.test'], others: 3 },
    })
    expect(removal.matches).toBeGreaterThan(100)
    expect(removal.newsletters).toBeGreaterThanOrEqual(1)
    expect(removal.sends).toBe(2)
    expect(mails.length).toBeGreaterThan(1)

    for (const table of [
      'rounds',
      'matches',
      'sends',
      'newsletters',
      'domain_groups',
      'auth_sessions',
      'known_devices',
    ])
      expect([table, await count(app, table)]).toEqual([table, 0])
    // Also the administrator whom the audit log names, and the photos of those who are gone.
    expect(await count(app, 'users')).toBe(4)
    expect(await query(app, 'select filename from images')).toEqual([{ filename: 'ada.webp' }])
    const text = JSON.stringify(await query(app, 'select * from users, allowed_emails'))
    expect(text).not.toMatch(/example\.(com|org)/)
    expect(text).toContain('ada@roastery.test')
    expect(existsSync(join(app.context.config.dataDir, 'outbox'))).toBe(false)
    expect((await app.client().request('POST', '/api/signin', { ...printed })).status).toBe(401)
    for (const client of [stranger, admin])
      expect((await client.request('GET', '/api/auth/user')).status).toBe(401)

    const { staying, ...gone } = removal
    expect(staying.others).toBe(3)
    expect(
      await query(
        app,
        `select actor_email, after from audit_log where action = 'installation.made_production'`,
      ),
    ).toEqual([{ actor_email: 'system', after: gone }])
    expect(await query(app, `select actor_email from audit_log where action = 'pairing.generated'`)).toEqual([
      { actor_email: 'admin@example.com' },
    ])
    await as(app, 'production')
    await expect(as(app, 'evaluation')).rejects.toThrow(/NODE_ENV=production/)
    await expect(makeProduction(asOwner(app), { isRehearsal: false })).rejects.toThrow(/nothing to remove/)
  })

  it('keeps the matches of real people among themselves, in a pairing that samples were in too', async () => {
    const app = await start()
    await as(app, 'evaluation')
    await allow(app, '*@roastery.test')
    await allow(app)
    const everybody = await addPeople(app, [
      ...['ada', 'bo', 'cy'].map((name) => ({ email: `${name}@roastery.test` })),
      ...['dee', 'eli', 'fay'].map((name) => ({ email: `${name}@example.com`, isSample: true })),
    ])
    const boss = await signedIn(
      app,
      await addPerson(app, { email: 'boss@roastery.test', isAdmin: true, needsProfileSetup: true }),
    )
    expect((await boss.call(generateCompanyPairing)).status).toBe(200)
    const ids = everybody.map(({ id }) => `'${id}'`)
    // The engine pairs by chance: here Ada and Bo, Cy and a sample, two samples.
    await query(app, `delete from seats`)
    await query(app, `delete from matches`)
    for (const [one, other] of [
      [0, 1],
      [2, 3],
      [4, 5],
    ] as const) {
      const [match] = await query(
        app,
        `insert into matches (round_id, why, match_date, status, created_at)
        select id, '[]', created_at, 'active', created_at from rounds returning id, round_id`,
      )
      await query(
        app,
        `insert into seats (programme_id, round_id, match_id, user_id, place, is_active)
        select (select id from programmes where is_default), '${String(match?.['round_id'])}', '${String(match?.['id'])}', u, place - 1, true
        from unnest(array[${ids[one]}, ${ids[other]}]::uuid[]) with ordinality as people (u, place)`,
      )
    }
    const removal = await makeProduction(asOwner(app), { isRehearsal: false })
    expect(removal).toMatchObject({ people: 3, pairings: 0, matches: 2, staying: { others: 3 } })
    expect(await query(app, 'select total_pairs from rounds')).toEqual([{ total_pairs: 1 }])
    expect(await count(app, 'matches')).toBe(1)
    expect(await query(app, 'select user_id from seats order by place')).toEqual([
      { user_id: everybody[0]!.id },
      { user_id: everybody[1]!.id },
    ])
  })

  it('that ends before the outbox is deleted can be repeated', async () => {
    const app = await start()
    await as(app, 'evaluation')
    const { config } = app.context
    let looks = 0
    const without = {
      ...config,
      get dataDir() {
        looks += 1
        return looks > 1 ? 'no\0folder' : config.dataDir
      },
    }
    await expect(
      makeProduction({ ...asOwner(app), config: without }, { isRehearsal: false }),
    ).rejects.toThrow(/null bytes/)
    await makeProduction(asOwner(app), { isRehearsal: false })
    await as(app, 'production')
  })

  it('is refused while an instance runs, and changes nothing', async () => {
    const app = await start()
    await as(app, 'evaluation')
    await ensureSampleCompany(app.context)
    const other = openDatabase(app.context.database.directUrl, { connections: 1 })
    await other.pool.query('select 1')
    await expect(makeProduction(asOwner(app), { isRehearsal: false })).rejects.toThrow(/Stop every instance/)
    await other.close()
    expect(await count(app, 'users where is_sample')).toBe(100)
    await as(app, 'evaluation')
  })
})

describe('npm run admin -- make-production', () => {
  const command = ({ context: { config } }: TestApp, ...words: string[]) =>
    runCommand('server/admin.cli.ts', ['make-production', ...words], {
      ...databaseSettings(config),
      DATA_DIR: config.dataDir,
    })

  it('shows what goes, and does it with --yes alone where there is no terminal', async () => {
    const { app } = await usedEvaluation()
    const asked = await command(app)
    expect(asked.code).toBe(1)
    expect(asked.out).toMatch(
      /sample company[^]*: 102[^]*admin@example\.com[^]*\*@example\.com[^]*boss@roastery\.test/,
    )
    expect(asked.err).toContain('Nothing was changed.')
    expect(await count(app, 'users where is_sample')).toBe(100)
    const done = await command(app, '--yes')
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('Done.') })
    expect(await count(app, 'users where is_sample')).toBe(0)
  })
})
