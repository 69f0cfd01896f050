import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../contract'
import { answerMet, bookByLink, getMailLink, getPlan, unsubscribe } from '../../../shared/contract/mail'
import { approveNewsletter, generateNewsletter, sendNewsletter } from '../../../shared/contract/newsletters'
import { completeCurrentPairings, createPairings, getCurrentMatch } from '../../../shared/contract/pairings'
import { getReadiness } from '../../../shared/contract/readiness'
import { getStranding } from '../../../shared/contract/rescue'
import { getCurrentUser } from '../../../shared/contract/sign-in'
import { blocks } from '../../../server/tables/participation.tables'
import { findStranded } from '../../../server/month/rescue/find-stranded'
import { sendRecipients, sends } from '../../../server/tables/sending.tables'
import { startApp, type TestApp } from '../../../server/testing/app'
import type { Client } from '../../../server/testing/client'
import { addGroup, adminClient, signedIn } from '../../../server/testing/factories'
import { sendWhatWaits } from '../../../server/testing/full-life'
import { ENTERPRISE, type Scim, scimClient } from '../../../server/testing/scim'
import { seatedMatches } from '../../../server/testing/seats'

// A company whose people come, move and leave by SCIM alone, through a round and into the next one.

let app: TestApp
let admin: Client
let scim: Scim
const sites: Record<'Berlin' | 'Paris', { id: string; directoryGroup: string }> = {
  Berlin: { id: '', directoryGroup: '' },
  Paris: { id: '', directoryGroup: '' },
}
/** Their ids, by number. */
const ids: string[] = []

beforeAll(async () => {
  app = await startApp({ now: '2026-11-10T12:00:00Z' })
  admin = await adminClient(app)
  scim = await scimClient(app, admin)
})
afterAll(() => app?.stop())

const address = (i: number) => `p${i}@acme.example`
const numbers = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i)
const join = async (i: number) => {
  const { status, body } = await scim.post('/Users', {
    userName: address(i),
    name: { givenName: `Given${i}`, familyName: `Family${i}` },
    [ENTERPRISE]: { department: `Team ${i % 6}`, manager: { value: address(i % 6) } },
  })
  expect({ i, status }).toEqual({ i, status: 201 })
  return String(body.id)
}
const turn = async (i: number, active: boolean) => {
  const Operations = [{ op: 'replace', path: 'active', value: active }]
  expect((await scim.patch(`/Users/${ids[i]}`, { Operations })).body.active).toBe(active)
}
const change = async (site: keyof typeof sites, ...Operations: object[]) =>
  expect((await scim.patch(`/Groups/${sites[site].directoryGroup}`, { Operations })).status).toBe(204)
const members = (of: number[]) => of.map((i) => ({ value: ids[i] }))
/** They sign in for the first time and complete their profile. */
const setUp = () =>
  app.owner.db.execute(sql`
    update users set is_email_verified = true, is_validated = true, validated_at = created_at, needs_profile_setup = false
    where auth_method = 'directory'`)
/** How many would be in a round of each site made now. */
const ready = async () => {
  const of = async ({ id }: { id: string }) =>
    (await admin.call(getReadiness, { query: { domainGroupId: id } })).body.ready
  return [await of(sites.Berlin), await of(sites.Paris)]
}
const as = (i: number) => signedIn(app, { id: ids[i]! })
const matchesNow = () =>
  seatedMatches(app.context.db, sql`round_id in (select id from rounds where status = 'active')`)
/** The number of somebody's match of this month. */
const partnerOf = async (i: number) => {
  const match = (await matchesNow()).find(({ people }) => people.includes(ids[i]!))!
  return ids.indexOf(match.people.find((id) => id !== ids[i])!)
}
const mailed = () => app.sink.received.map(({ to }) => to[0]!).toSorted()
const addresses = (of: number[]) => of.map(address).toSorted()
/** What the round's newsletter leads somebody to. */
const links = new Map<number, Record<'plan' | 'met' | 'unsubscribe', string>>()

/** Mails everybody whose match can't make it, and returns whom. */
async function tellStranded() {
  app.sink.received.length = 0
  await findStranded(app.context)
  await sendWhatWaits(app)
  for (const { email } of app.sink.received) expect(email.subject).toBe('Your match can’t make it')
  return mailed()
}

