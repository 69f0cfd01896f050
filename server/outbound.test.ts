import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openSlack } from '../plugins/slack/server/web'
import { buildMessage } from './mail/message'
import { sendgridTransport } from './mail/sendgrid'
import { createProvider } from '../plugins/single-sign-on/server/provider'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A server that is in no setting, and one that redirects every request to it. */
async function redirecting(): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = []
  const elsewhere = await serve((request, reply) => {
    heard.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`)
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const url = await serve((request, reply) => {
    request.resume()
    reply.writeHead(307, { location: `${elsewhere}${request.url}` }).end()
  })
  return { url, heard }
}

test('a mail and its key go to the provider of the settings, not to where that one sends us', async () => {
  const { url, heard } = await redirecting()
  const line = await sendgridTransport({ apiKey: 'SG.key', baseUrl: url }).open()
  const mail = { to: 'ada@example.com', subject: 'Coffee', html: '<p>Hi</p>', text: 'Hi', messageId: '<1@x>' }
  const message = await buildMessage('coffee@example.com', mail, new Date('2026-11-16T09:00:00Z'))
  const outcome = await line.deliver(message, () => Promise.resolve(true))
  // Known not to be sent, and no fault of the address: nobody is held as uncertain, and the send pauses.
  expect(outcome).toMatchObject({ kind: 'refused', isSendersFault: true, code: '307' })
  expect(heard).toEqual([])
})

test('a message in Slack and its token go to the Slack of the settings alone', async () => {
  const { url, heard } = await redirecting()
  const posted = openSlack({ botToken: 'xoxb-key', apiUrl: url }).post('D0ADA', {
    text: 'Coffee',
    blocks: [],
  })
  await expect(posted).rejects.toMatchObject({ kind: 'away', code: 'redirected' })
  expect(heard).toEqual([])
})

test('what a sign-in provider says of itself is read from its own address alone', async () => {
  const { url, heard } = await redirecting()
  const clock = { now: () => new Date('2026-11-16T09:00:00Z'), timeZone: 'UTC' }
  const provider = createProvider(
    { issuer: new URL(url), clientId: 'cup', clientSecret: 'hush' },
    new URL('http://localhost:3000/api/auth/callback'),
    clock,
  )
  const flow = { state: 'a', nonce: 'b', codeVerifier: 'c'.repeat(43) }
  await expect(provider.authorizationUrl(flow)).rejects.toThrow()
  expect(heard).toEqual([])
})
