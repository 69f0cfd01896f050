import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAuditLog } from '../../shared/contract/audit'
import { getMonth } from '../../shared/contract/month'
import { changeProgramme } from '../../shared/contract/programme'
import * as contract from '../../shared/contract/newsletters'
import { eraseUser } from '../../shared/contract/directory'
import * as pairings from '../../shared/contract/pairings'
import { findNewsletter } from '../newsletters/newsletters.queries'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import {
  addGroup,
  addPeople,
  addPerson,
  addProgramme,
  adminClient,
  allow,
  manage,
  signedIn,
} from '../testing/factories'
import { sendEverything } from '../testing/full-life'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startApp()
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  admin = await adminClient(app)
})
afterAll(() => app.stop())

/** The step that the month is at, in a line. */
async function at(domainGroupId?: string): Promise<string> {
  const { status, body } = await admin.call(getMonth, { query: domainGroupId ? { domainGroupId } : {} })
  if (status !== 200) return `${status}`
  const step = body.steps.find(({ state }) => state !== 'done')
  return step
    ? `${step.key} ${step.state}: ${step.figure}, ${step.action?.label ?? 'nothing to press'}`
    : 'over'
}

async function group(name: string, people: number): Promise<string> {
  const { id } = await addGroup(app, name)
  await allow(app, `*@${name.toLowerCase()}.example.com`, id)
  await addPeople(
    app,
    Array.from({ length: people }, (_, n) => ({ email: `p${n}@${name.toLowerCase()}.example.com` })),
  )
  return id
}

