import { generateKeyPairSync, sign } from 'node:crypto'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getAuthStatus, getPublicSettings } from '../../shared/contract/sign-in'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { type CompanyAccount, startCompanyAccount } from '../testing/company-account'
import { addPerson, allow } from '../testing/factories'

let app: TestApp
let company: CompanyAccount
let log = ''

beforeAll(async () => {
  company = await startCompanyAccount()
  app = await startApp({ env: company.env })
  app.context.log = pino(
    { level: 'trace' },
    new Writable({
      write(chunk, _, done) {
        log += String(chunk)
        done()
      },
    }),
  )
  await allow(app, '*@example.com')
  await allow(app, 'only.me@partner.example')
})
afterAll(async () => {
  await app?.stop()
  await company?.down()
})
beforeEach(() => {
  log = ''
  company.tamper = undefined
})

/** A person as the provider knows them. */
const employ = (name: string, email: string, isVerified = true) =>
  company.people.set(name, { email, email_verified: isVerified })
/** Starts in this browser; answers where it is sent. */
const begin = async (client: Client) => {
  const { status, headers } = await client.request('GET', '/api/login')
  expect(status).toBe(302)
  return headers.get('location') ?? ''
}
const finish = async (client: Client, callback: string) => {
  const { status, headers } = await client.request('GET', callback)
  expect(status).toBe(302)
  return headers.get('location')
}
/** The whole way in one browser; answers where it ends. */
const signIn = async (client: Client, name: string) =>
  finish(client, await company.signIn(await begin(client), name))
const user = async (client: Client) => (await client.call(getAuthStatus)).body.user
const failure = '/auth?error=auth_failed'

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

  it('makes the account of a new person as a mailed link does, and finds it the next time', async () => {
    employ('ada', 'Ada@Example.COM')
    const client = app.client()
    expect(await signIn(client, 'ada')).toBe('/auth-success')
    const made = await user(client)
    expect(made).toMatchObject({
      email: 'ada@example.com',
      isValidated: true,
      isEmailVerified: true,
      needsProfileSetup: true,
      isAdmin: false,
      authMethod: 'single_sign_on',
    })
    expect([...client.cookies.keys()]).toEqual(['auth_session'])
    const again = app.client()
    expect(await signIn(again, 'ada')).toBe('/auth-success')
    expect((await user(again))?.id).toBe(made?.id)
  })

  it('finds the account that a person has already, administrators included', async () => {
    const person = await addPerson(app, { email: 'grace@example.com', isAdmin: true })
    employ('grace', 'grace@example.com')
    const client = app.client()
    expect(await signIn(client, 'grace')).toBe('/auth-success')
    expect(await user(client)).toMatchObject({ id: person.id, isAdmin: true, needsProfileSetup: false })
  })

  it('ends the session that the browser had', async () => {
    employ('ada', 'ada@example.com')
    const client = app.client()
    await signIn(client, 'ada')
    const old = app.client()
    old.cookies.set('auth_session', client.cookies.get('auth_session')!)
    expect(await user(old)).not.toBeNull()
    await signIn(client, 'ada')
    expect(await user(old)).toBeNull()
    expect(await user(client)).not.toBeNull()
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
    expect(await user(client)).toBeNull()
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
      expect(await user(client)).toBeNull()
    }
    expect(log).not.toContain('boss@')
    expect(log).toContain('has not verified')
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
    expect(await finish(client, callback)).toBe(failure)
    expect(log).toContain('"answer":"access_denied"')
  })
})