test('300 people join, and belong to the sites that their groups are tied to', async () => {
  for (let i = 0; i < 300; i += 50) ids.push(...(await Promise.all(numbers(i, 50).map(join))))
  await setUp()
  for (const [name, of] of [
    ['Berlin', numbers(0, 160)],
    ['Paris', numbers(160, 140)],
  ] as const) {
    const { body } = await scim.post('/Groups', { displayName: `Site ${name}`, members: members(of) })
    const group = await addGroup(app, name)
    sites[name] = { id: group.id, directoryGroup: body.id }
    await admin.call(contract.tieDirectoryGroup, {
      params: { id: body.id },
      body: { domainGroupId: group.id },
    })
  }
  expect(await ready()).toEqual([160, 140])

  const read = async (startIndex: number, count: number) => {
    const { body } = await scim.get(`/Users?attributes=userName&startIndex=${startIndex}&count=${count}`)
    expect(body).toMatchObject({ totalResults: 300, startIndex })
    return (body.Resources as { id: string }[]).map(({ id }) => id)
  }
  const all = [...(await read(1, 200)), ...(await read(201, 200))]
  expect(all.toSorted()).toEqual(ids.toSorted())
  // Late pages are read from the end.
  for (const start of [1, 102, 151, 152, 153, 250, 291, 300, 301, 1000])
    expect(await read(start, 50)).toEqual(all.slice(start - 1, start + 49))
})

test('each gets a match at their own site, and no mail goes to people turned off before it went out', async () => {
  // Whom the story follows are never each other's match: what becomes of one would change the other's.
  const cast = [10, 20, 30, 40, 41, 50, 60, 200, 201, 210]
  const createdAt = app.clock.now()
  await app.context.db
    .insert(blocks)
    .values(
      cast.flatMap((one) =>
        cast
          .filter((other) => other > one)
          .map((other) => ({ userId: ids[one]!, blockedId: ids[other]!, createdAt })),
      ),
    )
  const { body } = await admin.call(createPairings)
  expect(body).toMatchObject({ created: [{ domainGroupName: 'Berlin' }, { domainGroupName: 'Paris' }] })
  expect(body.leftOutTotal).toBe(0)
  const pairs = await matchesNow()
  expect(pairs).toHaveLength(150)
  for (const { people } of pairs) {
    const [a, b] = people.map((id) => ids.indexOf(id)) as [number, number]
    expect([a < 160, a % 6 === b, b % 6 === a]).toEqual([b < 160, false, false])
  }

  const { body: draft } = await admin.call(generateNewsletter, { body: { allGroups: true } })
  const params = { id: draft.id }
  await admin.call(approveNewsletter, { params, body: {} })
  const sending = admin.call(sendNewsletter, { params, body: {} })
  await expect.poll(() => app.context.db.$count(sendRecipients)).toBe(300)
  await turn(10, false)
  await sendWhatWaits(app)
  expect((await sending).body).toMatchObject({ sent: 299, failed: 1, unknown: 0, state: 'sent' })
  expect(mailed()).toEqual(addresses(numbers(0, 300).filter((i) => i !== 10)))
  const [row] = await app.context.db
    .select()
    .from(sendRecipients)
    .where(sql`${sendRecipients.email} = ${address(10)}`)
  expect(row).toMatchObject({
    state: 'failed',
    failureReason: 'Their account was turned off before the mail went out.',
  })

  for (const { to, email } of app.sink.received) {
    const tokenOf = (page: string) => new RegExp(`/${page}\\?token=([\\w-]+)`).exec(email.text!)![1]!
    links.set(Number(/\d+/.exec(to[0]!)![0]), {
      plan: tokenOf('plan'),
      met: tokenOf('met'),
      unsubscribe: tokenOf('unsubscribe'),
    })
  }
  expect(await tellStranded()).toEqual([address(await partnerOf(10))])
})

