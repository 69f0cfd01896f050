import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import * as newsletters from '../../../shared/contract/newsletters'
import { confirmDeletion, requestDeletion } from '../../../shared/contract/my-data'
import { getMatchHistory } from '../../../shared/contract/pairings'
import { getAuthStatus, sendCode, verifyCode } from '../../../shared/contract/sign-in'
import { sends } from '../../tables/sending.tables'
import { signInTokens } from '../../tables/sign-in.tables'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPerson, signedIn } from '../../testing/factories'
import { aFullLife, amongColleagues, LEAVER, TRACES, tracesOf } from '../../testing/full-life'

let app: TestApp
let people: Awaited<ReturnType<typeof amongColleagues>>
let leaver: Client

beforeAll(async () => {
  app = await startApp({ env: { REMINDERS: 'on', CONTACT_EMAIL: 'hello@example.com' } })
  people = await amongColleagues(app)
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  leaver = await signedIn(app, people.leaver)
})
afterAll(() => app.stop())

const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')![0]
const mailedCode = () => codeIn(app.sink.latest(LEAVER.email).text)
const isSignedIn = async (client: Client) => (await client.call(getAuthStatus)).body.authenticated
const confirm = (code: string, client = leaver) => client.call(confirmDeletion, { body: { code } })
/** Six digits that are not these. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function askedForCode(client = leaver): Promise<string> {
  const { status, body } = await client.call(requestDeletion)
  expect([status, body.message]).toEqual([200, 'We sent a 6-digit code to your email.'])
  return mailedCode()
}

describe('deleting one’s own account', () => {
  test('takes the mailed code, leaves nothing of the person, signs them out everywhere, and is confirmed by mail', async () => {
    await aFullLife(app, people)
    leaver = await signedIn(app, people.leaver)
    const elsewhere = await signedIn(app, people.leaver)
    const code = await askedForCode()
    expect(app.sink.latest(LEAVER.email).subject).toBe('Delete your Cup of Joe account')
    expect(await tracesOf(app, TRACES)).not.toEqual([])

    const { status, body, headers } = await confirm(code)
    expect([status, body]).toEqual([200, { message: 'Your account is deleted. A last email confirms it.' }])
    expect(await tracesOf(app, TRACES)).toEqual([])
    expect(headers.getSetCookie().join()).toMatch(/auth_session=;/)
    expect([await isSignedIn(leaver), await isSignedIn(elsewhere)]).toEqual([false, false])
    const last = app.sink.latest(LEAVER.email)
    expect(last.subject).toBe('Your Cup of Joe account is deleted')
    expect(last.text).toContain('hello@example.com')
    const history = await (await signedIn(app, people.partner)).call(getMatchHistory)
    expect(history.body).toMatchObject([{ partner: { firstName: 'A former colleague', email: '' } }])
  })

  test('is in the audit log as the act of somebody who is gone', async () => {
    await confirm(await askedForCode())
    const { body } = await people.admin.call(getAuditLog, { query: { action: 'user.erased' } })
    expect(body).toMatchObject([
      {
        actorId: people.leaver.id,
        actorEmail: 'A former colleague',
        subjectId: people.leaver.id,
        subjectLabel: 'A former colleague',
      },
    ])
  })

  test('needs that code: another, a fifth wrong try, a late one, or another browser’s deletes nothing', async () => {
    const code = await askedForCode()
    const stranger = await signedIn(app, people.leaver)
    expect((await confirm(code, stranger)).body.message).toBe('That code is wrong or has expired.')
    for (let count = 0; count < 4; count += 1)
      expect((await confirm(otherThan(code))).body).toMatchObject({ code: 'invalid_code' })
    expect((await confirm(otherThan(code))).body).toMatchObject({ code: 'code_ended' })
    expect((await confirm(code)).status).toBe(400)

    app.clock.advance(60_000)
    const late = await askedForCode()
    app.clock.advance(15 * 60_000)
    expect((await confirm(late)).status).toBe(400)
    expect((await leaver.request('POST', confirmDeletion.path, { code: '12345' })).status).toBe(400)
    expect(await isSignedIn(leaver)).toBe(true)
    expect(await tracesOf(app, ['zebulon'])).not.toEqual([])
  })

  test('is a flow of its own: its code signs nobody in, and a sign-in code deletes nothing', async () => {
    const code = await askedForCode()
    const signIn = await leaver.call(verifyCode, { body: { email: LEAVER.email, code } })
    expect(signIn.status).toBe(400)
    app.clock.advance(60_000)
    await leaver.call(sendCode, { body: { email: LEAVER.email } })
    expect((await confirm(mailedCode())).status).toBe(400)
    expect((await confirm(code)).status).toBe(200)
  })

  test('mails a code a minute and ten a day, however many sign-in codes a stranger asks for', async () => {
    await app.client().call(sendCode, { body: { email: LEAVER.email } })
    await askedForCode()
    const again = await leaver.call(requestDeletion)
    expect([again.status, again.body, again.headers.get('retry-after')]).toMatchObject([
      429,
      { code: 'too_soon', message: expect.stringContaining('ask for another in a minute') },
      '60',
    ])
    for (let count = 1; count < 10; count += 1) {
      app.clock.advance(60_000)
      await askedForCode()
    }
    app.clock.advance(60_000)
    expect((await leaver.call(requestDeletion)).status).toBe(429)
  })

  test('keeps no code that could not be mailed', async () => {
    app.sink.refuse.push({ to: LEAVER.email, code: 550, message: 'no' })
    expect((await leaver.call(requestDeletion)).status).toBe(503)
    expect(await app.context.db.$count(signInTokens)).toBe(0)
  })

  test('works even when the mail that confirms it is refused, and does not promise one then', async () => {
    const code = await askedForCode()
    app.sink.refuse.push({ to: LEAVER.email, code: 550, message: 'no' })
    const { status, body } = await confirm(code)
    expect([status, body.message]).toEqual([200, 'Your account is deleted.'])
  })

  test('is refused to an administrator, who is told to have their rights taken away first', async () => {
    const admin = await signedIn(app, await addPerson(app, { isAdmin: true }))
    for (const refused of [
      await admin.call(requestDeletion),
      await admin.call(confirmDeletion, { body: { code: '123456' } }),
    ])
      expect([refused.status, refused.body]).toMatchObject([
        409,
        {
          code: 'admin_account',
          message: expect.stringMatching(/take away your rights \(npm run admin -- remove\)/),
        },
      ])
  })

  test('waits while a newsletter to the person is being sent, and the same code works afterwards', async () => {
    const params = { id: people.ready.newsletter.id }
    const code = await askedForCode()
    // No instance sends, so it stays as it begins.
    void people.admin.call(newsletters.sendNewsletter, { params }).catch(() => undefined)
    await expect.poll(() => app.context.db.$count(sends)).toBe(1)
    const refused = await confirm(code)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'newsletter_being_sent', message: expect.stringContaining('Nothing was deleted') },
    ])
    await people.admin.call(newsletters.cancelSend, { params })
    expect((await confirm(code)).status).toBe(200)
  })

  test('happens once, however often it is confirmed at the same moment', async () => {
    const code = await askedForCode()
    const answers = await Promise.all([confirm(code), confirm(code), confirm(code)])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(await app.context.db.$count(signInTokens, sql`true`)).toBe(0)
    const { body } = await people.admin.call(getAuditLog, { query: { action: 'user.erased' } })
    expect(body).toHaveLength(1)
  })
})
