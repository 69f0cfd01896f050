import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  approveNewsletter,
  generateNewsletter,
  saveNewsletter,
  sendNewsletter,
} from '../shared/contract/newsletters'
import { generateCompanyPairing, getCurrentMatch } from '../shared/contract/pairings'
import { updateProfile } from '../shared/contract/people'
import { invite } from '../shared/contract/readiness'
import { getCurrentUser, sendCode, signInAsAdmin, verifyCode } from '../shared/contract/sign-in'
import { runCycle } from './month/cycle/run-cycle'
import { settleMode } from './modes/settle-mode'
import { databaseSettings, startApp, type TestApp } from './testing/app'
import { Client } from './testing/client'
import { addPeople, addPerson, allow } from './testing/factories'
import { ADMIN, on, type RunningInstance, startBuilt } from './testing/instances'
import { startLoad, startProxy } from './testing/round-robin'
import { codeIn } from './testing/sink'

const PEOPLE = 60
const running = new Set<RunningInstance>()

async function startSome(app: TestApp, count: number, env: Record<string, string> = {}) {
  const settings = { ...databaseSettings(app.context.config), MAIL_URL: app.sink.url, ...env }
  const started = await Promise.all(Array.from({ length: count }, () => startBuilt(settings)))
  for (const instance of started) running.add(instance)
  return started as [RunningInstance, ...RunningInstance[]]
}
async function endAll() {
  await Promise.all([...running].map((instance) => instance.end('SIGKILL')))
  running.clear()
}

const count = async (app: TestApp, what: string) =>
  (await app.owner.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]!.n
async function allSent(app: TestApp): Promise<void> {
  await expect
    .poll(() => count(app, "sends where state <> 'sent'"), { interval: 50, timeout: 60_000 })
    .toBe(0)
}
const recipients = (app: TestApp) => app.sink.received.map(({ to }) => to[0]!)

describe('three instances on one database', () => {
  let app: TestApp
  let three: RunningInstance[]
  let admin: Client
  const employees: Client[] = []

  beforeAll(async () => {
    app = await startApp({ now: new Date().toISOString() })
    three = await startSome(app, 3, { DRAIN_SECONDS: '1' })
    await allow(app)
    await addPeople(
      app,
      Array.from({ length: PEOPLE }, (_, index) => ({ email: `p${index}@example.com` })),
    )
    await addPeople(
      app,
      [1, 2, 3].map((n) => ({
        email: `new${n}@example.com`,
        isValidated: false,
        needsProfileSetup: true,
      })),
    )
    admin = new Client(three[0]!.url)
    await admin.call(signInAsAdmin, { body: ADMIN })
  })
  afterAll(async () => {
    await endAll()
    await app?.stop()
  })
  const onEach = <Result>(act: (client: Client) => Promise<Result>) =>
    Promise.all(three.map((instance) => act(on(instance, admin))))

  it('a code that one mails opens a session at the second, which is good at the third', async () => {
    for (const email of ['p0@example.com', 'p1@example.com', 'p2@example.com']) {
      const [asked, given, used] = three.map((instance) => new Client(instance.url)) as [
        Client,
        Client,
        Client,
      ]
      expect((await asked.call(sendCode, { body: { email } })).status).toBe(200)
      // The browser that asked, with the cookies that it got, whichever instance its next request reaches.
      for (const [name, value] of asked.cookies) given.cookies.set(name, value)
      const code = codeIn(app.sink.latest(email).text)
      expect((await given.call(verifyCode, { body: { email, code } })).status).toBe(200)
      for (const [name, value] of given.cookies) used.cookies.set(name, value)
      expect((await used.call(getCurrentUser)).body.email).toBe(email)
      employees.push(used)
    }
  })

  it('invitations that are sent at all of them at once reach each person once', async () => {
    const before = app.sink.received.length
    const inviter = { firstName: 'Bo', lastName: 'Sadler' }
    const replies = await onEach((client) => client.call(invite, { body: { to: 'all', inviter } }))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    await allSent(app)
    expect(recipients(app).slice(before).toSorted()).toEqual([
      'new1@example.com',
      'new2@example.com',
      'new3@example.com',
    ])
  })

  it('a round that is made, and a newsletter that is sent, at all of them at once is one, also when one dies in the middle', async () => {
    const rounds = await onEach((client) => client.call(generateCompanyPairing))
    const made = rounds.filter(({ status }) => status === 200)
    expect([made.length, await count(app, 'rounds'), await count(app, 'matches')]).toEqual([1, 1, PEOPLE / 2])
    const pairingFile = made[0]!.body.pairing!.fileName
    const { body: draft } = await admin.call(generateNewsletter, { body: {} })
    const params = { id: draft.id }
    await admin.call(saveNewsletter, { params, body: { pairingFile } })
    await admin.call(approveNewsletter, { params, body: {} })

    app.sink.fault = () => ({ delayMs: 100 })
    const before = app.sink.received.length
    const pressed = await onEach((client) => client.call(sendNewsletter, { params }))
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200])
    await expect.poll(() => app.sink.received.length, { interval: 5 }).toBeGreaterThan(before + 15)
    await three[1]!.end('SIGKILL')
    await allSent(app)
    app.sink.fault = undefined
    const mailed = recipients(app).slice(before)
    expect(new Set(mailed).size, 'nobody was mailed twice').toBe(mailed.length)
    // It had five connections to the mail server; on each one message may have been at its very end.
    const unknown = await count(app, "send_recipients where state = 'unknown'")
    expect(unknown).toBeLessThanOrEqual(5)
    expect(mailed.length).toBeGreaterThanOrEqual(PEOPLE - unknown)
    three = [three[0]!, three[2]!]
  })

  // The two that are left: while one restarts, everything hangs on the other.
  it('restarted one after the other under 50 requests a second, they lose not one', async () => {
    const proxy = await startProxy(...three.map(({ url }) => url))
    await expect.poll(() => proxy.ready(), { interval: 20 }).toBe(2)
    const browsers = employees.map((client) => on(proxy, client))
    const { body: user } = await browsers[0]!.call(getCurrentUser)
    const { firstName, lastName, matchingPreference } = user
    const profile = { firstName, lastName, matchingPreference, department: 'Other' }
    const stopLoad = startLoad((turn) => {
      const browser = browsers[turn % browsers.length]!
      return turn % 5 === 0
        ? browser.call(updateProfile, { body: { ...profile, bio: String(turn) } })
        : turn % 5 === 1
          ? browser.request('GET', '/')
          : browser.call(getCurrentMatch)
    })
    let load: Awaited<ReturnType<typeof stopLoad>> | undefined
    try {
      for (const old of three) {
        // Passwords are slow to check: this one is under way when the signal comes.
        const slow = new Client(old.url).call(signInAsAdmin, { body: ADMIN })
        await sleep(20)
        const ended = old.end('SIGTERM')
        expect((await slow).status).toBe(200)
        expect(await ended).toBe(0)
        const [fresh] = await startSome(app, 1, { DRAIN_SECONDS: '1' })
        proxy.add(fresh.url)
        await expect.poll(() => proxy.ready(), { interval: 20 }).toBe(2)
      }
    } finally {
      load = await stopLoad()
      await proxy.close()
    }
    expect(load.faults).toEqual([])
    expect(load.requests).toBeGreaterThan(100)
  })
})

