import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSystemHealth } from '../../../shared/contract/metrics'
import { runDueJobs } from './jobs'
import { JOBS } from '../../schedule'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { adminClient, allow } from '../../testing/factories'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startApp()
  await allow(app)
  admin = await adminClient(app)
})
afterAll(() => app.stop())

test('a job that fails is tried at the next look, and system health says why until it has gone well', async () => {
  const job = JOBS.find(({ name }) => name === 'delete replaced photos')!
  const health = async () =>
    (await admin.call(getSystemHealth)).body.jobs.find(({ name }) => name === job.name)!
  await runDueJobs(app.context, JOBS)
  expect(await health()).toMatchObject({ label: 'On time', failure: null })

  await app.owner.pool.query('alter table images rename to pictures')
  app.clock.advance(job.everyMs)
  expect(await runDueJobs(app.context, JOBS)).not.toContain(job.name)
  expect(await health()).toMatchObject({
    status: 'degraded',
    label: 'Failing',
    failure: { at: '2026-11-17T09:00:00.000Z', message: 'relation "images" does not exist' },
  })
  app.clock.advance(60_000)
  await runDueJobs(app.context, JOBS)
  expect((await health()).failure?.at).toBe('2026-11-17T09:01:00.000Z')

  await app.owner.pool.query('alter table pictures rename to images')
  app.clock.advance(60_000)
  expect(await runDueJobs(app.context, JOBS)).toContain(job.name)
  expect(await health()).toMatchObject({ status: 'operational', label: 'On time', failure: null })
})

test('a job of each minute runs each minute, also after one that takes its time, and at a look that comes a moment sooner', async () => {
  const runs: string[] = []
  const everyMs = 60_000
  const jobs = [
    { name: 'slow', everyMs, run: async () => app.clock.advance(8_000) },
    { name: 'after it', everyMs, run: async () => void runs.push(app.clock.now().toISOString()) },
  ]
  for (let minute = 0; minute < 3; minute += 1) {
    await runDueJobs(app.context, jobs)
    app.clock.advance(everyMs - 8_000 - 5)
  }
  expect(runs).toHaveLength(3)
  await runDueJobs(app.context, jobs)
  app.clock.advance(20_000)
  expect(await runDueJobs(app.context, jobs)).toEqual([])
})

test('two versions whose lists have another order run each job once, and hold no transaction open while a job waits', async () => {
  const runs: string[] = []
  let open: unknown[] = []
  const job = (name: string) => ({
    name,
    everyMs: 60_000,
    async run() {
      runs.push(name)
      await sleep(700)
      const { rows } = await app.owner.pool.query(
        `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      )
      open = [...open, ...rows]
    },
  })
  const [tea, cake] = [job('tea'), job('cake')]
  const lists = [
    [tea, cake],
    [cake, tea],
  ]
  const done = await Promise.all(lists.map((jobs) => runDueJobs(app.context, jobs)))
  expect({ runs: runs.sort(), done: done.flat().sort(), open }).toEqual({
    runs: ['cake', 'tea'],
    done: ['cake', 'tea'],
    open: [],
  })
})
