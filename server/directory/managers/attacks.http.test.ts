import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as directory from '../../../shared/contract/directory'
import * as images from '../../../shared/contract/images'
import * as newsletters from '../../../shared/contract/newsletters'
import * as pairings from '../../../shared/contract/pairings'
import { setGroupManagers } from '../../../shared/contract/people'
import { fillPath } from '../../../shared/paths'
import { openDatabase } from '../../platform/database/database'
import { openManaged } from '../../platform/database/managed-database'
import { attachedAssets } from '../../images/images.routes'
import type { TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPerson, allow, manage, signedIn } from '../../testing/factories'
import { pictureForm } from '../../testing/picture-form'
import { openTwoSites, type Site, type TwoSites } from '../../testing/sites'
import { gate } from '../../testing/sink'

let app: TestApp
let admin: Client
let berlin: Site
let oslo: Site
let stop: TwoSites['stop'] | undefined

beforeAll(async () => {
  ;({ app, admin, berlin, oslo, stop } = await openTwoSites('2026-11-10T09:00:00Z'))
  // A domain of both: Oslo has it whole, Berlin may let in single addresses of it.
  const domains = ['berlin.example', 'oslo.example']
  await admin.call(setGroupManagers, { params: { id: berlin.groupId }, body: { domains } })
})
afterAll(() => stop?.())

const users = async () => (await berlin.manager.call(directory.getUsers)).body.map(({ email }) => email)

describe('a manager with a domain that others have too', () => {
  const add = (email: string) =>
    berlin.manager.call(directory.addAllowedEmail, { body: { email, domainGroupId: berlin.groupId } })

  it('takes nobody out of another group, and no administrator', async () => {
    const boss = await addPerson(app, { email: 'boss@berlin.example', isAdmin: true })
    await allow(app, 'entry@oslo.example', oslo.groupId)
    await allow(app, 'nowhere@oslo.example')
    const before = await users()
    const taken = [oslo.people[3]!.email, boss.email, 'entry@oslo.example', 'nowhere@oslo.example']
    for (const email of taken)
      expect(await add(email)).toMatchObject({ status: 403, body: { code: 'domain_not_given' } })
    expect(await users()).toEqual(before)
    expect((await add('guest@oslo.example')).status).toBe(200)
    expect(await add('guest@oslo.example')).toMatchObject({ status: 409 })
  })

  it('lets in nobody kept out by an administrator', async () => {
    const [out] = [berlin.people[7]!]
    const entry = await allow(app, out.email, berlin.groupId)
    const params = { id: entry!.id }
    await admin.call(directory.updateAllowedEmail, { params, body: { isActive: false } })
    expect((await berlin.manager.call(directory.deleteAllowedEmail, { params })).status).toBe(403)
    await admin.call(directory.deleteAllowedEmail, { params })
  })
})

describe('what administrators keep for the whole company', () => {
  it('is not drawn into a group by its round: a draft, and the name of another round', async () => {
    const { body: draft } = await admin.call(newsletters.generateNewsletter, { body: {} })
    const made = await berlin.manager.call(pairings.generateGroupPairing, {
      params: { domainGroupId: berlin.groupId },
    })
    expect([made.status, made.body.linkedNewsletter]).toEqual([200, null])
    expect((await berlin.manager.call(newsletters.getNewsletters)).body).toEqual([])
    const linked = (await admin.call(newsletters.getNewsletters)).body.find(({ id }) => id === draft.id)
    expect(linked!.pairingFiles).toEqual([])
    await admin.call(newsletters.deleteNewsletter, { params: { id: draft.id } })

    // One of Berlin's round moves to Oslo.
    const moved = await allow(app, berlin.people[1]!.email, oslo.groupId)
    const { status, body } = await oslo.manager.call(pairings.generateGroupPairing, {
      params: { domainGroupId: oslo.groupId },
    })
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/^1 person of Oslo already has a match in another active pairing/),
    ])
    expect(JSON.stringify(body)).not.toMatch(/berlin/i)
    await admin.call(directory.deleteAllowedEmail, { params: { id: moved!.id } })
    await admin.call(pairings.deletePairing, { params: { id: made.body.pairing!.id } })
  })

  it('keeps its pictures', async () => {
    const picture = await berlin.manager.request(
      'POST',
      '/api/admin/images/upload',
      await pictureForm('image'),
    )
    const { filename, publicUrl } = picture.body.image
    const { body: draft } = await admin.call(newsletters.generateNewsletter, { body: {} })
    const params = { id: draft.id }
    const body = { title: 'Secret', moodImageUrl: publicUrl }
    expect((await admin.call(newsletters.saveNewsletter, { params, body })).status).toBe(200)
    const remove = () => berlin.manager.call(images.deleteImage, { params: { filename } })
    const refused = await remove()
    expect([refused.status, refused.body.message]).toEqual([409, expect.not.stringContaining('Secret')])
    await admin.call(newsletters.deleteNewsletter, { params })
    expect((await remove()).status).toBe(200)
  })
})

