import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateCompanyPairing, getCurrentMatch } from '../../../shared/contract/pairings'
import type { Method } from '../../../shared/endpoint'
import { SCREEN_PATHS } from '../../../shared/screens'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import {
  addGroup,
  addGuarded,
  addPeople,
  addPerson,
  adminClient,
  allow,
  manage,
  signedIn,
} from '../../testing/factories'
import {
  type Audience,
  audienceOf,
  isManagers,
  listedRoutes,
  outcomeOf,
  ROLES,
  type Role,
  SET_UP,
} from '../../testing/who-may-what'
import { FRESH_PROOF_MS } from './caller'

/** What the build leaves; they are served at the screens' paths alone. */
const PAGE_FILES = ['index.html', 'app.html']

let app: TestApp
let webRoot: string
let matchId: string
const registered = new Set<string>()
const people = {} as Record<Exclude<Role, 'visitor' | 'unproved' | 'stale'>, { id: string }>

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'cup-web-'))
  for (const file of PAGE_FILES) await writeFile(join(webRoot, file), '<!doctype html>')
  app = await startApp({
    webRoot,
    onRoute({ method, url }) {
      for (const one of [method].flat())
        if (one !== 'HEAD' && one !== 'OPTIONS') registered.add(`${one} ${url}`)
    },
  })
  await allow(app)
  const four = await addPeople(app, [{}, {}, {}, {}])
  const admin = await adminClient(app)
  await admin.call(generateCompanyPairing)
  const { body } = await (await signedIn(app, four[0]!)).call(getCurrentMatch)
  matchId = body.match!.id
  people.participant = four[0]!
  people.employee = await addPerson(app)
  people.unvalidated = await addPerson(app, { isValidated: false })
  people.removed = await addPerson(app, { email: 'was.here@gone.example' })
  people.manager = await addPerson(app)
  await manage(app, people.manager, [await addGroup(app, 'Berlin')])
  people.admin = await addPerson(app, { isAdmin: true })
})
afterAll(async () => {
  await app.stop()
  await rm(webRoot, { recursive: true })
})

/** A new session, with a second factor of its own where the role has one: signing out and removing it are among the routes. */
async function clientOf(role: Role): Promise<Client> {
  if (role === 'visitor') return app.client()
  if (role !== 'unproved' && role !== 'stale') return signedIn(app, people[role])
  const longAgo = new Date(app.clock.now().getTime() - FRESH_PROOF_MS)
  return signedIn(app, await addGuarded(app), role === 'stale' ? longAgo : null)
}

function call(client: Client, route: string) {
  const [method, path] = route.split(' ') as [string, string]
  const url = path
    .replace('/matches/:id', `/matches/${matchId}`)
    .replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
  return client.request(method, url, method === 'GET' ? undefined : requestBody(route))
}

const pages = new Set(SCREEN_PATHS.map((path) => `GET ${path}`))
const routesFor = (...audiences: Audience[]) =>
  [...registered].filter((route) => !pages.has(route) && audiences.includes(audienceOf(route)))
const managersRoutes = (...audiences: Audience[]) =>
  routesFor(...audiences).filter((route) => {
    const [method, path] = route.split(' ') as [Method, string]
    return isManagers({ method, path })
  })
const AUDIENCES = [
  'everyone',
  'signedIn',
  'employees',
  'participants',
  'administrators',
  'freshAdministrators',
  'directory',
  'proof',
] as const

