import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as changes from '../../../shared/contract/pairing-changes'
import * as directory from '../../../shared/contract/directory'
import * as images from '../../../shared/contract/images'
import * as mail from '../../../shared/contract/mail'
import * as newsletters from '../../../shared/contract/newsletters'
import * as pairings from '../../../shared/contract/pairings'
import { setGroupManagers } from '../../../shared/contract/people'
import { getAuditLog } from '../../../shared/contract/audit'
import { contract } from '../../testing/contract'
import { openManaged } from '../../platform/database/managed-database'
import { users } from '../../tables/people.tables'
import type { TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPeople, signedIn } from '../../testing/factories'
import { pictureForm } from '../../testing/picture-form'
import { aMonthBefore, NEVER, openTwoSites, type Site, traces, type TwoSites } from '../../testing/sites'
import { isManagers } from '../../testing/who-may-what'

let app: TestApp
let admin: Client
let berlin: Site
let oslo: Site
let stop: TwoSites['stop'] | undefined

beforeAll(async () => {
  ;({ app, admin, berlin, oslo, stop } = await openTwoSites('2026-10-16T09:00:00Z'))
  await aMonthBefore(admin, [berlin, oslo])
  app.clock.set('2026-11-10T09:00:00Z')
  const domains = ['berlin.example']
  await admin.call(setGroupManagers, { params: { id: berlin.groupId }, body: { domains } })
})
afterAll(() => stop?.())

