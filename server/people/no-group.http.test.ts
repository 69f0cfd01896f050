import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeUsers, previewUsersChange } from '../../shared/contract/bulk'
import { getAllowedEmails, getUsers } from '../../shared/contract/directory'
import { getMonth } from '../../shared/contract/month'
import { createPairings, getNextPairing, getPairingValidation } from '../../shared/contract/pairings'
import { getOwnProgrammes } from '../../shared/contract/participation'
import { getReadiness } from '../../shared/contract/readiness'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addGroup, addPeople, adminClient, allow, signedIn } from '../testing/factories'

let app: TestApp
let admin: Client
let site: Awaited<ReturnType<typeof addGroup>>
let people: Awaited<ReturnType<typeof addPeople>>
beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { MINIMUM_USERS: '2' } })
  site = await addGroup(app, 'site')
  await allow(app, '*@example.com')
  admin = await adminClient(app)
  people = await addPeople(app, [
    ...[1, 2, 3].map((n) => ({ email: `in${n}@site.example` })),
    { email: 'out@example.com' },
    { email: 'away@example.com', participationStatus: 'paused' as const },
  ])
})
afterAll(() => app?.stop())

const readiness = async () => {
  const { ready, reasons } = (await admin.call(getReadiness, { query: {} })).body
  return { ready, noGroup: reasons.find(({ reason }) => reason === 'no-group')?.people }
}
const outsider = async () => (await (await signedIn(app, people[3]!)).call(getNextPairing)).body

test('while no whitelist entry has a group, nobody lacks one', async () => {
  await allow(app, '*@site.example')
  expect(await readiness()).toEqual({ ready: 4, noGroup: 0 })
  expect(await outsider()).toMatchObject({ hasNoGroup: false })
})

test('people who belong to no group while others do are named, and not ready: here, in This Month, in the list, on their page', async () => {
  await app.owner.pool.query(
    `update allowed_emails set domain_group_id = $1 where email = '*@site.example'`,
    [site.id],
  )
  expect(await readiness()).toEqual({ ready: 3, noGroup: 1 })
  const [step] = (await admin.call(getMonth, { query: {} })).body.steps
  expect([step?.figure, step?.detail]).toEqual(['3 ready', expect.stringContaining('1 in no domain group')])
  const { eligibility, statusCounts } = (await admin.call(getPairingValidation, { query: {} })).body
  expect([statusCounts.truly_active, eligibility.hasMinimumUsers]).toEqual([3, true])
  const list = async (query: object) =>
    (await admin.call(getUsers, { query })).body.map(({ email, notReady }) => [email, notReady])
  // Somebody paused counts as paused: that keeps them out of every round.
  expect(await list({ readiness: 'no-group' })).toEqual([['out@example.com', 'no-group']])
  expect((await list({ readiness: 'ready' })).map(([email]) => email)).not.toContain('out@example.com')
  expect(await outsider()).toMatchObject({ hasNoGroup: true })
  const own = (await (await signedIn(app, people[3]!)).call(getOwnProgrammes)).body
  expect(own.map(({ hasNoGroup }) => hasNoGroup)).toEqual([true])
})

test('they are put in a group from the list, by entries of their own, and nobody is let in by it', async () => {
  const [stranger] = await addPeople(app, [{ email: 'stranger@nowhere.example' }])
  const these = { all: true as const, readiness: 'no-group' as const }
  const change = { domainGroupId: site.id }
  expect((await admin.call(previewUsersChange, { body: { ...these, change } })).body).toMatchObject({
    changed: 1,
  })
  expect((await admin.call(changeUsers, { body: { ...these, change } })).body).toEqual({
    message: '1 person now belongs to site.',
    changed: 1,
    undo: null,
  })
  expect((await admin.call(changeUsers, { body: { ids: [stranger!.id], change } })).body.changed).toBe(0)
  const entries = (await admin.call(getAllowedEmails, { query: {} })).body
  expect(entries.map(({ email, domainGroupId }) => [email, domainGroupId]).toSorted()).toEqual([
    ['*@example.com', null],
    ['*@site.example', site.id],
    ['out@example.com', site.id],
  ])
  expect(await readiness()).toEqual({ ready: 4, noGroup: 0 })
  expect((await outsider()).hasNoGroup).toBe(false)
  expect((await admin.call(createPairings)).body.leftOutTotal).toBe(0)
  const unknown = { domainGroupId: '00000000-0000-4000-8000-000000000000' }
  expect((await admin.call(changeUsers, { body: { ...these, change: unknown } })).status).toBe(404)
})
