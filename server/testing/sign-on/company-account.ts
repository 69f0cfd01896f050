import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import Provider from 'oidc-provider'
import { Client } from '../client'
import { freePort } from '../free-port'

const RIGHTS = ['role', 'roles', 'groups', 'isAdmin']

/** What the provider knows of a person, by the name they sign in with. */
export interface CompanyPerson {
  email?: string
  email_verified?: boolean
  /** What it says of their rights, in its tokens too. */
  role?: string
  roles?: string[]
  groups?: string[]
  isAdmin?: boolean
}

export interface CompanyAccount {
  issuer: string
  /** How the product is registered there, and that an evaluation may use it. */
  env: Record<string, string>
  people: Map<string, CompanyPerson>
  /** Signs its tokens. */
  key: KeyObject
  /** Changes what the token endpoint returns, as an attacker in between would. */
  tamper: ((tokens: Record<string, string>) => Record<string, string>) | undefined
  /** Requests so far, by path. */
  asked: string[]
  /** Signs a person in on the provider's own pages; returns the path and query the browser is sent back to. */
  signIn(authorizationUrl: string, name: string): Promise<string>
  /** Goes there and presses Cancel. */
  cancel(authorizationUrl: string): Promise<string>
  /** Nothing listens at its address any more, until it is up again. */
  down(): Promise<void>
  up(): Promise<void>
}

const APP = 'http://localhost:3000'

/** A company's sign-in: the certified oidc-provider on loopback, with its own pages for name, password and consent. */
export async function startCompanyAccount(options: Record<string, unknown> = {}): Promise<CompanyAccount> {
  // While it is down, nobody else gets it.
  const port = await freePort()
  let server = await listen(port)
  const issuer = `http://127.0.0.1:${port}`
  const people = new Map<string, CompanyPerson>()
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'cup-of-joe',
        client_secret: 'a secret: 1 + 1',
        redirect_uris: [`${APP}/api/auth/callback`],
      },
    ],
    claims: { openid: ['sub', ...RIGHTS], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
    },
    cookies: { keys: ['only for tests'] },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, ...people.get(sub) }),
    }),
    ...options,
  })
  const answer = provider.callback()
  const account: CompanyAccount = {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'cup-of-joe',
      OIDC_CLIENT_SECRET: 'a secret: 1 + 1',
      EVALUATION_PUBLIC: 'on',
    },
    people,
    key,
    tamper: undefined,
    asked: [],
    signIn: (url, name) => throughPages(issuer, url, { prompt: 'login', login: name, password: 'any' }),
    cancel: (url) => throughPages(issuer, url, undefined),
    async down() {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
    async up() {
      server = await listen(port)
      server.on('request', serve)
    },
  }
  const serve: RequestListener = (request, response) => {
    account.asked.push(request.url?.split('?')[0] ?? '')
    const { tamper } = account
    if (request.url === '/token' && tamper) {
      const end = response.end.bind(response) as (text: string) => typeof response
      response.end = ((text: string | Buffer) => {
        const changed = JSON.stringify(tamper(JSON.parse(text.toString()) as Record<string, string>))
        response.setHeader('content-length', Buffer.byteLength(changed))
        return end(changed)
      }) as typeof response.end
    }
    answer(request, response)
  }
  server.on('request', serve)
  return account
}

async function listen(port: number): Promise<Server> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Follows redirects and fills in forms until the provider sends the browser back to the product. */
async function throughPages(
  issuer: string,
  url: string,
  login: Record<string, string> | undefined,
): Promise<string> {
  const browser = new Client(issuer)
  let reply = await browser.request('GET', url.slice(issuer.length))
  for (let steps = 0; steps < 12; steps++) {
    const location = reply.headers.get('location')
    if (location?.startsWith(APP)) return location.slice(APP.length)
    if (location) {
      reply = await browser.request('GET', new URL(location, issuer).href.slice(issuer.length))
      continue
    }
    const page = String(reply.body)
    const target = (pattern: RegExp) => new URL(pattern.exec(page)?.[1] ?? '', issuer).pathname
    const isLogin = page.includes('name="login"')
    reply = login
      ? await browser.request(
          'POST',
          target(/action="([^"]+)"/),
          new URLSearchParams(isLogin ? login : { prompt: 'consent' }).toString(),
          { 'content-type': 'application/x-www-form-urlencoded' },
        )
      : await browser.request('GET', target(/href="([^"]+\/abort)"/))
  }
  throw new Error(`the provider's pages lead nowhere: ${reply.status}`)
}
