import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '../../tables/installation.tables'
import { cycleSteps, cycles } from '../../tables/cycles.tables'
import { matches, pairings } from '../../tables/pairings.tables'
import { newsletters } from '../../tables/newsletters.tables'
import { sendRecipients, sends } from '../../tables/sending.tables'
import { type SendEngine, startSendEngine } from '../../mail/engine/send-engine'
import { openAgain, startApp, type TestApp } from '../../testing/app'
import { ADMINS, companyBeforeItsCycle, wordsTo } from '../../testing/company-before-cycle'
import { dyingAt } from '../../testing/dying'
import { runCycle } from './run-cycle'

let app: TestApp
let engine: SendEngine | undefined
let addresses: string[]
beforeAll(async () => {
  app = await startApp({ env: { CYCLE: '0 9 1 * *', CYCLE_SEND: 'send' } })
  addresses = await companyBeforeItsCycle(app)
  await app.keep()
})
beforeEach(() => app.reset())
afterEach(async () => {
  await engine?.stop()
  engine = undefined
})
afterAll(() => app?.stop())

/** Everything that must be there once after the cycle, whatever happened on the way. */
async function isEverythingThereOnce(): Promise<true> {
  const { db } = app.context
  engine = startSendEngine(app.context)
  await expect.poll(() => db.$count(sends, sql`state = 'sent'`)).toBe(2)
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

describe('the automatic cycle that sends', () => {
  test('approves and sends to everyone, and the summary says that the newsletters are on their way', async () => {
    await runCycle(app.context)
    expect(await isEverythingThereOnce()).toBe(true)
    const mail = app.sink.latest('boss@example.com')
    expect(mail.subject).toBe('Cup of Joe: 4 pairs made, the newsletters are on their way')
    expect(wordsTo(app, 'boss@example.com')).toContain(
      '"Cup of Joe - December 2026 Newsletter, north" is being sent to 4 people.',
    )
    expect((await app.context.db.select().from(newsletters)).map(({ status }) => status)).toEqual([
      'sent',
      'sent',
    ])
  })

  test('is done once by four instances that look at the same moment', async () => {
    const others = [1, 2, 3].map(() => openAgain(app))
    const instances = [
      app.context,
      ...others.map((database) => ({ ...app.context, database, db: database.db })),
    ]
    for (let round = 0; round < 3; round += 1)
      await Promise.all(instances.map((context) => runCycle(context)))
    await Promise.all(others.map((database) => database.close()))
    expect(await isEverythingThereOnce()).toBe(true)
  })

  test.each(['before the commit', 'after the commit'] as const)(
    'does each step once, though the process dies %s of every step',
    async (when) => {
      let deaths = 0
      // Each process gets one step further than the one before, until one lives to the end.
      for (let isOver = false; !isOver; app.clock.advance(61_000)) {
        // The first transaction begins the cycle; in later looks there is none to begin.
        const nth = deaths === 0 || when === 'after the commit' ? 1 : 2
        const { context, died } = dyingAt(app.context, nth, when)
        await runCycle(context).catch(() => undefined)
        isOver = !died()
        deaths += died() ? 1 : 0
        expect(deaths).toBeLessThan(40)
      }
      expect(deaths).toBeGreaterThanOrEqual(11)
      expect(await isEverythingThereOnce()).toBe(true)
    },
  )
})
