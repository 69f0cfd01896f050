import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAuditLog } from '../../shared/contract/audit'
import { cancelLog, getEmailLogs, previewSentMail } from '../../shared/contract/mail'
import { getMonth } from '../../shared/contract/month'
import * as contract from '../../shared/contract/newsletters'
import {
  completeCurrentPairings,
  createPairings,
  deletePairing,
  generateCompanyPairing,
} from '../../shared/contract/pairings'
import { sends } from '../tables/sending.tables'
import { startSendEngine } from '../mail/engine/send-engine'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addGroup, addPeople, adminClient, allow } from '../testing/factories'
import { startSend } from './send-newsletter'

let app: TestApp
let admin: Client
let harbour: string
/** The files of this month's pairings, by group. */
const files = new Map<string, { id: string; name: string; fileName: string }>()
const fileOf = (group: string) => files.get(group)!.fileName
beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z' })
  admin = await adminClient(app)
  for (const [name, people] of [
    ['Harbour', 5],
    ['Mill', 4],
    ['Quay', 4],
    ['Pier', 4],
  ] as const) {
    const domain = `${name.toLowerCase()}.example`
    const { id } = await addGroup(app, name)
    if (name === 'Harbour') harbour = id
    await allow(app, `*@${domain}`, id)
    await addPeople(
      app,
      Array.from({ length: people }, (_, n) => ({ email: `p${n}@${domain}` })),
    )
  }
  const { body } = await admin.call(createPairings)
  for (const made of body.created) files.set(made.domainGroupName!, made)
})
afterAll(() => app.stop())

const draft = async () => {
  const { body } = await admin.call(contract.generateNewsletter, { body: {} })
  return { params: { id: body.id } }
}
const link = (params: { id: string }, groups: string[]) =>
  admin.call(contract.saveNewsletter, { params, body: { pairingFiles: groups.map(fileOf) } })
const stored = async ({ id }: { id: string }) =>
  (await admin.call(contract.getNewsletters)).body.find((newsletter) => newsletter.id === id)

/** An approved newsletter for these groups. */
async function approved(groups: string[]) {
  const { params } = await draft()
  await link(params, groups)
  await admin.call(contract.approveNewsletter, { params, body: {} })
  return params
}
const sentSince = (from: number) =>
  app.sink.received
    .slice(from)
    .map(({ to }) => to[0])
    .sort()

test('a newsletter is linked with the pairings of several groups, which it names; who knows of one only changes nothing', async () => {
  const { params } = await draft()
  const { status, body } = await link(params, ['Mill', 'Harbour'])
  expect(status).toBe(200)
  expect(body).toMatchObject({
    pairingFile: fileOf('Harbour'),
    pairingFiles: [fileOf('Harbour'), fileOf('Mill')],
    pairings: [
      { group: 'Harbour', people: 5 },
      { group: 'Mill', people: 4 },
    ],
    validationResult: { isValid: true, summary: { usersWithMatches: 8 } },
  })
  const again = await admin.call(contract.saveNewsletter, {
    params,
    body: { pairingFile: fileOf('Harbour'), title: 'For two' },
  })
  expect(again.body.pairingFiles).toHaveLength(2)
  const checked = await admin.call(contract.validateNewsletter, {
    params,
    body: { pairingFiles: again.body.pairingFiles },
  })
  expect(checked.body).toMatchObject({
    pairings: [
      { group: 'Harbour', people: 5, dangers: [] },
      { group: 'Mill', people: 4, dangers: [] },
    ],
    details: { totalUsers: 9, usersWithMatches: 8 },
  })
  const { body: log } = await admin.call(getAuditLog, { query: { action: 'newsletter.saved' } })
  expect(log[1]).toMatchObject({
    before: { pairings: [] },
    after: { pairings: ['November 2026 Group A - Harbour', 'November 2026 Group B - Mill'] },
  })
  const one = await admin.call(contract.saveNewsletter, { params, body: { pairingFile: fileOf('Mill') } })
  expect(one.body.pairingFiles).toEqual([fileOf('Mill')])
  const none = await admin.call(contract.saveNewsletter, { params, body: { pairingFiles: [] } })
  expect(none.body).toMatchObject({ pairingFile: null, pairings: [] })
  await admin.call(contract.deleteNewsletter, { params })
})

