import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { wordsIn } from '../../../languages/server'
import type { ServerWords } from '../../../languages/words'
import type { Context } from '../../platform/context/context'
import { cycleSteps, cycles } from '../../tables/cycles.tables'
import { users } from '../../tables/people.tables'
import { startApp, type TestApp } from '../../testing/app'
import { ADMINS, companyBeforeItsCycle, wordsTo } from '../../testing/company-before-cycle'
import { decide } from '../../testing/factories'
import { runCycle } from './run-cycle'

let app: TestApp
/** An address of the company. */
let address: string
beforeAll(async () => {
  app = await startApp({ env: { CYCLE: '0 9 1 * *' } })
  ;[address] = (await companyBeforeItsCycle(app)) as [string]
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app?.stop())

describe('the summary’s mail', () => {
  const mails = async () =>
    (await app.context.db.select().from(cycleSteps).orderBy(cycleSteps.id))
      .filter(({ kind }) => kind === 'mail')
      .map(({ state }) => state)
  const summaries = () =>
    app.sink.received.filter(({ to }) => ADMINS.includes(to[0] ?? '')).map(({ to }) => to[0])

  test('that the mail server puts off goes out later, to that administrator only', async () => {
    app.sink.refuse.push({ to: 'boss@example.com', code: 451, message: 'not now' })
    await runCycle(app.context)
    expect(await mails()).toEqual(['waiting', 'done'])
    await runCycle(app.context)
    app.clock.advance(61_000)
    await runCycle(app.context)
    expect(await mails()).toEqual(['done', 'done'])
    expect(summaries()).toEqual(['chief@example.com', 'boss@example.com'])
  })

  test('goes out through a slow mail server although PostgreSQL ends idle transactions after half a second', async () => {
    const { mailer, database } = app.context
    const onEachConnection = async (statement: string) => {
      const all = await Promise.all(Array.from({ length: 10 }, () => database.pool.connect()))
      await Promise.all(all.map((one) => one.query(statement)))
      for (const one of all) one.release()
    }
    await onEachConnection('set idle_in_transaction_session_timeout = 500')
    onTestFinished(() => onEachConnection('reset idle_in_transaction_session_timeout'))
    await runCycle({
      ...app.context,
      mailer: {
        ...mailer,
        async send(...args) {
          await sleep(1_200)
          await mailer.send(...args)
        },
      },
    })
    expect(await mails()).toEqual(['done', 'done'])
    const [cycle] = await app.context.db.select().from(cycles)
    expect(cycle?.finishedAt).not.toBeNull()
  })

  test('that the mail server refuses for good is not tried again, and the reason is noted', async () => {
    app.sink.refuse.push({ to: 'boss@example.com', code: 550, message: 'no such user' })
    await runCycle(app.context)
    app.clock.advance(3_600_000)
    await runCycle(app.context)
    expect(await mails()).toEqual(['failed', 'done'])
    expect(summaries()).toEqual(['chief@example.com'])
    const notes = (await app.context.db.select().from(cycleSteps)).map(({ note }) => note)
    expect(notes).toContainEqual([{ code: 'cycle.failed', args: ['550'] }])
  })

  test('that may have arrived is called unknown, and not sent again', async () => {
    app.sink.fault = (to) => (to === 'boss@example.com' ? 'accept-then-drop' : undefined)
    await runCycle(app.context)
    app.sink.fault = undefined
    app.clock.advance(3_600_000)
    await runCycle(app.context)
    expect(await mails()).toEqual(['unknown', 'done'])
    expect(summaries().toSorted()).toEqual(ADMINS)
  })

  test('whose process dies between hand-over and note is called unknown, and not sent again', async () => {
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

test('The summary says in its reader’s language who left between the pairing and its newsletter', async () => {
  const { db } = app.context
  // Who has seen their match keeps their seat.
  await decide(app, { publish: 'with-newsletter' })
  await db.update(users).set({ language: 'de' }).where(eq(users.email, 'chief@example.com'))
  const paired = async () =>
    (await db.select().from(cycleSteps)).some(({ kind, state }) => kind === 'pair' && state === 'done')
  while (!(await paired())) {
    let left = 1
    await runCycle(app.context, {
      get aborted() {
        left -= 1
        return left < 0
      },
    } as AbortSignal)
  }
  const [gone] = await db
    .update(users)
    .set({ participationStatus: 'opted_out' })
    .where(eq(users.email, address))
    .returning()
  await runCycle(app.context)
  const warning = ({ responses }: ServerWords) =>
    responses.newsletters.notes.matchDeparted(
      `${gone!.firstName} ${gone!.lastName}`,
      responses.newsletters.notes.departed.optedOut,
    )
  expect(wordsTo(app, 'chief@example.com')).toContain(warning(wordsIn('de')))
  expect(wordsTo(app, 'boss@example.com')).toContain(warning(wordsIn('en')))
})