describe('an answer of the provider', () => {
  beforeAll(() => employ('ada', 'ada@example.com'))

  it('is good for nothing in another browser: nobody is signed in as somebody else by a link', async () => {
    const callback = await company.signIn(await begin(app.client()), 'ada')
    const victim = app.client()
    expect(await finish(victim, callback)).toBe(failure)
    await begin(victim)
    expect(await finish(victim, callback)).toBe(failure)
    expect(await user(victim)).toBeNull()
  })

  it('works once, also for many at the same moment and with the cookie kept', async () => {
    const client = app.client()
    const callback = await company.signIn(await begin(client), 'ada')
    const kept = client.cookies.get('auth_sign_on')!
    const same = Array.from({ length: 8 }, () => {
      const copy = app.client()
      copy.cookies.set('auth_sign_on', kept)
      return copy
    })
    company.asked.length = 0
    const ends = await Promise.all(same.map((copy) => finish(copy, callback)))
    expect(ends.filter((end) => end === '/auth-success')).toHaveLength(1)
    expect(ends.filter((end) => end === failure)).toHaveLength(7)
    expect(company.asked.filter((path) => path === '/token')).toHaveLength(1)
  })

  it('comes too late after ten minutes', async () => {
    const client = app.client()
    const callback = await company.signIn(await begin(client), 'ada')
    app.clock.advance(10 * 60_000)
    expect(await finish(client, callback)).toBe(failure)
  })

  it('with the code of another flow is refused by the provider: the verifier is another', async () => {
    const stolen = new URL(await company.signIn(await begin(app.client()), 'ada'), 'http://x')
    const client = app.client()
    const mine = new URL(await company.signIn(await begin(client), 'ada'), 'http://x')
    mine.searchParams.set('code', stolen.searchParams.get('code')!)
    expect(await finish(client, mine.pathname + mine.search)).toBe(failure)
    expect(log).toContain('"answer":"invalid_grant"')
  })

  it('that names another issuer, says its state twice or says nothing is refused', async () => {
    const client = app.client()
    const callback = new URL(await company.signIn(await begin(client), 'ada'), 'http://x')
    expect(callback.searchParams.get('iss')).toBe(company.issuer)
    callback.searchParams.set('iss', 'https://elsewhere.example')
    expect(await finish(client, callback.pathname + callback.search)).toBe(failure)
    const twice = await company.signIn(await begin(client), 'ada')
    const [, state] = /state=([\w-]+)/.exec(twice)!
    expect(await finish(client, `${twice}&state=${state}`)).toBe(failure)
    for (const query of ['', '?', '?code=1', '?state=', '?state=%00&code=x', `?state=${'x'.repeat(5000)}`])
      expect(await finish(client, `/api/auth/callback${query}`)).toBe(failure)
    expect(await user(client)).toBeNull()
  })

  it('may come for two tabs of a browser, and a browser that begins without end keeps a small cookie', async () => {
    const client = app.client()
    const [first, second] = [await begin(client), await begin(client)]
    expect(await finish(client, await company.signIn(first, 'ada'))).toBe('/auth-success')
    expect(await finish(client, await company.signIn(second, 'ada'))).toBe('/auth-success')
    for (let i = 0; i < 10; i++) await begin(client)
    expect(client.cookies.get('auth_sign_on')!.length).toBeLessThan(300)
  })

  it('with an ID token that is not this flow’s, not ours, too old or not the provider’s is refused', async () => {
    const { privateKey: foreign } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const decode = (part = '') =>
      JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const made =
      (changes: Record<string, unknown>, key = company.key) =>
      (tokens: Record<string, string>) => {
        const [header, claims] = tokens['id_token']!.split('.')
        const text = `${header}.${encode({ ...decode(claims), ...changes })}`
        const signature = sign('sha256', Buffer.from(text), key).toString('base64url')
        return { ...tokens, id_token: `${text}.${signature}` }
      }
    const unsigned = (tokens: Record<string, string>) => {
      const claims = tokens['id_token']!.split('.')[1]
      return { ...tokens, id_token: `${encode({ alg: 'none' })}.${claims}.` }
    }
    const without = ({ id_token: _, ...tokens }: Record<string, string>) => tokens
    const ends = async (change: typeof company.tamper) => {
      company.tamper = change
      log = ''
      const client = app.client()
      const end = await signIn(client, 'ada')
      return { end, code: /"code":"(\w+)"/.exec(log)?.[1] }
    }
    expect(await ends(made({}))).toEqual({ end: '/auth-success', code: undefined })
    const refused = (code: string) => ({ end: failure, code })
    expect(await ends(made({}, foreign))).toEqual(refused('OAUTH_INVALID_RESPONSE'))
    expect(await ends(made({ nonce: 'another' }))).toEqual(refused('OAUTH_JWT_CLAIM_COMPARISON_FAILED'))
    expect(await ends(made({ aud: 'another' }))).toEqual(refused('OAUTH_JWT_CLAIM_COMPARISON_FAILED'))
    expect(await ends(made({ iss: 'https://elsewhere.example' }))).toEqual(
      refused('OAUTH_JWT_CLAIM_COMPARISON_FAILED'),
    )
    expect(await ends(made({ exp: 1 }))).toEqual(refused('OAUTH_JWT_TIMESTAMP_CHECK_FAILED'))
    expect(await ends(made({ sub: 'another' }))).toEqual(refused('OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'))
    expect((await ends(unsigned)).end).toBe(failure)
    expect((await ends(without)).end).toBe(failure)
  })

  it('leaves no code, token or address in the log', async () => {
    const client = app.client()
    const callback = await company.signIn(await begin(client), 'ada')
    const secrets = [
      ...new URL(callback, 'http://x').searchParams.values(),
      client.cookies.get('auth_sign_on')!,
    ]
    company.tamper = (tokens) => {
      secrets.push(...Object.values(tokens).filter((value) => value.length > 20))
      return { ...tokens, id_token: 'no.token.atall' }
    }
    expect(await finish(client, callback)).toBe(failure)
    expect(secrets.length).toBeGreaterThan(4)
    expect(log).toContain('single sign-on failed')
    for (const secret of secrets.filter((one) => one !== company.issuer)) expect(log).not.toContain(secret)
    expect(log).not.toContain('ada@')
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
      expect(await finish(client, callback)).toBe(failure)
      // What it published is known: the way there still works, and after an hour as well.
      expect((await begin(client)).startsWith(other.issuer)).toBe(true)
      its.clock.advance(2 * 3_600_000)
      expect((await begin(client)).startsWith(other.issuer)).toBe(true)
      await other.up()
      expect(await finish(client, await other.signIn(await begin(client), 'ada'))).toBe('/auth-success')
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
    expect(await finish(client, '/api/auth/callback?code=1&state=2')).toBe('/auth')
    await its.stop()
  })
})