describe('This month', () => {
  test('goes from nobody to completed, and each step’s button is the call that takes it on', async () => {
    app.clock.set('2026-11-02T09:00:00Z')
    admin = await adminClient(app)
    expect(await at()).toBe('people due: 0 ready, Import people')
    await allow(app)
    const people = await addPeople(app, [{}, {}, {}, {}])
    expect(await at()).toBe('pairing due: Not yet, Generate pairing')
    // No matter who writes, and in which way, it is read again.
    const activate = (isActive: boolean) =>
      app.owner.pool.query('update users set is_active = $1 where id = $2', [isActive, people[0]!.id])
    await activate(false)
    expect(await at()).toMatch(/^people due: 3 ready/)
    await activate(true)
    expect(await at()).toBe('pairing due: Not yet, Generate pairing')
    const { body: made } = await admin.call(pairings.generateCompanyPairing)
    expect(made.linkedNewsletter).toBeNull()
    expect(await at()).toBe('newsletter due: None yet, Create newsletter')
    const { body: newsletter } = await admin.call(contract.generateNewsletter, { body: {} })
    expect(newsletter.pairings).toMatchObject([{ name: made.pairing!.name }])
    expect(await at()).toBe('newsletter due: Draft, Read and approve')
    const params = { id: newsletter.id }
    const { updatedAt } = (await admin.call(getMonth)).body.steps[2]!.action!
    app.clock.advance(1000)
    await admin.call(contract.saveNewsletter, { params, body: { title: 'Somebody else was here' } })
    expect((await admin.call(contract.approveNewsletter, { params, body: { updatedAt } })).status).toBe(409)
    const action = (await admin.call(getMonth)).body.steps[2]!.action!
    const approved = await admin.call(contract.approveNewsletter, {
      params,
      body: { updatedAt: action.updatedAt },
    })
    expect(approved.status).toBe(200)
    expect(await at()).toBe('sending due: Not yet, Send')
    await sendEverything(app, { admin, newsletter })
    expect(await at()).toBe('meetings running: 0 of 2 met, nothing to press')
    const sentAt = app.clock.now()
    const inDays = (days: number) => new Date(sentAt.getTime() + days * 86_400_000).toISOString()
    await app.owner.pool.query(
      `insert into meetings (match_id, starts_at, ends_at, state, sequence, uid, changed_at, created_at)
        select id, date_trunc('hour', $1::timestamptz), $1::timestamptz + interval '1 hour', 'booked', 0, repeat('a', 32), $2, $2 from matches limit 1`,
      [inDays(16), sentAt.toISOString()],
    )
    expect((await admin.call(getMonth)).body.steps[4]?.detail).toBe("1 booked. 1 pair hasn't answered.")
    const coffeeOver: [number, string][] = [
      [15, 'meetings running: 0 of 2 met, nothing to press'],
      [17, 'completed due: Not yet, Complete'],
    ]
    for (const [days, expected] of coffeeOver) {
      app.clock.set(inDays(days))
      expect(await at()).toBe(expected)
    }
    await app.owner.pool.query('delete from meetings')
    const waited: [number, string][] = [
      [13, 'meetings running: 0 of 2 met, nothing to press'],
      [14, 'completed due: Not yet, Complete'],
      [0, 'meetings running: 0 of 2 met, nothing to press'],
    ]
    for (const [days, expected] of waited) {
      app.clock.set(inDays(days))
      expect(await at()).toBe(expected)
    }
    for (const person of people) {
      const client = await signedIn(app, person)
      const { body } = await client.call(pairings.getCurrentMatch)
      await client.call(pairings.setConnectionStatus, {
        params: { id: body.match!.id },
        body: { status: 'confirmed' },
      })
    }
    expect(await at()).toBe('completed due: Not yet, Complete')
    await admin.call(pairings.completePairing, { params: { id: made.pairing!.id } })
    expect(await at()).toBe('over')
    const end = async () => (await admin.call(getMonth)).body.steps[5]?.detail
    expect(await end()).toBe(
      'Every cup is full: this month is done. Next round: to be announced. It can be made from Tuesday, 1 December 2026 on.',
    )
    await admin.call(changeProgramme, { body: { nextRound: '2026-12-03' } })
    expect(await end()).toBe('Every cup is full: this month is done. Next round: Thursday, 3 December 2026.')
    expect((await admin.call(getMonth)).body.steps[3]?.mailed).toBe(4)
  })

  test('of the company waits for every group that can be paired; of a group only for its own', async () => {
    const design = await group('Design', 4)
    const sales = await group('Sales', 4)
    await group('Tiny', 2)
    expect(await at()).toBe('pairing due: Not yet, Pair all groups')
    await admin.call(pairings.generateGroupPairing, { params: { domainGroupId: design } })
    expect(await at()).toBe('pairing due: 1 of 2 groups, Pair all groups')
    expect(await at(design)).toBe('newsletter due: None yet, Create newsletter')
    expect(await at(sales)).toBe('pairing due: Not yet, Generate pairing')
    await admin.call(pairings.generateGroupPairing, { params: { domainGroupId: sales } })
    expect(await at()).toBe('newsletter due: 0 of 2, Create one for 2 groups')
    const { body } = await admin.call(contract.generateNewsletter, { body: { allGroups: true } })
    expect(body.pairings).toHaveLength(2)
    expect(body.title).not.toMatch(/Design|Sales/)
    expect(await at()).toBe('newsletter due: 0 of 2, Read and approve')
    const again = await admin.call(contract.generateNewsletter, { body: { allGroups: true } })
    expect(again.body.pairings).toEqual([])
    expect(await at('2a8dd85d-3f26-4b9e-8a1e-e3fd1a1f7d2e')).toBe('404')
  })

  test('of a group is the company’s, where the whole company is paired', async () => {
    const design = await group('Design', 4)
    await admin.call(pairings.generateCompanyPairing)
    expect(await at(design)).toBe('newsletter due: None yet, Create newsletter')
    expect(await at()).toBe('newsletter due: None yet, Create newsletter')
  })

  describe('while last month’s pairings are active', () => {
    const beginDecember = (domainGroupId: string, by = admin) =>
      by.call(pairings.generateGroupPairing, { params: { domainGroupId }, query: { complete: 'true' } })
    const active = async () => {
      const { body } = await admin.call(pairings.getCurrentPairings)
      return body.pairings.map(({ name }) => name)
    }

    test('completes them and pairs in one press', async () => {
      await allow(app)
      await addPeople(app, [{}, {}, {}, {}])
      await admin.call(pairings.generateCompanyPairing)
      app.clock.set('2026-12-01T09:00:00Z')
      expect(await at()).toBe('pairing due: Not yet, Complete November and begin December')
      expect((await admin.call(getMonth)).body.steps[1]?.action?.unseen).toBeUndefined()
      await app.owner.pool.query('update rounds set published_at = null')
      expect((await admin.call(getMonth)).body.steps[1]).toMatchObject({
        detail: expect.stringMatching(/^November's matches were never sent: 2 pairs haven't seen them\./),
        action: { unseen: true },
      })
      expect((await admin.call(pairings.generateCompanyPairing)).status).toBe(409)
      const both = { complete: 'true' as const }
      const trial = await admin.call(pairings.generateCompanyPairing, { query: { ...both, dryRun: 'true' } })
      expect(trial).toMatchObject({ status: 200, body: { totalMatches: 2 } })
      expect(await active()).toEqual(['November 2026 Group A - All Users'])
      expect((await admin.call(pairings.generateCompanyPairing, { query: both })).status).toBe(200)
      expect(await active()).toEqual(['December 2026 Group A - All Users'])
      const { body: log } = await admin.call(getAuditLog, { query: { action: 'pairing.completed' } })
      expect(log).toHaveLength(1)
    })

    test('of a programme that comes round in weeks, speaks of its rounds', async () => {
      await allow(app)
      await addPeople(app, [{}, {}, {}, {}])
      const { id } = await addProgramme(app, {
        name: 'Weekly tea',
        minimumUsers: 2,
        noRepeatMonths: 0,
        weeks: { every: 1, from: '2026-11-02', weekday: 1, at: '08:00' },
      })
      const query = { programme: id }
      await admin.call(pairings.generateCompanyPairing, { query })
      app.clock.set('2026-11-30T09:00:00Z')
      await app.owner.pool.query('update rounds set published_at = null')
      const step = async () => (await admin.call(getMonth, { query })).body.steps[1]
      expect(await step()).toMatchObject({
        detail: expect.stringMatching(
          /^The matches of the round of 16 November 2026 were never sent: 2 pairs haven't seen them\. This completes “.*” and pairs everyone ready for the round of 30 November 2026\.$/,
        ),
        action: { label: 'Complete and begin a new round', unseen: true },
      })
    })

    test('completes nothing where nobody can be paired, and nothing of another group', async () => {
      const design = await group('Design', 4)
      await group('Sales', 4)
      await admin.call(pairings.createPairings)
      app.clock.set('2026-12-01T09:00:00Z')
      await app.owner.pool.query(`update users set is_active = false where email like '%@design.example.com'`)
      expect((await beginDecember(design)).status).toBe(409)
      expect(await active()).toHaveLength(2)
      await app.owner.pool.query('update users set is_active = true')
      const manager = await addPerson(app, { email: 'lead@design.example.com' })
      await manage(app, manager, [{ id: design }])
      const ofCompany = 'domain_group_id = null, domain_group_name = null, group_number = 1'
      await app.owner.pool.query(`update rounds set ${ofCompany} where domain_group_id = $1`, [design])
      // A round of the whole company is not a manager's to complete.
      const refused = await beginDecember(design, await signedIn(app, manager))
      expect(refused).toMatchObject({ status: 409, body: { code: 'pairing_active' } })
      expect(await active()).toHaveLength(2)
      expect((await beginDecember(design)).status).toBe(200)
      expect(await active()).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/November.*Sales/),
          expect.stringMatching(/December.*Design/),
        ]),
      )
      expect(await at()).toBe('pairing due: 1 of 2 groups, Complete November and begin December')
      const { body } = await admin.call(pairings.createPairings, { query: { complete: 'true' } })
      expect(body.created).toHaveLength(1)
      expect(await active()).not.toEqual(expect.arrayContaining([expect.stringMatching(/November/)]))
    })
  })
})

