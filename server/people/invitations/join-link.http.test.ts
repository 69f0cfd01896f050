import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { getEmailLogs, resendUnknownOfLog } from '../../../shared/contract/mail'
import { getMyData } from '../../../shared/contract/my-data'
import { completeRegistration } from '../../../shared/contract/people'
import { invite } from '../../../shared/contract/readiness'
import {
  getCurrentUser,
  getMagicLink,
  requestMagicLink,
  verifyMagicLink,
} from '../../../shared/contract/sign-in'
import { issueInvitations } from '../../mail/engine/issue-invitations.queries'
import { type SendEngine, startSendEngine } from '../../mail/engine/send-engine'
import { endSignIns } from '../../platform/backup/hold-mails.queries'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPerson, allow, signedIn } from '../../testing/factories'

const DAY_MS = 86_400_000
const PROFILE = {
  firstName: 'Ida',
  lastName: 'Lee',
  department: 'Other',
  matchingPreference: 'any' as const,
  bio: '',
}
let app: TestApp
let admin: Client
let engine: SendEngine
beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z' })
  await allow(app)
  await addPerson(app, { email: 'boss@example.com', firstName: 'Grace', lastName: 'Hopper', isAdmin: true })
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  admin = await signedIn(app, { id: await idOf('boss@example.com') })
  engine = startSendEngine(app.context)
})
afterEach(() => engine.stop())
afterAll(() => app?.stop())

const idOf = async (email: string) =>
  (await app.owner.pool.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]
    ?.id ?? ''
const mailsTo = (email: string) => app.sink.received.filter(({ to }) => to.includes(email))

/** Invites somebody, and reads the link and the code in their mail. */
async function invited(email = `${randomUUID()}@example.com`) {
  const before = mailsTo(email).length
  expect((await admin.call(invite, { body: { to: { emails: [email] } } })).status).toBe(200)
  return arrived(email, before + 1)
}
/** The link and the code in the newest of so many mails. */
async function arrived(email: string, mails: number) {
  await expect.poll(() => mailsTo(email).length).toBe(mails)
  const { text = '', html = '' } = app.sink.latest(email)
  const token = /\/magic-auth\?token=([\w-]{43})#email=/.exec(text)?.[1] ?? ''
  const code = /^\d{6}$/m.exec(text)?.[0] ?? ''
  expect(html).toContain(`/magic-auth?token=${token}#email=${encodeURIComponent(email)}`)
  expect(html).toContain(`>${code}<`)
  return { email, token, code }
}
const verify = (token: string, code?: string, client = app.client()) =>
  client.call(verifyMagicLink, { body: { token, ...(code && { code }) } })
const stateOf = async (token: string, client = app.client()) =>
  (await client.call(getMagicLink, { query: { token } })).body.state
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
/** Whether an invitation is worth nothing any more, also with its code. */
const isDead = async ({ token, code }: { token: string; code: string }) =>
  (await stateOf(token)) === 'invalid' && (await verify(token, code)).body.code === 'invalid_link'

test('the link of an invitation signs in with the code of the same mail, once, and leads to the profile', async () => {
  const { email, token, code } = await invited()
  expect(await stateOf(token)).toBe('invited')
  const client = app.client()
  expect(await verify(token, code, client)).toMatchObject({
    status: 200,
    body: { redirectTo: '/auth-success' },
  })
  expect((await client.call(getCurrentUser)).body).toMatchObject({
    email,
    isValidated: true,
    needsProfileSetup: true,
  })
  expect(await isDead({ token, code })).toBe(true)
  // No second mail was needed.
  expect(mailsTo(email)).toHaveLength(1)
})

test('the link alone signs nobody in, however often a scanner opens and presses it, also in a browser that asked for a link of its own', async () => {
  const { email, token, code } = await invited()
  const client = app.client()
  expect((await client.call(requestMagicLink, { body: { email } })).status).toBe(200)
  for (let times = 0; times < 10; times++) {
    expect(await stateOf(token, client)).toBe('invited')
    expect(await verify(token, undefined, client)).toMatchObject({
      status: 400,
      body: { code: 'needs_code' },
    })
  }
  expect((await verify(token, code)).status).toBe(200)
})

test('the fifth wrong code ends an invitation, and the right one comes too late', async () => {
  const given = await invited()
  const wrong = other(given.code)
  for (let times = 1; times < 5; times++)
    expect((await verify(given.token, wrong)).body.code).toBe('wrong_code')
  expect((await verify(given.token, wrong)).body.code).toBe('invalid_link')
  expect(await isDead(given)).toBe(true)
})

test('of 200 tries at once with the right code one signs in', async () => {
  const { token, code } = await invited()
  const replies = await Promise.all(Array.from({ length: 200 }, () => verify(token, code)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 400]))
})

test('an invitation works for fourteen days', async () => {
  const [early, late] = [await invited(), await invited()]
  app.clock.advance(14 * DAY_MS - 1000)
  expect((await verify(early.token, early.code)).status).toBe(200)
  app.clock.advance(2000)
  expect(await isDead(late)).toBe(true)
})

test('an invitation is dead once its person has set up their profile, or is an administrator', async () => {
  const [byLink, promoted] = [await invited(), await invited()]
  const client = await signedIn(app, { id: await idOf(byLink.email) })
  await app.owner.pool.query('update users set is_validated = true where email = $1', [byLink.email])
  expect(await stateOf(byLink.token)).toBe('invited')
  expect((await client.call(completeRegistration, { body: PROFILE })).status).toBe(200)
  expect(await isDead(byLink)).toBe(true)
  await app.owner.pool.query('update users set is_admin = true where email = $1', [promoted.email])
  expect(await isDead(promoted)).toBe(true)
})

