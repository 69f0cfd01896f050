import { eq } from 'drizzle-orm'
import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cycleSteps, cycles } from '../../tables/cycles.tables'
import { matches, pairings } from '../../tables/pairings.tables'
import { newsletterPairings, newsletters } from '../../tables/newsletters.tables'
import { sends } from '../../tables/sending.tables'
import { users } from '../../tables/people.tables'
import { startApp, type TestApp } from '../../testing/app'
import { addGroup, addPeople, addPerson, allow } from '../../testing/factories'
import { wordsTo } from '../../testing/company-before-cycle'
import { runCycle } from './run-cycle'
import { seatedMatches } from '../../testing/seats'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { CYCLE: '0 9 1 * *' } })
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

/** What an instance does at a moment. */
async function lookAt(instant: string): Promise<void> {
  app.clock.set(instant)
  await runCycle(app.context)
}
const stepsOf = () => app.context.db.select().from(cycleSteps).orderBy(cycleSteps.id)
const statesOf = async () => (await stepsOf()).map(({ kind, state }) => `${kind} ${state}`)
const note = async (kind: string) => (await stepsOf()).find((step) => step.kind === kind)?.note

/** Two groups of four and six, one of two, and somebody without a group. */
async function company() {
  const [design, sales, tiny] = [
    await addGroup(app, 'Design'),
    await addGroup(app, 'Sales'),
    await addGroup(app, 'Tiny'),
  ]
  await allow(app, '*@design.example.com', design.id)
  await allow(app, '*@sales.example.com', sales.id)
  await allow(app, '*@tiny.example.com', tiny.id)
  await allow(app, '*@example.com')
  const of = (count: number, domain: string) =>
    addPeople(
      app,
      Array.from({ length: count }, (_, index) => ({ email: `p${index}@${domain}.example.com` })),
    )
  const people = [...(await of(5, 'design')), ...(await of(6, 'sales')), ...(await of(2, 'tiny'))]
  const lost = await addPerson(app, { email: 'lost@example.com' })
  const admin = await addPerson(app, { email: 'boss@example.com', isAdmin: true, needsProfileSetup: true })
  return { people, lost, admin }
}