it('a cycle whose instance dies in the middle is taken up by two that start at once, and everything happens once', async () => {
  const start = new Date()
  const cycle = `${start.getUTCMinutes()} ${start.getUTCHours()} ${start.getUTCDate()} ${start.getUTCMonth() + 1} *`
  const env = { CYCLE: cycle, CYCLE_TIMEZONE: 'UTC', CYCLE_SEND: 'send' }
  const app = await startApp({ now: new Date(start.getTime() - 86_400_000).toISOString(), env })
  try {
    await settleMode(app.context)
    await allow(app)
    await addPeople(
      app,
      Array.from({ length: PEOPLE }, (_, index) => ({ email: `p${index}@example.com` })),
    )
    await addPerson(app, { email: 'boss@example.com', isAdmin: true, needsProfileSetup: true })
    // From now on the plan is in force; its moment comes with the first instance.
    await runCycle(app.context)
    // Nobody ends the third step before we look.
    await app.owner.pool.query(
      `create table gate as select false as is_open; grant select on gate to public;
       create function wait_at_gate() returns trigger language plpgsql as $$ begin
         while (select count(*) from cycle_steps where finished_at is not null) >= 2 and not (select is_open from gate)
           loop perform pg_sleep(0.005); end loop;
         return new; end $$;
       create trigger wait_at_gate before update on cycle_steps for each row
         when (old.finished_at is null and new.finished_at is not null) execute function wait_at_gate()`,
    )
    const [first] = await startSome(app, 1, env)
    await expect.poll(() => count(app, 'cycle_steps where finished_at is not null'), { interval: 5 }).toBe(2)
    await first.end('SIGKILL')
    await app.owner.pool.query('update gate set is_open = true')
    await expect
      .poll(() => count(app, "pg_locks where relation = 'cycle_steps'::regclass"), { interval: 20 })
      .toBe(0)
    // The minute is over that a try rests which did not end.
    await app.owner.pool.query("update cycle_steps set next_attempt_at = now() where state = 'waiting'")
    await startSome(app, 2, env)
    await expect
      .poll(() => count(app, 'cycles where finished_at is not null'), { interval: 50, timeout: 60_000 })
      .toBe(1)
    await allSent(app)
    const mailed = recipients(app)
    expect(new Set(mailed).size, 'nobody was mailed twice').toBe(mailed.length)
    expect(
      await Promise.all(
        ['cycles', 'rounds', 'matches', 'newsletters', "sends where kind = 'newsletter'"].map((what) =>
          count(app, what),
        ),
      ),
    ).toEqual([1, 1, PEOPLE / 2, 1, 1])
    expect(mailed.filter((to) => to.startsWith('p'))).toHaveLength(PEOPLE)
  } finally {
    await endAll()
    await app.stop()
  }
})