describe('Long work', () => {
  /** What is streamed of a call: how far it is, and its end. */
  async function streamed(path: string, body?: FormData | object) {
    const { body: text } = await admin.request('POST', path, body, { accept: 'text/event-stream' })
    return (text as string)
      .split('\n\n')
      .filter((event) => event.startsWith('data: '))
      .map((event) => JSON.parse(event.slice(6)) as { status?: number; body?: { id: string } })
  }

  test('says how far it is to a client that asks for it, and then what the call returns, or why it was refused', async () => {
    await group('Design', 4)
    await group('Sales', 4)
    expect(await streamed('/api/admin/generate-pairing?dryRun=true')).toEqual([
      { progress: { what: 'Checking the past meetings of 8 people', done: 1, total: 4 } },
      { progress: { what: 'Looking for the best pairing of 8 people', done: 2, total: 4 } },
      expect.objectContaining({ status: 200, body: expect.objectContaining({ totalMatches: 4 }) }),
    ])
    expect(await streamed('/api/admin/create-pairings')).toEqual([
      { progress: { what: 'Pairing Design', done: 0, total: 2 } },
      { progress: { what: 'Pairing Sales', done: 1, total: 2 } },
      expect.objectContaining({ status: 200 }),
    ])
    expect((await streamed('/api/admin/generate-pairing')).at(-1)).toMatchObject({
      status: 409,
      body: { code: 'pairing_active' },
    })
    const body = new FormData()
    body.set('file', new Blob(['email,first name\nnew@design.example.com,Ada\n']), 'people.csv')
    const read = { progress: { what: 'Reading rows', done: 1, total: 1 } }
    const upload = await streamed('/api/admin/imports', body)
    expect(upload).toEqual([read, expect.objectContaining({ status: 200 })])
    const id = upload.at(-1)?.body?.id
    expect(await streamed(`/api/admin/imports/${id}/apply`, { departments: [], groups: [] })).toEqual([
      read,
      { progress: { what: 'Saving people', done: 0, total: 1 } },
      { progress: { what: 'Saving people', done: 1, total: 1 } },
      { progress: { what: 'Saving people', done: 1, total: 1 } },
      expect.objectContaining({ status: 200 }),
    ])
  })
})

