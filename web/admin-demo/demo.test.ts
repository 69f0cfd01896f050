import { beforeAll, describe, expect, it } from 'vitest'
import { operationsWith } from '../../shared/contract'
import { getPairingHistory } from '../../shared/contract/pairings'
import type { Endpoint } from '../../shared/endpoint'
import { loadWords } from '../words'
import { openDemo } from './demo'
import { moveMonths, Sample } from './sample'

beforeAll(() => loadWords('dashboard'))

const plugins = Object.values(import.meta.glob<object>('../../plugins/*/contract.ts', { eager: true }))
const endpoints = operationsWith(plugins.map((calls) => ({ contract: { capability: '', calls } })))
  .map(({ endpoint }) => endpoint)
  .filter(({ path }) => path.startsWith('/api/admin/') || path.startsWith('/completed_pairings/'))
const name = ({ method, path }: Endpoint) => `${method} ${path}`

/** A demo of its own; a call that would leave the browser fails. */
function demo() {
  const transport = openDemo(() => Promise.reject(new Error('left the browser')))
  return async (method: string, path: string, body?: unknown) => {
    const response = await transport({ method, path, body })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- looked at by the expectations
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
}

describe('The company of the demo', () => {
  it('has its history in the months before the visit, whatever the month', () => {
    for (const [day, months] of [
      ['2026-11-21T10:00:00Z', ['2026-11', '2026-10', '2026-05']],
      ['2027-03-01T10:00:00Z', ['2027-03', '2027-02', '2026-09']],
    ] as const) {
      const pairings = new Sample(new Date(day)).at(getPairingHistory)
      expect([pairings[0], pairings[2], pairings.at(-1)].map((pairing) => pairing?.month)).toEqual(months)
      expect(pairings[0]?.createdAt).toBe(new Date(day).toISOString())
    }
  })

  it('moves every way of naming a month, and nothing else', () => {
    expect(moveMonths('pairing-2026-11-group1.json of November 2026: 2026-11-03T07:00:00Z', 3)).toBe(
      'pairing-2027-02-group1.json of February 2027: 2027-02-03T07:00:00Z',
    )
    expect(moveMonths('"month":"October","year":2026', -10)).toBe('"month":"December","year":2025')
    expect(moveMonths('November is for thank-yous; demo-2026-115', 1)).toBe(
      'December is for thank-yous; demo-2026-115',
    )
  })
})

describe('The demo', () => {
  const asked = demo()
  it.concurrent.each(endpoints.map((endpoint) => [name(endpoint), endpoint] as const))(
    'knows %s',
    async (_, endpoint) => {
      const path = endpoint.path.replace(/:\w+/g, 'nothing')
      const body = {
        email: 'a@b.example',
        text: 'a@b.example',
        name: 'x',
        displayName: 'X',
        pairingFile: 'x',
        testEmail: 'a@b.example',
        to: 'all',
        ids: ['x'],
        change: { isActive: true },
      }
      const answer = await asked(endpoint.method, path, body)
      const inWords: object = { body: { message: expect.stringMatching(/^[A-Z].*\w/) } }
      const isRefused = [400, 404, 409].includes(answer.status)
      expect(answer).toMatchObject(isRefused ? inWords : { status: 200 })
      const isRead = endpoint.method === 'GET' && !endpoint.path.includes(':')
      if (!isRead || !endpoint.response) return
      expect(answer.status).toBe(200)
      expect(endpoint.response.safeParse(answer.body).error).toBeUndefined()
    },
  )

  it('pages its lists', async () => {
    const ask = demo()
    const first = await ask('GET', '/api/admin/users?limit=60')
    expect([first.headers.get('x-total-count'), first.headers.get('x-next-cursor')]).toEqual(['101', '60'])
    const rest = await ask('GET', '/api/admin/users?limit=60&cursor=60')
    expect(rest.body).toHaveLength(41)
    expect(rest.headers.get('x-next-cursor')).toBeNull()
  })

  it('names pairings, their files and newsletters as the server does', async () => {
    const ask = demo()
    const files = (await ask('GET', '/api/admin/completed-pairing-files')).body as {
      displayName: string
      fileName: string
    }[]
    expect(files.length).toBeGreaterThan(0)
    for (const { displayName, fileName } of files) {
      expect(displayName).toMatch(/^[A-Z][a-z]+ 20\d\d Group [A-Z] - \S/)
      expect(fileName).toMatch(/^pairing-20\d\d-\d\d-group\d+-[a-z-]+-\d+\.json$/)
    }
    const logs = (await ask('GET', '/api/admin/email-logs/archived?entries=0&limit=20')).body as {
      newsletter_title: string
    }[]
    expect(logs.length).toBeGreaterThan(0)
    for (const { newsletter_title: title } of logs)
      expect(title).toMatch(/^Cup of Joe - [A-Z][a-z]+ 20\d\d Newsletter$/)
  })

  it('finds completed pairings by month, group and file name, as the server does', async () => {
    const ask = demo()
    const search = async (text: string) =>
      (await ask('GET', `/api/admin/completed-pairing-files?search=${encodeURIComponent(text)}`)).body as {
        displayName: string
        fileName: string
      }[]
    const [one] = await search('')
    expect(await search(one!.fileName)).toEqual([one])
    expect(await search(one!.displayName.toUpperCase())).toContainEqual(one)
    expect(await search('no such group')).toEqual([])
  })

  it('changes nothing, and says so', async () => {
    const ask = demo()
    const before = (await ask('GET', '/api/admin/newsletters')).body as { id: string }[]
    const refused = await ask('DELETE', `/api/admin/newsletters/${before[0]!.id}`)
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^This is a demo/) },
    })
    expect((await ask('GET', '/api/admin/newsletters')).body).toEqual(before)
  })

  it('shows the newsletter as it is being written, with a colleague as the match', async () => {
    const ask = demo()
    const path = '/api/admin/newsletters/any/preview-draft'
    const draft = await ask('POST', path, { title: 'Coffee <now>', withMatch: true })
    expect(draft.body.html).toContain('Coffee &lt;now&gt;')
    expect(draft.body.html).toMatch(/@(harbour|juniper|example)/)
  })

  it('leaves everything that is not the dashboard to the server', async () => {
    await expect(demo()('GET', '/api/auth/status')).rejects.toThrow('left the browser')
  })
})
