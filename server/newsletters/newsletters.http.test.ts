import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDomainGroup } from '../../shared/contract/directory'
import * as contract from '../../shared/contract/newsletters'
import { deleteCompletedPairing, generateGroupPairing } from '../../shared/contract/pairings'
import { users } from '../tables/people.tables'
import { images } from '../tables/directory.tables'
import { pairings } from '../tables/pairings.tables'
import { startApp, type TestApp } from '../testing/app'
import { addGroup, addPeople, adminClient, allow } from '../testing/factories'
import { type ReadyNewsletter, readyNewsletter } from '../testing/newsletters'

let app: TestApp
let ready: ReadyNewsletter
beforeAll(async () => {
  app = await startApp()
  ready = await readyNewsletter(
    app,
    Array.from({ length: 5 }, () => ({
      firstName: 'דנה',
      lastName: 'O’Neil "$&"',
      bio: 'Numbers & <b>engines</b>',
    })),
  )
})
afterAll(() => app.stop())

const draft = async () => (await ready.admin.call(contract.generateNewsletter, { body: {} })).body

describe('newsletters', () => {
  test('a generated draft has content for its month, and lists as JSON text', async () => {
    const made = await ready.admin.call(contract.generateNewsletter, { body: { month: 'March', year: 2027 } })
    expect(made.body).toMatchObject({
      month: 'March',
      year: 2027,
      status: 'draft',
      subject: 'Cup of Joe - March 2027 Newsletter',
      pairingFile: null,
      sendState: null,
      mailed: null,
    })
    expect(JSON.parse(made.body.proTips)).toHaveLength(3)
    expect(JSON.parse(made.body.brainBuzzerChoices)).toHaveLength(4)
    expect((await ready.admin.call(contract.generateNewsletter, { body: { month: 3 } })).body.month).toBe(
      'March',
    )
    expect((await draft()).month).toBe('November')
    for (const month of ['Smarch', 0, 13])
      expect((await ready.admin.call(contract.generateNewsletter, { body: { month } })).status).toBe(400)
  })

  test.each([
    ['2026-11-30T22:59:00Z', ['November 2026', 'December 2026', 'January 2027', 'February 2027']],
    ['2026-11-30T23:00:00Z', ['December 2026', 'January 2027', 'February 2027', 'March 2027']],
  ])(
    'at %s Berlin offers its own month first, and makes a newsletter for it unasked',
    async (now, months) => {
      const before = app.clock.now().toISOString()
      app.clock.set(now)
      const { body } = await ready.admin.call(contract.getNewsletterMonths)
      const { month, year } = await draft()
      app.clock.set(before)
      expect(body.map((one) => `${one.month} ${one.year}`)).toEqual(months)
      expect(`${month} ${year}`).toBe(months[0])
    },
  )

  test('saving with a pairing says how the two fit; an older version never overwrites a newer one', async () => {
    const made = await draft()
    const params = { id: made.id }
    const { pairingFile } = ready
    const first = await ready.admin.call(contract.saveNewsletter, {
      params,
      body: { ...made, pairingFile, title: 'Mine' },
    })
    expect(first.body).toMatchObject({ title: 'Mine', pairingFile, status: 'draft' })
    expect(first.body.validationResult).toMatchObject({ isValid: true, summary: { usersWithMatches: 4 } })
    const second = await ready.admin.call(contract.saveNewsletter, {
      params,
      body: { ...made, title: 'Yours' },
    })
    expect(second.status).toBe(409)
    expect(second.body.code).toBe('stale')
    const unknown = await ready.admin.call(contract.saveNewsletter, {
      params,
      body: { pairingFile: 'nope.json' },
    })
    expect(unknown.status).toBe(400)
    const unlinked = await ready.admin.call(contract.saveNewsletter, { params, body: { pairingFile: null } })
    expect(unlinked.body.pairingFile).toBeNull()
    expect(unlinked.body.validationResult).toBeUndefined()
  })

  test('is not approved by somebody who read an earlier text: they are told to read it again', async () => {
    const made = await draft()
    const params = { id: made.id }
    const { updatedAt } = made
    app.clock.advance(1000)
    const changed = await ready.admin.call(contract.saveNewsletter, { params, body: { quoteText: 'Unseen' } })
    const refused = await ready.admin.call(contract.approveNewsletter, { params, body: { updatedAt } })
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'changed',
        message: expect.stringMatching(
          /^\S+@\S+ saved this newsletter since you opened it and changed: quote text\. Load it again and read it before you approve it\.$/,
        ),
      },
    ])
    const list = (await ready.admin.call(contract.getNewsletters)).body
    expect(list.find(({ id }) => id === made.id)).toMatchObject({ status: 'draft', approvedAt: null })
    const body = { updatedAt: changed.body.updatedAt }
    expect((await ready.admin.call(contract.approveNewsletter, { params, body })).body.status).toBe(
      'approved',
    )
  })

  test('changing an approved one makes it a draft again; saving it unchanged, or only its notes, does not', async () => {
    const made = await draft()
    const params = { id: made.id }
    const approved = await ready.admin.call(contract.approveNewsletter, {
      params,
      body: { adminNotes: 'ok' },
    })
    expect(approved.body).toMatchObject({ status: 'approved', adminNotes: 'ok' })
    expect((await ready.admin.call(contract.approveNewsletter, { params, body: {} })).status).toBe(409)
    const same = await ready.admin.call(contract.saveNewsletter, { params, body: approved.body })
    expect(same.body.status).toBe('approved')
    const notes = await ready.admin.call(contract.saveNewsletter, {
      params,
      body: { adminNotes: 'still ok' },
    })
    expect(notes.body.status).toBe('approved')
    const changed = await ready.admin.call(contract.saveNewsletter, { params, body: { quoteText: 'New' } })
    expect(changed.body).toMatchObject({ status: 'draft', approvedAt: null })
  })

  test('only an approved, linked newsletter can be sent', async () => {
    const made = await draft()
    const params = { id: made.id }
    const unlinked = await ready.admin.call(contract.sendNewsletter, { params })
    expect([unlinked.status, unlinked.body.message]).toEqual([
      409,
      'Please link a pairing group to this newsletter before sending. Edit the newsletter to select a pairing group.',
    ])
    await ready.admin.call(contract.saveNewsletter, { params, body: { pairingFile: ready.pairingFile } })
    expect((await ready.admin.call(contract.sendNewsletter, { params })).status).toBe(409)
    expect((await ready.admin.call(contract.getSendProgress, { params })).status).toBe(404)
    expect((await ready.admin.call(contract.sendNewsletter, { params: { id: 'x' } })).status).toBe(404)
  })

  test('validation names everybody without a match', async () => {
    const params = { id: ready.newsletter.id }
    const { pairingFile } = ready
    const { body } = await ready.admin.call(contract.validateNewsletter, { params, body: { pairingFile } })
    expect(body.details).toMatchObject({
      totalUsers: 5,
      usersWithMatches: 4,
      usersWithoutMatches: 1,
      invalidMatches: 0,
      matchSuccessRate: 80,
      criticalErrors: [],
    })
    expect(body.details.matchingErrors).toHaveLength(1)
    expect(body.validation.validationLevel).toBe('warning')
    const missing = await ready.admin.request('POST', `/api/admin/newsletters/${params.id}/validate`, {})
    expect([missing.status, missing.body.message]).toEqual([400, 'Please select a pairing file first'])
  })

  test('a link stays good, also to validate, when its pairing file is taken off the list', async () => {
    const { admin } = ready
    const { body: group } = await admin.call(createDomainGroup, { body: { name: 'old', displayName: 'Old' } })
    const [pairing] = await app.context.db
      .insert(pairings)
      .values({
        programmeId: app.context.programme.id,
        name: 'October 2026 Group Z - Old',
        month: '2026-10',
        domainGroupId: group.id,
        domainGroupName: 'Old',
        status: 'completed',
        totalPairs: 0,
        fileName: 'pairing-2026-10-group26-old-1.json',
        seed: 1,
        certificate: {},
        createdAt: app.clock.now(),
        completedAt: app.clock.now(),
      })
      .returning()
    const pairingFile = pairing!.fileName
    const linked = { id: (await draft()).id }
    const other = { id: (await draft()).id }
    await admin.call(contract.saveNewsletter, { params: linked, body: { pairingFile } })
    const validate = (params: { id: string }) =>
      admin.call(contract.validateNewsletter, { params, body: { pairingFile } })
    const before = await validate(linked)
    await admin.call(deleteCompletedPairing, { params: { fileName: pairingFile } })
    expect(await validate(linked)).toMatchObject({ status: 200, body: before.body })
    expect((await validate(other)).status).toBe(404)
  })

  test('a preview is the mail as it would be sent, with everything shown literally and links that do nothing', async () => {
    const params = { id: ready.newsletter.id }
    await ready.admin.call(contract.saveNewsletter, {
      params,
      body: { quoteText: '<script>alert(1)</script> {{firstName}} $&', moodImageUrl: 'javascript:alert(1)' },
    })
    const pages: string[] = []
    for (const { email } of ready.people) {
      const { body, status } = await ready.admin.call(contract.previewMail, {
        params,
        body: { recipientEmail: email },
      })
      expect(status).toBe(200)
      expect(body.personalizedHtml).not.toContain('<script>')
      expect(body.personalizedHtml).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {{firstName}} $&amp;')
      expect(body.personalizedHtml).not.toContain('javascript:')
      expect(body.personalizedHtml).not.toContain('cid:')
      expect(body.personalizedHtml).toContain('unsubscribe?token=preview')
      expect(body.matchInfo.found).toBe(body.matchInfo.partner !== null)
      pages.push(body.personalizedHtml)
    }
    const all = pages.join('')
    expect(all).toContain('O’Neil &quot;$&amp;&quot;')
    expect(all).toContain('Numbers &amp; &lt;b&gt;engines&lt;/b&gt;')
    expect(pages.filter((page) => page.includes('Sitting out this month'))).toHaveLength(1)
    const [someone] = ready.people
    const typed = await ready.admin.call(contract.previewMail, {
      params,
      body: { recipientEmail: someone!.email, quoteText: 'Not saved yet' },
    })
    expect(typed.body.personalizedHtml).toContain('Not saved yet')
    const after = await ready.admin.call(contract.previewMail, {
      params,
      body: { recipientEmail: someone!.email },
    })
    expect(after.body.personalizedHtml).not.toContain('Not saved yet')
    const stranger = await ready.admin.call(contract.previewMail, {
      params,
      body: { recipientEmail: 'nobody@example.com' },
    })
    expect(stranger.status).toBe(404)
  })

  test('a draft is previewed with texts that are not saved: the same mail, for a person with or without a match', async () => {
    const { admin } = ready
    const { body: newsletter } = await admin.call(contract.generateNewsletter, {})
    const params = { id: newsletter.id }
    const stored = async () =>
      (await admin.call(contract.getNewsletters)).body.find(({ id }) => id === newsletter.id)
    const before = await stored()
    const body = {
      subject: 'Not  saved <b>',
      quoteText: '<script>alert(1)</script> {{firstName}} $&',
      moodImageUrl: 'javascript:alert(1)',
      proTips: '["A new tip"]',
    }
    const preview = async (withMatch: boolean) =>
      (await admin.call(contract.previewDraft, { params, body: { ...body, withMatch } })).body
    const [paired, alone] = [await preview(true), await preview(false)]
    for (const { subject, html } of [paired, alone]) {
      expect(subject).toBe('Not saved <b>')
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {{firstName}} $&amp;')
      expect(html).toContain('A new tip')
      expect(html).not.toMatch(/<script>|javascript:|cid:/)
      expect(html).toContain('unsubscribe?token=preview')
    }
    expect(paired.html).toContain('Sam Sample')
    expect(paired.html).not.toContain('Sitting out this month')
    expect(alone.html).toContain('Sitting out this month')
    expect(await stored()).toEqual(before)
    // What is saved makes the very mail.
    await admin.call(contract.saveNewsletter, { params, body })
    const { body: saved } = await admin.call(contract.previewDraft, { params, body: { withMatch: true } })
    expect(saved).toEqual(paired)
  })

  test('a preview of a draft refuses what saving refuses', async () => {
    const params = { id: ready.newsletter.id }
    const longest = 'x'.repeat(100_000)
    for (const body of [
      { quoteText: longest },
      { proTips: 'no list' },
      { title: ' ' },
      { quoteText: '\u0000' },
    ]) {
      const tried = { params, body: { ...body, withMatch: true } }
      const [preview, save] = [
        await ready.admin.call(contract.previewDraft, tried),
        await ready.admin.call(contract.saveNewsletter, { params, body }),
      ]
      expect([preview.status, preview.body]).toEqual([save.status, save.body])
      expect(preview.status).toBe(400)
    }
    const gone = { params: { id: crypto.randomUUID() }, body: { withMatch: false } }
    expect((await ready.admin.call(contract.previewDraft, gone)).status).toBe(404)
  })

  test('a photo of the match travels small and inside', async () => {
    const sharp = (await import('sharp')).default
    const content = await sharp({
      create: { width: 512, height: 512, channels: 3, background: '#336699' },
    })
      .webp()
      .toBuffer()
    await app.context.db.insert(images).values({
      filename: 'photo-of-all.webp',
      source: 'profile',
      mime: 'image/webp',
      width: 512,
      height: 512,
      content,
      createdAt: app.clock.now(),
    })
    await app.context.db
      .update(users)
      .set({ profileImage: 'photo-of-all.webp' })
      .where(eq(users.isAdmin, false))
    const params = { id: ready.newsletter.id }
    const previews = await Promise.all(
      ready.people.map(({ email }) =>
        ready.admin.call(contract.previewMail, { params, body: { recipientEmail: email } }),
      ),
    )
    expect(
      previews.filter(({ body }) => body.personalizedHtml.includes('data:image/jpeg;base64,')),
    ).toHaveLength(4)
  })

  test('a test copy goes to any address', async () => {
    const params = { id: ready.newsletter.id }
    const sent = await ready.admin.call(contract.sendTestMail, {
      params,
      body: { testEmail: 'me@example.org' },
    })
    expect(sent.body).toMatchObject({ testEmail: 'me@example.org', matchFound: false })
    expect(app.sink.latest('me@example.org').subject).toMatch(/^\[Test\] Cup of Joe/)
    const person = ready.people[0]!.email
    await ready.admin.call(contract.sendTestMail, { params, body: { testEmail: person } })
    expect(app.sink.latest(person).html).not.toContain('token=x')
    app.sink.refuse.push({ to: 'gone@example.org', code: 550, message: 'unknown' })
    const refused = await ready.admin.call(contract.sendTestMail, {
      params,
      body: { testEmail: 'gone@example.org' },
    })
    expect(refused.status).toBe(503)
  })

  test('an administrator sends at most twenty test copies an hour', async () => {
    const params = { id: ready.newsletter.id }
    const other = await adminClient(app)
    const body = { testEmail: 'me@example.org' }
    for (let copy = 1; copy <= 20; copy += 1)
      expect((await other.call(contract.sendTestMail, { params, body })).status).toBe(200)
    const refused = await other.call(contract.sendTestMail, { params, body })
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_tries'])
    expect(refused.body.message).toMatch(/20 test copies .* in \d+ minutes\. The preview/)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await ready.admin.call(contract.sendTestMail, { params, body })).status).toBe(200)
  })

  test('two approved for one month are told apart in the archive', async () => {
    for (const { id } of [await draft(), await draft()])
      await ready.admin.call(contract.approveNewsletter, { params: { id }, body: {} })
    const { body } = await ready.admin.call(contract.getNewsletterFiles)
    expect(body.length).toBeGreaterThanOrEqual(2)
    expect(new Set(body.map(({ fileName }) => fileName)).size).toBe(body.length)
    for (const { fileName } of body)
      expect(fileName).toMatch(/^newsletter-\d{4}-\d\d-(approved|sent)-[0-9a-f]{8}\.json$/)
  })

  test('a duplicate has the same texts, is a draft of its own, and belongs to no pairing', async () => {
    const original = await draft()
    const params = { id: original.id }
    const { status, body: copy } = await ready.admin.call(contract.duplicateNewsletter, { params })
    expect(status).toBe(200)
    const { quoteText, proTips, subject, month, year } = original
    expect(copy).toMatchObject({ quoteText, proTips, subject, month, year })
    expect(copy).toMatchObject({
      title: `Copy of ${original.title}`,
      status: 'draft',
      pairingFile: null,
      approvedAt: null,
    })
    expect(
      (await ready.admin.call(contract.duplicateNewsletter, { params: { id: copy.id } })).body.id,
    ).not.toBe(copy.id)
    const nobody = { id: '00000000-0000-4000-8000-000000000000' }
    expect((await ready.admin.call(contract.duplicateNewsletter, { params: nobody })).status).toBe(404)
  })

  test('deleting takes it off the list, and the archive names approved ones', async () => {
    const made = await draft()
    const params = { id: made.id }
    await ready.admin.call(contract.approveNewsletter, { params, body: {} })
    expect((await ready.admin.call(contract.getNewsletterFiles)).body[0]).toMatchObject({
      status: 'approved',
    })
    expect((await ready.admin.call(contract.deleteNewsletter, { params })).status).toBe(200)
    expect((await ready.admin.call(contract.deleteNewsletter, { params })).status).toBe(404)
    const { body } = await (await adminClient(app)).call(contract.getNewsletters)
    expect(body.map(({ id }) => id)).not.toContain(made.id)
  })

  test('names the linked pairing as its group is called, not as its file is', async () => {
    const group = await addGroup(app, 'R&D Zürich')
    await allow(app, '*@zurich.example', group.id)
    await addPeople(
      app,
      ['a', 'b', 'c', 'd'].map((name) => ({ email: `${name}@zurich.example` })),
    )
    const admin = await adminClient(app)
    const { body } = await admin.call(generateGroupPairing, {
      params: { domainGroupId: group.id },
      query: {},
    })
    const { body: made } = await admin.call(contract.generateNewsletter, { body: {} })
    const pairingFile = body.pairing!.fileName
    const params = { id: made.id }
    const saved = await admin.call(contract.saveNewsletter, { params, body: { pairingFile } })
    expect(saved.body.pairings).toMatchObject([
      {
        name: expect.stringMatching(/^November 2026 Group [A-Z]+ - R&D Zürich$/) as string,
        group: 'R&D Zürich',
        people: 4,
      },
    ])
    const { body: listed } = await admin.call(contract.getNewsletters)
    expect(listed.find(({ id }) => id === made.id)?.pairings).toEqual(saved.body.pairings)
    await admin.call(contract.deleteNewsletter, { params })
  })
})
