import { readdir } from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import * as contract from '../../../shared/contract/directory'
import * as mail from '../../../shared/contract/mail'
import { getAdminStats, getEnhancedMetrics, getSystemHealth } from '../../../shared/contract/metrics'
import * as newsletters from '../../../shared/contract/newsletters'
import * as pairings from '../../../shared/contract/pairings'
import { updateProfile } from '../../../shared/contract/people'
import { getAuthStatus, getCurrentUser, requestMagicLink } from '../../../shared/contract/sign-in'
import { queueReminders } from '../../month/cycle/queue-reminders'
import { auditLog } from '../../tables/installation.tables'
import { cycles, cycleSteps } from '../../tables/cycles.tables'
import { images } from '../../tables/directory.tables'
import { mailPhotos } from '../../tables/mail.tables'
import { sendRecipients, sends } from '../../tables/sending.tables'
import { signInTokens } from '../../tables/sign-in.tables'
import { users } from '../../tables/people.tables'
import { metToken, unsubscribeToken } from '../../mail/link-token'
import { listOutbox, readOutbox } from '../../mail/outbox/outbox-reader'
import { prepareMailPhotos } from '../../mail/photos'
import { createAdmin, removeAdmin } from '../../sign-in/admins/admins.actions'
import { renameByDirectory, scimClient } from '../../testing/scim'
import { startApp, type TestApp } from '../../testing/app'
import { addPerson, allow, signedIn } from '../../testing/factories'
import { type ReadyNewsletter } from '../../testing/newsletters'
import { aFullLife, amongColleagues, LEAVER, sendEverything, TRACES, tracesOf } from '../../testing/full-life'

const DAY = 86_400_000

let app: TestApp
let ready: ReadyNewsletter
let admin: ReadyNewsletter['admin']
let leaver: ReadyNewsletter['people'][number]
let partner: ReadyNewsletter['people'][number]
let matchId: string

