import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getPublicSettings } from '../../../shared/contract/sign-in'
import { startApp } from '../../../server/testing/app'
import { startCompanyAccount } from '../../../server/testing/sign-on/company-account'
import {
  begin,
  failure,
  goTo,
  startCompanySignOn,
  userOf,
} from '../../../server/testing/sign-on/company-sign-on'
import { addGroup, addPerson, allow, manage } from '../../../server/testing/factories'

const { app, company, log, employ, signIn, stop } = await startCompanySignOn()
beforeAll(async () => {
  await allow(app, '*@example.com')
  await allow(app, 'only.me@partner.example')
})
afterAll(stop)
beforeEach(() => {
  log.text = ''
  company.tamper = undefined
})

describe('single sign-on', () => {
  it('is offered, and leads to the provider with state, nonce and a code challenge', async () => {
    const client = app.client()
    expect((await client.call(getPublicSettings)).body.singleSignOn).toBe(true)
    const { headers } = await client.request(
      'GET',
      '/api/login?returnTo=https://evil.example&next=//evil.example',
    )
    const url = new URL(headers.get('location') ?? '')
    expect(url.origin).toBe(company.issuer)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'cup-of-joe',
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/api/auth/callback',
      scope: 'openid email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^auth_sign_on=.*Max-Age=600;.*HttpOnly.*SameSite=Lax/)
    expect(cookie).not.toContain(url.searchParams.get('state'))
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('lets nobody in who is barred, turned off by the directory, or has the directory’s name of somebody else', async () => {
    const { id } = await addPerson(app, { email: 'off@example.com', isActive: false })
    await allow(app, 'barred@example.com')
    await app.owner.pool.query(
      `update allowed_emails set is_active = false where email = 'barred@example.com'`,
    )
    const gone = `${'0'.repeat(32)}off@example.com`
    await app.owner.pool.query(
      'insert into directory_users (user_id, user_name, created_at, updated_at) values ($1, $2, now(), now())',
      [id, gone],
    )
    for (const [name, email] of [
      ['barred', 'barred@example.com'],
      ['off', 'off@example.com'],
      ['gone', gone],
    ] as const) {
      employ(name, email)
      const client = app.client()
      expect(await signIn(client, name)).toContain('error=unauthorized_email')
      expect(await userOf(client)).toBeNull()
    }
  })

  it('makes the account of a new person as a mailed link does, and finds it the next time', async () => {
    employ('ada', 'Ada@Example.COM')
    const client = app.client()
    expect(await signIn(client, 'ada')).toBe('/auth-success')
    const made = await userOf(client)
    expect(made).toMatchObject({
      email: 'ada@example.com',
      isValidated: true,
      isEmailVerified: true,
      needsProfileSetup: true,
      isAdmin: false,
      authMethod: 'single_sign_on',
    })
    expect([...client.cookies.keys()]).toEqual(['auth_session', 'auth_device'])
    const again = app.client()
    expect(await signIn(again, 'ada')).toBe('/auth-success')
    expect((await userOf(again))?.id).toBe(made?.id)
  })

  it('finds the account that a person has already, administrators included', async () => {
    const person = await addPerson(app, { email: 'grace@example.com', isAdmin: true })
    employ('grace', 'grace@example.com')
    const client = app.client()
    expect(await signIn(client, 'grace')).toBe('/auth-success')
    expect(await userOf(client)).toMatchObject({ id: person.id, isAdmin: true, needsProfileSetup: false })
  })

  it('signs a manager in as themselves, whose groups are never from the token', async () => {
    const person = await addPerson(app, { email: 'mia@example.com' })
    const [berlin, oslo] = [await addGroup(app, 'Berlin'), await addGroup(app, 'Oslo')]
    await manage(app, person, [berlin])
    const said = { role: 'admin', roles: ['admin', 'manager'], groups: [oslo.id, 'Oslo'], isAdmin: true }
    company.people.set('mia', { email: person.email, email_verified: true, ...said })
    const client = app.client()
    expect(await signIn(client, 'mia')).toBe('/auth-success')
    expect(await userOf(client)).toMatchObject({
      id: person.id,
      isAdmin: false,
      role: 'manager',
      managedGroups: [berlin.id],
    })
  })

  it('ends the session that the browser had', async () => {
    employ('ada', 'ada@example.com')
    const client = app.client()
    await signIn(client, 'ada')
    const old = app.client()
    old.cookies.set('auth_session', client.cookies.get('auth_session')!)
    expect(await userOf(old)).not.toBeNull()
    await signIn(client, 'ada')
    expect(await userOf(old)).toBeNull()
    expect(await userOf(client)).not.toBeNull()
  })

  it('is subject to the whitelist', async () => {
    employ('stranger', 'stranger@elsewhere.example')
    employ('other', 'other@partner.example')
    employ('me', 'only.me@partner.example')
    await addPerson(app, { email: 'gone@example.com', isActive: false })
    employ('gone', 'gone@example.com')
    const client = app.client()
    expect(await signIn(client, 'stranger')).toBe('/auth?error=invalid_email')
    expect(await signIn(client, 'other')).toBe('/auth?error=unauthorized_email')
    expect(await signIn(client, 'gone')).toBe('/auth?error=unauthorized_email')
    expect(await userOf(client)).toBeNull()
    expect(await signIn(client, 'me')).toBe('/auth-success')
  })

  it('believes only an address that the provider has verified', async () => {
    employ('unverified', 'boss@example.com', false)
    company.people.set('unsaid', { email: 'boss@example.com' })
    company.people.set('nameless', { email_verified: true })
    employ('odd', 'Boss <boss@example.com>')
    for (const name of ['unverified', 'unsaid', 'nameless', 'odd']) {
      const client = app.client()
      expect([name, await signIn(client, name)]).toEqual([name, failure])
      expect(await userOf(client)).toBeNull()
    }
    expect(log.text).not.toContain('boss@')
    expect(log.text).toContain('has not verified')
  })

  it('a provider that puts the address into the ID token is not asked twice', async () => {
    const other = await startCompanyAccount({ conformIdTokenClaims: false })
    const its = await startApp({ env: other.env })
    await allow(its)
    other.people.set('ada', { email: 'ada@example.com', email_verified: true })
    const client = its.client()
    const { headers } = await client.request('GET', '/api/login')
    const callback = await other.signIn(headers.get('location') ?? '', 'ada')
    expect((await client.request('GET', callback)).headers.get('location')).toBe('/auth-success')
    expect(other.asked).not.toContain('/me')
    await Promise.all([its.stop(), other.down()])
  })

  it('a way cut short at the provider ends on the sign-in page', async () => {
    const client = app.client()
    const callback = await company.cancel(await begin(client))
    expect(callback).toContain('error=access_denied')
    expect(await goTo(client, callback)).toBe(failure)
    expect(log.text).toContain('"answer":"access_denied"')
  })
})

describe('a provider that is away', () => {
  it('does not hold up the start, ends on the sign-in page, and is used as soon as it is back', async () => {
    const other = await startCompanyAccount()
    await other.down()
    const its = await startApp({ env: other.env })
    try {
      await allow(its)
      other.people.set('ada', { email: 'ada@example.com', email_verified: true })
      const client = its.client()
      expect(await begin(client)).toBe(failure)
      await other.up()
      const url = await begin(client)
      expect(url.startsWith(other.issuer)).toBe(true)
      const callback = await other.signIn(url, 'ada')
      await other.down()
      expect(await goTo(client, callback)).toBe(failure)
      // What it published is known: the way there still works, and after an hour as well.
      expect((await begin(client)).startsWith(other.issuer)).toBe(true)
      its.clock.advance(2 * 3_600_000)
      expect((await begin(client)).startsWith(other.issuer)).toBe(true)
      await other.up()
      expect(await goTo(client, await other.signIn(await begin(client), 'ada'))).toBe('/auth-success')
    } finally {
      await Promise.all([its.stop(), other.down()])
    }
  })

  it('is asked once, however many people click at the same moment', async () => {
    const other = await startCompanyAccount()
    const its = await startApp({ env: other.env })
    await Promise.all(Array.from({ length: 20 }, () => begin(its.client())))
    expect(other.asked).toEqual(['/.well-known/openid-configuration'])
    await Promise.all([its.stop(), other.down()])
  })
})

describe('without single sign-on', () => {
  it('both addresses lead to the sign-in page', async () => {
    const its = await startApp()
    const client = its.client()
    expect((await client.call(getPublicSettings)).body.singleSignOn).toBe(false)
    expect(await begin(client)).toBe('/auth')
    expect(await goTo(client, '/api/auth/callback?code=1&state=2')).toBe('/auth')
    await its.stop()
  })
})
