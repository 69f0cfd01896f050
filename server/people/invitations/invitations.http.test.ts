import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseUser, getUsers, updateDomainGroup } from '../../../shared/contract/directory'
import { getEmailLogs, getMailLink, unsubscribe } from '../../../shared/contract/mail'
import { completeRegistration } from '../../../shared/contract/people'
import { getCurrentUser } from '../../../shared/contract/sign-in'
import { unsubscribeToken } from '../../mail/link-token'
import { getReadiness, invite, previewInvitations } from '../../../shared/contract/readiness'
import { erasePerson } from '../../privacy/erasing/erase-user'
import { type SendEngine, startSendEngine } from '../../mail/engine/send-engine'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addGroup, addPeople, addPerson, allow, signedIn } from '../../testing/factories'

const DAY_MS = 86_400_000
let app: TestApp
let admin: Client
let engine: SendEngine
const out = { isValidated: false, needsProfileSetup: true }
beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z' })
  await allow(app)
  await allow(app, 'new@elsewhere.example')
  await addPeople(app, [
    { ...out, email: 'ida@example.com', firstName: 'Ida' },
    { ...out, email: 'jo@example.com', isValidated: true },
    { ...out, email: 'off@example.com', participationStatus: 'opted_out' },
    { ...out, email: 'away@example.com', employeeStatus: 'leave' },
    { ...out, email: 'stranger@stranger.example' },
    { email: 'in@example.com' },
  ])
  const boss = { email: 'boss@example.com', firstName: 'Grace', lastName: 'Hopper', isAdmin: true }
  admin = await signedIn(app, await addPerson(app, boss))
  engine = startSendEngine(app.context)
})
afterAll(async () => {
  await engine.stop()
  await app.stop()
})

const mailsTo = (email: string) => app.sink.received.filter(({ to }) => to.includes(email))
const arrived = async (email: string, times: number) => {
  await expect.poll(() => mailsTo(email).length).toBe(times)
}