describe('a manager runs the month of their group', () => {
  it('who comes and goes within the domains that an administrator gave', async () => {
    const add = (email: string, domainGroupId?: string) =>
      berlin.manager.call(directory.addAllowedEmail, { body: { email, domainGroupId } })
    const added = await add('new@berlin.example', berlin.groupId)
    expect(added).toMatchObject({ status: 200, body: { domainGroup: { displayName: 'Berlin' } } })
    for (const email of ['*@berlin.example', 'new@elsewhere.example', 'new@oslo.example'])
      expect(await add(email, berlin.groupId)).toMatchObject({
        status: 403,
        body: { code: 'domain_not_given' },
      })
    expect(await add('x@berlin.example', oslo.groupId)).toMatchObject({ status: 404 })
    expect(await add('x@berlin.example')).toMatchObject({ status: 404 })
    const list = (await berlin.manager.call(directory.getAllowedEmails)).body
    expect(list.map(({ email }) => email).toSorted()).toEqual(['*@berlin.example', 'new@berlin.example'])
    const remove = (email: string) =>
      berlin.manager.call(directory.deleteAllowedEmail, {
        params: { id: list.find((entry) => entry.email === email)!.id },
      })
    expect((await remove('new@berlin.example')).status).toBe(200)
    expect((await remove('*@berlin.example')).status).toBe(403)
  })

  it('people and departments, but no administrator', async () => {
    const { manager, groupId, people } = berlin
    const pause = (id: string, participationStatus: 'paused' | 'active' = 'paused') =>
      manager.call(directory.updateUser, { params: { id }, body: { participationStatus } })
    expect(await pause(people[2]!.id)).toMatchObject({ status: 200, body: { participationStatus: 'paused' } })
    expect((await pause(people[2]!.id, 'active')).status).toBe(200)
    expect((await manager.call(directory.signOutUser, { params: { id: people[2]!.id } })).status).toBe(200)
    const [boss] = await addPeople(app, [{ email: 'boss@berlin.example', isAdmin: true }])
    expect((await pause(boss!.id)).status).toBe(403)
    const made = await manager.call(directory.addGroupDepartment, {
      params: { groupId },
      body: { name: 'Tea', displayName: 'Tea' },
    })
    expect(made).toMatchObject({ status: 200, body: { domainGroupId: groupId } })
    const params = { groupId, departmentId: made.body.id }
    expect(
      (await manager.call(directory.renameDepartment, { params, body: { displayName: 'Mate' } })).status,
    ).toBe(200)
    expect((await manager.call(directory.deleteDepartment, { params })).status).toBe(200)
  })

  it('round, newsletter and pictures, and mails their group only', async () => {
    const { manager, groupId } = berlin
    const round = await manager.call(pairings.generateGroupPairing, { params: { domainGroupId: groupId } })
    expect([round.status, round.body.message]).toEqual([200, expect.stringContaining('for Berlin')])
    const { id, fileName } = round.body.pairing!
    const [match] = (await manager.call(pairings.getPairingMatches, { params: { id } })).body
    const wish = { params: { id }, body: { version: 1, out: [match!.user1.id] } }
    const seen = await manager.call(changes.whatIf, wish)
    expect([seen.status, seen.body.priceInWords]).toEqual([200, expect.any(String)])

    const picture = await manager.request('POST', '/api/admin/images/upload', await pictureForm('image'))
    expect(picture.status, JSON.stringify(picture.body)).toBe(200)
    const { body: gallery } = await manager.call(images.getImages)
    expect(gallery.filter(({ source }) => source === 'admin-uploaded')).toHaveLength(1)
    expect(
      (await oslo.manager.call(images.getImages)).body.filter(({ source }) => source === 'admin-uploaded'),
    ).toEqual([])

    const draft = (await manager.call(newsletters.generateNewsletter, { body: {} })).body
    expect(draft.pairingFile).toBe(fileName)
    expect((await oslo.manager.call(newsletters.getNewsletters)).body).toEqual([])
    const params = { id: draft.id }
    const saved = await manager.call(newsletters.saveNewsletter, {
      params,
      body: { title: 'Hello Berlin', moodImageUrl: picture.body.image.publicUrl },
    })
    expect(saved).toMatchObject({ status: 200, body: { title: 'Hello Berlin' } })
    expect((await manager.call(newsletters.approveNewsletter, { params, body: {} })).status).toBe(200)
    const to = { params, body: { recipientEmail: berlin.people[1]!.email } }
    await app.context.db.update(users).set({ language: 'de' }).where(eq(users.id, berlin.people[1]!.id))
    const preview = await manager.call(newsletters.previewMail, to)
    expect([preview.status, preview.body.personalizedHtml]).toEqual([
      200,
      expect.stringMatching(/<html lang="de"[^]*Berlin/),
    ])
    expect(
      (await manager.call(newsletters.sendTestMail, { params, body: { testEmail: 'me@berlin.example' } }))
        .status,
    ).toBe(200)
    app.sink.received.length = 0
    const sent = await manager.call(newsletters.sendNewsletter, { params })
    expect([sent.status, sent.body.state], sent.body.message).toEqual([200, 'sent'])
    // The eight of openSite, and the administrator among them.
    expect(app.sink.received.length).toBe(9)
    expect(
      app.sink.received.flatMap((one) => one.to).filter((one) => !one.endsWith('@berlin.example')),
    ).toEqual([])
    expect((await manager.call(mail.getEmailLogs)).body[0]).toMatchObject({
      newsletter_title: 'Hello Berlin',
    })

    const completed = await manager.call(pairings.completePairing, { params: { id } })
    expect([completed.status, completed.body.pairing.status]).toEqual([200, 'completed'])
    const by = (await admin.call(getAuditLog, { query: { actor: berlin.people[0]!.email } })).body
    expect(by.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['pairing.generated', 'newsletter.send_started']),
    )
  })

  it('and nothing for the whole company', async () => {
    for (const call of [
      pairings.generateCompanyPairing,
      pairings.completeCurrentPairings,
      pairings.createPairings,
    ])
      expect([call.path, (await berlin.manager.call(call)).status]).toEqual([call.path, 403])
  })

  it('while a round of the whole company counts for them, as for an administrator', async () => {
    const whole = await admin.call(pairings.generateCompanyPairing, { query: { again: 'true' } })
    expect(whole.status, whole.body.message).toBe(200)
    const { status, body } = await berlin.manager.call(pairings.generateGroupPairing, {
      params: { domainGroupId: berlin.groupId },
    })
    expect([status, body]).toMatchObject([409, { code: 'pairing_active' }])
    await admin.call(pairings.deletePairing, { params: { id: whole.body.pairing!.id } })
  })
})

/** What a call sends; ids of the other site's things are put where OTHER is. */
const bodies = (own: Site, other: Site): [path: string, body: unknown][] => {
  const user = (of: Site) => of.people[1]!
  const wishes = { together: [[user(own).id, user(other).id]], out: [user(other).id], version: 1 }
  return [
    ['/api/admin/allowed-emails', { email: 'sly@berlin.example', domainGroupId: other.groupId }],
    ['/api/admin/departments', { name: 'Sly', displayName: 'Sly', domainGroupId: other.groupId }],
    ['/api/admin/newsletters/generate', { domainGroupId: other.groupId }],
    ['/api/admin/newsletters/generate', { from: other.known.logId }],
    [
      '/api/admin/email-logs/preview',
      { newsletterId: other.known.newsletterId, userEmail: user(other).email },
    ],
    ['/api/admin/email-logs/preview', { newsletterId: own.known.newsletterId, userEmail: user(other).email }],
    [`/api/admin/pairings/${own.known.pairingId}/what-if`, wishes],
    [`/api/admin/newsletters/${own.known.newsletterId}/validate`, { pairingFile: other.known.pairingFile }],
    [`/api/admin/newsletters/${own.known.newsletterId}/preview-email`, { recipientEmail: user(other).email }],
  ]
}

