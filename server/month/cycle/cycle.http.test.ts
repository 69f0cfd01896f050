import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import { getCycles } from '../../../shared/contract/cycle'
import { getSystemHealth } from '../../../shared/contract/metrics'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { companyBeforeItsCycle } from '../../testing/company-before-cycle'
import { adminClient } from '../../testing/factories'
import { runCycle } from './run-cycle'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startApp({ env: { CYCLE: '0 9 1 * *' } })
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  admin = await adminClient(app)
})
afterAll(() => app?.stop())

const health = async () => (await admin.call(getSystemHealth)).body.cycle
const newest = async () => (await admin.call(getCycles)).body[0]!

/** Nothing can be stored in a table until this is called again with false. */
const breakTable = (table: string, isBroken = true) =>
  app.owner.pool.query(
    isBroken
      ? `create or replace function broken() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
         create trigger broken before insert on ${table} for each row execute function broken()`
      : `drop trigger broken on ${table}`,
  )

describe('what an administrator sees of the automatic cycle', () => {
  test('before the first run: nothing done, and when it runs next', async () => {
    expect((await admin.call(getCycles)).body).toEqual([])
    expect(await health()).toMatchObject({
      status: 'operational',
      label: 'Scheduled',
      expression: '0 9 1 * *',
      timeZone: 'Europe/Berlin',
      nextRunAt: '2026-12-01T08:00:00.000Z',
      lastRunAt: null,
    })
  })

  test('after a run: every step in order with its end, and its acts in the audit log by their own name', async () => {
    await companyBeforeItsCycle(app)
    await runCycle(app.context)
    const cycle = await newest()
    expect(cycle).toMatchObject({
      scheduledAt: '2026-12-01T08:00:00.000Z',
      finishedAt: '2026-12-01T08:00:10.000Z',
      failed: 0,
      open: 0,
    })
    expect(cycle.steps.slice(0, 5).map(({ title, state }) => [title, state])).toEqual([
      ['Completing the old pairings', 'done'],
      ['Ending the pauses that are over', 'done'],
      ['Reading the employee file', 'done'],
      ['Finding the groups to pair', 'done'],
      ['Writing the summary', 'done'],
    ])
    expect(cycle.steps.map(({ title }) => title)).toContain('Pairing (north)')
    for (const step of cycle.steps)
      expect(step).toMatchObject({ tries: 1, note: expect.not.stringContaining('{'), nextTryAt: null })
    expect(await health()).toMatchObject({ label: 'Scheduled', lastRunAt: '2026-12-01T08:00:00.000Z' })

    const log = (await admin.call(getAuditLog, { query: { limit: 100 } })).body
    expect(new Set(log.map(({ actorEmail }) => actorEmail))).toEqual(new Set(['Automatic cycle']))
    expect(new Set(log.map(({ action }) => action))).toEqual(
      new Set(['employees.synced', 'pairing.generated', 'newsletter.created', 'newsletter.saved']),
    )
    const { headers } = await admin.call(getAuditLog, { query: { actor: 'automatic' } })
    expect(headers.get('x-total-count')).toBe(String(log.length))
  })

  test('while a step fails: why, how often, and when it is tried again; then that it was not done', async () => {
    await companyBeforeItsCycle(app)
    await breakTable('rounds')
    await runCycle(app.context)
    const failing = (await newest()).steps.find(({ title }) => title === 'Pairing (north)')
    expect(failing).toMatchObject({
      state: 'waiting',
      tries: 1,
      note: 'Failed (P0001). The log says why.',
      nextTryAt: '2026-12-01T08:01:10.000Z',
    })
    // The summary waits for the others, so it has no time of its own.
    expect((await newest()).steps.find(({ title }) => title === 'Writing the summary')).toMatchObject({
      state: 'waiting',
      nextTryAt: null,
    })
    expect(await health()).toMatchObject({
      status: 'degraded',
      label: 'Trying again',
      detail: expect.stringContaining('Failed (P0001)'),
    })
    for (let minute = 0; minute < 70; minute += 1) {
      app.clock.advance(60_000)
      await runCycle(app.context)
    }
    expect(await newest()).toMatchObject({ failed: 2, open: 0 })
    expect(await health()).toMatchObject({
      status: 'degraded',
      label: 'Needs attention',
      detail: expect.stringMatching(/^Pairing \(north\) was not done in the run of Tuesday, 1 December 2026/),
    })
    await breakTable('rounds', false)
    app.clock.set('2027-01-01T08:00:10Z')
    admin = await adminClient(app)
    await runCycle(app.context)
    expect(await health()).toMatchObject({ status: 'operational', label: 'Scheduled' })
    const page = await admin.call(getCycles, { query: { limit: 1 } })
    expect(page.headers.get('x-total-count')).toBe('2')
    const rest = await admin.call(getCycles, {
      query: { limit: 1, cursor: page.headers.get('x-next-cursor')! },
    })
    expect(rest.body.map(({ scheduledAt }) => scheduledAt)).toEqual(['2026-12-01T08:00:00.000Z'])
    expect((await admin.call(getCycles, { query: { cursor: 'x' } })).status).toBe(400)
  })

  test('that every month is run by hand, until somebody sets a cycle', async () => {
    const { programme } = app.context.config
    const { cycle } = programme
    delete programme.cycle
    onTestFinished(() => void Object.assign(programme, { cycle }))
    await app.context.programme.refresh()
    expect(await health()).toMatchObject({ status: 'operational', label: 'Manual', nextRunAt: null })
  })
})