describe('who may what', () => {
  test('every line of the table is a route', () => {
    expect(listedRoutes.filter((route) => !registered.has(route))).toEqual([])
    expect(new Set(listedRoutes).size).toBe(listedRoutes.length)
  })

  for (const audience of AUDIENCES) {
    for (const role of ROLES) {
      const outcome = outcomeOf(audience, role)
      test(`routes for ${audience}: ${role} ${outcome === 'may' ? 'may' : outcome === 'listed' ? 'may what the contract opens to managers' : `gets ${outcome}`}`, async () => {
        const wrong: string[] = []
        const routes = routesFor(audience)
        expect(routes).not.toEqual([])
        // One session for all that is refused; what is done may end it.
        const refused = await clientOf(role)
        for (const route of routes) {
          const [method, path] = route.split(' ') as [Method, string]
          const wanted = outcome === 'listed' ? (isManagers({ method, path }) ? 'may' : 403) : outcome
          const { status, body } = await call(wanted === 'may' ? await clientOf(role) : refused, route)
          const isRefused = status === 401 || (status === 403 && !ownRefusals.has(body.code)) || status >= 500
          const asTold = wanted === 'may' ? !isRefused : status === wanted
          if (!asTold) wrong.push(`${route}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
        }
        expect(wrong).toEqual([])
      })
    }
  }

  test('a manager with a second factor is asked for it where an administrator is', async () => {
    const wrong: string[] = []
    const longAgo = new Date(app.clock.now().getTime() - FRESH_PROOF_MS)
    const guarded = await addGuarded(app, { isAdmin: false })
    await manage(app, guarded, [await addGroup(app, 'Oslo')])
    const asked = {
      unproved: await signedIn(app, guarded, null),
      stale: await signedIn(app, guarded, longAgo),
    }
    for (const audience of ['administrators', 'freshAdministrators', 'proof'] as const)
      for (const route of managersRoutes(audience))
        for (const role of ['unproved', 'stale'] as const) {
          const isToBeAsked = outcomeOf(audience, role) === 403
          const provedAt = role === 'stale' ? longAgo : null
          const client = isToBeAsked ? asked[role] : await signedIn(app, guarded, provedAt)
          const { status, body } = await call(client, route)
          const isAsked = status === 403 && body.code === 'proof_needed'
          if (isAsked !== isToBeAsked || status >= 500) wrong.push(`${role} ${route}: ${status} ${body.code}`)
        }
    expect(wrong).toEqual([])
  })

  test('an administrator with a fresh proof may do what a stale one may not', async () => {
    const wrong: string[] = []
    for (const route of routesFor('freshAdministrators')) {
      const client = await signedIn(app, await addGuarded(app), app.clock.now())
      const { status, body } = await call(client, route)
      if (status === 403 || status >= 500) wrong.push(`${route}: ${status} ${body.code}`)
    }
    expect(wrong).toEqual([])
  })

  test('where a second factor is required, an administrator or manager without one may do nothing but set it up', async () => {
    const strict = await startApp({ env: { ADMIN_SECOND_FACTOR: 'required' } })
    try {
      const wrong: string[] = []
      const admin = await adminClient(strict)
      for (const route of routesFor('administrators', 'freshAdministrators', 'proof')) {
        const { status, body } = await call(SET_UP.includes(route) ? await adminClient(strict) : admin, route)
        const isMissing = status === 403 && body.code === 'second_factor_missing'
        if (isMissing === SET_UP.includes(route) || status >= 500) wrong.push(`${route}: ${status}`)
      }
      await allow(strict)
      const manager = await addPerson(strict)
      await manage(strict, manager, [await addGroup(strict, 'Berlin')])
      for (const route of managersRoutes('administrators', 'freshAdministrators', 'proof')) {
        const { status, body } = await call(await signedIn(strict, manager), route)
        const isMissing = status === 403 && body.code === 'second_factor_missing'
        if (isMissing === SET_UP.includes(route) || status >= 500) wrong.push(`manager ${route}: ${status}`)
      }
      expect(wrong).toEqual([])
    } finally {
      await strict.stop()
    }
  })

  test('a path under /api/admin that does not exist tells a visitor nothing', async () => {
    expect((await app.client().request('GET', '/api/admin/no-such-thing')).status).toBe(401)
  })
})

/** 403 answers by which a public call says no to what was asked, not to who asked. */
const ownRefusals = new Set(['invalid_email', 'unauthorized_email'])

/** Enough to get past the parsing where the answer depends on more than the role. */
const requestBody = (route: string): unknown =>
  route.endsWith('connection-status')
    ? { status: 'confirmed' }
    : route.endsWith('meeting')
      ? { start: '2026-11-24T09:00:00Z' }
      : route.endsWith('/feedback')
        ? { beans: 4 }
        : {}
