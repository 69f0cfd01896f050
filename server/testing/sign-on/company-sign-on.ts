import { Writable } from 'node:stream'
import { pino } from 'pino'
import { getAuthStatus } from '../../../shared/contract/sign-in'
import { startApp, type TestApp } from '../app'
import type { Client } from '../client'
import { type CompanyAccount, startCompanyAccount } from './company-account'

/** Where a failed sign-in ends. */
export const failure = '/auth?error=auth_failed'

/** The product with a company's sign-in, and a browser's steps between the two. */
interface CompanySignOn {
  app: TestApp
  company: CompanyAccount
  /** What the product logged since it was last emptied. */
  log: { text: string }
  /** A person as the provider knows them. */
  employ: (name: string, email: string, isVerified?: boolean) => void
  /** The whole sign-in in one browser; returns where it ends. */
  signIn: (client: Client, name: string) => Promise<string>
  stop: () => Promise<void>
}

/** Starts both; `stop` ends both. */
export async function startCompanySignOn(): Promise<CompanySignOn> {
  const company = await startCompanyAccount()
  const app = await startApp({ env: company.env })
  const log = { text: '' }
  const write = (chunk: unknown, _: string, done: () => void) => {
    log.text += String(chunk)
    done()
  }
  app.context.log = pino({ level: 'trace' }, new Writable({ write }))
  return {
    app,
    company,
    log,
    employ: (name, email, isVerified = true) =>
      void company.people.set(name, { email, email_verified: isVerified }),
    signIn: async (client, name) => goTo(client, await company.signIn(await begin(client), name)),
    async stop() {
      await app.stop()
      await company.down()
    },
  }
}

/** Where the product redirects a browser that goes to this path. */
export async function goTo(client: Client, path: string): Promise<string> {
  const { status, headers } = await client.request('GET', path)
  if (status !== 302) throw new Error(`${path} returned ${status} instead of a redirect`)
  return headers.get('location') ?? ''
}

/** Begins in this browser; returns the provider's address, or where it ends without one. */
export const begin = (client: Client): Promise<string> => goTo(client, '/api/login')

export const userOf = async (client: Client) => (await client.call(getAuthStatus)).body.user
