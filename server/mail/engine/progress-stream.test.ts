import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { SendProgress } from '../../../shared/contract/newsletters'
import { streamProgress } from './progress-stream'

test('a page that watches a send does not hold up a restart: its stream ends, and its browser reconnects', async () => {
  const server = fastify()
  const progress: SendProgress = {
    state: 'sending',
    sent: 1,
    failed: 0,
    unknown: 0,
    total: 8,
    reason: null,
    parts: [],
  }
  server.get('/', (request, reply) =>
    streamProgress(request, reply, progress, () => Promise.resolve(progress)),
  )
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const page = await fetch(url)
  await server.close()
  expect(await page.text()).toBe(`data: ${JSON.stringify(progress)}\n\n`)
})
