import { afterAll, beforeAll, expect, test } from 'vitest'
import { completePairing, generateCompanyPairing } from '../../shared/contract/pairings'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addGroup, addPeople, addProgramme, adminClient, allow } from '../testing/factories'

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { MINIMUM_USERS: '2' } })
  await allow(app, '*@oslo.example', (await addGroup(app, 'Oslo')).id)
  await allow(app, '*@bergen.example', (await addGroup(app, 'Bergen')).id)
  admin = await adminClient(app)
})
afterAll(() => app?.stop())

/** A round of a programme of its own, for these people, and completes it. */
async function roundOf(addresses: string[], seating: Parameters<typeof addProgramme>[1]) {
  const { id } = await addProgramme(app, { minimumUsers: 2, audience: { addresses }, ...seating })
  const reply = await admin.call(generateCompanyPairing, { query: { programme: id } })
  const { pairing } = reply.body
  if (pairing) await admin.call(completePairing, { params: { id: pairing.id } })
  return reply
}

const add = (emails: string[]) =>
  addPeople(
    app,
    emails.map((email) => ({ email, matchingPreference: 'any' as const })),
  )

test('a programme for people of different groups pairs nobody of one group', async () => {
  const emails = ['ada@oslo.example', 'bo@oslo.example', 'cleo@oslo.example', 'dan@bergen.example']
  await add(emails)
  const { body } = await roundOf(emails, { scope: 'between' })
  expect([body.totalMatches, body.unmatched.length]).toEqual([1, 2])
  const across = await roundOf(emails, { scope: 'across', noRepeatMonths: 0 })
  expect(across.body.totalMatches).toBe(2)
})

test('who met in any programme meets again after as many months as the programme says', async () => {
  const emails = ['eva@oslo.example', 'finn@oslo.example']
  await add(emails)
  const after = async (noRepeatMonths: number) =>
    (await roundOf(emails, { scope: 'across', noRepeatMonths })).status
  expect([await after(3), await after(3), await after(0)]).toEqual([200, 409, 200])
  app.clock.advance(5 * 31 * 24 * 3600 * 1000)
  admin = await adminClient(app)
  expect([await after(12), await after(3)]).toEqual([409, 200])
})

test('a table takes one person fewer than it has chairs; a smaller audience gets no round, and hears why', async () => {
  const emails = ['gus@oslo.example', 'hal@oslo.example', 'ida@oslo.example', 'jon@bergen.example']
  await add(emails)
  const five = { scope: 'across', size: 5, minimumUsers: 2 } as const
  const { body } = await roundOf(emails, five)
  expect([body.totalMatches, body.unmatched]).toEqual([1, []])
  const { status, body: refused } = await roundOf(emails.slice(1), { ...five, noRepeatMonths: 0 })
  expect([status, refused]).toMatchObject([
    409,
    {
      code: 'no_match_possible',
      message: expect.stringMatching(/^No table can be made of these 3 people.*takes at least four/),
    },
  ])
})
