import { sql } from 'drizzle-orm'
import { writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '../context'
import { openDatabase } from '../database/database'
import {
  auditLog,
  cycleSteps,
  cycles,
  matches,
  newsletters,
  pairings,
  sendRecipients,
  sends,
} from '../database/schema'
import { type SendEngine, startSendEngine } from '../mail/send-engine'
import { startApp, type TestApp } from '../testing/app'
import { addGroup, addPeople, addPerson, allow } from '../testing/factories'
import { runCycle } from './run-cycle'

const ADMINS = ['boss@example.com', 'chief@example.com']

let app: TestApp
let engine: SendEngine | undefined
beforeEach(async () => {
  app = await startApp({ env: { CYCLE: '0 9 1 * *', CYCLE_SEND: 'send' } })
})
afterEach(async () => {
  await engine?.stop()
  engine = undefined
  await app.stop()
})

/** Two groups of four, two administrators, an employee file, and an old pairing that is still active. */
async function companyBeforeItsCycle(): Promise<string[]> {
  const addresses: string[] = []
  for (const name of ['north', 'south']) {
    const group = await addGroup(app, name)
    await allow(app, `*@${name}.example.com`, group.id)
    const people = Array.from({ length: 4 }, (_, index) => ({ email: `p${index}@${name}.example.com` }))
    await addPeople(app, people)
    addresses.push(...people.map(({ email }) => email))
  }
  for (const email of ADMINS) await addPerson(app, { email, isAdmin: true, needsProfileSetup: true })
  await writeFile(app.context.config.employeeFile, `email,first_name\n${addresses[0]},Renamed\n`)
  await runCycle(app.context)
  app.clock.set('2026-12-01T08:00:10Z')
  return addresses
}

/** Everything that must be there once after the cycle, whatever happened on the way. */
async function isEverythingThereOnce(addresses: string[]): Promise<true> {
  const { db } = app.context
  engine = startSendEngine(app.context)
  await expect.poll(() => db.$count(sends, sql`state = 'sent'`), { timeout: 15_000 }).toBe(2)
  const [cycle, ...more] = await db.select().from(cycles)
  expect([cycle!.finishedAt !== null, more.length]).toEqual([true, 0])
  const steps = await db.select().from(cycleSteps)
  expect(steps.map(({ kind }) => kind).sort()).toEqual([
    'complete',
    'mail',
    'mail',
    'newsletter',
    'newsletter',
    'pair',
    'pair',
    'resume',
    'scopes',
    'send',
    'send',
    'summary',
    'sync',
  ])
  expect(steps.filter(({ state }) => state !== 'done')).toEqual([])
  expect(await db.$count(pairings)).toBe(2)
  expect(await db.$count(matches)).toBe(4)
  expect(await db.$count(newsletters)).toBe(2)
  expect(await db.$count(sendRecipients)).toBe(8)
  expect(await db.$count(auditLog, sql`action = 'pairing.generated'`)).toBe(2)
  expect(app.sink.received.map(({ to }) => to[0]).sort()).toEqual([...addresses, ...ADMINS].sort())
  return true
}

/** The context of a process that dies at its nth top-level transaction: after its commit, or just before. */
function dyingAt(
  count: number,
  when: 'before the commit' | 'after the commit',
): { context: Context; died: () => boolean } {
  const { db } = app.context
  let left = count
  let isDead = false
  const die = () => {
    isDead = true
    throw new Error('killed')
  }
  const transaction = db.transaction.bind(db)
  const proxy = new Proxy(db, {
    get(target, key) {
      // Whatever a dead process would still do does not reach the database.
      if (isDead) return () => die()
      if (key !== 'transaction') return Reflect.get(target, key, target)
      return async (act: Parameters<typeof transaction>[0]) => {
        // The first one only holds the lock for all the others.
        if (left === count) {
          left -= 1
          return transaction(act)
        }
        left -= 1
        const isLast = left === 0
        const result = await transaction(async (tx) => {
          const done = await act(tx)
          return isLast && when === 'before the commit' ? die() : done
        })
        return isLast ? die() : result
      }
    },
  })
  return { context: { ...app.context, db: proxy }, died: () => isDead }
}

describe('the automatic cycle that sends', () => {
  test('approves and sends to everyone, and the summary says that the newsletters are on their way', async () => {
    const addresses = await companyBeforeItsCycle()
    await runCycle(app.context)
    expect(await isEverythingThereOnce(addresses)).toBe(true)
    const mail = app.sink.latest('boss@example.com')
    expect(mail.subject).toBe('Cup of Joe: 4 pairs are made, the newsletters are on their way')
    expect(mail.text).toContain('"Cup of Joe - December 2026 Newsletter, north" is being sent to 4 people.')
    expect((await app.context.db.select().from(newsletters)).map(({ status }) => status)).toEqual([
      'sent',
      'sent',
    ])
  })

  test('is done once by four instances that look at the same moment', async () => {
    const addresses = await companyBeforeItsCycle()
    const others = [1, 2, 3].map(() => openDatabase(app.context.database.pool.options.connectionString!))
    const instances = [
      app.context,
      ...others.map((database) => ({ ...app.context, database, db: database.db })),
    ]
    for (let round = 0; round < 3; round += 1)
      await Promise.all(instances.map((context) => runCycle(context)))
    await Promise.all(others.map((database) => database.close()))
    expect(await isEverythingThereOnce(addresses)).toBe(true)
  })

  test.each(['before the commit', 'after the commit'] as const)(
    'does each step once, though the process dies %s of every step',
    async (when) => {
      const addresses = await companyBeforeItsCycle()
      let deaths = 0
      // Each process gets one step further than the one before, until one lives to the end.
      for (let isOver = false; !isOver; app.clock.advance(61_000)) {
        const { context, died } = dyingAt(when === 'after the commit' || deaths === 0 ? 2 : 3, when)
        await runCycle(context).catch(() => undefined)
        isOver = !died()
        deaths += died() ? 1 : 0
        expect(deaths).toBeLessThan(40)
      }
      expect(deaths).toBeGreaterThanOrEqual(11)
      expect(await isEverythingThereOnce(addresses)).toBe(true)
    },
    60_000,
  )
})

describe('the summary’s mail', () => {
  const mails = async () =>
    (await app.context.db.select().from(cycleSteps))
      .filter(({ kind }) => kind === 'mail')
      .map(({ state }) => state)
  const summaries = () =>
    app.sink.received.filter(({ to }) => ADMINS.includes(to[0] ?? '')).map(({ to }) => to[0])

  test('that the mail server puts off goes out later, to that administrator only', async () => {
    await companyBeforeItsCycle()
    app.sink.refuse.push({ to: 'boss@example.com', code: 451, message: 'not now' })
    await runCycle(app.context)
    expect(await mails()).toEqual(['waiting', 'done'])
    await runCycle(app.context)
    app.clock.advance(61_000)
    await runCycle(app.context)
    expect(await mails()).toEqual(['done', 'done'])
    expect(summaries()).toEqual(['chief@example.com', 'boss@example.com'])
  })

  test('that the mail server refuses for good is not tried again, and the reason is noted', async () => {
    await companyBeforeItsCycle()
    app.sink.refuse.push({ to: 'boss@example.com', code: 550, message: 'no such user' })
    await runCycle(app.context)
    app.clock.advance(3_600_000)
    await runCycle(app.context)
    expect(await mails()).toEqual(['failed', 'done'])
    expect(summaries()).toEqual(['chief@example.com'])
    const notes = (await app.context.db.select().from(cycleSteps)).map(({ note }) => note)
    expect(notes).toContainEqual(expect.stringContaining('550: 550 no such user'))
  })

  test('that may have arrived is called unknown, and not sent again', async () => {
    await companyBeforeItsCycle()
    app.sink.fault = (to) => (to === 'boss@example.com' ? 'accept-then-drop' : undefined)
    await runCycle(app.context)
    app.sink.fault = undefined
    app.clock.advance(3_600_000)
    await runCycle(app.context)
    expect(await mails()).toEqual(['unknown', 'done'])
    expect(summaries().toSorted()).toEqual(ADMINS)
  })

  test('whose process dies between hand-over and note is called unknown, and not sent again', async () => {
    await companyBeforeItsCycle()
    const { mailer } = app.context
    const dying: Context = {
      ...app.context,
      mailer: {
        async send(...args) {
          await mailer.send(...args)
          throw new Error('killed')
        },
      },
    }
    await runCycle(dying)
    expect(await mails()).toEqual(['committing', 'committing'])
    app.clock.advance(3_600_000)
    await runCycle(app.context)
    expect(await mails()).toEqual(['unknown', 'unknown'])
    expect(summaries().toSorted()).toEqual(ADMINS)
    expect((await app.context.db.select().from(cycles))[0]!.finishedAt).not.toBeNull()
  })

  test('waits for a mail server that is away', async () => {
    await companyBeforeItsCycle()
    app.sink.fault = () => ({ at: 'mail', code: 421 })
    await runCycle(app.context)
    expect(await mails()).toEqual(['waiting', 'waiting'])
    app.sink.fault = undefined
    for (let minutes = 0; minutes < 3; minutes += 1) {
      app.clock.advance(61_000)
      await runCycle(app.context)
    }
    expect(await mails()).toEqual(['done', 'done'])
    expect(summaries().toSorted()).toEqual(ADMINS)
  })
})
