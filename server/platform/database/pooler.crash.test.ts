import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendNewsletter } from '../../../shared/contract/newsletters'
import { getCurrentMatch } from '../../../shared/contract/pairings'
import { sendCode, signInAsAdmin, verifyCode } from '../../../shared/contract/sign-in'
import { startApp, type TestApp } from '../../testing/app'
import { refusal } from '../../testing/backups'
import { Client } from '../../testing/client'
import { runCommand } from '../../testing/commands'
import { needs } from '../../testing/needs'
import { readyNewsletter } from '../../testing/newsletters'
import { databaseUrl } from '../../testing/global-setup'
import { ADMIN, on, startBuilt } from '../../testing/instances'
import { codeIn } from '../../testing/sink'
import { type PgBouncer, startPgBouncer } from '../../testing/pgbouncer'
import { bringUpToDate, openDatabase } from './database'
import { plugins } from '../../plugins'

describe('PgBouncer in transaction mode', needs('pgbouncer'), () => {
  let app: TestApp
  let pgbouncer: PgBouncer
  let [url, directUrl, ownerUrl] = ['', '', '']

  beforeAll(async () => {
    app = await startApp({ now: new Date().toISOString() })
    directUrl = app.context.database.directUrl
    ownerUrl = app.context.config.databaseOwnerUrl!
    pgbouncer = await startPgBouncer(directUrl)
    url = pgbouncer.url
  })
  afterAll(async () => {
    await pgbouncer?.stop()
    await app?.stop()
  })

  describe('is refused at the start, in one line that says what to set', () => {
    const start = async (addresses: { url: string; directUrl?: string; ownerUrl?: string }) => {
      const database = openDatabase(addresses.url, addresses)
      try {
        return await refusal(bringUpToDate(database, addresses.ownerUrl, plugins))
      } finally {
        await database.close()
      }
    }
    const wanted =
      /^DATABASE_URL leads to a connection pooler, .* Set DATABASE_DIRECT_URL to the address of PostgreSQL/

    it('without a direct address, with one role or two', async () => {
      expect(await start({ url })).toMatch(wanted)
      expect(await start({ url, ownerUrl })).toMatch(wanted)
    })

    it('where the direct address or the owner’s leads to it as well', async () => {
      expect(await start({ url, directUrl: url.replace('127.0.0.1', 'localhost') })).toMatch(
        /^DATABASE_DIRECT_URL leads to a connection pooler, .* Name PostgreSQL itself there/,
      )
      expect(await start({ url, directUrl, ownerUrl: url })).toMatch(/^DATABASE_OWNER_URL leads to/)
    })

    it('where the direct address is that of another database, or another role', async () => {
      const elsewhere = databaseUrl(url, 'postgres')
      expect(await start({ url: elsewhere, directUrl, ownerUrl })).toMatch(
        /are not the same database\. Nothing/,
      )
      expect(await start({ url, directUrl: ownerUrl })).toMatch(/must name the same role\. Nothing/)
    })

    it('by the commands', async () => {
      const { code, err } = await runCommand('server/admin.cli.ts', ['list'], { DATABASE_URL: url })
      expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(wanted) })
    })
  })

  it('bears the product: sign-in, a round, and a newsletter that is sent once although two processes are killed', async () => {
    const env = {
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: directUrl,
      DATABASE_OWNER_URL: ownerUrl,
      MAIL_URL: app.sink.url,
    }
    let instance = await startBuilt(env)
    try {
      const { people, newsletter } = await readyNewsletter(app, 120)
      const { email } = people[0]!
      const employee = new Client(instance.url)
      expect((await employee.call(sendCode, { body: { email } })).status).toBe(200)
      const code = codeIn(app.sink.latest(email).text)
      expect((await employee.call(verifyCode, { body: { email, code } })).status).toBe(200)
      app.sink.received = []
      app.sink.fault = () => ({ delayMs: 25 })
      // A statement that nobody ends would hold its connection for all of the pooler's clients. Asked over a new one, which
      // the pooler opens like this, too: those that it has may be older than the setting.
      const like = openDatabase(directUrl, { directUrl })
      const { rows } = await like.pool.query('show statement_timeout')
      await like.close()
      expect(rows).toEqual([{ statement_timeout: '1min' }])

      const admin = new Client(instance.url)
      expect((await admin.call(signInAsAdmin, { body: ADMIN })).status).toBe(200)
      const send = await admin.call(sendNewsletter, { params: { id: newsletter.id } })
      expect(send.status).toBe(200)
      for (const part of [20, 60]) {
        await expect.poll(() => app.sink.received.length, { interval: 5 }).toBeGreaterThan(part)
        await instance.end('SIGKILL')
        instance = await startBuilt(env)
      }
      // More often than PostgreSQL has connections here: each meets one that never saw the statement.
      const replies = await Promise.all(
        Array.from({ length: 40 }, () => on(instance, employee).call(getCurrentMatch)),
      )
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))

      const open = `select count(*)::int as open from send_recipients where finished_at is null`
      await expect
        .poll(async () => (await app.owner.pool.query(open)).rows, { interval: 50 })
        .toEqual([{ open: 0 }])
      const received = app.sink.received.map(({ to }) => to[0])
      expect(new Set(received).size, 'nobody was mailed twice').toBe(received.length)
      // Two kills, with five connections to the mail server each: so many may have been cut at their very end.
      const { rows: unknown } = await app.owner.pool.query(
        `select email from send_recipients where state <> 'sent' or email <> all($1)`,
        [received],
      )
      expect(unknown.length).toBeLessThanOrEqual(10)
      expect(received.length).toBeGreaterThanOrEqual(people.length - 10)
    } finally {
      await instance.end()
    }
  })
})
