import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  begin,
  failure,
  goTo,
  startCompanySignOn,
  userOf,
} from '../../../server/testing/sign-on/company-sign-on'
import { allow } from '../../../server/testing/factories'

const { app, company, log, employ, signIn, stop } = await startCompanySignOn()
beforeAll(() => allow(app, '*@example.com'))
afterAll(stop)
beforeEach(() => {
  log.text = ''
  company.tamper = undefined
})

describe('an answer of the provider', () => {
  beforeAll(() => employ('ada', 'ada@example.com'))

  it('is good for nothing in another browser: nobody is signed in as somebody else by a link', async () => {
    const callback = await company.signIn(await begin(app.client()), 'ada')
    const victim = app.client()
    expect(await goTo(victim, callback)).toBe(failure)
    await begin(victim)
    expect(await goTo(victim, callback)).toBe(failure)
    expect(await userOf(victim)).toBeNull()
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
    const ends = await Promise.all(same.map((copy) => goTo(copy, callback)))
    expect(ends.filter((end) => end === '/auth-success')).toHaveLength(1)
    expect(ends.filter((end) => end === failure)).toHaveLength(7)
    expect(company.asked.filter((path) => path === '/token')).toHaveLength(1)
  })

  it('comes too late after ten minutes', async () => {
    const client = app.client()
    const callback = await company.signIn(await begin(client), 'ada')
    app.clock.advance(10 * 60_000)
    expect(await goTo(client, callback)).toBe(failure)
  })

  it('with the code of another flow is refused by the provider: the verifier is another', async () => {
    const stolen = new URL(await company.signIn(await begin(app.client()), 'ada'), 'http://x')
    const client = app.client()
    const mine = new URL(await company.signIn(await begin(client), 'ada'), 'http://x')
    mine.searchParams.set('code', stolen.searchParams.get('code')!)
    expect(await goTo(client, mine.pathname + mine.search)).toBe(failure)
    expect(log.text).toContain('"answer":"invalid_grant"')
  })

  it('that names another issuer, says its state twice or says nothing is refused', async () => {
    const client = app.client()
    const callback = new URL(await company.signIn(await begin(client), 'ada'), 'http://x')
    expect(callback.searchParams.get('iss')).toBe(company.issuer)
    callback.searchParams.set('iss', 'https://elsewhere.example')
    expect(await goTo(client, callback.pathname + callback.search)).toBe(failure)
    const twice = await company.signIn(await begin(client), 'ada')
    const [, state] = /state=([\w-]+)/.exec(twice)!
    expect(await goTo(client, `${twice}&state=${state}`)).toBe(failure)
    for (const query of ['', '?', '?code=1', '?state=', '?state=%00&code=x', `?state=${'x'.repeat(5000)}`])
      expect(await goTo(client, `/api/auth/callback${query}`)).toBe(failure)
    expect(await userOf(client)).toBeNull()
  })

  it('may come for two tabs of a browser, and a browser that begins without end keeps a small cookie', async () => {
    const client = app.client()
    const [first, second] = [await begin(client), await begin(client)]
    expect(await goTo(client, await company.signIn(first, 'ada'))).toBe('/auth-success')
    expect(await goTo(client, await company.signIn(second, 'ada'))).toBe('/auth-success')
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
      log.text = ''
      const client = app.client()
      const end = await signIn(client, 'ada')
      return { end, code: /"code":"(\w+)"/.exec(log.text)?.[1] }
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
    expect(await goTo(client, callback)).toBe(failure)
    expect(secrets.length).toBeGreaterThan(4)
    expect(log.text).toContain('single sign-on failed')
    for (const secret of secrets.filter((one) => one !== company.issuer))
      expect(log.text).not.toContain(secret)
    expect(log.text).not.toContain('ada@')
  })
})