describe('A newsletter and a pairing of one month find each other', () => {
  const stored = (id: string) => findNewsletter(app.context.db, id)

  test('the month’s only draft is linked when its pairing is made; that is no edit', async () => {
    await allow(app)
    await addPeople(app, [{}, {}, {}, {}])
    const { body: draft } = await admin.call(contract.generateNewsletter, { body: {} })
    expect(draft.pairings).toEqual([])
    app.clock.advance(60_000)
    const { body } = await admin.call(pairings.generateCompanyPairing)
    expect(body.linkedNewsletter).toEqual({ id: draft.id, title: draft.title })
    expect(await stored(draft.id)).toMatchObject({
      pairings: [{ id: body.pairing!.id }],
      status: 'draft',
      updatedAt: new Date(draft.updatedAt),
    })
    const { body: log } = await admin.call(getAuditLog, { query: { action: 'newsletter.linked' } })
    expect(log[0]).toMatchObject({ after: { pairing: body.pairing!.name } })
  })

  test('who left since the round was made is counted in one line, until it is completed', async () => {
    await allow(app)
    const [ada, ben, cem] = await addPeople(app, [{}, {}, {}, {}, {}])
    const { body } = await admin.call(pairings.generateCompanyPairing)
    const detail = async () => (await admin.call(getMonth, { query: {} })).body.steps[1]?.detail
    expect(await detail()).not.toContain('since')
    await app.owner.pool.query('update users set is_active = false where id = $1', [ada!.id])
    expect(await detail()).toMatch(/ 1 person left since the round was made\.$/)
    await app.owner.pool.query(
      `insert into allowed_emails (email, domain, added_by, reason, is_active, created_at, updated_at) values ($1, 'example.com', 'it', '', false, now(), now())`,
      [ben!.email],
    )
    await admin.call(eraseUser, { params: { id: cem!.id }, body: { email: cem!.email } })
    expect(await detail()).toMatch(/ 3 people left since the round was made\.$/)
    await admin.call(pairings.completePairing, { params: { id: body.pairing!.id } })
    expect(await detail()).not.toContain('since')
  })

  test('a draft of another week of the month is not offered for this week’s round', async () => {
    await allow(app)
    await addPeople(app, [{}, {}, {}, {}])
    const weeks = { every: 1, from: '2026-11-02', weekday: 1, at: '08:00' }
    const { id } = await addProgramme(app, { name: 'Weekly tea', minimumUsers: 2, weeks })
    const query = { programme: id }
    await admin.call(contract.generateNewsletter, { query, body: {} })
    const step = async () => (await admin.call(getMonth, { query })).body.steps[2]?.action
    await admin.call(pairings.generateCompanyPairing, { query })
    await app.owner.pool.query('delete from newsletter_rounds')
    expect(await step()).toMatchObject({ label: 'Link it' })
    await admin.call(pairings.completeCurrentPairings, { query })
    app.clock.set('2026-11-23T09:00:00Z')
    await admin.call(pairings.generateCompanyPairing, { query: { ...query, again: 'true' } })
    expect(await step()).toMatchObject({ label: 'Create newsletter' })
  })

  test('neither of two drafts is linked, nor one of another month, nor one that somebody unlinked', async () => {
    await allow(app)
    await addPeople(app, [{}, {}, {}, {}, {}, {}])
    const { body: first } = await admin.call(contract.generateNewsletter, { body: {} })
    await admin.call(contract.generateNewsletter, { body: { month: 12 } })
    const { body: second } = await admin.call(contract.generateNewsletter, { body: {} })
    const made = await admin.call(pairings.generateCompanyPairing)
    expect(made.body.linkedNewsletter).toBeNull()
    const pairingFile = made.body.pairing!.fileName
    await admin.call(contract.deleteNewsletter, { params: { id: second.id } })
    const params = { id: first.id }
    await admin.call(contract.saveNewsletter, { params, body: { pairingFile } })
    await admin.call(contract.saveNewsletter, { params, body: { pairingFile: null } })
    await admin.call(pairings.completeCurrentPairings)
    const again = await admin.call(pairings.generateCompanyPairing, { query: { again: 'true' } })
    expect(again.body.linkedNewsletter).toBeNull()
  })

  test('a newsletter of a group names it, and is linked to its pairing; a second one is not', async () => {
    const design = await group('Design', 4)
    const sales = await group('Sales', 4)
    const { body } = await admin.call(pairings.createPairings)
    const ofDesign = body.created.find(({ domainGroupId }) => domainGroupId === design)!
    const generate = (domainGroupId: string) =>
      admin.call(contract.generateNewsletter, { body: { domainGroupId } })
    const { body: first } = await generate(design)
    expect(first).toMatchObject({
      title: 'Cup of Joe - November 2026 Newsletter, Design',
      pairings: [{ id: ofDesign.id }],
    })
    expect((await generate(design)).body.pairings).toEqual([])
    expect((await generate(sales)).body.pairings).toHaveLength(1)
    expect((await generate('2a8dd85d-3f26-4b9e-8a1e-e3fd1a1f7d2e')).status).toBe(404)
  })
})