describe('the automatic cycle that stops at drafts', () => {
  test('completes, resumes, pairs every group that can be paired, makes linked drafts, and tells the administrators', async () => {
    const { people } = await company()
    await lookAt('2026-11-16T09:00:00Z')
    expect(await app.context.db.select().from(cycles)).toEqual([])

    const paused = people[0]!
    await app.context.db
      .update(users)
      .set({
        participationStatus: 'paused',
        pauseStartDate: '2026-10-20',
        pauseEndDate: '2026-11-20',
        pauseReason: 'temporary',
      })
      .where(eq(users.id, paused.id))
    await lookAt('2026-12-01T08:00:30Z')

    const [cycle] = await app.context.db.select().from(cycles)
    expect(cycle!.scheduledAt.toISOString()).toBe('2026-12-01T08:00:00.000Z')
    expect(cycle!.finishedAt).not.toBeNull()
    expect(await statesOf()).toEqual([
      'complete done',
      'resume done',
      'sync skipped',
      'scopes done',
      'summary done',
      'pair done',
      'pair done',
      'pair skipped',
      'newsletter done',
      'newsletter done',
      'mail done',
    ])
    const [resumed] = await app.context.db.select().from(users).where(eq(users.id, paused.id))
    expect(resumed).toMatchObject({ participationStatus: 'active', pauseEndDate: null, pauseReason: null })

    const made = await app.context.db.select().from(pairings)
    expect(made.map(({ month, totalPairs, status }) => [month, totalPairs, status])).toEqual([
      ['2026-12', 2, 'active'],
      ['2026-12', 3, 'active'],
    ])
    const drafts = await app.context.db.select().from(newsletters)
    expect(drafts.map(({ status, month, year }) => [status, month, year])).toEqual([
      ['draft', 12, 2026],
      ['draft', 12, 2026],
    ])
    const links = await app.context.db.select().from(newsletterPairings)
    expect(links.map(({ newsletterId }) => newsletterId).sort()).toEqual(drafts.map(({ id }) => id).sort())
    expect(links.map(({ pairingId }) => pairingId).sort()).toEqual(made.map(({ id }) => id).sort())
    expect(drafts.map(({ title }) => title).sort()).toEqual([
      'Cup of Joe - December 2026 Newsletter, Design',
      'Cup of Joe - December 2026 Newsletter, Sales',
    ])
    expect(await app.context.db.select().from(sends)).toEqual([])

    expect(app.sink.received.map(({ to }) => to)).toEqual([['boss@example.com']])
    const mail = app.sink.latest('boss@example.com')
    expect(mail.subject).toContain('5 pairs made, the newsletters need your approval')
    for (const part of [mail.html!, mail.text!]) {
      expect(part).toContain('http://localhost:3000/admin')
      expect(part).toMatch(/Tiny.*has 2 people ready to pair; at least 4 are needed/s)
      expect(part).toContain('1 person is ready but in no domain group')
      expect(part).toMatch(/odd number/i)
      expect(part).toContain('There is no employee file')
      expect(part).toContain('1 pause ended')
    }
  })

  test('is not run again by any later look', async () => {
    await company()
    await lookAt('2026-11-30T23:00:00Z')
    for (const minute of ['00', '01', '02', '59']) await lookAt(`2026-12-01T08:${minute}:00Z`)
    await lookAt('2026-12-05T08:00:00Z')
    expect(await app.context.db.select().from(cycles)).toHaveLength(1)
    expect(await app.context.db.select().from(pairings)).toHaveLength(2)
    expect(app.sink.received).toHaveLength(1)
  })

  test('pairs the whole company when there are no groups, and completes what was active a month later', async () => {
    await allow(app)
    await addPeople(app, [{}, {}, {}, {}])
    await lookAt('2026-11-30T23:00:00Z')
    await lookAt('2026-12-01T08:00:00Z')
    expect((await app.context.db.select().from(pairings)).map(({ fileName }) => fileName)).toEqual([
      'pairing-2026-12-group1-all-users-1.json',
    ])
    await lookAt('2027-01-01T08:00:00Z')
    const rows = await app.context.db.select().from(pairings).orderBy(pairings.createdAt)
    expect(rows.map(({ month, status }) => [month, status])).toEqual([
      ['2026-12', 'completed'],
      ['2027-01', 'active'],
    ])
    expect(await app.context.db.select().from(matches)).toHaveLength(4)
  })

  test('reads the employee file first, so that who went on leave is not paired, and tells its faults', async () => {
    await allow(app)
    const [away] = await addPeople(app, [{}, {}, {}, {}, {}])
    await writeFile(
      app.context.config.employeeFile,
      `email,status,leave_start\n${away!.email},leave,2026-11-01\nnobody,active,\n`,
    )
    await addPerson(app, { email: 'boss@example.com', isAdmin: true, needsProfileSetup: true })
    await lookAt('2026-11-30T23:00:00Z')
    await lookAt('2026-12-01T08:00:00Z')
    const [pairing] = await app.context.db.select().from(pairings)
    expect(pairing).toMatchObject({ totalPairs: 2 })
    const paired = await seatedMatches(app.context.db)
    expect(paired.flatMap(({ people }) => people)).not.toContain(away!.id)
    expect(wordsTo(app, 'boss@example.com')).toContain('Line 3: Not an e-mail address.')
  })

  test('tells each administrator in their language what was done, and what was not', async () => {
    await allow(app)
    await addPeople(app, [{}, {}])
    const admin = { isAdmin: true, needsProfileSetup: true }
    await addPerson(app, { ...admin, email: 'boss@example.com' })
    await addPerson(app, { ...admin, email: 'chefin@example.com', language: 'de' })
    await addPerson(app, { ...admin, email: 'bucho@example.com', language: 'ja' })
    await writeFile(app.context.config.employeeFile, 'email\nnobody\n')
    await lookAt('2026-11-30T23:00:00Z')
    await lookAt('2026-12-01T08:00:00Z')
    const german = wordsTo(app, 'chefin@example.com')
    expect(german).toContain('0 Runden abgeschlossen.')
    expect(german).toContain('Zeile 2: Keine E-Mail-Adresse.')
    expect(german).not.toMatch(/ready to pair|Line 2/)
    const japanese = wordsTo(app, 'bucho@example.com')
    expect(japanese).toContain('2行目：メールアドレスではありません。')
    expect(japanese).not.toMatch(/ready to pair|Line 2/)
    expect(wordsTo(app, 'boss@example.com')).toContain('Line 2: Not an e-mail address.')
  })

  test('tells when nobody could be paired, and why', async () => {
    await allow(app)
    await addPeople(app, [{}, {}])
    await addPerson(app, { email: 'boss@example.com', isAdmin: true, needsProfileSetup: true })
    await lookAt('2026-11-30T23:00:00Z')
    await lookAt('2026-12-01T08:00:00Z')
    expect(await app.context.db.select().from(newsletters)).toEqual([])
    expect(app.sink.latest('boss@example.com').subject).toContain('nobody was paired this month')
    expect(wordsTo(app, 'boss@example.com')).toContain('has 2 people ready to pair; at least 4 are needed')
  })
})

