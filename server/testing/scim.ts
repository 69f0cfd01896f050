import { expect } from 'vitest'
import { makeDirectoryToken } from '../../plugins/scim/contract'
import type { TestApp } from './app'
import type { Client } from './client'

export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

/** The company's directory with a token of its own. */
export async function scimClient(app: TestApp, admin: Client, name = 'Test') {
  const { body } = await admin.call(makeDirectoryToken, { body: { name } })
  const client = app.client()
  const headers = (more: Record<string, string> = {}) => ({ authorization: `Bearer ${body.token}`, ...more })
  type More = Record<string, string>
  const send = (method: string, path: string, sent?: unknown, more?: More) =>
    raw(method, path, sent === undefined ? undefined : JSON.stringify(sent), 'application/scim+json', more)
  const raw = (method: string, path: string, sent: string | undefined, type: string, more?: More) =>
    client.request(
      method,
      `/scim/v2${path}`,
      sent,
      headers({ ...(sent !== undefined && { 'content-type': type }), ...more }),
    )
  return {
    raw,
    get: (path: string, more?: More) => send('GET', path, undefined, more),
    post: (path: string, sent: unknown, more?: More) => send('POST', path, sent, more),
    put: (path: string, sent: unknown, more?: More) => send('PUT', path, sent, more),
    patch: (path: string, sent: unknown, more?: More) => send('PATCH', path, sent, more),
    delete: (path: string, more?: More) => send('DELETE', path, undefined, more),
  }
}

export type Scim = Awaited<ReturnType<typeof scimClient>>

/**
 * The company's directory changes somebody's address. It knows them by their address until then. What they are told of it at
 * the former one is not among the mails of the sink, if that gets them.
 */
export async function renameByDirectory(
  sink: TestApp['sink'] | undefined,
  scim: Scim,
  person: { id: string; email: string; firstName: string; lastName: string },
  address: string,
): Promise<void> {
  const name = { givenName: person.firstName, familyName: person.lastName }
  const known = await scim.post('/Users', { userName: person.email, name, active: true })
  const { status, body } = await scim.patch(`/Users/${person.id}`, {
    Operations: [{ op: 'replace', path: 'userName', value: address }],
  })
  if (status !== 200) throw new Error(JSON.stringify([known.body, body]))
  if (!sink) return
  // Told at both addresses.
  for (const at of [person.email, address]) {
    const notice = () =>
      sink.received.findIndex(
        ({ to, email }) => to[0] === at && email.subject === 'Your address in Cup of Joe has changed',
      )
    await expect.poll(notice).toBeGreaterThanOrEqual(0)
    sink.received.splice(notice(), 1)
  }
}