/** Enough to get past the parsing. */
const BODY = {
  name: 'Sly',
  displayName: 'Sly',
  participationStatus: 'paused',
  email: 'sly@oslo.example',
  version: 1,
  round: 'x',
  gone: [],
  title: 'Sly',
  testEmail: 'sly@oslo.example',
  recipientEmail: 'p1@oslo.example',
  pairingFile: 'x',
}

/** A digest of every row of every table but those that a refused call may change. */
async function rows(): Promise<Record<string, string>> {
  const { pool } = app.owner
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname <> all (array['audit_log', 'auth_sessions', 'rate_limits'])`,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows: digests } = await pool.query<{ digest: string }>(
      `select md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) as digest from ${name} t`,
    )
    found[name] = digests[0]!.digest
  }
  return found
}

describe('what is of another site', () => {
  it('is to every call as if it were not there, and nothing of it changes', async () => {
    const before = await rows()
    const routes = contract.filter(
      (one) => isManagers(one) && one.path.includes(':') && !one.path.includes(':month'),
    )
    expect(routes.length).toBeGreaterThan(40)
    const theirs = new Set([...Object.values(oslo.known).filter(Boolean), oslo.people[1]!.id])
    const ask = async (method: string, path: string, id: string) => {
      const url = path.replace(/:(?!groupId|year)\w+/g, encodeURIComponent(id)).replace(':year', '2026')
      const { status, body } = await berlin.manager.request(
        method,
        // A department of theirs in a list of one's own, too.
        url.replace(':groupId', path.includes(':departmentId') ? berlin.groupId : id),
        method === 'GET' ? undefined : BODY,
      )
      return [status, JSON.stringify(body).replaceAll(id, '…')]
    }
    for (const { method, path } of routes) {
      const [never, noFile, ...answers] = await Promise.all(
        [NEVER, 'x.json', ...theirs].map((id) => ask(method, path, id)),
      )
      const wanted = [...theirs].map((id) => (id.includes('.') ? noFile : never))
      expect([method, path, answers]).toEqual([method, path, wanted])
    }
    expect(await rows()).toEqual(before)
  })

  it('is not reached by a body or a query either', async () => {
    const before = await rows()
    for (const [path, body] of bodies(berlin, oslo)) {
      const { status, body: answer } = await berlin.manager.request('POST', path, body)
      expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code >= 400 && code < 500)])
      expect([path, JSON.stringify(answer).replace(oslo.known.pairingFile, '')]).toEqual([
        path,
        expect.not.stringMatching(traces(oslo)),
      ])
    }
    const { body: draft } = await berlin.manager.call(newsletters.generateNewsletter, { body: {} })
    const saved = await berlin.manager.call(newsletters.saveNewsletter, {
      params: { id: draft.id },
      body: { pairingFiles: [oslo.known.pairingFile] },
    })
    expect(saved.status).toBeGreaterThanOrEqual(400)
    await berlin.manager.call(newsletters.deleteNewsletter, { params: { id: draft.id } })
    expect(await rows()).toEqual(before)
  })

  it('is refused by the database itself when a statement forgets', async () => {
    // An installation with one role owns its tables, and is held to the same.
    const asOwner = openManaged(app.owner, [berlin.groupId])
    expect((await asOwner.db.execute('select from users where erased_at is null')).rowCount).toBe(9)
    await expect(asOwner.db.execute('select from passkeys')).rejects.toThrow()
    const { db } = openManaged(app.context.database, [berlin.groupId])
    const all = async (table: string) => (await db.execute(`select * from ${table}`)).rows
    expect(JSON.stringify(await all('users'))).not.toMatch(/oslo/i)
    await expect(all('passkeys')).rejects.toThrow()
    await expect(all('installation')).rejects.toThrow()
    const steal = `update rounds set domain_group_id = '${oslo.groupId}'`
    await expect(db.execute(steal)).rejects.toMatchObject({ cause: { code: '44000' } })
    const { rowCount } = await db.execute(`delete from rounds where domain_group_id = '${oslo.groupId}'`)
    expect(rowCount).toBe(0)
    // Nothing of it stays on the connection.
    expect(
      (await app.context.db.execute(`select from users where email like '%@oslo.example'`)).rowCount,
    ).toBe(8)
  })

  it('is out of reach of a session that was begun before the rights ended', async () => {
    const client = await signedIn(app, oslo.people[0]!)
    expect((await client.call(directory.getUsers)).status).toBe(200)
    await admin.call(setGroupManagers, { params: { id: oslo.groupId }, body: { emails: [] } })
    expect((await client.call(directory.getUsers)).status).toBe(403)
    expect((await client.call(pairings.deletePairing, { params: { id: oslo.known.pairingId } })).status).toBe(
      403,
    )
  })
})
