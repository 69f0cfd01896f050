import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateCompanyPairing, getCurrentMatch } from '../../shared/contract/pairings'
import { screenPaths } from '../../shared/screens'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPeople, addPerson, adminClient, allow, signedIn } from '../testing/factories'
import { OUTCOMES, ROLES, ROUTES, type Role } from './access'

/** What the build leaves, each file a route of its own. */
const PAGE_FILES = ['index.html', 'app.html']

let app: TestApp
let webRoot: string
let matchId: string
const registered = new Set<string>()
const people = {} as Record<Exclude<Role, 'visitor'>, { id: string }>

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
  people.admin = await addPerson(app, { isAdmin: true })
})
afterAll(async () => {
  await app.stop()
  await rm(webRoot, { recursive: true })
})

/** A new session each time: signing out is one of the routes. */
const clientOf = async (role: Role): Promise<Client> =>
  role === 'visitor' ? app.client() : signedIn(app, people[role])

const audiences = Object.entries(ROUTES) as [keyof typeof ROUTES, string[]][]

describe('who may what', () => {
  test('every registered route stands in the table, and every line of the table is a route', () => {
    const listed = audiences.flatMap(([, routes]) => routes)
    expect(new Set(listed).size).toBe(listed.length)
    const pages = [...screenPaths('evaluation'), ...PAGE_FILES.map((file) => `/${file}`)].map(
      (path) => `GET ${path}`,
    )
    const unlisted = [...registered].filter((route) => !listed.includes(route) && !pages.includes(route))
    expect(unlisted).toEqual([])
    expect(listed.filter((route) => !registered.has(route))).toEqual([])
  })

  for (const [audience, routes] of audiences) {
    for (const role of ROLES) {
      const outcome = OUTCOMES[audience][role]
      test(`routes for ${audience}: ${role} ${outcome === 'may' ? 'may' : `gets ${outcome}`}`, async () => {
        const wrong: string[] = []
        for (const route of routes) {
          const [method, path] = route.split(' ') as [string, string]
          const client = await clientOf(role)
          const url = path
            .replace('/matches/:id', `/matches/${matchId}`)
            .replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
          const { status, body } = await client.request(
            method,
            url,
            method === 'GET' ? undefined : requestBody(route),
          )
          const refused = status === 401 || (status === 403 && !ownRefusals.has(body.code)) || status >= 500
          const asTold = outcome === 'may' ? !refused : status === outcome
          if (!asTold) wrong.push(`${route}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
        }
        expect(wrong).toEqual([])
      })
    }
  }

  test('a path under /api/admin that does not exist tells a visitor nothing', async () => {
    expect((await app.client().request('GET', '/api/admin/no-such-thing')).status).toBe(401)
  })
})

/** 403 answers by which a public call says no to what was asked, not to who asked. */
const ownRefusals = new Set(['invalid_email', 'unauthorized_email'])

/** Enough to get past the parsing where the answer depends on more than the role. */
const requestBody = (route: string): unknown =>
  route.endsWith('connection-status') ? { status: 'confirmed' } : {}
