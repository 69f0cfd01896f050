import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import { getUsers } from '../../../shared/contract/directory'
import { getMatchHistory } from '../../../shared/contract/pairings'
import * as contract from '../../../shared/contract/second-factor'
import { getSessions } from '../../../shared/contract/sign-in'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addGroup, addPerson, allow, manage, signedIn } from '../../testing/factories'
import { oneAfterTheOther } from '../../testing/one-after-the-other'
import { SoftwareAuthenticator } from '../../testing/software-authenticator'
import { createAdmin, removeAdmin, resetSecondFactor } from '../admins/admins.actions'
import { SESSION_COOKIE } from '../../platform/http/cookies'
import { purgeSignInData } from '../sign-in-tokens.queries'
import { authenticatorApps, passkeyChallenges, passkeys, recoveryCodes } from '../../tables/sign-in.tables'

const MINUTE = 60_000

let app: TestApp
let ada: Awaited<ReturnType<typeof addPerson>>
/** Her browser; without a second factor at first. */
let browser: Client

beforeAll(async () => {
  app = await startApp({
    env: { APP_URL: 'https://coffee.example.com', EVALUATION_PUBLIC: 'on', ORG_NAME: 'Roast: & Co' },
  })
  await allow(app)
})
afterAll(() => app?.stop())
beforeEach(async () => {
  app.sink.received.length = 0
  ada = await addPerson(app, { isAdmin: true })
  browser = await signedIn(app, ada)
})

const key = () => new SoftwareAuthenticator('https://coffee.example.com')

/** Adds a passkey in this browser. */
async function addKey(client: Client, authenticator: SoftwareAuthenticator, name = 'Laptop') {
  const { body: options } = await client.call(contract.startPasskey)
  return client.call(contract.addPasskey, { body: { name, passkey: authenticator.create(options) } })
}

/** Sets an app up in this browser. Returns what it shows now, and the recovery codes. */
async function addApp(client: Client) {
  const { body: made } = await client.call(contract.startApp)
  const totp = new TOTP({ secret: made.secret })
  const show = () => totp.generate({ timestamp: app.clock.now().getTime() })
  const { status, body } = await client.call(contract.confirmApp, { body: { code: show() } })
  expect(status).toBe(200)
  return { show, uri: made.uri, recoveryCodes: body.recoveryCodes ?? [] }
}

async function prove(client: Client, authenticator: SoftwareAuthenticator) {
  const { body: options } = await client.call(contract.startPasskeyProof)
  return client.call(contract.proveByPasskey, { body: { passkey: authenticator.sign(options) } })
}

async function signIn(client: Client, authenticator: SoftwareAuthenticator) {
  const { body: options } = await client.call(contract.startPasskeySignIn)
  return client.call(contract.signInByPasskey, { body: { passkey: authenticator.sign(options) } })
}

const mayAdminister = async (client: Client) => (await client.call(getUsers)).status === 200