test('who moves belongs to their new site, department and address at once, and keeps their match', async () => {
  const movers = numbers(20, 10)
  await change('Berlin', ...movers.map((i) => ({ op: 'remove', path: `members[value eq "${ids[i]}"]` })))
  await change('Paris', { op: 'add', path: 'members', value: members(movers) })
  expect(await ready()).toEqual([149, 150])
  app.sink.received.length = 0
  await scim.patch(`/Users/${ids[30]}`, {
    Operations: [
      { op: 'replace', path: 'userName', value: 'thirty@acme.example' },
      { op: 'replace', path: `${ENTERPRISE}:department`, value: 'Brand new' },
    ],
  })
  // Told at both addresses.
  await expect.poll(mailed).toEqual([address(30), 'thirty@acme.example'])
  const moved = await as(30)
  expect((await moved.call(getCurrentUser)).body).toMatchObject({
    email: 'thirty@acme.example',
    department: 'Brand new',
  })
  expect((await (await as(20)).call(getCurrentMatch)).body.match).toMatchObject({
    partner: { email: address(await partnerOf(20)) },
  })
  expect(await ready()).toEqual([149, 150])
  expect(await tellStranded()).toEqual([])
})

test('who leaves is out of everything at once, and their match is told', async () => {
  const off = [40, 41, 200, 201]
  const removed = [50, 210]
  const leavers = [...off, ...removed]
  const theirs = await Promise.all(leavers.map(as))
  const partners = await Promise.all(leavers.map(partnerOf))
  for (const i of off) await turn(i, false)
  for (const i of removed) expect((await scim.delete(`/Users/${ids[i]}`)).status).toBe(204)
  for (const client of theirs) expect((await client.call(getCurrentUser)).status).toBe(401)
  expect(await ready()).toEqual([146, 147])
  const left = partners.filter((i) => !leavers.includes(i) && i !== 10)
  expect(await tellStranded()).toEqual(addresses(left))
  expect(await tellStranded()).toEqual([])
  const { body } = await (await as(left[0]!)).call(getStranding)
  expect(body.stranding).toMatchObject({ state: 'stranded' })

  // Their old mails open nothing any more, but for leaving.
  const visitor = app.client()
  const { plan, met, unsubscribe: leave } = links.get(40)!
  const start = '2026-11-12T10:00:00Z'
  for (const refused of [
    await visitor.call(getPlan, { query: { token: plan } }),
    await visitor.call(bookByLink, { body: { token: plan, start, sequence: null } }),
    await visitor.call(getMailLink, { query: { token: met } }),
    await visitor.call(answerMet, { body: { token: met, status: 'confirmed' } }),
    await visitor.call(unsubscribe, { query: { token: leave }, body: { choice: 'skip' } }),
  ])
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'account_off' }])
  expect((await visitor.call(getMailLink, { query: { token: leave } })).status).toBe(200)
  expect((await visitor.call(getMailLink, { query: { token: links.get(60)!.met } })).status).toBe(200)
})

test('a person who comes back is in as before, and a deleted one is found again by their address', async () => {
  const old = await as(41)
  await turn(40, true)
  await turn(41, true)
  // A session that was made while they were off is not worth anything afterwards either.
  expect((await old.call(getCurrentUser)).status).toBe(401)
  expect((await (await as(40)).call(getCurrentMatch)).body.match).toMatchObject({
    partner: { email: address(await partnerOf(40)) },
  })
  expect((await (await as(await partnerOf(40))).call(getStranding)).body.stranding).toMatchObject({
    state: 'back',
  })
  expect((await app.client().call(getPlan, { query: { token: links.get(40)!.plan } })).status).toBe(200)

  expect(await join(50)).toBe(ids[50])
  await change('Berlin', { op: 'add', path: 'members', value: members([50]) })
  ids.push(await join(300))
  await change('Paris', { op: 'add', path: 'members', value: members([300]) })
  await setUp()
  expect(await ready()).toEqual([149, 148])
  expect((await (await as(300)).call(getCurrentMatch)).body.match).toBeNull()
  expect(await tellStranded()).toEqual([])
})

test('the next round has everybody who is there then, and nobody else', async () => {
  await admin.call(completeCurrentPairings)
  app.clock.set('2026-12-08T12:00:00Z')
  admin = await adminClient(app)
  const before = await app.context.db.$count(sends)
  const { body } = await admin.call(createPairings)
  expect(body.leftOutTotal).toBe(1)
  const met = (await matchesNow()).flatMap(({ people }) => people.map((id) => ids.indexOf(id)))
  const gone = [10, 200, 201, 210]
  expect(met).toHaveLength(296)
  expect(met.filter((i) => i < 0 || gone.includes(i))).toEqual([])
  expect([40, 41, 50].filter((i) => !met.includes(i)).length).toBeLessThanOrEqual(1)
  expect(await app.context.db.$count(sends)).toBe(before)
})