beforeAll(async () => {
  app = await startApp({ env: { MAIL_URL: 'outbox:', REMINDERS: 'on' } })
  ;({ ready, admin, leaver, partner, matchId } = await amongColleagues(app))
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

const erase = (id = leaver.id, email = LEAVER.email) =>
  admin.call(contract.eraseUser, { params: { id }, body: { email } })
const sendAll = () => sendEverything(app, ready)
const tracesIn = (texts: string[]) => tracesOf(app, texts)

describe('erasing a person', () => {
  test('leaves their address, name, bio and photo in no table and no file', async () => {
    await aFullLife(app, { ready, leaver })
    for (const trace of TRACES)
      expect({ trace, rows: await tracesIn([trace]) }).not.toEqual({ trace, rows: [] })
    const { dataDir } = app.context.config
    const files = (await readdir(`${dataDir}/outbox`)).length

    const { status, body } = await erase()
    expect({ status, ...body }).toEqual({
      status: 200,
      message:
        'The person is erased. *@example.com is on the whitelist as before, so this address can join again.',
    })
    expect(await tracesIn(TRACES)).toEqual([])

    const { entries } = await listOutbox(dataDir, { limit: 100 })
    expect(entries.length).toBeLessThan(files)
    for (const { name } of entries) {
      const { email } = (await readOutbox(dataDir, name))!
      expect(`${email.html}${email.text}${JSON.stringify(email.to)}`.toLowerCase()).not.toMatch(
        /zebulon|quixotic/,
      )
    }
    expect(await app.context.db.$count(mailPhotos)).toBe(0)
    expect((await app.client().request('GET', '/admin-images/photo-of-z.jpg')).status).toBe(404)
  })

  test('leaves in the mails to their match only what is about the reader, whatever else was in them', async () => {
    await sendAll()
    const values = { favouriteTree: 'Oakwood' }
    await app.owner.pool.query(
      'update send_recipients set values = values || $1 where user_id = $2 and $3 = any(names)',
      [values, partner.id, leaver.id],
    )
    expect(await tracesIn(['oakwood'])).toHaveLength(1)
    await erase()
    expect(await tracesIn(['oakwood'])).toEqual([])
    const mails = await app.context.db
      .select()
      .from(sendRecipients)
      .where(eq(sendRecipients.userId, partner.id))
    expect(mails.map((row) => Object.keys(row.values).toSorted())).toEqual([
      ['firstName', 'matchId', 'ownZone'],
    ])
  })

  test('leaves a row that is like a new one, but for what says that they are erased', async () => {
    await aFullLife(app, { ready, leaver })
    await erase()
    const { db } = app.context
    const made = { firstName: '', createdAt: app.clock.now(), updatedAt: app.clock.now() }
    const [fresh] = await db
      .insert(users)
      .values({ ...made, email: 'new@example.com' })
      .returning()
    const [row] = await db.select().from(users).where(eq(users.id, leaver.id))
    const differs = Object.entries(row!).filter(
      ([column, value]) => JSON.stringify(value) !== JSON.stringify(fresh![column as keyof typeof row]),
    )
    expect(differs.map(([column]) => column).toSorted()).toEqual(
      'email emailDomain erasedAt firstName groupKey id isActive participationStatus searchText'.split(' '),
    )
  })

  test('leaves no address that a mail named, although both of the match have others by now', async () => {
    await aFullLife(app, { ready, leaver })
    // The directory changes no manager's address.
    await app.owner.pool.query('delete from group_managers where user_id = $1', [leaver.id])
    const scim = await scimClient(app, admin)
    await renameByDirectory(undefined, scim, partner, 'renamed.partner@example.com')
    await renameByDirectory(undefined, scim, { ...leaver, ...LEAVER }, 'renamed@example.com')
    expect(await erase(leaver.id, 'renamed@example.com')).toMatchObject({ status: 200 })
    expect(await tracesIn([...TRACES, 'renamed@example.com'])).toEqual([])
    const { entries } = (await admin.call(mail.getEmailLogs)).body.find(({ kind }) => kind === 'newsletter')!
    expect(entries.find(({ user_email }) => user_email === partner.email)).toMatchObject({
      match_email: null,
    })
  })

  test('ends their sessions, and lets the address join again only as somebody else', async () => {
    const client = await signedIn(app, leaver)
    expect((await client.call(getAuthStatus)).body.authenticated).toBe(true)
    await erase()
    expect((await client.call(getAuthStatus)).body.authenticated).toBe(false)
    const again = await addPerson(app, LEAVER)
    const history = await (await signedIn(app, again)).call(pairings.getMatchHistory)
    expect(history.body).toEqual([])
  })

  test('keeps the match in the partner’s history and in the figures, with a former colleague', async () => {
    await sendAll()
    const colleague = await signedIn(app, partner)
    await colleague.call(pairings.completeMatch, { params: { id: matchId } })
    const [pairing] = (await admin.call(pairings.getCurrentPairings)).body.pairings
    await admin.call(pairings.completePairing, { params: { id: pairing!.id } })
    const stats = (await admin.call(getAdminStats)).body
    await erase()

    expect((await admin.call(getAdminStats)).body).toEqual(stats)
    const history = await colleague.call(pairings.getMatchHistory)
    expect(history.headers.get('x-total-count')).toBe('1')
    expect(history.body).toMatchObject([
      {
        match: { id: matchId, status: 'completed' },
        partner: {
          firstName: 'A former colleague',
          lastName: '',
          email: '',
          bio: '',
          department: null,
          departmentDisplayName: null,
          profileImageUrl: null,
        },
      },
    ])
    expect((await colleague.call(getCurrentUser)).body).toMatchObject({
      currentMatch: null,
      pastMatches: [{ match_id: matchId, match_name: 'A former colleague' }],
    })
    const answer = await colleague.call(pairings.setConnectionStatus, {
      params: { id: matchId },
      body: { status: 'confirmed', change: true },
    })
    expect(answer.status).toBe(200)
    const linkOf = async (userId: string) => {
      const token = metToken(app.context.secret, userId, matchId, new Date('2027-01-01T00:00:00Z'))
      return app.client().call(mail.getMailLink, { query: { token } })
    }
    expect((await linkOf(partner.id)).body).toMatchObject({ partnerName: 'A former colleague' })
    expect((await linkOf(leaver.id)).status).toBe(404)
    const file = (await admin.call(pairings.getPairingFile, { params: { fileName: ready.pairingFile } })).body
    const shown = JSON.stringify(file)
    expect(shown).toContain('"A former colleague"')
    expect(shown).not.toContain('erased-')
    expect((await tracesIn(TRACES)).length).toBe(0)
  })

  test('is right in the middle of a month: the partner has nobody to meet, and the newsletter says so', async () => {
    const colleague = await signedIn(app, partner)
    expect((await colleague.call(pairings.getCurrentMatch)).body.match?.id).toBe(matchId)
    await erase()

    expect((await colleague.call(pairings.getCurrentMatch)).body).toMatchObject({
      match: null,
      partner: null,
    })
    expect((await colleague.call(getCurrentUser)).body.currentMatch).toBeNull()
    const history = await colleague.call(pairings.getMatchHistory)
    expect(history.headers.get('x-total-count')).toBe('1')
    expect(history.body[0]?.match).toMatchObject({ id: matchId, status: 'active' })
    const invite = await colleague.call(pairings.getInvite, { params: { id: matchId } })
    expect([invite.status, invite.body]).toMatchObject([409, { message: /nobody to invite/ }])
    const listed = (await admin.call(contract.getUsers, { query: { search: partner.email } })).body
    expect(listed[0]?.currentMatch).toBeNull()

    const { validation, details } = (
      await admin.call(newsletters.validateNewsletter, {
        params: { id: ready.newsletter.id },
        body: { pairingFile: ready.pairingFile },
      })
    ).body
    expect(validation.validationLevel).toBe('warning')
    expect(details.matchingErrors).toContain(
      `A former colleague has left since the pairing and gets no mail; ${partner.firstName} ${partner.lastName} (${partner.email}) is told, and offered someone else.`,
    )
    await sendAll()
    const [log] = (await admin.call(mail.getEmailLogs)).body
    expect(log).toMatchObject({ total_recipients: 3, successful_sends: 3 })
    expect(log!.entries.find(({ user_email }) => user_email === partner.email)).toMatchObject({
      match_email: null,
      match_validated: false,
      validation_issues: ['The match, A former colleague, has left since the pairing.'],
    })
    app.clock.advance(14 * DAY + 60_000)
    expect(await queueReminders(app.context)).toBe(2)
  })

  test('leaves nobody to list, count, find, pair, mail or sign in', async () => {
    await erase()
    const total = async (query: object) =>
      (await admin.call(contract.getUsers, { query })).headers.get('x-total-count')
    // Three colleagues and the administrator.
    expect(await total({})).toBe('4')
    expect(await total({ status: 'opted_out' })).toBe('0')
    for (const search of ['zebulon', 'former', 'erased']) expect(await total({ search })).toBe('0')
    expect((await admin.call(getEnhancedMetrics)).body.userMetrics).toMatchObject({
      totalRegistered: 4,
      optedOutUsers: 0,
    })
    expect((await admin.call(getSystemHealth)).status).toBe(200)
    expect((await admin.call(contract.getEmployeeStatusSummary)).body.totalEmployees).toBe(4)
    expect((await admin.call(pairings.getPairingValidation)).body.statusCounts).toMatchObject({ total: 4 })
    const metrics = (await admin.request('GET', '/metrics')).body as string
    expect(metrics).toMatch(/_users 4\n/)

    // Not even a whitelist that covers everything brings them back.
    const stub = `erased-${leaver.id}`
    const [pairing] = (await admin.call(pairings.getCurrentPairings)).body.pairings
    await admin.call(pairings.completePairing, { params: { id: pairing!.id } })
    await addPerson(app)
    app.clock.advance(20 * DAY)
    const { status, body } = await admin.call(pairings.generateCompanyPairing)
    expect([status, body.totalMatches, body.unmatched]).toEqual([200, 2, []])
    const link = await app.client().call(requestMagicLink, { body: { email: stub } })
    expect(link.status).toBe(400)
    const token = unsubscribeToken(app.context.secret, leaver.id)
    expect((await app.client().call(mail.unsubscribe, { query: { token }, body: {} })).status).toBe(404)
    expect(
      (
        await admin.call(contract.updateUser, {
          params: { id: leaver.id },
          body: { participationStatus: 'active' },
        })
      ).status,
    ).toBe(404)
    expect((await admin.call(contract.signOutUser, { params: { id: leaver.id } })).status).toBe(404)
  })

  test('keeps how a mail ended, not its recipient; nothing of it can be shown or sent again', async () => {
    await sendAll()
    const { db } = app.context
    const own = and(eq(sendRecipients.email, LEAVER.email))
    await db.update(sendRecipients).set({ state: 'unknown', sendStatus: 'unknown' }).where(own)
    await db
      .update(sendRecipients)
      .set({ state: 'unknown', sendStatus: 'unknown' })
      .where(eq(sendRecipients.email, partner.email))
    await erase()

    const [log] = (await admin.call(mail.getEmailLogs)).body
    expect(log).toMatchObject({ total_recipients: 4, successful_sends: 2, failed_sends: 1, unknown_sends: 1 })
    expect(log!.entries.find(({ send_status }) => send_status === 'failed')).toMatchObject({
      match_email: null,
      failure_reason: expect.stringContaining('never sent again'),
    })
    const csv = (await admin.request('GET', `/api/admin/email-logs/${log!.id}/csv`)).body as string
    expect(csv).toContain(',A former colleague,')
    expect(csv).not.toMatch(/zebulon|erased-/i)
    expect(csv.trim().split('\r\n')).toHaveLength(5)

    const preview = await admin.call(mail.previewSentMail, {
      body: { newsletterId: ready.newsletter.id, userEmail: partner.email },
    })
    expect(preview.body.html).toContain('Sitting out this month')
    const emptied = await admin.call(mail.previewSentMail, {
      body: {
        newsletterId: ready.newsletter.id,
        userEmail: log!.entries.find(({ send_status }) => send_status === 'failed')!.user_email,
      },
    })
    expect(emptied.status).toBe(404)
    const before = (await listOutbox(app.context.config.dataDir, { limit: 100 })).entries.length
    const resent = await admin.call(mail.resendUnknownOfLog, { params: { id: log!.id } })
    expect(resent.body.resent).toBe(1)
    await sendAll()
    const { entries } = await listOutbox(app.context.config.dataDir, { limit: 100 })
    expect(entries.length).toBe(before + 1)
    expect(entries.map(({ to }) => to)).toContain(partner.email)
  })

  test('waits for a send that mails or names them', async () => {
    // No instance sends, so it stays as it begins.
    void admin
      .call(newsletters.sendNewsletter, { params: { id: ready.newsletter.id } })
      .catch(() => undefined)
    await expect.poll(() => app.context.db.$count(sends)).toBe(1)
    const params = { id: ready.newsletter.id }
    for (const [one, email] of [
      [leaver.id, LEAVER.email],
      [partner.id, partner.email],
    ] as const) {
      const refused = await erase(one, email)
      expect([refused.status, refused.body.message]).toEqual([
        409,
        `"${ready.newsletter.title}" is being sent, to this person or with their name. Wait until it has been sent, or cancel it.`,
      ])
    }
    expect((await admin.call(contract.getUsers, { query: { search: 'zebulon' } })).body).toHaveLength(1)
    await admin.call(newsletters.cancelSend, { params })
    expect((await erase()).status).toBe(200)
    expect(await tracesIn(TRACES)).toEqual([])
  })

  test('needs their address, somebody who is there, and no administrator; a second time it says so', async () => {
    const before = await app.context.db.$count(auditLog)
    const wrong = await erase(leaver.id, partner.email)
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { message: /isn’t the person’s address/, errors: [{ path: 'email' }] },
    ])
    expect((await admin.request('POST', `/api/admin/users/${leaver.id}/erase`, {})).status).toBe(400)
    expect((await erase('00000000-0000-4000-8000-000000000000')).status).toBe(404)
    expect((await erase('nobody')).status).toBe(404)
    const boss = await addPerson(app, { isAdmin: true })
    const refused = await erase(boss.id, boss.email)
    expect([refused.status, refused.body.message]).toMatchObject([409, /^Administrators can’t be erased/])
    expect(await app.context.db.$count(auditLog)).toBe(before)

    const answers = await Promise.all([erase(), erase(), erase()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'This person has already been erased.',
    )
    const log = (await admin.call(getAuditLog, { query: { action: 'user.erased' } })).body
    expect(log).toMatchObject([{ subjectId: leaver.id, subjectLabel: 'A former colleague', before: null }])
    expect(JSON.stringify(log)).not.toMatch(/zebulon/i)
  })

  test('reaches an administrator only when their rights were taken away, and then what they did as one', async () => {
    await createAdmin(app.context, LEAVER.email, 'river lamp tundra 41')
    await createAdmin(app.context, 'next@corp.test', 'quiet otter brass moon')
    const client = await signedIn(app, leaver)
    const body = { email: 'guest@elsewhere.test', reason: 'Visits' }
    expect((await client.call(contract.addAllowedEmail, { body })).status).toBe(200)
    expect((await erase()).status).toBe(409)
    await removeAdmin(app.context, LEAVER.email)
    expect((await erase()).status).toBe(200)
    expect(await tracesIn(TRACES)).toEqual([])
    const [added] = (await admin.call(getAuditLog, { query: { action: 'whitelist.added' } })).body
    expect(added).toMatchObject({ actorId: leaver.id, actorEmail: 'A former colleague' })
  })

  test('can’t be undone by a write that was under way: the database refuses it', async () => {
    await erase()
    const { db } = app.context
    for (const change of [
      { firstName: 'Zebulon' },
      { isActive: true },
      { bio: 'Here' },
      { email: LEAVER.email },
    ])
      await expect(db.update(users).set(change).where(eq(users.id, leaver.id))).rejects.toMatchObject({
        cause: { constraint: 'users_erased' },
      })
  })

  test('may meet whatever else is going on: nothing they or others do at that moment keeps their name', async () => {
    const own = await signedIn(app, leaver)
    const [pairing] = (await admin.call(pairings.getCurrentPairings)).body.pairings
    await admin.call(pairings.completePairing, { params: { id: pairing!.id } })
    app.clock.advance(20 * DAY)
    await allow(app, LEAVER.email)
    const profile = { ...LEAVER, email: undefined, department: 'Other', matchingPreference: 'any' as const }
    const { id } = ready.newsletter
    const sending = admin.call(newsletters.sendNewsletter, { params: { id } })
    const answers = await Promise.all([
      own.call(updateProfile, { body: profile }),
      admin.call(pairings.generateCompanyPairing),
      admin.call(contract.updateUser, { params: { id: leaver.id }, body: { participationStatus: 'paused' } }),
      erase(),
      app.client().call(requestMagicLink, { body: { email: LEAVER.email } }),
      own.call(updateProfile, { body: profile }),
    ])
    await expect.poll(() => app.context.db.$count(sends)).toBe(1)
    await admin.call(newsletters.cancelSend, { params: { id } })
    expect([...answers, await sending].filter(({ status }) => status >= 500)).toEqual([])
    const last = await erase()
    expect([200, 409]).toContain(last.status)
    // A link that was asked for after all is one for somebody who joins again.
    await app.context.db.delete(signInTokens)
    expect(await tracesIn(TRACES)).toEqual([])
  })

  test('leaves no copy of a photo that was just being made small for a mail, nor one of a preview', async () => {
    const preview = await admin.call(newsletters.previewMail, {
      params: { id: ready.newsletter.id },
      body: { recipientEmail: partner.email },
    })
    expect(preview.body.personalizedHtml).toContain('data:image/jpeg')
    const { db } = app.context
    expect(await db.$count(mailPhotos)).toBe(0)
    const erasedBeforeItIsStored: typeof db = Object.assign(Object.create(db), {
      async transaction(work: Parameters<typeof db.transaction>[0]) {
        expect((await erase()).status).toBe(200)
        return db.transaction(work)
      },
    })
    await prepareMailPhotos(erasedBeforeItIsStored, ['photo-of-z.jpg'])
    expect(await db.$count(images)).toBe(0)
    expect(await db.$count(mailPhotos)).toBe(0)
  })

  test('lets two who were matched with one another both be erased', async () => {
    await sendAll()
    const one = await erase()
    expect([one.status, one.body]).toMatchObject([200, {}])
    expect((await erase(partner.id, partner.email)).status).toBe(200)
    expect(await tracesIn([...TRACES, partner.email, partner.lastName.toLowerCase()])).toEqual([])
    const current = await admin.call(pairings.getCurrentPairings)
    expect(JSON.stringify(current.body)).toContain('A former colleague')
    const [log] = (await admin.call(mail.getEmailLogs)).body
    expect(log).toMatchObject({ total_recipients: 4, successful_sends: 4 })
  })

  test('takes nobody with a similar address along', async () => {
    await addPerson(app, { email: 'the.zebulon.quixoticworthy@example.com' })
    await allow(app, 'the.zebulon.quixoticworthy@example.com')
    const entries = (await admin.call(contract.getAllowedEmails)).body
    const similar = entries.find(({ email }) => email.startsWith('the.'))!
    await admin.call(contract.updateAllowedEmail, { params: { id: similar.id }, body: { isActive: false } })
    await erase()
    const [entry] = (await admin.call(getAuditLog, { query: { action: 'whitelist.changed' } })).body
    expect(entry?.subjectLabel).toBe('the.zebulon.quixoticworthy@example.com')
    expect((await admin.call(contract.getUsers, { query: { search: 'quixoticworthy' } })).body).toHaveLength(
      1,
    )
  })

  test('takes no word along that is only the first half of the address of somebody without a name', async () => {
    const { db } = app.context
    const email = 'design@example.com'
    const nameless = await addPerson(app, { email, firstName: '', lastName: '', needsProfileSetup: true })
    const now = app.clock.now()
    const [cycle] = await db
      .insert(cycles)
      .values({ programmeId: app.context.programme.id, scheduledAt: now, startedAt: now })
      .returning()
    const done = { kind: 'pair' as const, state: 'done' as const, nextAttemptAt: now, finishedAt: now }
    await db.insert(cycleSteps).values([
      { ...done, cycleId: cycle!.id, label: 'Design' },
      { ...done, cycleId: cycle!.id, kind: 'mail', label: email },
    ])
    expect((await erase(nameless.id, email)).status).toBe(200)
    const steps = await db.select().from(cycleSteps)
    expect(steps.map(({ label }) => label).toSorted()).toEqual(['A former colleague', 'Design'])
  })
})