describe('a step that fails', () => {
  test('is tried again with growing rests, its reason is noted, and the others go on', async () => {
    await allow(app)
    await addPeople(app, [{}, {}, {}, {}])
    await addPerson(app, { email: 'boss@example.com', isAdmin: true, needsProfileSetup: true })
    await writeFile(app.context.config.employeeFile, 'name\nJane\n')
    await lookAt('2026-11-30T23:00:00Z')
    await lookAt('2026-12-01T08:00:00Z')
    expect((await statesOf()).slice(0, 5)).toEqual([
      'complete done',
      'resume done',
      'sync waiting',
      'scopes waiting',
      'summary waiting',
    ])
    expect(await note('sync')).toMatchObject([{ code: 'imports.badEmployeeFile' }])
    for (const minute of ['01', '03', '07', '15', '31']) {
      await lookAt(`2026-12-01T08:${minute}:00Z`)
    }
    expect((await statesOf()).slice(0, 5)).toEqual([
      'complete done',
      'resume done',
      'sync failed',
      'scopes done',
      'summary done',
    ])
    expect(await app.context.db.$count(pairings)).toBe(1)
    expect(wordsTo(app, 'boss@example.com')).toMatch(
      /NEEDS ATTENTION \* Reading the employee file was not done after 6 tries: The employee file .* can’t be used/,
    )
  })

  test('that succeeds at a later try is done like any other', async () => {
    await allow(app)
    await addPeople(app, [{}, {}, {}, {}])
    await writeFile(app.context.config.employeeFile, 'name\nJane\n')
    await lookAt('2026-11-30T23:00:00Z')
    await lookAt('2026-12-01T08:00:00Z')
    await writeFile(app.context.config.employeeFile, 'email\n')
    await lookAt('2026-12-01T08:01:00Z')
    expect((await statesOf())[2]).toBe('sync done')
    expect(await app.context.db.$count(pairings)).toBe(1)
  })

  test('for seven days is left out, and the summary still goes', async () => {
    await allow(app)
    await addPeople(app, [{}, {}, {}, {}])
    await addPerson(app, { email: 'boss@example.com', isAdmin: true, needsProfileSetup: true })
    await writeFile(app.context.config.employeeFile, 'name\nJane\n')
    await lookAt('2026-11-30T23:00:00Z')
    await lookAt('2026-12-01T08:00:00Z')
    await lookAt('2026-12-20T08:00:00Z')
    expect(await app.context.db.$count(pairings)).toBe(0)
    expect(wordsTo(app, 'boss@example.com')).toContain('Not done within seven days')
    expect((await app.context.db.select().from(cycles))[0]!.finishedAt).not.toBeNull()
  })
})
