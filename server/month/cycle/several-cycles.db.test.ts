import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getCycles } from '../../../shared/contract/cycle'
import { getSystemHealth } from '../../../shared/contract/metrics'
import { cycles, cycleSteps } from '../../tables/cycles.tables'
import { pairings } from '../../tables/pairings.tables'
import { startApp, type TestApp } from '../../testing/app'
import { addGroup, addPeople, addProgramme, adminClient, allow } from '../../testing/factories'
import { runCycle } from './run-cycle'

let app: TestApp
/** Comes round every two weeks, for all together, in the minute in which the monthly one pairs six groups. */
let tea: Awaited<ReturnType<typeof addProgramme>>
beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { CYCLE: '0 9 1 * *' } })
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const group = await addGroup(app, name.toUpperCase())
    await allow(app, `*@${name}.example.com`, group.id)
    await addPeople(
      app,
      [1, 2, 3, 4].map((index) => ({ email: `p${index}@${name}.example.com`, matchingPreference: 'any' })),
    )
  }
  tea = await addProgramme(app, {
    name: 'Tea',
    scope: 'across',
    timeZone: 'Europe/Berlin',
    weeks: { every: 2, from: '2026-12-01', weekday: 2, at: '09:00' },
  })
  await runCycle(app.context)
  app.clock.set('2026-12-01T08:00:30Z')
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app?.stop())

/** The steps that were taken, by their programmes. */
async function takenSteps() {
  const rows = await app.context.db
    .select({ programmeId: cycles.programmeId, kind: cycleSteps.kind, state: cycleSteps.state })
    .from(cycleSteps)
    .innerJoin(cycles, eq(cycles.id, cycleSteps.cycleId))
    .orderBy(cycleSteps.id)
  const of = (isTea: boolean) => rows.filter(({ programmeId }) => (programmeId === tea.id) === isTea)
  const steps = (isTea: boolean) =>
    of(isTea)
      .filter(({ state }) => state !== 'waiting')
      .map(({ kind, state }) => `${kind} ${state}`)
  return { tea: steps(true), coffee: steps(false) }
}

test('Two programmes that are due in one minute take turns, so that the small one does not wait for all of the large one', async () => {
  let left = 15
  const afterSome = {
    get aborted() {
      left -= 1
      return left < 0
    },
  } as AbortSignal
  await runCycle(app.context, afterSome)
  const after = await takenSteps()
  expect(after.tea).toEqual([
    'complete done',
    'resume done',
    'sync skipped',
    'scopes done',
    'summary skipped',
    'pair done',
    'newsletter done',
  ])
  expect(after.coffee).toHaveLength(8)
  await runCycle(app.context)
  expect((await takenSteps()).coffee.filter((step) => step === 'newsletter done')).toHaveLength(6)
  const made = await app.context.db.select().from(pairings)
  expect(made.map(({ programmeId, month, day }) => [programmeId === tea.id, month, day]).sort()).toEqual([
    ...Array.from({ length: 6 }, () => [false, '2026-12', null]),
    [true, '2026-12', '2026-12-01'],
  ])
})

test('What fails in one programme keeps the other one from nothing; each has its own log, health and summary', async () => {
  const admin = await adminClient(app)
  const boss = app.sink.received.length
  await app.owner.pool.query(`
    create function spill() returns trigger as $$ begin raise exception 'The teapot is broken'; end $$ language plpgsql;
    create trigger spill before insert on rounds for each row when (new.programme_id = '${tea.id}') execute function spill()`)
  await runCycle(app.context)
  const { tea: failing, coffee } = await takenSteps()
  expect(failing.filter((step) => step.startsWith('pair'))).toEqual([])
  expect(coffee.filter((step) => step === 'pair done')).toHaveLength(6)
  const subjects = () => app.sink.received.slice(boss).map(({ email }) => email.subject)
  expect(subjects()).toEqual(['Cup of Joe: 12 pairs made, the newsletters need your approval'])
  const health = async () => {
    const { cycle, otherCycles } = (await admin.call(getSystemHealth)).body
    return [cycle, ...otherCycles].map(({ label, nextRunAt }) => [label, nextRunAt])
  }
  const next = { coffee: '2027-01-01T08:00:00.000Z', tea: '2026-12-15T08:00:00.000Z' }
  expect(await health()).toEqual([
    ['Scheduled', next.coffee],
    ['Trying again', next.tea],
  ])
  await app.owner.pool.query('drop trigger spill on rounds')
  app.clock.advance(120_000)
  await runCycle(app.context)
  expect(subjects().slice(1)).toEqual(['Tea: 12 pairs made, the newsletters need your approval'])
  const links = app.sink.received.slice(boss).map(({ email }) => /\S+\/admin\S*/.exec(email.text ?? '')?.[0])
  const dashboard = new URL('/admin', app.context.config.appUrl).href
  expect(links).toEqual([dashboard, `${dashboard}?programme=${tea.id}`])
  expect(await health()).toEqual([
    ['Scheduled', next.coffee],
    ['Scheduled', next.tea],
  ])
  const logOf = async (call: Parameters<typeof admin.call<typeof getCycles>>[1]) =>
    (await admin.call(getCycles, call)).body.flatMap(({ steps }) =>
      steps.filter(({ title }) => title.startsWith('Pairing')).map(({ title }) => title),
    )
  expect(await logOf({ query: { programme: tea.id } })).toEqual(['Pairing (All Users)'])
  expect(await logOf({})).toHaveLength(6)
})