test('of two invitations only the last one works', async () => {
  const first = await invited()
  app.clock.advance(7 * DAY_MS)
  admin = await signedIn(app, { id: await idOf('boss@example.com') })
  const second = await invited(first.email)
  expect(second.token).not.toBe(first.token)
  expect(await isDead(first)).toBe(true)
  expect((await verify(second.token, second.code)).status).toBe(200)
})

test('an invitation that goes out late, after another one, works, and that one still does', async () => {
  const invitedAt = app.clock.now()
  app.clock.advance(7 * DAY_MS)
  admin = await signedIn(app, { id: await idOf('boss@example.com') })
  const { email, token } = await invited()
  app.clock.advance(60_000)
  const [late] = await issueInvitations(app.context, [{ email, invitedAt }])
  expect([await stateOf(token), await stateOf(late!.joinToken)]).toEqual(['invited', 'invited'])
})

test('of an invitation that is sent again, as it may not have arrived, both mails sign in, and one of them once', async () => {
  app.sink.fault = (_to, attempt) => (attempt === 1 ? 'accept-then-drop' : undefined)
  const first = await invited()
  app.clock.advance(60_000)
  const [log] = (await admin.call(getEmailLogs)).body
  const params = { id: log?.id ?? '' }
  await expect.poll(async () => (await admin.call(resendUnknownOfLog, { params })).status).toBe(200)
  const second = await arrived(first.email, 2)
  expect(second.token).not.toBe(first.token)
  // Their Message-ID is the same: mail programs may show the first one only.
  expect([await stateOf(first.token), await stateOf(second.token)]).toEqual(['invited', 'invited'])
  const client = app.client()
  const tries = [first, second, first, second].map(({ token, code }) => verify(token, code, client))
  expect((await Promise.all(tries)).map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  expect([await isDead(first), await isDead(second)]).toEqual([true, true])
  const { signInMails } = (await client.call(getMyData)).body
  for (const { wrongTries } of signInMails) expect(wrongTries).toBeGreaterThanOrEqual(0)
})

test('an invitation that waits, or is sent again, goes to nobody who has joined meanwhile', async () => {
  const join = async (email: string) => {
    const client = await signedIn(app, { id: await idOf(email) })
    expect((await client.call(completeRegistration, { body: PROFILE })).status).toBe(200)
  }
  await engine.stop()
  const email = 'early@example.com'
  expect((await admin.call(invite, { body: { to: { emails: [email] } } })).status).toBe(200)
  await app.owner.pool.query('update users set is_validated = true where email = $1', [email])
  await join(email)
  engine = startSendEngine(app.context)
  const logged = async () => (await admin.call(getEmailLogs)).body[0]
  await expect.poll(async () => (await logged())?.failed_sends).toBe(1)
  expect(mailsTo(email)).toEqual([])

  app.sink.fault = (_to, attempt) => (attempt === 1 ? 'accept-then-drop' : undefined)
  // Of two logs of one moment, chance says which is the newest.
  app.clock.advance(1000)
  const given = await invited()
  await app.owner.pool.query('update users set is_validated = true where email = $1', [given.email])
  await join(given.email)
  app.clock.advance(60_000)
  const params = { id: (await logged())?.id ?? '' }
  await expect.poll(async () => (await logged())?.unknown_sends).toBe(1)
  expect((await admin.call(resendUnknownOfLog, { params })).body).toMatchObject({ code: 'nothing_to_resend' })
  expect(mailsTo(given.email)).toHaveLength(1)
})

test('somebody who is taken off the whitelist can’t use their invitation, also when they are on it again', async () => {
  const given = await invited()
  const { rows } = await app.owner.pool.query<{ id: string }>('select id from allowed_emails')
  const entry = `/api/admin/allowed-emails/${rows[0]?.id}`
  expect((await admin.request('PATCH', entry, { isActive: false })).status).toBe(200)
  expect(await isDead(given)).toBe(true)
  expect((await admin.request('PATCH', entry, { isActive: true })).status).toBe(200)
  expect(await isDead(given)).toBe(true)
})

test('neither the link nor the code of an invitation is stored', async () => {
  const given = await invited()
  expect((await verify(given.token, other(given.code))).status).toBe(400)
  const { rows } = await app.owner.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const all = await Promise.all(
    rows.map(({ name }) => app.owner.pool.query<{ row: string }>(`select t::text as row from ${name} t`)),
  )
  const stored = all.flatMap((table) => table.rows.map(({ row }) => row)).join('\n')
  expect(stored).toContain(given.email)
  expect(stored).not.toContain(given.token)
  expect(stored).not.toMatch(new RegExp(`(?<![0-9a-f])${given.code}(?![0-9a-f])`))
})

test('after a backup was restored an invitation of before is dead, and inviting again works', async () => {
  const given = await invited()
  const client = await app.owner.pool.connect()
  await endSignIns(client, app.clock.now())
  client.release()
  expect(await isDead(given)).toBe(true)
  app.clock.advance(7 * DAY_MS)
  admin = await signedIn(app, { id: await idOf('boss@example.com') })
  const again = await invited(given.email)
  expect((await verify(again.token, again.code)).status).toBe(200)
})
