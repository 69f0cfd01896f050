import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateCompanyPairing, getCurrentMatch } from '../../../shared/contract/pairings'
import { SCREEN_PATHS } from '../../../shared/screens'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import {
  addGroup,
  addGuardedAdmin,
  addPeople,
  addPerson,
  adminClient,
  allow,
  manage,
  signedIn,
} from '../../testing/factories'
import { MANAGERS, OUTCOMES, ROLES, ROUTES, type Role, SET_UP } from './access'
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

/** A new session each time: signing out is one of the routes. */
async function clientOf(role: Role): Promise<Client> {
  if (role === 'visitor') return app.client()
  if (role !== 'unproved' && role !== 'stale') return signedIn(app, people[role])
  // With a second factor of their own each time: removing it is one of the routes.
  const longAgo = new Date(app.clock.now().getTime() - FRESH_PROOF_MS)
  return signedIn(app, await addGuardedAdmin(app), role === 'stale' ? longAgo : null)
}

function call(client: Client, route: string) {
  const [method, path] = route.split(' ') as [string, string]
  const url = path
    .replace('/matches/:id', `/matches/${matchId}`)
    .replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
  return client.request(method, url, method === 'GET' ? undefined : requestBody(route))
}

const audiences = Object.entries(ROUTES) as [keyof typeof ROUTES, string[]][]

describe('who may what', () => {
  test('every registered route is in the table, and every line of the table is a route', () => {
    const listed = audiences.flatMap(([, routes]) => routes)
    expect(new Set(listed).size).toBe(listed.length)
    const pages = SCREEN_PATHS.map((path) => `GET ${path}`)
    const unlisted = [...registered].filter((route) => !listed.includes(route) && !pages.includes(route))
    expect(unlisted).toEqual([])
    expect(listed.filter((route) => !registered.has(route))).toEqual([])
  })

  for (const [audience, routes] of audiences) {
    for (const role of ROLES) {
      const outcome = OUTCOMES[audience][role]
      test(`routes for ${audience}: ${role} ${outcome === 'may' ? 'may' : outcome === 'listed' ? 'may what is listed' : `gets ${outcome}`}`, async () => {
        const wrong: string[] = []
        for (const route of routes) {
          const { status, body } = await call(await clientOf(role), route)
          const refused = status === 401 || (status === 403 && !ownRefusals.has(body.code)) || status >= 500
          const wanted = outcome === 'listed' ? (MANAGERS.includes(route) ? 'may' : 403) : outcome
          const asTold = wanted === 'may' ? !refused : status === wanted
          if (!asTold) wrong.push(`${route}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
        }
        expect(wrong).toEqual([])
      })
    }
  }

  test('an administrator with a fresh proof may do what a stale one may not', async () => {
    const wrong: string[] = []
    for (const route of ROUTES.freshAdministrators) {
      const client = await signedIn(app, await addGuardedAdmin(app), app.clock.now())
      const { status, body } = await call(client, route)
      if (status === 403 || status >= 500) wrong.push(`${route}: ${status} ${body.code}`)
    }
    expect(wrong).toEqual([])
  })

  test('where a second factor is required, an administrator without one may do nothing but set it up', async () => {
    const strict = await startApp({ env: { ADMIN_SECOND_FACTOR: 'required' } })
    try {
      const wrong: string[] = []
      for (const route of [...ROUTES.administrators, ...ROUTES.freshAdministrators, ...ROUTES.proof]) {
        const { status, body } = await call(await adminClient(strict), route)
        const isMissing = status === 403 && body.code === 'second_factor_missing'
        if (isMissing === SET_UP.includes(route) || status >= 500) wrong.push(`${route}: ${status}`)
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
