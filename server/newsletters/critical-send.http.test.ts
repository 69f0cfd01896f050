import { reasonText } from '../../languages/reasons'
import { wordsIn } from '../../languages/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAuditLog } from '../../shared/contract/audit'
import * as contract from '../../shared/contract/newsletters'
import {
  completeCurrentPairings,
  completePairing,
  createPairings,
  generateCompanyPairing,
  getPairingGroups,
} from '../../shared/contract/pairings'
import { runCycle } from '../month/cycle/run-cycle'
import { cycleSteps } from '../tables/cycles.tables'
import { pairings } from '../tables/pairings.tables'
import { sends } from '../tables/sending.tables'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addGroup, addPeople, adminClient, allow } from '../testing/factories'
import { sendEverything } from '../testing/full-life'
import { readyNewsletter } from '../testing/newsletters'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { CYCLE: '0 9 1 * *', CYCLE_SEND: 'send' } })
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

/** An approved newsletter of this month, linked to a pairing. */
async function approvedFor(admin: Client, pairingFile: string) {
  const { body: draft } = await admin.call(contract.generateNewsletter, { body: {} })
  const params = { id: draft.id }
  const saved = await admin.call(contract.saveNewsletter, {
    params,
    body: { pairingFile, title: 'The second' },
  })
  await admin.call(contract.approveNewsletter, { params, body: {} })
  return { params, saved: saved.body }
}

const sent = () => app.sink.received.length
/** The steps of cycles, with their notes in English. */
const stepsNow = async () =>
  (await app.context.db.select().from(cycleSteps)).map((step) => ({
    ...step,
    note: reasonText(wordsIn('en'), step.note ?? []),
  }))
const stepOf = async (kind: string) => (await stepsNow()).find((step) => step.kind === kind)

/** The December cycle of a company without groups, stopped before the step that sends; the draft that it made. */
async function cycleBeforeItsSend(admin: Client) {
  await runCycle(app.context)
  app.clock.set('2026-12-01T08:00:10Z')
  let taken = 0
  // Complete, resume, sync, scopes, pair, newsletter.
  const stopping = {
    get aborted() {
      taken += 1
      return taken > 6
    },
  } as AbortSignal
  await runCycle(app.context, stopping)
  expect(await stepOf('newsletter')).toMatchObject({ state: 'done' })
  expect(await stepOf('send')).toMatchObject({ state: 'waiting' })
  const { body } = await admin.call(contract.getNewsletters)
  return body.find(({ month }) => month === 'December')!
}

describe('A newsletter linked to another month’s pairing', () => {
  test('is not sent by a plain call; with the pairing’s name it is, and the audit log says so', async () => {
    const { admin, pairingFile } = await readyNewsletter(app, 4, { approve: false })
    await admin.call(completeCurrentPairings)
    app.clock.set('2026-12-10T09:00:00Z')
    const { params, saved } = await approvedFor(admin, pairingFile)
    const danger =
      'The newsletter is for December 2026, but "November 2026 Group A - All Users" is a pairing of November 2026: everyone would be told their match of that month.'
    expect(saved.status).toBe('draft')
    expect(saved.validationResult).toMatchObject({ isValid: false, errors: [danger] })

    const checked = await admin.call(contract.validateNewsletter, { params, body: { pairingFile } })
    expect(checked.body).toMatchObject({
      message: danger,
      validation: { validationLevel: 'error', isValid: false },
      newsletter: { title: 'The second', month: 'December 2026' },
      pairings: [
        {
          name: 'November 2026 Group A - All Users',
          month: 'November 2026',
          group: 'All Users',
          people: 4,
          dangers: [danger],
        },
      ],
      dangers: [danger],
      details: { totalUsers: 4, alreadyMailed: 0, criticalErrors: [] },
    })

    for (const body of [{}, { override: '' }, { override: 'December 2026 Group A - All Users' }]) {
      const refused = await admin.call(contract.sendNewsletter, { params, body })
      expect(refused).toMatchObject({ status: 409, body: { code: 'critical', message: danger } })
    }
    expect(sent()).toBe(0)

    const newsletter = (await admin.call(contract.getNewsletters)).body.find(({ id }) => id === params.id)!
    await sendEverything(app, { admin, newsletter, override: 'November 2026 Group A - All Users' })
    expect(sent()).toBe(4)
    const { body: log } = await admin.call(getAuditLog, { query: { action: 'newsletter.send_started' } })
    expect(log[0]!.after).toMatchObject({ override: [danger] })
  })

  test('is left as a draft by the automatic cycle, which says why', async () => {
    const { admin, pairingFile } = await readyNewsletter(app, 4)
    await admin.call(completeCurrentPairings)
    const draft = await cycleBeforeItsSend(admin)
    await admin.call(contract.saveNewsletter, { params: { id: draft.id }, body: { pairingFile } })
    await runCycle(app.context)
    expect(await stepOf('send')).toMatchObject({
      state: 'skipped',
      note: expect.stringContaining('is a pairing of November 2026') as string,
    })
    const left = (await admin.call(contract.getNewsletters)).body.find(({ id }) => id === draft.id)!
    expect(left.status).toBe('draft')
    expect(await app.context.db.$count(sends)).toBe(0)
  })
})