test('each group’s people get it once, with a log of their own; a cancelled one is sent to the others', async () => {
  const moved = 'p0@mill.example'
  // Paired in Mill, and by now of Harbour: in the scope of both.
  await allow(app, moved, harbour)
  const params = await approved(['Harbour', 'Mill'])
  const from = app.sink.received.length
  const sendIds = await startSend(app.context, params.id)
  expect(sendIds).toHaveLength(2)
  // Joined, not begun again.
  expect((await startSend(app.context, params.id)).sort()).toEqual([...sendIds].sort())
  const ofMill = (await admin.call(getEmailLogs, { query: {} })).body.find(
    ({ domain_group_name: group }) => group === 'Mill',
  )!
  expect(ofMill).toMatchObject({ total_recipients: 4, pairing_file: fileOf('Mill') })
  const { body: progress } = await admin.call(contract.getSendProgress, { params })
  expect(progress).toMatchObject({
    total: 9,
    state: 'queued',
    parts: [
      { group: 'Harbour', total: 5 },
      { group: 'Mill', total: 4, id: ofMill.id },
    ],
  })
  const cancelled = await admin.call(cancelLog, { params: { id: ofMill.id } })
  expect(cancelled.body).toMatchObject({ state: 'cancelled', total: 4, parts: [{ group: 'Mill' }] })
  expect(await stored(params)).toMatchObject({ sendState: 'queued', status: 'approved' })

  const engine = startSendEngine(app.context)
  const stateOf = async (id: string) =>
    (await app.context.db.select().from(sends).where(eq(sends.id, id)))[0]?.state
  const [ofHarbour] = sendIds.filter((id) => id !== ofMill.id)
  await expect.poll(() => stateOf(ofHarbour!)).toBe('sent')
  expect(sentSince(from)).toEqual([0, 1, 2, 3, 4].map((n) => `p${n}@harbour.example`))
  // Those of Mill have not got it.
  expect(await stored(params)).toMatchObject({
    status: 'approved',
    sendState: 'cancelled',
    mailed: { total: 9, sent: 5 },
  })
  const unlinked = await link(params, ['Mill', 'Quay'])
  expect(unlinked).toMatchObject({
    status: 409,
    body: {
      code: 'pairing_announced',
      message:
        'Everyone in "November 2026 Group A - Harbour" already has this newsletter, so the pairing stays linked.',
    },
  })

  const { body: rest } = await admin.call(contract.sendNewsletter, { params })
  expect(rest).toMatchObject({ sent: 4, state: 'sent' })
  expect(sentSince(from)).toHaveLength(9)
  expect(new Set(sentSince(from)).size).toBe(9)
  await expect.poll(() => stored(params)).toBeUndefined()
  await engine.stop()
  const logs = (await admin.call(getEmailLogs, { query: {} })).body
  expect(
    logs.map((log) => [log.domain_group_name, log.successful_sends, log.cancelled_sends]).sort(),
  ).toEqual([
    ['Harbour', 5, 0],
    ['Mill', 0, 4],
    ['Mill', 4, 0],
  ])
  const preview = await admin.call(previewSentMail, {
    body: { newsletterId: params.id, userEmail: moved },
  })
  expect(preview.body.html).toContain('@mill.example')
})

test('is critical for the pairing that knows its matches: its name sends, another one’s does not', async () => {
  const params = await approved(['Mill', 'Quay'])
  const { body: checked } = await admin.call(contract.validateNewsletter, {
    params,
    body: { pairingFiles: ['Mill', 'Quay'].map(fileOf) },
  })
  expect(checked.pairings.map(({ dangers }) => dangers.length)).toEqual([1, 0])
  expect(checked.dangers[0]).toContain('their match of "November 2026 Group B - Mill" on')
  for (const override of [undefined, 'November 2026 Group C - Quay', ['November 2026 Group C - Quay']])
    expect(await admin.call(contract.sendNewsletter, { params, body: { override } })).toMatchObject({
      status: 409,
      body: { code: 'critical', message: checked.dangers[0] },
    })

  await startSend(app.context, params.id, null, { override: ['November 2026 Group B - Mill'] })
  const ofMill = (await admin.call(getEmailLogs, { query: {} })).body.find(
    ({ state, domain_group_name: group }) => state === 'queued' && group === 'Mill',
  )!
  await admin.call(cancelLog, { params: { id: ofMill.id } })
  const engine = startSendEngine(app.context)
  await expect
    .poll(async () => (await stored(params))?.mailed)
    .toEqual({ total: 8, sent: 4, unknown: 0, handingOver: 0 })
  await expect.poll(async () => (await stored(params))?.sendState).toBe('cancelled')
  await engine.stop()
  // Without the group that was still to get it, it is sent.
  expect((await link(params, ['Quay'])).body.status).toBe('sent')
  const { body: month } = await admin.call(getMonth, { query: {} })
  expect(month.steps.map(({ key, figure }) => `${key} ${figure}`)).toContain('sending 13 of 13')
})

test('a pairing that is deleted is unlinked; the newsletter stays with the others', async () => {
  const params = await approved(['Mill', 'Pier'])
  await admin.call(deletePairing, { params: { id: files.get('Pier')!.id } })
  expect(await stored(params)).toMatchObject({ status: 'draft', pairingFiles: [fileOf('Mill')] })
  await admin.call(contract.deleteNewsletter, { params })
})

test('nobody is mailed twice: pairings that share people, or are of another month, are not linked together', async () => {
  await admin.call(completeCurrentPairings)
  const { body } = await admin.call(generateCompanyPairing, { query: { again: 'true' } })
  files.set('All Users', body.pairing!)
  const { params } = await draft()
  const refused = async (groups: string[], message: string) =>
    expect(await link(params, groups)).toMatchObject({
      status: 409,
      body: { code: 'pairings_overlap', message },
    })
  await refused(
    ['Harbour', 'All Users'],
    '"November 2026 Group A - All Users" is for everybody, so the people of another pairing would be mailed twice. Link it alone.',
  )
  const { body: december } = await admin.call(contract.generateNewsletter, { body: { month: 12 } })
  expect(await link({ id: december.id }, ['Harbour', 'Mill'])).toMatchObject({
    status: 409,
    body: {
      message: 'Linked pairings must all be of December 2026, and "November 2026 Group A - Harbour" isn\'t.',
    },
  })
  // Somebody was in the rounds of both groups.
  await app.owner.pool.query(
    `insert into seats (round_id, programme_id, user_id, reasons, is_active)
     select $1, programme_id, user_id, '[]', false from seats where round_id = $2 limit 1`,
    [files.get('Mill')!.id, files.get('Harbour')!.id],
  )
  await refused(
    ['Harbour', 'Mill'],
    expect.stringContaining('share 1 person, so they would be mailed twice. Link only one.') as string,
  )
})
