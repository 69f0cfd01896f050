import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '../../testing/contract'
import { getPairingHistory } from '../../../shared/contract/pairings'
import { fillPath } from '../../../shared/paths'
import { ensureSampleCompany } from '../../modes/sample/sample-company'
import { webhookDeliveries, webhooks } from '../../../plugins/webhooks/server/webhooks.tables'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { adminClient, allow } from '../../testing/factories'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startApp()
  await ensureSampleCompany(app.context)
  await allow(app)
  admin = await adminClient(app)
})
afterAll(() => app.stop())

/** The rows of a page: the body, or its only list. */
const rowsOf = (body: unknown): unknown[] =>
  Array.isArray(body) ? body : (Object.values(body as object).find((one) => Array.isArray(one)) as unknown[])

/** A webhook that was told of three events. Returns its id. */
async function addDeliveries(): Promise<string> {
  // The product itself adds events by a function of the database.
  const { db } = app.owner
  const createdAt = app.clock.now()
  const values = {
    name: 'W',
    form: 'standard',
    host: 'x.example',
    secret: Buffer.alloc(1),
    isPersonal: false,
  } as const
  const [webhook] = await db
    .insert(webhooks)
    .values({ ...values, events: ['round.made'], createdAt })
    .returning()
  const { id: webhookId } = webhook!
  const told = { webhookId, type: 'round.made', at: createdAt, data: {}, state: 'waiting' } as const
  await db
    .insert(webhookDeliveries)
    .values([1, 2, 3].map(() => ({ ...told, eventId: randomUUID(), tries: 0, dueAt: createdAt })))
  return webhookId
}

/** How many rows all pages of a list have, and the totals that they say. */
async function walk(path: string, limit: number) {
  const totals = new Set<string | null>()
  let rows = 0
  let cursor = ''
  do {
    const query = new URLSearchParams({ limit: String(limit), ...(cursor && { cursor }) })
    const { status, headers, body } = await admin.request('GET', `${path}?${query.toString()}`)
    expect([path, status]).toEqual([path, 200])
    totals.add(headers.get('x-total-count'))
    rows += rowsOf(body).length
    cursor = headers.get('x-next-cursor') ?? ''
  } while (cursor)
  return { path, limit, totals: [...totals], rows }
}

it('X-Total-Count of every list is how many rows its pages have', async () => {
  const { body: history } = await admin.call(getPairingHistory, { query: {} })
  const round = history.find(({ totalPairs }) => totalPairs > 1)?.id ?? ''
  const webhook = await addDeliveries()
  const paths = contract
    .filter(
      ({ method, path, query }) =>
        method === 'GET' &&
        !path.includes('email-logs/') &&
        query instanceof z.ZodObject &&
        'cursor' in query.shape,
    )
    .map(({ path }) => {
      const id = path.includes('/webhooks/') ? webhook : round
      return fillPath(path, { id, groupId: 'common', departmentName: 'Other' })
    })
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths)
    for (const limit of [2, 500]) {
      const walked = await walk(path, limit)
      expect(walked).toEqual({ ...walked, totals: [String(walked.rows)] })
    }
})