describe('an attached picture', () => {
  it('can be copied to the gallery of each group, once', async () => {
    const [filename] = [...(await attachedAssets()).keys()]
    const copy = (manager: Client) => manager.call(images.copyImage, { params: { filename: filename! } })
    expect((await copy(oslo.manager)).status).toBe(200)
    expect((await copy(oslo.manager)).status).toBe(409)
    expect((await copy(berlin.manager)).status).toBe(200)
    expect((await copy(admin)).status).toBe(409)
  })
})

describe('a manager’s mails', () => {
  it('go to their own people as test copies too, with the match of those who have one', async () => {
    const { manager, groupId } = berlin
    const made = await manager.call(pairings.generateGroupPairing, { params: { domainGroupId: groupId } })
    const { body: draft } = await manager.call(newsletters.generateNewsletter, { body: {} })
    expect(draft.pairingFile).toBe(made.body.pairing!.fileName)
    const test = (testEmail: string) =>
      manager.call(newsletters.sendTestMail, { params: { id: draft.id }, body: { testEmail } })
    const params = { id: made.body.pairing!.id }
    const [match] = (await manager.call(pairings.getPairingMatches, { params })).body
    expect(await test(match!.user1.email)).toMatchObject({ status: 200, body: { matchFound: true } })
    expect((await test('new@berlin.example')).status).toBe(200)
    expect(await test('somebody@elsewhere.example')).toMatchObject({ status: 403 })
    expect(app.sink.received.filter(({ to }) => to.includes('somebody@elsewhere.example'))).toEqual([])
    berlin.known.newsletterId = draft.id

    // Nobody is shown who has left, be it as somebody's match.
    const preview = (recipientEmail: string) =>
      manager.call(newsletters.previewMail, { params: { id: draft.id }, body: { recipientEmail } })
    const both = [match!.user1.email, match!.user2.email]
    const seen = async () => Promise.all(both.map(async (email) => (await preview(email)).status))
    expect(await seen()).toEqual([200, 200])
    const moved = await allow(app, both[0], oslo.groupId)
    expect(await seen()).toEqual([404, 404])
    await admin.call(directory.deleteAllowedEmail, { params: { id: moved!.id } })
  })

  it('are watched no longer by somebody who stopped managing the group', async () => {
    const both = await addPerson(app, { email: 'both@berlin.example' })
    await manage(app, both, [{ id: berlin.groupId }, { id: oslo.groupId }])
    const params = { id: berlin.known.newsletterId }
    await berlin.manager.call(newsletters.approveNewsletter, { params, body: {} })
    const { isOpen, open } = gate()
    app.sink.fault = () => ({ until: isOpen })
    const sent = berlin.manager.call(newsletters.sendNewsletter, { params })
    const client = await signedIn(app, both)
    const path = app.url + fillPath(newsletters.getSendProgress.path, params)
    const watch = () => fetch(path, { headers: { accept: 'text/event-stream', ...client.cookieHeader } })
    try {
      await expect.poll(async () => (await watch()).status).toBe(200)
      const stream = await watch()
      await app.owner.pool.query('delete from group_managers where user_id = $1 and domain_group_id = $2', [
        both.id,
        berlin.groupId,
      ])
      // It ends, although the send goes on.
      await stream.text()
      expect((await watch()).status).toBe(404)
    } finally {
      open()
      await sent
    }
  })
})

describe('a connection of a manager', () => {
  it('says again whose rows there are after each transaction', async () => {
    const { pool } = openManaged(app.context.database, [berlin.groupId])
    const client = await pool.connect()
    try {
      await client.query('begin')
      expect((await client.query(`select from users where email like '%@oslo.example'`)).rowCount).toBe(0)
      await client.query('commit')
      await expect(client.query('select from users')).rejects.toThrow('Outside of a transaction')
    } finally {
      client.release()
    }
  })

  it('keeps no plan for the next one; a plan that was kept all the same finds nothing', async () => {
    const one = openDatabase(app.context.database.directUrl, { connections: 1 })
    try {
      const seen = async ({ groupId, name }: Site, text: string) => {
        const query = { name: 'everybody', text }
        const { rows } = await openManaged(one, [groupId]).pool.query<{ email: string }>(query)
        return [rows.length, rows.every(({ email }) => email.endsWith(`@${name.toLowerCase()}.example`))]
      }
      const everybody = 'select email from users where erased_at is null'
      for (const site of [berlin, oslo, berlin])
        expect(await seen(site, everybody)).toEqual([expect.any(Number), true])
      expect((await seen(berlin, everybody))[0]).toBeGreaterThan(7)
      // Behind the product's back.
      await openManaged(one, [berlin.groupId]).pool.query(`prepare behind as ${everybody}`)
      expect(await seen(oslo, 'execute behind')).toEqual([expect.any(Number), true])
      expect(await seen(berlin, 'execute behind')).toEqual([0, true])
    } finally {
      await one.close()
    }
  })
})