describe('A second newsletter to people who know their match', () => {
  test('is not sent by a plain call, and its pairing is offered as mailed', async () => {
    const ready = await readyNewsletter(app, 4)
    await sendEverything(app, ready)
    const { admin, pairingFile } = ready
    const { params, saved } = await approvedFor(admin, pairingFile)
    const danger = `"${ready.newsletter.title}" told 4 people their match of "November 2026 Group A - All Users" on Monday, 16 November 2026: they would be told again.`
    expect(saved.validationResult).toMatchObject({ isValid: false, errors: [danger] })
    const refused = await admin.call(contract.sendNewsletter, { params })
    expect(refused).toMatchObject({ status: 409, body: { code: 'critical', message: danger } })
    expect(sent()).toBe(4)
    const { body: groups } = await admin.call(getPairingGroups)
    expect(groups.Current).toMatchObject([{ month: '2026-11', mailedOn: '2026-11-16T09:00:00.000Z' }])
  })

  test('is left as a draft by the automatic cycle, which says why', async () => {
    await allow(app)
    const admin = await adminClient(app)
    await addPeople(app, [{}, {}, {}, {}])
    const draft = await cycleBeforeItsSend(admin)
    const { params } = await approvedFor(admin, draft.pairingFile!)
    const own = (await admin.call(contract.getNewsletters)).body.find(({ id }) => id === params.id)!
    await sendEverything(app, { admin, newsletter: own })
    await runCycle(app.context)
    expect(await stepOf('send')).toMatchObject({
      state: 'skipped',
      note: '"The second" told 4 people their match of "December 2026 Group A - All Users" on Tuesday, 1 December 2026: they would be told again.',
    })
    const left = (await admin.call(contract.getNewsletters)).body.find(({ id }) => id === draft.id)!
    expect(left.status).toBe('draft')
  })
})

describe('A second pairing of the same month', () => {
  test('is refused by a plain call and left out by the call for all groups; `again` makes it', async () => {
    const ready = await readyNewsletter(app, 6)
    await sendEverything(app, ready)
    const { admin } = ready
    await admin.call(completeCurrentPairings)

    const trial = await admin.call(generateCompanyPairing, { query: { dryRun: 'true' } })
    expect(trial.body.alreadyPaired).toEqual({ people: 6, mailedOn: '2026-11-16T09:00:00.000Z' })
    const refused = await admin.call(generateCompanyPairing)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'already_paired',
        message:
          '6 people of All Users already have a match this month, and a newsletter told them on Monday, 16 November 2026. A second pairing would give them another one.',
      },
    })
    expect(await app.context.db.select().from(pairings)).toHaveLength(1)
    const again = await admin.call(generateCompanyPairing, { query: { again: 'true' } })
    expect(again).toMatchObject({ status: 200, body: { alreadyPaired: { people: 6 } } })
  })

  test('is not made by the automatic cycle: neither after one that was completed nor while another is active', async () => {
    const [design, sales] = [await addGroup(app, 'Design'), await addGroup(app, 'Sales')]
    await allow(app, '*@design.example.com', design.id)
    await allow(app, '*@sales.example.com', sales.id)
    const of = (name: string) => [1, 2, 3, 4].map((n) => ({ email: `p${n}@${name}.example.com` }))
    await addPeople(app, [...of('design'), ...of('sales')])
    const admin = await adminClient(app)
    await runCycle(app.context)

    app.clock.set('2026-12-01T07:00:00Z')
    const { body } = await admin.call(createPairings)
    const ofDesign = body.created.find(({ domainGroupId }) => domainGroupId === design.id)!
    await admin.call(completePairing, { params: { id: ofDesign.id } })
    app.clock.set('2026-12-01T08:00:10Z')
    await runCycle(app.context)
    const steps = (await stepsNow()).filter(({ kind }) => kind === 'pair')
    expect(steps.map(({ label, state, note }) => [label, state, note])).toEqual([
      [
        'Design',
        'skipped',
        '4 people of Design already have a match this month. A second pairing would give them another one.',
      ],
      [
        'Sales',
        'skipped',
        expect.stringMatching(
          / is still active .* It is this month's pairing: to make another one, delete it first\.$/,
        ) as string,
      ],
    ])
    const rows = await app.context.db.select().from(pairings)
    expect(rows.map(({ domainGroupName, status }) => `${domainGroupName} ${status}`).sort()).toEqual([
      'Design completed',
      'Sales active',
    ])
  })
})