test('everybody who is covered and not in yet gets one mail, also an address without an account', async () => {
  const preview = await admin.call(previewInvitations, { body: { to: 'all' } })
  const skipped = [
    { why: 'not-covered', people: 1 },
    { why: 'refused', people: 1 },
    { why: 'away', people: 1 },
  ]
  expect(preview.body).toMatchObject({ people: 3, reminded: 0, skipped })
  const both = await Promise.all(
    [1, 2].map(() => admin.call(invite, { body: { to: 'all', words: 'See you\nat the <machine>.' } })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  for (const email of ['ida@example.com', 'jo@example.com', 'new@elsewhere.example']) await arrived(email, 1)
  expect(app.sink.received).toHaveLength(3)
  const { subject, text, html } = app.sink.latest('ida@example.com')
  expect(subject).toBe('Coffee with a colleague?')
  expect(text!.replaceAll('\n', ' ')).toContain('Hello, Ida. Grace Hopper invites you to join')
  // Each line stays one.
  expect(text).toMatch(/^See you\n+at the <machine>\.$/m)
  expect(html).toMatch(/See you<\/[^]*at the &lt;machine&gt;\./)
  // All of them are in one box.
  expect(/See you([^]*)at the &lt;machine/.exec(html!)?.[1]).not.toContain('<table')
  expect(html).toContain('at the &lt;machine&gt;.')
  // Their address is filled in there; what stands behind the # is sent to no server.
  for (const part of [text, html])
    expect(part).toMatch(/\/magic-auth\?token=[\w-]{43}#email=ida%40example.com/)
  const [log] = (await admin.call(getEmailLogs)).body
  expect(log).toMatchObject({
    kind: 'join',
    newsletter_title: 'Invitation - November 2026',
    total_recipients: 3,
  })

  const { reasons } = (await admin.call(getReadiness, { query: {} })).body
  expect(reasons.slice(0, 6)).toEqual([
    { reason: 'meets-nobody', people: 0 },
    { reason: 'not-answered', people: 0 },
    { reason: 'no-group', people: 0 },
    { reason: 'never-invited', people: 0 },
    { reason: 'invited', people: 2 },
    { reason: 'not-set-up', people: 1 },
  ])
  const { body } = await admin.call(getUsers, { query: { readiness: 'invited' } })
  expect(body.map(({ email, invitedAt }) => [email, invitedAt])).toEqual([
    ['new@elsewhere.example', '2026-11-16T09:00:00.000Z'],
    ['ida@example.com', '2026-11-16T09:00:00.000Z'],
  ])
})

test('nobody is reminded within seven days, or after three times', async () => {
  const to = { emails: ['ida@example.com'] }
  app.clock.advance(6 * DAY_MS)
  expect((await admin.call(invite, { body: { to } })).body).toMatchObject({
    code: 'nobody_to_invite',
    message: 'Nobody was invited: 1 invited in the last 7 days.',
  })
  for (const times of [2, 3]) {
    app.clock.advance(7 * DAY_MS)
    expect((await admin.call(invite, { body: { to } })).body).toMatchObject({ people: 1, reminded: 1 })
    await arrived('ida@example.com', times)
  }
  expect(app.sink.latest('ida@example.com').subject).toBe('A reminder: coffee with a colleague?')
  app.clock.advance(8 * DAY_MS)
  expect((await admin.call(previewInvitations, { body: { to } })).body.skipped).toEqual([
    { why: 'too-often', people: 1 },
  ])
})

test('somebody who asks not to be asked again is not, and only opening the link asks for nothing', async () => {
  const { text } = app.sink.latest('jo@example.com')
  const token = /Don't ask me again:\s+\S+\?token=([\w-]+)&choice=decline/.exec(text!)![1]!
  const visitor = app.client()
  expect((await visitor.call(getMailLink, { query: { token } })).body.participationStatus).toBe('active')
  const to = { emails: ['jo@example.com', 'in@example.com', 'nobody@stranger.example'] }
  const preview = () => admin.call(previewInvitations, { body: { to } })
  expect((await preview()).body.people).toBe(1)
  const { body } = await visitor.call(unsubscribe, { query: { token }, body: { choice: 'decline' } })
  expect(body.message).toBe('Noted. We won’t ask again. You’re welcome whenever you sign in.')
  expect((await preview()).body).toMatchObject({
    people: 0,
    reminded: 0,
    skipped: [
      { why: 'in', people: 1 },
      { why: 'not-covered', people: 1 },
      { why: 'refused', people: 1 },
    ],
  })
})

test('an entry for a whole domain says that it names nobody, and a misspelt filter is not everybody', async () => {
  const domain = await admin.call(invite, { body: { to: { emails: ['*@example.com'] } } })
  expect(domain).toMatchObject({ status: 400, body: { code: 'domain_entry' } })
  expect(domain.body).toMatchObject({
    message: expect.stringMatching(/^\*@example\.com is a whole domain/) as string,
  })
  const misspelt = { to: { readyness: 'invited' } as object } as never
  expect((await admin.call(invite, { body: misspelt })).status).toBe(400)
})

test('erasing who invited takes their name and words out of an invitation', async () => {
  const quentin = { email: 'quentin@example.com', firstName: 'Quentin', lastName: 'Quillfeather' }
  const inviter = await addPerson(app, { ...quentin, isAdmin: true })
  const email = 'pia@example.com'
  await addPerson(app, { ...out, email, firstName: 'Pia' })
  const body = { to: { emails: [email] }, words: 'Quentin asks you' }
  expect((await (await signedIn(app, inviter)).call(invite, { body })).status).toBe(200)
  await arrived(email, 1)
  await app.owner.pool.query('update users set is_admin = false where id = $1', [inviter.id])
  const erase = { params: { id: inviter.id }, body: { email: quentin.email } }
  await expect.poll(async () => (await admin.call(eraseUser, erase)).status).toBe(200)
  const { rows } = await app.owner.pool.query(
    'select values from send_recipients where values::text ilike $1 or email = $2',
    ['%quentin%', email],
  )
  expect(rows).toEqual([{ values: { firstName: 'Pia', inviter: 'A former colleague' } }])
})

test('somebody who is being erased at that moment is not invited', async () => {
  const ned = await addPerson(app, { ...out, email: 'ned@example.com' })
  const from = app.sink.received.length
  let invited: Promise<unknown> | undefined
  await app.context.db.transaction((tx) =>
    erasePerson(app.context, tx, ned.id, {
      actor: null,
      confirm: async () => {
        invited = admin.call(invite, { body: { to: { search: 'ned@' } } })
        const waiting =
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
        await expect.poll(async () => (await app.context.database.pool.query(waiting)).rowCount).toBe(1)
      },
    }),
  )
  expect(await invited).toMatchObject({ status: 409, body: { code: 'nobody_to_invite' } })
  expect(app.sink.received).toHaveLength(from)
})

test('three invitations in twelve months are the most, and later there may be more', async () => {
  const boss = await addPerson(app, { email: 'later@example.com', isAdmin: true })
  await addPerson(app, { ...out, email: 'often@example.com' })
  const to = { emails: ['often@example.com'] }
  const inviteOn = async (day: string) => {
    app.clock.set(`${day}T09:00:00Z`)
    const { status, body } = await (await signedIn(app, boss)).call(invite, { body: { to } })
    return status === 200 ? 'invited' : (body as { message?: string }).message
  }
  const tooOften = 'Nobody was invited: 1 invited 3 times in twelve months.'
  expect(await inviteOn('2027-01-10')).toBe('invited')
  expect(await inviteOn('2027-03-10')).toBe('invited')
  expect(await inviteOn('2027-05-10')).toBe('invited')
  expect(await inviteOn('2028-01-09')).toBe(tooOften)
  expect(await inviteOn('2028-01-11')).toBe('invited')
  expect(await inviteOn('2028-03-09')).toBe(tooOften)
  expect(await inviteOn('2028-03-11')).toBe('invited')
})

test('refusing invitations refuses nothing else: people who set up afterwards take part, and an old mail takes nobody out', async () => {
  const kim = await addPerson(app, { ...out, email: 'kim@example.com', isValidated: true })
  const token = unsubscribeToken(app.context.secret, kim.id)
  const decline = () => app.client().call(unsubscribe, { query: { token }, body: { choice: 'decline' } })
  const statusOf = async () =>
    (await (await signedIn(app, kim)).call(getCurrentUser)).body.participationStatus
  await decline()
  expect(await statusOf()).toBe('opted_out')
  const { status } = await (await signedIn(app, kim)).call(completeRegistration, {
    body: { firstName: 'Kim', lastName: 'Lee', department: 'Other', matchingPreference: 'any', bio: '' },
  })
  expect(status).toBe(200)
  expect(await statusOf()).toBe('active')
  expect((await decline()).status).toBe(200)
  expect(await statusOf()).toBe('active')
})

test('people without a name are asked for it first, and keep it; nobody is invited in the name of an address', async () => {
  const boss = await addPerson(app, {
    email: 'nameless@example.com',
    firstName: '',
    lastName: '',
    isAdmin: true,
  })
  const nameless = await signedIn(app, boss)
  await allow(app, 'late@elsewhere.example')
  await allow(app, 'later@elsewhere.example')
  const body = { to: { emails: ['late@elsewhere.example'] } }
  const refused = await nameless.call(invite, { body })
  expect([refused.status, refused.body.code]).toEqual([409, 'name_missing'])
  expect(mailsTo('late@elsewhere.example')).toEqual([])
  const inviter = { firstName: 'Mary', lastName: 'Kay' }
  expect((await nameless.call(invite, { body: { ...body, inviter } })).status).toBe(200)
  await arrived('late@elsewhere.example', 1)
  expect(app.sink.latest('late@elsewhere.example').text!.replaceAll('\n', ' ')).toContain(
    'Mary Kay invites you to join',
  )
  expect((await nameless.call(getCurrentUser)).body).toMatchObject(inviter)
  // The name that somebody has is not changed by the way.
  const again = {
    to: { emails: ['later@elsewhere.example'] },
    inviter: { firstName: 'Ada', lastName: 'Else' },
  }
  expect((await nameless.call(invite, { body: again })).status).toBe(200)
  expect((await nameless.call(getCurrentUser)).body).toMatchObject(inviter)
})

test('the mail is shown before it goes out, in the language each person gets, and keeps blank lines', async () => {
  const boss = await addPerson(app, { email: 'shows@example.com', firstName: 'Grace', isAdmin: true })
  const client = await signedIn(app, boss)
  const berlin = await addGroup(app, 'Berlin')
  await client.call(updateDomainGroup, { params: { id: berlin.id }, body: { language: 'de' } })
  await allow(app, '*@berlin.example', berlin.id)
  await allow(app, 'fresh@elsewhere.example', berlin.id)
  await addPeople(app, [
    { ...out, email: 'uwe@berlin.example', firstName: 'Uwe' },
    { ...out, email: 'amelie@berlin.example', firstName: 'Amélie', directoryLanguage: 'fr' },
    { ...out, email: 'kai@example.com', firstName: 'Kai' },
  ])
  const emails = ['uwe@berlin.example', 'amelie@berlin.example', 'kai@example.com', 'fresh@elsewhere.example']
  const words = 'Hello all,\n\nsee you\nat the <machine>.'
  const inviter = { firstName: 'Grace', lastName: 'Hopper' }
  const body = { to: { emails }, words, inviter }
  const first = (await client.call(previewInvitations, { body })).body
  expect(first.languages).toEqual([
    { language: 'de', people: 2 },
    { language: 'fr', people: 1 },
    { language: 'en', people: 1 },
  ])
  const shown = first.mail?.html ?? ''
  expect(first.mail).toMatchObject({ language: 'de', subject: 'Kaffee mit jemandem aus der Firma?' })
  expect(shown).toContain('Grace Hopper lädt dich ein')
  expect(shown).toMatch(/Hello all,<[^]*>\u00a0<[^]*>see you<[^]*>at the &lt;machine&gt;\.</)
  // Nothing in it opens anything.
  expect(shown).toContain('/magic-auth?token=preview#email=')
  const french = (await client.call(previewInvitations, { body: { ...body, language: 'fr' } })).body.mail
  expect(french).toMatchObject({ language: 'fr', html: expect.stringContaining('Amélie') as string })

  expect((await client.call(invite, { body })).status).toBe(200)
  for (const email of emails) await arrived(email, 1)
  const subjectOf = (email: string) => app.sink.latest(email).subject
  expect(subjectOf('uwe@berlin.example')).toBe(first.mail?.subject)
  expect(subjectOf('fresh@elsewhere.example')).toBe(first.mail?.subject)
  expect(subjectOf('amelie@berlin.example')).toBe(french?.subject)
  expect(subjectOf('kai@example.com')).toBe('Coffee with a colleague?')
  expect(app.sink.latest('kai@example.com').text).toMatch(
    /^Hello all,\n+\s*\n+see you\n+at the <machine>\.$/m,
  )
})