describe('a passkey', () => {
  it('is added in a session that may go on, and is asked for in every other one', async () => {
    const elsewhere = await signedIn(app, ada)
    expect(await mayAdminister(elsewhere)).toBe(true)
    const added = await addKey(browser, key())
    expect(added.status).toBe(200)
    expect(added.body.recoveryCodes).toHaveLength(10)
    expect(await mayAdminister(browser)).toBe(true)
    const { status, body } = await elsewhere.request('GET', getUsers.path)
    expect([status, body.code, body.ways]).toEqual([403, 'proof_needed', ['passkey', 'recovery-code']])
    // An employee's rights stay.
    expect((await elsewhere.call(getMatchHistory)).status).toBe(200)
    const { body: list } = await browser.call(contract.getSecondFactor)
    expect(list).toMatchObject({
      isRequired: false,
      passkeys: [{ name: 'Laptop', addedAt: '2026-11-16T09:00:00.000Z', lastUsedAt: null }],
      app: null,
      recoveryCodesLeft: 10,
    })
  })

  it('opens a session that was signed in by a link, which gets a new token', async () => {
    const laptop = key()
    await addKey(browser, laptop)
    const phone = await signedIn(app, ada)
    const token = phone.cookies.get(SESSION_COOKIE)!
    const { body: before } = await phone.call(getSessions)
    expect((await prove(phone, laptop)).status).toBe(200)
    expect(await mayAdminister(phone)).toBe(true)
    // Somebody who copied the old cookie has nothing, and the session is the same one.
    const thief = app.client()
    thief.cookies.set(SESSION_COOKIE, token)
    expect((await thief.call(getSessions)).status).toBe(401)
    const { body: after } = await phone.call(getSessions)
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('is asked for again ten minutes later, by calls that do great harm in wrong hands', async () => {
    const laptop = key()
    await addKey(browser, laptop)
    app.clock.advance(9 * MINUTE)
    expect((await browser.call(contract.checkProof)).status).toBe(200)
    app.clock.advance(MINUTE)
    expect((await browser.call(contract.checkProof)).body.code).toBe('proof_needed')
    expect((await browser.call(contract.startPasskey)).body.code).toBe('proof_needed')
    expect(await mayAdminister(browser)).toBe(true)
    await prove(browser, laptop)
    expect((await browser.call(contract.checkProof)).status).toBe(200)
  })

  it('signs its owner in by itself, as both factors', async () => {
    const laptop = key()
    await addKey(browser, laptop)
    const other = app.client()
    const { status, body } = await signIn(other, laptop)
    expect([status, body.user?.id]).toEqual([200, ada.id])
    expect(await mayAdminister(other)).toBe(true)
    expect((await other.call(contract.checkProof)).status).toBe(200)
  })

  it('signs nobody in who is no longer an administrator, or is turned off', async () => {
    const laptop = key()
    await addKey(browser, laptop)
    await addPerson(app, { isAdmin: true })
    await removeAdmin(app.context, ada.email)
    expect((await signIn(app.client(), laptop)).body.code).toBe('wrong_proof')
    const off = await addPerson(app, { isAdmin: true })
    const theirs = key()
    await addKey(await signedIn(app, off), theirs)
    await app.owner.pool.query('update users set is_active = false where id = $1', [off.id])
    expect((await signIn(app.client(), theirs)).body.code).toBe('wrong_proof')
  })

  it('is removed by its owner alone; the recovery codes go with the last one', async () => {
    await addKey(browser, key())
    const { body } = await browser.call(contract.getSecondFactor)
    const params = { id: body.passkeys[0]!.id }
    const bob = await signedIn(app, await addPerson(app, { isAdmin: true }))
    expect((await bob.call(contract.removePasskey, { params })).status).toBe(404)
    expect((await browser.call(contract.removePasskey, { params })).status).toBe(200)
    expect((await browser.call(contract.getSecondFactor)).body).toMatchObject({
      passkeys: [],
      recoveryCodesLeft: 0,
    })
    expect((await browser.call(contract.removePasskey, { params: { id: 'x' } })).status).toBe(404)
    // Without a second factor everything is as before.
    expect(await mayAdminister(await signedIn(app, ada))).toBe(true)
  })
})

describe('a passkey is refused', () => {
  const laptop = key()
  const refusals: [string, Parameters<SoftwareAuthenticator['sign']>[1]][] = [
    ['of another site', { origin: 'https://coffee.example.com.evil.example' }],
    ['of this host without https', { origin: 'http://coffee.example.com' }],
    ['for another host', { rpId: 'example.com' }],
    ['when nobody checked who holds it', { isUnverified: true }],
    ['whose count goes backwards', { counter: 1 }],
    ['that names another person', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ['that was never added', { credentialId: 'bm9ib2R5' }],
    ['that was only being made', { type: 'webauthn.create' }],
  ]
  for (const [what, wrong] of refusals)
    it(`${what}, when it proves or signs in`, async () => {
      const own = key()
      await addKey(browser, own)
      for (let use = 0; use < 3; use += 1) expect((await prove(browser, own)).status).toBe(200)
      const phone = await signedIn(app, ada)
      const { body: options } = await phone.call(contract.startPasskeyProof)
      const proof = await phone.call(contract.proveByPasskey, { body: { passkey: own.sign(options, wrong) } })
      expect([proof.status, proof.body.code]).toEqual([400, 'wrong_proof'])
      expect(await mayAdminister(phone)).toBe(false)
      const visitor = app.client()
      const { body: open } = await visitor.call(contract.startPasskeySignIn)
      const sign = own.sign(open, wrong)
      expect((await visitor.call(contract.signInByPasskey, { body: { passkey: sign } })).status).toBe(400)
      expect(visitor.cookies.size).toBe(0)
    })

  for (const wrong of [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { isUnverified: true },
    { type: 'webauthn.get' },
  ])
    it(`when it is added with ${JSON.stringify(wrong)}`, async () => {
      const { body: options } = await browser.call(contract.startPasskey)
      const passkey = laptop.create(options, wrong)
      const { status, body } = await browser.call(contract.addPasskey, { body: { name: 'X', passkey } })
      expect([status, body.code]).toEqual([400, 'invalid_passkey'])
    })

  it('when it is another administrator’s', async () => {
    const bobs = key()
    const bob = await signedIn(app, await addPerson(app, { isAdmin: true }))
    await addKey(bob, bobs)
    await addKey(browser, key())
    const phone = await signedIn(app, ada)
    expect((await prove(phone, bobs)).body.code).toBe('wrong_proof')
    expect(await mayAdminister(phone)).toBe(false)
  })

  it('when somebody has added it already', async () => {
    const shared = key()
    await addKey(browser, shared)
    const bob = await signedIn(app, await addPerson(app, { isAdmin: true }))
    expect((await addKey(bob, shared)).body.code).toBe('already_exists')
    expect(await mayAdminister(bob)).toBe(true)
  })

  it('the second time, after five minutes, in another session, and for another purpose', async () => {
    const own = key()
    await addKey(browser, own)
    const phone = await signedIn(app, ada)
    const { body: once } = await phone.call(contract.startPasskeyProof)
    const signed = { body: { passkey: own.sign(once) } }
    expect((await phone.call(contract.proveByPasskey, signed)).status).toBe(200)
    expect((await phone.call(contract.proveByPasskey, signed)).status).toBe(400)

    const { body: late } = await phone.call(contract.startPasskeyProof)
    app.clock.advance(5 * MINUTE)
    expect((await phone.call(contract.proveByPasskey, { body: { passkey: own.sign(late) } })).status).toBe(
      400,
    )

    const { body: here } = await browser.call(contract.startPasskeyProof)
    expect((await phone.call(contract.proveByPasskey, { body: { passkey: own.sign(here) } })).status).toBe(
      400,
    )
    // That used it up for this browser as well? No: it was never the other's to use.
    const again = await browser.call(contract.proveByPasskey, { body: { passkey: own.sign(here) } })
    expect(again.status).toBe(200)

    const { body: forSignIn } = await phone.call(contract.startPasskeySignIn)
    const misused = await phone.call(contract.proveByPasskey, { body: { passkey: own.sign(forSignIn) } })
    expect(misused.status).toBe(400)
  })

  it('all but once, when one signature arrives twenty times at once', async () => {
    const own = key()
    await addKey(browser, own)
    const { body: options } = await app.client().call(contract.startPasskeySignIn)
    const passkey = own.sign(options)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => app.client().call(contract.signInByPasskey, { body: { passkey } })),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('when its count was used by another call meanwhile', async () => {
    const own = key()
    await addKey(browser, own)
    const visitors = [app.client(), app.client(), app.client(), app.client()]
    const all = await Promise.all(
      visitors.map(async (visitor) => {
        const { body: options } = await visitor.call(contract.startPasskeySignIn)
        return visitor.call(contract.signInByPasskey, {
          body: { passkey: own.sign(options, { counter: 7 }) },
        })
      }),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('after too many tries from one network, and then other ways go on', async () => {
    const crowd = await startApp()
    try {
      const visitor = crowd.client()
      for (let count = 0; count < 200; count += 1)
        expect((await visitor.call(contract.startPasskeySignIn)).status).toBe(200)
      const { status, headers, body } = await visitor.call(contract.startPasskeySignIn)
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(body.message).toContain('Sign in another way')
    } finally {
      await crowd.stop()
    }
  })
})

describe('an authenticator app', () => {
  it('opens a session by its code, for thirty seconds before and after', async () => {
    const { show, uri } = await addApp(browser)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Cup%20of%20Joe/)
    expect(uri).toContain(encodeURIComponent(ada.email))
    for (const drift of [-30_000, 30_000]) {
      app.clock.advance(5 * MINUTE)
      const phone = await signedIn(app, ada)
      const code = show()
      app.clock.advance(-drift)
      expect((await phone.call(contract.proveByApp, { body: { code } })).status).toBe(200)
      expect(await mayAdminister(phone)).toBe(true)
      app.clock.advance(drift)
    }
    app.clock.advance(5 * MINUTE)
    const code = show()
    app.clock.advance(MINUTE)
    const late = await (await signedIn(app, ada)).call(contract.proveByApp, { body: { code } })
    expect(late.body.code).toBe('wrong_proof')
  })

  it('works by each code once, also when it arrives twenty times at once, and by none before it', async () => {
    const { show } = await addApp(browser)
    const first = show()
    const phone = await signedIn(app, ada)
    // Already used to set it up.
    expect((await phone.call(contract.proveByApp, { body: { code: first } })).status).toBe(400)
    app.clock.advance(MINUTE)
    const code = show()
    const sessions = await Promise.all(Array.from({ length: 15 }, () => signedIn(app, ada)))
    const all = await Promise.all(
      sessions.map((session) => session.call(contract.proveByApp, { body: { code } })),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    app.clock.advance(-30_000)
    expect((await phone.call(contract.proveByApp, { body: { code: show() } })).status).toBe(400)
  })

  it('is closed to a session after five wrong codes, and says what still works', async () => {
    const { show, recoveryCodes: codes } = await addApp(browser)
    app.clock.advance(MINUTE)
    const thief = await signedIn(app, ada)
    const wrong = show() === '123456' ? '654321' : '123456'
    const tries = await Promise.all(
      Array.from({ length: 9 }, () => thief.call(contract.proveByApp, { body: { code: wrong } })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429, 429, 429, 429])
    const refused = await thief.call(contract.proveByApp, { body: { code: show() } })
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_tries'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.body.message).toContain('passkey or a recovery code')
    // Another session is not locked out, and a recovery code opens this one.
    const phone = await signedIn(app, ada)
    expect((await phone.call(contract.proveByApp, { body: { code: show() } })).status).toBe(200)
    const rescue = await thief.call(contract.proveByRecoveryCode, { body: { recoveryCode: codes[0]! } })
    expect(rescue.status).toBe(200)
  })

  it('is closed to an account after twenty wrong codes of many sessions', async () => {
    const { show } = await addApp(browser)
    app.clock.advance(MINUTE)
    const wrong = show() === '123456' ? '654321' : '123456'
    let statuses: number[] = []
    for (let session = 0; session < 6; session += 1) {
      const thief = await signedIn(app, ada)
      for (let count = 0; count < 4; count += 1)
        statuses = [...statuses, (await thief.call(contract.proveByApp, { body: { code: wrong } })).status]
    }
    expect(statuses).toEqual([...Array<number>(20).fill(400), ...Array<number>(4).fill(429)])
  })

  it('does not count before its first code, and the one before works until then', async () => {
    const { show } = await addApp(browser)
    await browser.call(contract.startApp)
    app.clock.advance(MINUTE)
    const phone = await signedIn(app, ada)
    expect((await phone.call(contract.proveByApp, { body: { code: show() } })).status).toBe(200)
    const second = await addApp(browser)
    app.clock.advance(MINUTE)
    expect((await phone.call(contract.proveByApp, { body: { code: show() } })).status).toBe(400)
    expect((await phone.call(contract.proveByApp, { body: { code: second.show() } })).status).toBe(200)
    // The codes of before stay: they were shown.
    expect(second.recoveryCodes).toEqual([])
  })

  it('is set up once, when its first code arrives twice at once', async () => {
    const { body: made } = await browser.call(contract.startApp)
    const code = new TOTP({ secret: made.secret }).generate({ timestamp: app.clock.now().getTime() })
    const twin = app.client()
    for (const [name, value] of browser.cookies) twin.cookies.set(name, value)
    const both = await Promise.all(
      [browser, twin].map((client) => client.call(contract.confirmApp, { body: { code } })),
    )
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await app.owner.pool.query(
      'select is_confirmed from authenticator_apps where user_id = $1',
      [ada.id],
    )
    expect(rows).toEqual([{ is_confirmed: true }])
  })

  it('is stored encrypted, for its owner alone', async () => {
    const { body: made } = await browser.call(contract.startApp)
    const { rows } = await app.owner.pool.query<{ secret: Buffer }>(
      'select secret from authenticator_apps where user_id = $1',
      [ada.id],
    )
    const plain = new TOTP({ secret: made.secret }).secret
    expect(rows[0]!.secret.includes(Buffer.from(plain.bytes))).toBe(false)
    const bob = await addPerson(app, { isAdmin: true })
    await app.owner.pool.query(
      `insert into authenticator_apps (user_id, is_confirmed, secret, created_at)
       select $2, true, secret, created_at from authenticator_apps where user_id = $1`,
      [ada.id, bob.id],
    )
    const code = plain && new TOTP({ secret: plain }).generate({ timestamp: app.clock.now().getTime() })
    const proof = await (await signedIn(app, bob)).call(contract.proveByApp, { body: { code } })
    expect([proof.status, proof.body.code]).toEqual([409, 'app_unreadable'])
  })

  it('is removed with a fresh proof only', async () => {
    await addApp(browser)
    app.clock.advance(10 * MINUTE)
    expect((await browser.call(contract.removeApp)).body.code).toBe('proof_needed')
    app.clock.advance(-MINUTE)
    expect((await browser.call(contract.removeApp)).status).toBe(200)
    expect((await browser.call(contract.removeApp)).status).toBe(404)
  })
})

describe('recovery codes', () => {
  it('open a session, each once, however they are typed', async () => {
    const { body } = await addKey(browser, key())
    const [first = '', second = ''] = body.recoveryCodes ?? []
    expect(first).toMatch(/^(?:[a-z2-9]{4}-){5}[a-z2-9]{4}$/)
    const phone = await signedIn(app, ada)
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')}`
    expect((await phone.call(contract.proveByRecoveryCode, { body: { recoveryCode: typed } })).status).toBe(
      200,
    )
    expect(await mayAdminister(phone)).toBe(true)
    const tablet = await signedIn(app, ada)
    const again = await tablet.call(contract.proveByRecoveryCode, { body: { recoveryCode: first } })
    expect([again.status, again.body.code]).toEqual([400, 'wrong_proof'])
    const sessions = await Promise.all(Array.from({ length: 10 }, () => signedIn(app, ada)))
    const all = await Promise.all(
      sessions.map((one) => one.call(contract.proveByRecoveryCode, { body: { recoveryCode: second } })),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await browser.call(contract.getSecondFactor)).body.recoveryCodesLeft).toBe(8)
  })

  it('of one administrator open no other’s session', async () => {
    const { body } = await addKey(browser, key())
    const bob = await addPerson(app, { isAdmin: true })
    await addKey(await signedIn(app, bob), key())
    const phone = await signedIn(app, bob)
    const recoveryCode = body.recoveryCodes![0]!
    expect((await phone.call(contract.proveByRecoveryCode, { body: { recoveryCode } })).status).toBe(400)
  })

  it('end when new ones are made, and are stored as hashes', async () => {
    expect((await browser.call(contract.makeRecoveryCodes)).status).toBe(409)
    const { body: before } = await addKey(browser, key())
    const { body: after } = await browser.call(contract.makeRecoveryCodes)
    expect(new Set([...before.recoveryCodes!, ...after.recoveryCodes]).size).toBe(20)
    const phone = await signedIn(app, ada)
    const old = { body: { recoveryCode: before.recoveryCodes![0]! } }
    expect((await phone.call(contract.proveByRecoveryCode, old)).status).toBe(400)
    const fresh = { body: { recoveryCode: after.recoveryCodes[0]! } }
    expect((await phone.call(contract.proveByRecoveryCode, fresh)).status).toBe(200)
    const { rows } = await app.owner.pool.query('select * from recovery_codes')
    // Two of its groups: four letters are part of some id by chance.
    const part = after.recoveryCodes[1]!.slice(0, 9)
    for (const text of [part, part.replace('-', '')]) expect(JSON.stringify(rows)).not.toContain(text)
  })
})

describe('every change', () => {
  it('is in the audit log and is mailed', async () => {
    await addKey(browser, key(), 'Blue key')
    await addApp(browser)
    const { body: codes } = await browser.call(contract.makeRecoveryCodes)
    const phone = await signedIn(app, ada)
    await phone.call(contract.proveByRecoveryCode, { body: { recoveryCode: codes.recoveryCodes[0]! } })
    await browser.call(contract.removeApp)
    const { body } = await browser.call(contract.getSecondFactor)
    await browser.call(contract.removePasskey, { params: { id: body.passkeys[0]!.id } })
    const mails = () => app.sink.received.filter(({ to }) => to.includes(ada.email)).map(({ email }) => email)
    await expect.poll(mails).toHaveLength(6)
    // Nothing waits for them, so a later one may arrive first.
    expect(new Set(mails().map(({ text }) => /What: (.*)/.exec(text ?? '')?.[1]))).toEqual(
      new Set([
        'The passkey “Blue key” was added',
        'An authenticator app was set up',
        'New recovery codes were made. The earlier ones no longer work',
        'A recovery code was used',
        'The authenticator app was removed',
        'The passkey “Blue key” was removed',
      ]),
    )
    expect(mails()[0]!.subject).toBe('Your second factor for Cup of Joe was changed')
    const { body: log } = await browser.call(getAuditLog, { query: { actor: ada.email, sort: 'at' } })
    expect(log.map(({ action }) => action)).toEqual([
      'administrator.passkey_added',
      'administrator.app_added',
      'administrator.recovery_codes_made',
      'administrator.recovery_code_used',
      'administrator.app_removed',
      'administrator.passkey_removed',
    ])
    expect(JSON.stringify(log)).not.toContain(codes.recoveryCodes[1])
  })
})

describe('the operator', () => {
  it('takes the second factor away from somebody who has lost everything, which ends their sessions', async () => {
    await addKey(browser, key())
    await addApp(browser)
    await resetSecondFactor(app.context, ada.email)
    expect((await browser.call(getSessions)).status).toBe(401)
    expect(await mayAdminister(await signedIn(app, ada))).toBe(true)
    await expect(resetSecondFactor(app.context, ada.email)).rejects.toMatchObject({ status: 409 })
    await expect(resetSecondFactor(app.context, 'nobody@example.com')).rejects.toMatchObject({ status: 404 })
  })

  it.each(['before', 'after'])('leaves no passkey of a session that adds one just %s it', async (order) => {
    await addKey(browser, key())
    const add = async () => void (await addKey(browser, key(), 'Of a thief'))
    const reset = () => resetSecondFactor(app.context, ada.email)
    await oneAfterTheOther(app, ada.id, order === 'before' ? [add, reset] : [reset, add])
    const left = await app.context.db.select().from(passkeys)
    expect(left.filter(({ userId }) => userId === ada.id)).toEqual([])
  })

  it.each(['before', 'after'])('leaves no session of a passkey that signs in just %s it', async (order) => {
    const stolen = key()
    await addKey(browser, stolen)
    const thief = app.client()
    const enter = async () => void (await signIn(thief, stolen))
    const reset = () => resetSecondFactor(app.context, ada.email)
    await oneAfterTheOther(app, ada.id, order === 'before' ? [enter, reset] : [reset, enter])
    expect((await thief.call(getSessions)).status).toBe(401)
  })

  it('takes it away with an administrator’s rights, so that nothing of it is left', async () => {
    await addPerson(app, { isAdmin: true })
    await addKey(browser, key())
    await addApp(browser)
    await removeAdmin(app.context, ada.email)
    const { db } = app.context
    for (const table of [passkeys, authenticatorApps, recoveryCodes])
      expect((await db.select().from(table)).filter(({ userId }) => userId === ada.id)).toEqual([])
  })

  it('has no use for old challenges: they are forgotten', async () => {
    await app.client().call(contract.startPasskeySignIn)
    app.clock.advance(6 * MINUTE)
    await purgeSignInData(app.context)
    expect(await app.context.db.select().from(passkeyChallenges)).toEqual([])
  })
})

describe('a manager', () => {
  it('has a second factor in the same way, but signs in as every employee does', async () => {
    const mia = await addPerson(app)
    const groups = [await addGroup(app, `Group ${mia.id}`)]
    await manage(app, mia, groups)
    const client = await signedIn(app, mia)
    const laptop = key()
    expect((await addKey(client, laptop)).body.recoveryCodes).toHaveLength(10)
    const { show } = await addApp(client)
    expect((await client.call(contract.getSecondFactor)).body).toMatchObject({
      passkeys: [{ name: 'Laptop' }],
      app: {},
    })
    const elsewhere = await signedIn(app, mia)
    expect((await elsewhere.call(getUsers)).body).toMatchObject({ code: 'proof_needed' })
    expect((await elsewhere.call(contract.startPasskey)).status).toBe(403)
    expect((await prove(elsewhere, laptop)).status).toBe(200)
    expect(await mayAdminister(elsewhere)).toBe(true)
    app.clock.advance(MINUTE)
    const byApp = await signedIn(app, mia)
    expect((await byApp.call(contract.proveByApp, { body: { code: show() } })).status).toBe(200)
    expect(await mayAdminister(byApp)).toBe(true)
    expect((await signIn(app.client(), laptop)).body).toMatchObject({ code: 'wrong_proof' })
    // The person who runs the server helps who has lost everything.
    await resetSecondFactor(app.context, mia.email)
    expect(await mayAdminister(await signedIn(app, mia))).toBe(true)
  })

  it('who becomes an administrator begins without the one that they had', async () => {
    const mia = await addPerson(app)
    await manage(app, mia, [await addGroup(app, `Group ${mia.id}`)])
    const laptop = key()
    await addKey(await signedIn(app, mia), laptop)
    await createAdmin(app.context, mia.email, 'correct horse battery staple')
    expect((await signIn(app.client(), laptop)).status).toBe(400)
  })
})

describe('where administrators need a second factor', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await startApp({
      env: {
        ADMIN_SECOND_FACTOR: 'required',
        APP_URL: 'https://coffee.example.com',
        EVALUATION_PUBLIC: 'on',
      },
    })
  })
  afterAll(() => strict?.stop())

  it('the last one stays, also when both go at once', async () => {
    const admin = await addPerson(strict, { isAdmin: true })
    const client = await signedIn(strict, admin)
    expect((await client.call(getUsers)).body).toMatchObject({ code: 'second_factor_missing' })
    await addKey(client, key())
    await addKey(client, key())
    expect((await client.call(getUsers)).status).toBe(200)
    const { body } = await client.call(contract.getSecondFactor)
    expect(body.isRequired).toBe(true)
    const both = await Promise.all(
      body.passkeys.map(({ id }) => client.call(contract.removePasskey, { params: { id } })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('last_second_factor')
    expect((await client.call(contract.getSecondFactor)).body).toMatchObject({ recoveryCodesLeft: 10 })
  })
})
